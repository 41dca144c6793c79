/**
 * What somebody asks a court, a board or an employer for, moves or demands: "asks the court to | order the bank to pay", "beantragt, | die
 * Beklagte zu verurteilen". It is neither granted nor so. Folded, except for what is quoted.
 */
import { languages, patternsOf } from './languages.ts';
import { isVerbSecond } from './conditionalClauses.ts';
import { opensObject, saysWhich } from './openWords.ts';

const wordsIn = (words = ''): ReadonlySet<string> => new Set(words.split(' ').filter((word) => word !== ''));

/** The words of one language: in another one, a word that asks or links may be something else. */
interface Asking {
  readonly links: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  /** Verbs that carry a statement, and "and": after them another clause has begun. */
  readonly others: ReadonlySet<string>;
  readonly begins?: RegExp;
}
const askings = new Map<string, Asking[]>();
for (const language of Object.values(languages)) {
  if (language.asks === undefined) continue;
  const asking: Asking = {
    links: wordsIn(language.linksAsked),
    nouns: wordsIn(language.askedNoun),
    objects: wordsIn(language.opensObject),
    prepositions: wordsIn(language.governs),
    others: wordsIn(`${language.auxiliary ?? ''} ${language.modal ?? ''} ${language.coordinates ?? ''}`),
    ...(language.askedVerb === undefined ? {} : { begins: new RegExp(`^(?:${language.askedVerb})`, 'u') }),
  };
  for (const verb of wordsIn(language.asks)) askings.set(verb, [...(askings.get(verb) ?? []), asking]);
}

/** Words between the verb and what is asked: "asks | the court", "fordert den Bund auf, |". */
const WORDS_OF_ADDRESSEE = 4;
/** Words at the start of what is asked that may be left out with its link: "que se | condene". */
const WORDS_AFTER_LINK = 1;

/**
 * Whether a quotation begins with what somebody asks for.
 * @param before the words of its sentence before it; `quoted`: its words, folded
 * @param printed the same as printed
 */
export function isAsked(before: readonly string[], quoted: readonly string[], printed: () => string): boolean {
  return before.some((key, at) =>
    askings.get(key)?.some((asking) => isAskedIn(asking, before.slice(at + 1), quoted, printed)),
  );
}

function isAskedIn(
  asking: Asking,
  between: readonly string[],
  quoted: readonly string[],
  printed: () => string,
): boolean {
  const link = between.findLastIndex((key) => asking.links.has(key));
  const isLinked = link >= 0 && link >= between.length - 1 - WORDS_AFTER_LINK;
  const addressee = isLinked ? between.slice(0, link) : between;
  if (addressee.some((key) => asking.others.has(key))) return false;
  const [first = ''] = quoted;
  if (isLinked) {
    // "Asks for the book that | the owner keeps".
    if (saysWhich(between[link]) && opensObject(addressee.at(0) ?? '')) return false;
    // "Requests to | the office", "moved to | Berlin", but "asks that | the office".
    const isVerb = /^\p{Ll}+(?![@.:/\p{L}\p{N}])/u.test(printed()) && !asking.objects.has(first);
    return isVerb || !asking.prepositions.has(between[link]);
  }
  if (isChained(asking, between, first, printed)) return true;
  if (between.length > WORDS_OF_ADDRESSEE || isVerbSecond(first)) return false;
  const afterArticle = asking.objects.has(between.at(-1) ?? '');
  // With its article or without.
  return (
    quoted.slice(0, 2).some((key) => asking.nouns.has(key)) ||
    (!afterArticle && asking.begins?.test(printed()) === true)
  );
}

/** "Demande au tribunal de condamner le voisin | à lui payer", "asks the court to order the owner | to pay". */
function isChained(
  { begins, prepositions }: Asking,
  between: readonly string[],
  first: string,
  printed: () => string,
): boolean {
  if (begins === undefined || !prepositions.has(first)) return false;
  const asked = between.slice(0, WORDS_OF_ADDRESSEE + 1).findIndex((_, at) => begins.test(between.slice(at).join(' ')));
  return asked >= 0 && (begins.test(printed()) || begins.test(printed().replace(/^\S+\s/u, '')));
}

const rightBefore = new RegExp(`${patternsOf('asksUnspaced')}$`, 'u');
const inSentence = new RegExp(patternsOf('asksAllUnspaced'), 'u');
const rightAfter = new RegExp(`^${patternsOf('askedBefore')}`, 'u');
/** @param signs the sentence before a quotation, without spaces */
export const isAskedUnspaced = (signs: string): boolean => rightBefore.test(signs) || inSentence.test(signs);
/** @param next the text right after a quotation */
export const isAskedBefore = (next: string): boolean => rightAfter.test(next);
