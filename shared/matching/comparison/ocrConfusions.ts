/**
 * What OCR confuses, so that a word that it misread is not taken for a changed one. Only between letters: a digit that differs is always a
 * difference. A pair of real words ("form", "farm") is never excused.
 */
import { isNegation } from '../language/negations.ts';
import { isMonth } from '../language/dates.ts';
import { isNumberWord, isUnit } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Certainty } from '../source/readingCertainty.ts';
import { hasAccents, isLookAlike, strangeness, wordCount } from '../source/vocabulary.ts';
import { withoutAccents } from './spellings.ts';
import { wordsOf } from '../language/languages.ts';

/**
 * Shapes that are alike; both directions. One side of nearly every pair is a vowel and the other a consonant, or they differ
 * in length, so that swapping them seldom makes another word of the language.
 */
const alike =
  'rn m|cl d|vv w|ii u|li h|ri n|nn m|rm nn|in m|l i|tl d|fi h|lc k|ln h|i j|l t|fl ff|fi fl|c e|o c|u n|i t|i r'.split(
    '|',
  );
/** Shapes that are alike, and that turn words into words ("form", "farm"): accepted only for a word seen elsewhere. */
const nearlyAlike = 'o e|u v|h b|f t|y v|g q|a o|a s|s z|r t|n h'.split('|');

/** Letters of a word that may hold one more confusion: a quarter misread is still legible, more is not. */
const LETTERS_PER_CONFUSION = 4;
/** Shorter words are too easily another word. */
const MIN_LETTERS = 3;
const MIN_LETTERS_NEARLY_ALIKE = 4;
/** Number words, units and months that are shorter have neighbours that mean something else. */
const MIN_LETTERS_CRITICAL = 6;
/** In a short source a good word may by chance have one more sequence that occurs nowhere else than its misreading has. */
const STRANGENESS_SLACK = 1;
/** Sequences by which a quoted name must be less strange than what was read; one fewer happens by chance. */
const MIN_NAME_ADVANTAGE = 2;
/** Longer names have so many sequences that one fewer is significant. */
const LONG_NAME_LETTERS = 9;
/** Letter sequences found nowhere else that make a word strange beyond chance. */
const MIN_STRANGENESS = 2;

function table(pairs: readonly string[]): ReadonlySet<string> {
  return new Set(
    pairs.flatMap((pair) => {
      const [left, right] = pair.split(' ');
      return [`${left} ${right}`, `${right} ${left}`];
    }),
  );
}
const alikePairs = table(alike);
const allPairs = table([...alike, ...nearlyAlike]);

const isCritical = (word: string): boolean => isNegation(word) || isNumberWord(word) || isUnit(word) || isMonth(word);

/** A word as OCR read it, in folded letters. */
interface Reading {
  readonly letters: string;
  /** It is capitalised. */
  readonly isName: boolean;
  readonly certainty: Certainty;
}

/** Whether the source's word is the quoted one as OCR may have read it. Folded letters. */
export function isMisread(
  index: SourceIndex,
  quoted: string,
  { letters: source, isName, certainty }: Reading,
): boolean {
  if (quoted === source) return true;
  // Data for another language have no accents: OCR reads the letter without doubt, and loses the accent of every word.
  const losesAccents = withoutAccents(quoted) === source;
  if (certainty === 'sure' && !losesAccents) return false;
  const length = Math.max(quoted.length, source.length);
  // "Net profitable" misread for "not profitable" and printed as such look alike: a denial is accepted only where it is printed.
  if (isNegation(quoted)) return false;
  const allowed = Math.max(1, Math.floor(quoted.length / LETTERS_PER_CONFUSION));
  // Most words that differ are not alike at all: that is known before the source is consulted.
  if (countConfusions(quoted, source, allPairs) > allowed) return false;
  // OCR's slips are unique; a word that occurs elsewhere in the source, or that is a word by itself, was read well.
  if (length < MIN_LETTERS && (isName || !isStopword(quoted))) return false;
  if (isStopword(source) || isCritical(source) || isLookAlike(index, source)) return false;
  const isDoubtedWord = certainty === 'unsure' || certainty === 'doubtful';
  // "Poliza" for "Póliza": but for the accent every letter is what was read, as often as it stands there.
  if (losesAccents && isDoubtedWord && length > MIN_LETTERS) return true;
  if (wordCount(index, source) > 1) return false;
  const strange = strangeness(index, source, source);
  const quotedStrange = strangeness(index, quoted, source);
  // All that is known of a name is its letters: the quoted one must look more like the source's language than what is there.
  const isUnknownName = isName && !(losesAccents && !hasAccents(index));
  const advantage = certainty === 'doubtful' ? 0 : length < LONG_NAME_LETTERS ? MIN_NAME_ADVANTAGE : 1;
  const slack = isUnknownName ? -advantage : STRANGENESS_SLACK;
  // If OCR says that it was unsure, its doubt counts for more than how a short source looks; for a name both are needed.
  const isDoubted = isDoubtedWord && !isUnknownName;
  if (!isDoubted && (strange === 0 || quotedStrange > strange + slack)) return false;
  if (countConfusions(quoted, source, alikePairs) <= allowed) return true;
  if (length < (isCritical(quoted) ? MIN_LETTERS_CRITICAL : MIN_LETTERS_NEARLY_ALIKE) && !isStopword(quoted))
    return false;
  const isKnown = isStopword(quoted) || isCritical(quoted) || wordCount(index, quoted) > 0;
  const isPlausible = isKnown ? strange > 0 : !isUnknownName && strange >= MIN_STRANGENESS && quotedStrange < strange;
  return isPlausible;
}

const denials = [...wordsOf('misreadDenial')];

/** Whether a word that OCR read may be a misread denial: folded letters, with at most one confusion. */
export const mayBeMisreadDenial = (word: string): boolean =>
  denials.some((denial) => Math.abs(denial.length - word.length) <= 1 && countConfusions(denial, word, allPairs) <= 1);

/** Fewest confusions that turn one word into the other; Infinity when other changes are needed. */
function countConfusions(quoted: string, source: string, pairs: ReadonlySet<string>): number {
  const left = withoutAccents(quoted);
  const right = withoutAccents(source);
  const rows = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(Infinity));
  rows[0][0] = 0;
  for (let i = 0; i <= left.length; i++) {
    for (let j = 0; j <= right.length; j++) {
      const cost = rows[i][j];
      if (cost === Infinity) continue;
      if (i < left.length && j < right.length && left[i] === right[j])
        rows[i + 1][j + 1] = Math.min(rows[i + 1][j + 1], cost);
      for (const [a, b] of [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ]) {
        if (i + a > left.length || j + b > right.length) continue;
        if (!pairs.has(`${left.slice(i, i + a)} ${right.slice(j, j + b)}`)) continue;
        rows[i + a][j + b] = Math.min(rows[i + a][j + b], cost + 1);
      }
    }
  }
  return rows[left.length][right.length];
}
