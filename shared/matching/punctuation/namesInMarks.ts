/** A name in quotation marks after the noun that it names, "des Vereinsheims „Nördli“": nobody says it, with its marks or without. */
import { wordsOf } from '../language/languages.ts';
import { isStopword } from '../language/stopwords.ts';
import { rawWords, type Window } from '../source/window.ts';

/** Words of a name. */
const MOST_WORDS = 3;

/** Whether the gap between two tokens opens or closes the marks of such a name. */
export function marksName(window: Window, left: number, right: number): boolean {
  const { text, tokens } = window;
  const gap = text.slice(tokens[left].end, tokens[right].start);
  if (/^\s"$/u.test(gap)) return isName(window, right, closing(window, right));
  if (!/^"[ ,;)]/u.test(gap)) return false;
  for (let first = left; first > 0 && first > left - MOST_WORDS; first--) {
    if (/^\s"$/u.test(text.slice(tokens[first - 1].end, tokens[first].start))) return isName(window, first, left);
  }
  return false;
}

/** "ООО «Ромашка»": a company's name after the form of the company. Other names in marks may be somebody's words: "the “Rescue”". */
export function marksCompany(window: Window, left: number, right: number): boolean {
  const { text, tokens } = window;
  const opens = (at: number): boolean => /^\s"$/u.test(text.slice(tokens[at - 1].end, tokens[at].start));
  if (opens(right)) return isCompany(window, right, closing(window, right, MOST_WORDS_OF_COMPANY));
  if (!/^"[\s.,;)]/u.test(text.slice(tokens[left].end, tokens[right].start))) return false;
  for (let first = left; first > 0 && first > left - MOST_WORDS_OF_COMPANY; first--) {
    if (opens(first)) return isCompany(window, first, left);
  }
  return false;
}
const MOST_WORDS_OF_COMPANY = 5;

const isCompany = (window: Window, first: number, last: number | undefined): boolean =>
  last !== undefined &&
  first > 0 &&
  companyForm.has(window.tokens[first - 1].key) &&
  /^\p{Lu}/u.test(rawWords(window, first, first + 1));
const companyForm = wordsOf('companyForm');

/** The last token of what is marked; undefined if it is longer than a name. */
function closing({ text, tokens }: Window, first: number, most = MOST_WORDS): number | undefined {
  for (let at = first; at < Math.min(tokens.length, first + most); at++) {
    if (text.charAt(tokens[at].end) === '"') return at;
    if (text.slice(tokens[at].end, tokens.at(at + 1)?.start) !== ' ') return undefined;
  }
  return undefined;
}

/** With capitals, after a noun with one that does not begin its sentence: "Die „Rettung“" and "called “Expert”" are somebody's words. */
function isName(window: Window, first: number, last: number | undefined): boolean {
  const { text, tokens } = window;
  if (last === undefined || first < 2) return false;
  const noun = tokens[first - 1];
  const isInSentence = text.slice(tokens[first - 2].end, noun.start) === ' ';
  const hasCapital = (at: number): boolean => /^\p{Lu}[\p{L}'-]*\p{Ll}/u.test(rawWords(window, at, at + 1));
  if (!isInSentence || noun.kind !== 'word' || isStopword(noun.key) || !hasCapital(first - 1)) return false;
  for (let at = first; at <= last; at++) if (tokens[at].kind === 'word' && !hasCapital(at)) return false;
  // The source has it without marks too: "Er nannte den Bericht „Unsinn“" has not.
  const name = rawWords(window, first, last + 1);
  return window.index.segments.some((segment) => {
    const at = segment.text.indexOf(` ${name}`);
    return at > 0 && /[\p{L},]$/u.test(segment.text.slice(0, at));
  });
}
