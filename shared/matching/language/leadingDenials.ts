/** Denials that may stand first in a statement, and what may stand before a statement within a sentence. Folded. */
import { wordsOf } from './languages.ts';
import { isNegation } from './negations.ts';

/** They deny a noun or name a manner: what they leave is no statement of its own. */
const prepositions = new Set(
  'without ohne sans sin senza sem zonder uden utan bez без بدون دون غير ללא בלי מבלי fără nélkül tanpa χωρίσ बिना lacks lacking fails failed unable refused denied guère'.split(
    ' ',
  ),
);
/** "Personne", "mai", "né": a person, May, born. */
const ambiguous = new Set('personne mai né nu ei na nej nei nee нет'.split(' '));

/** Whether a statement may start with this denial, and what is left after it is one too: "no | evidence was found". */
export const leadsStatement = (key: string): boolean =>
  isNegation(key) && !prepositions.has(key) && !ambiguous.has(key);

/** Auxiliary verbs that stand before a denial at the start of an order: "Do not". */
export const leadsOrder = (key: string): boolean => key === 'do' || key === 'does' || key === 'did';

/** What may stand between a denial and what it denies: "none of the", "not all". */
const links = new Set(
  'of the all every each any der des den die alle jeder des les tous toutes los las todos todas i gli le tutti tutte'.split(
    ' ',
  ),
);
export const linksDenial = (key: string): boolean => links.has(key);
/** "None of the | members" may be cut after two of them. */
export const MAX_LINKS = 2;

/** Words after which a statement starts within a sentence. */
const conjunctions = wordsOf('opensClause');
export const opensClause = (key: string): boolean => conjunctions.has(key);

/** Words before "that" in frames that deny a whole statement: "It is false that". */
const denyingFrames = new Set(
  'not false untrue wrong denied denies unlikely doubtful nicht falsch unwahr unwahrscheinlich bestreitet faux improbable falso falsa improbable improbabile niega nega ложно'.split(
    ' ',
  ),
);
export const deniesStatement = (key: string): boolean => denyingFrames.has(key) || isNegation(key);

/** Comparatives that bound a number: "not | less than 5" is the opposite of what is left. */
const bounds = wordsOf('comparative');
export const isBound = (key: string): boolean => bounds.has(key);

/** Languages that deny right before the verb: what is left after the denial is a whole statement, wherever it stands. */
const beforeVerbs = new Set('não не нет nie لا لم لن ليس ليست לא אינו אינה'.split(' '));
const spanish = new Set('el la de los las del que una con por para se su al lo y en'.split(' '));
const italian = new Set('il la di lo gli del della dei che una con per si sono al alla e è'.split(' '));
const MIN_WORDS_OF_LANGUAGE = 3;
const hasWordsOf = (words: ReadonlySet<string>, keys: readonly string[]): boolean =>
  keys.filter((key) => words.has(key)).length >= MIN_WORDS_OF_LANGUAGE;
/** `keys`: the words around it, by which the "no" of Spanish is told from the English one. */
export const deniesVerb = (key: string, keys: readonly string[]): boolean =>
  beforeVerbs.has(key) || (key === 'no' && hasWordsOf(spanish, keys)) || (key === 'non' && hasWordsOf(italian, keys));

/** German capitalises nouns: a capital after these starts nothing new. */
export const precedesGermanNoun = (key: string): boolean => /^kein(?:e[nmrs]?)?$/.test(key);

/** Tokens at which Portuguese is told from languages in which "no" denies: there it means "in the". */
const portuguese = new Set(
  'uma não do da dos das em ao aos pelo pela pelos pelas são foi com qualquer desta deste nesta neste seu sua também até às'.split(
    ' ',
  ),
);
const MIN_PORTUGUESE_WORDS = 2;
export const isPortuguese = (keys: readonly string[]): boolean =>
  keys.filter((key) => portuguese.has(key) || /ç(?:ão|ões)$/u.test(key)).length >= MIN_PORTUGUESE_WORDS;

/** English has "do", Catalan "com" and "dos": of these no other language has one. */
const onlyPortuguese = /^(?:uma|não|são|foi|ao|aos|pel[oa]s?|dest[ae]|nest[ae]|também|até|\p{L}+ç(?:ão|ões))$/u;
/** Whether "no" is "in the" among these words, and denies nothing. */
export const isPortugueseArticle = (key: string, around: () => readonly string[]): boolean => {
  if (key !== 'no') return false;
  const keys = around();
  return isPortuguese(keys) && keys.some((other) => onlyPortuguese.test(other));
};
