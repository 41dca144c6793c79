/**
 * What OCR confuses, so that a word which it misread is not taken for a changed one. Between letters only: a digit that
 * differs is always a difference. A pair of real words ("form", "farm") is never excused.
 */
import { isNegation } from './language/negations.ts';
import { isMonth } from './language/dates.ts';
import { isNumberWord, isUnit } from './language/quantities.ts';
import { isStopword } from './language/stopwords.ts';
import type { Token } from './tokens.ts';
import { wordCount } from './vocabulary.ts';
import type { Window } from './window.ts';

/** Shapes that are alike at any size; both directions. Tesseract's and typists' classics. */
const alike = [
  'rn m',
  'cl d',
  'vv w',
  'ii u',
  'li h',
  'ri n',
  'nn m',
  'rm nn',
  'in m',
  'l i',
  'tl d',
  'fi h',
  'lc k',
  'ln h',
  'i j',
  'l t',
  'fl ff',
  'fi fl',
];
/** Shapes that are alike in small or worn type: believed only when the quoted word stands elsewhere in the source too. */
const nearlyAlike = [
  'c e',
  'o c',
  'o e',
  'u n',
  'u v',
  'h b',
  'f t',
  'i t',
  'y v',
  'g q',
  'a o',
  'a s',
  's z',
  'r t',
  'n h',
  'i r',
];

/** Letters of a word that may hold one confusion more: a quarter misread is still legible, more is not. */
const LETTERS_PER_CONFUSION = 4;
/** Shorter words are too easily another word. */
const MIN_LETTERS = 3;

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

/** Whether the source's word is the quoted one as OCR may have read it. Both are single words. */
export function isMisread(window: Window, quoted: Token, source: Token, isName: boolean): boolean {
  if (quoted.kind !== 'word' || source.kind !== 'word') return false;
  if (quoted.letters === source.letters) return true;
  if (Math.max(quoted.letters.length, source.letters.length) < MIN_LETTERS) return false;
  if ([quoted.key, source.key].some((key) => isNegation(key) || isNumberWord(key) || isUnit(key) || isMonth(key))) {
    return false;
  }
  // OCR's slips are unique; a word that stands elsewhere in the source was read well here too.
  if (isStopword(source.key) || wordCount(window.index, source.letters) > 1) return false;
  const isKnown = isStopword(quoted.key) || wordCount(window.index, quoted.letters) > 0;
  const allowed = Math.max(1, Math.floor(quoted.letters.length / LETTERS_PER_CONFUSION));
  return countConfusions(quoted.letters, source.letters, isKnown && !isName ? allPairs : alikePairs) <= allowed;
}

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

/** OCR loses accents and sees some in specks. */
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
