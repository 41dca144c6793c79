/** Whether a picture speaks for expected letters rather than for those that OCR read in it. */
import { likelihoodIn } from './letterLikelihood.ts';
import { outerMarks } from './outerMarks.ts';
import type { Step } from './timesteps.ts';

export interface WordsInPicture {
  readonly steps: readonly Step[];
  /** As OCR read them, with the punctuation around them and the space before them. */
  readonly read: string;
  /** Letters, and punctuation between letters. */
  readonly expected: string;
  /** Whether the language has a word, as OCR's dictionary knows. */
  readonly isWord: (word: string) => boolean;
}

/*
 * The bounds were chosen on 17 generated scans in eight languages (85 to 200 dpi; blurred, noisy, faint, heavy, as from a fax machine): at
 * 402 misread places they let 34 of the true words in, and none of 12,721 changed ones (words of the same language one or two letters away,
 * single letters, endings, denials, words left out). On 13 other scans, in eight languages: 18 at 232, and 4 of 6,431 (an s that the document
 * itself lacks, and three articles of one letter left out).
 */

/** Natural logarithm by which what was read may be the likelier one: it is not a word. */
const MOST_LEAD = 8;
/** The same for a word with a capital: a name may be in no dictionary. */
const MOST_LEAD_OF_NAME = 3;
/** Natural logarithm by which the expected word must be likelier than any other that it is easily mistaken for. */
const LEAST_MARGIN = 2;
/** What the lead adds to that: the less the picture says, the less may be in doubt. */
const MARGIN_FOR_LEAD = 0.5;
/** Shorter words have neighbours that say something else. */
const LEAST_LETTERS = 4;

/** The expected letters with the punctuation around them that the picture shows; undefined if it does not speak for them. */
export function shownInstead({ steps, read, expected, isWord }: WordsInPicture): string | undefined {
  const isKnown = (text: string): boolean => {
    const words = text.match(/\p{L}[^\s]*\p{L}|\p{L}/gu) ?? [];
    return words.length > 0 && words.every((word) => isWord(word) || isWord(word.toLowerCase()));
  };
  if (steps.length === 0 || expected.length < LEAST_LETTERS || isKnown(read) || !isKnown(expected)) return undefined;
  const likelihood = likelihoodIn(steps);
  const framed = framesOf(read).map(([before, after]) => {
    const frame = (letters: string): string => before + letters + after;
    return { frame, score: likelihood(frame(expected)) };
  });
  const { frame, score } = framed.reduce((one, other) => (other.score > one.score ? other : one));
  const lead = likelihood(read) - score;
  // An ending more or less is seldom a misreading, and often another word: "states" is not "state".
  // Of a name, nobody knows which letters are a word.
  const isName = /\p{Lu}/u.test(expected);
  if (
    lead >= (isName ? MOST_LEAD_OF_NAME : Math.min(MOST_LEAD, expected.length)) ||
    (lead > 0 && isCutShort(expected, read))
  )
    return undefined;
  const margin = LEAST_MARGIN + MARGIN_FOR_LEAD * Math.max(0, lead);
  const isRival = (letters: string): boolean =>
    score - likelihood(frame(letters)) <= margin &&
    (isName ? onlyLetters(letters) !== onlyLetters(read) : isKnown(letters));
  return changedWords(expected, lettersIn(steps)).some(isRival) ? undefined : frame(expected).trim();
}

/**
 * Punctuation around the words, before and after: what was read, less what touches a letter, which may be a part of it. A mark by itself
 * may be a word.
 */
function framesOf(read: string): (readonly [string, string])[] {
  const { before, after } = outerMarks(read);
  return [before, before.slice(0, before.lastIndexOf(' ') + 1)].flatMap((left) =>
    [after, after.includes(' ') ? after.slice(after.indexOf(' ')) : ''].map((right) => [left, right] as const),
  );
}

/** Whether one has the other's letters, and more before or after them. */
function isCutShort(one: string, other: string): boolean {
  const [longer, shorter] = [one, other].map(onlyLetters).sort((left, right) => right.length - left.length);
  return longer.startsWith(shorter) || longer.endsWith(shorter);
}

const onlyLetters = (text: string): string => text.toLowerCase().replace(/\P{L}/gu, '');

const lettersIn = (steps: readonly Step[]): string[] =>
  [...new Set(steps.flatMap((step) => [...step.keys()]))].filter((letter) => /^\p{L}$/u.test(letter));

/** With one letter replaced, left out or put in: others than the given ones would be less likely. */
function changedWords(word: string, letters: readonly string[]): string[] {
  const changed = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) changed.add(before + letter + after);
    if (!/^\p{L}/u.test(after)) continue;
    for (const letter of ['', ...letters]) changed.add(before + letter + after.slice(1));
  }
  changed.delete(word);
  return [...changed];
}
