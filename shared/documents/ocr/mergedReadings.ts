/**
 * Two readings of a page in different languages as one: the words of the language that the page is in, and what the other one is surer of, which has
 * no letters of that language. The data of some read a percent sign as 6 or 96, or small capitals as none of their words.
 */
import { normalForm } from '../../platform/normalForm.ts';
import { inDoubt } from './doubtfulDigits.ts';
import { withPercentSign } from './percentSigns.ts';
import { meanConfidence, type PixelBox, type RecognisedLine, type RecognisedWord } from './recognised.ts';

/** Shorter words are known by chance: `HI` of a roman number. */
const LEAST_LENGTH = 3;
/** Letters, and the punctuation that is around and between words: symbols among letters are accents that the language lacks. */
const WORDS = /^[\p{L}\p{M}.,:;'’()/-]+$/u;

/** Share of the shorter one's length, and of the lower one's height, that words of two readings have in common where they are the same. */
const LEAST_SHARED = 0.5;
/** Confidence, 0..100, by which letters that are no word must be surer in the other reading. */
const LEAST_LEAD = 10;

/**
 * @param own in the page's language
 * @param other in another one
 * @param isWord of the page's language
 */
export function mergedReadings(
  own: readonly RecognisedLine[],
  other: readonly RecognisedLine[],
  isWord: (letters: string) => boolean,
): RecognisedLine[] {
  const others = other.flatMap(({ words }) => words);
  return own.map((line) => ({
    ...line,
    words: groupsOf(line.words, others).flatMap((group) => chosen(group, isWord)),
  }));
}

/** The same ink, as the two readings divide it into words. */
interface Group {
  readonly own: readonly RecognisedWord[];
  readonly other: readonly RecognisedWord[];
}

function groupsOf(words: readonly RecognisedWord[], others: readonly RecognisedWord[]): Group[] {
  const groups: { own: RecognisedWord[]; other: Set<RecognisedWord> }[] = [];
  for (const word of words) {
    const same = others.filter(({ bbox }) => isSame(bbox, word.bbox));
    const last = groups.at(-1);
    if (last !== undefined && same.some((one) => last.other.has(one))) {
      last.own.push(word);
      for (const one of same) last.other.add(one);
    } else groups.push({ own: [word], other: new Set(same) });
  }
  return groups.map(({ own, other }) => ({ own, other: [...other].sort((a, b) => a.bbox.x0 - b.bbox.x0) }));
}

function isSame(one: PixelBox, other: PixelBox): boolean {
  const [wide, high] = [
    Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0),
    Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0),
  ];
  return (
    wide >= LEAST_SHARED * Math.min(one.x1 - one.x0, other.x1 - other.x0) &&
    high >= LEAST_SHARED * Math.min(one.y1 - one.y0, other.y1 - other.y0)
  );
}

function chosen({ own, other }: Group, isWord: (letters: string) => boolean): readonly RecognisedWord[] {
  if (other.length === 0 || textOf(own) === textOf(other)) return own;
  const signed = withPercentSign(own, other);
  if (signed !== undefined) return signed;
  const lead = meanConfidence([{ words: other }]) - meanConfidence([{ words: own }]);
  const [letters, otherLetters] = [own, other].map((words) => textOf(words).replace(/[^\p{L}\p{M}]/gu, ''));
  // Accents that only one of them shows are those that the other's language lacks.
  const isAccented = letters !== otherLetters && plain(letters) === plain(otherLetters);
  const isKnown =
    letters.length >= LEAST_LENGTH &&
    own.every(({ text }) => (text.match(/[\p{L}\p{M}]+/gu) ?? []).every((part) => isWord(part)));
  if (digitsOf(own) === '') {
    // A digit by itself may be any stroke.
    const isSound = digitsOf(other) === '' ? WORDS.test(textOf(other)) : digitsOf(other).length > 1;
    return lead > LEAST_LEAD && !isKnown && !isAccented && isSound ? other.map(inDoubt) : own;
  }
  const better = lead > 0 && !isAccented ? other : own;
  if (digitsOf(own) === digitsOf(other)) return better;
  // Further readings decide.
  return better.map(inDoubt);
}

const textOf = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join('');
const digitsOf = (words: readonly RecognisedWord[]): string => textOf(words).replace(/\P{Nd}/gu, '');
/** Without accents, and with one letter for the two i of Turkish. */
const plain = (letters: string): string =>
  normalForm(letters.toLowerCase(), 'NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
