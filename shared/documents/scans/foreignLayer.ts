/**
 * Compares the text layer that another OCR program wrote over a scan with our own reading of the picture: for each line the better of the
 * two counts. Where both say the same, the layer stays as it is, with its places.
 */
import type { Box } from '../geometry.ts';
import { spanBox, type IndexedLine, type IndexedPage, type UnitRange } from '../textIndex.ts';
import { isMalformed, POOR_AGREEING_SHARE } from './agreement.ts';
import { withPictureLines } from './pictureLinesOnPage.ts';
import { isSurelyRead } from './readPictures.ts';
import { looseForm, wordDifferences, type WordDifference } from './wordDifferences.ts';
import { wordsByLine, type PlacedWord } from './wordsByLine.ts';
import { append, greatest, least } from '../../platform/longLists.ts';

/** Confidence of OCR (0..100) from which a word that differs from the layer's speaks against the layer: none that was read so was misread. */
const SURE = 93;
/** Below, it speaks against the reading: half of the words that are misread and differ have less. */
const UNSURE = 75;
/**
 * Confidence given to a number for which the layer has other digits, if the layer's own word looks sound: the matcher counts no number
 * below 75 as read, and looks again.
 */
const DISPUTED = 60;
/** A difference in accents, punctuation or spaces only, in differences of letters. */
const SLIGHT = 0.5;
/** Share of the lines from which, if the picture's count, all of them do: what is left of such a layer is chance. */
const MOSTLY_READ = 1 / 3;
/** Letters and digits of a word that certainly differs: anything shorter may be dirt, or punctuation. */
const LEAST_LETTERS = 2;
/** Share of a page's letters that must be in scripts that set spaces between words and run from left to right. */
const MOSTLY = 0.9;

const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/gu;

/** Lines of a scanned page, at most: a dense one has two hundred. */
const MOST_LINES = 1000;

/** Whether its words can be compared one by one. */
export function hasComparableWords({ lines }: IndexedPage): boolean {
  if (lines.length > MOST_LINES) return false;
  const text = lines.map((line) => line.text).join('\n');
  return (text.match(SPACED)?.length ?? 0) >= MOSTLY * (text.match(/\p{L}/gu)?.length ?? 0);
}

/**
 * Whether the picture certainly shows something other than what these lines of the layer say. What OCR was not sure of is no evidence.
 * @param read what OCR read at the place of each
 */
export const isContradicted = (lines: readonly IndexedLine[], read: readonly (readonly IndexedLine[])[]): boolean =>
  lines.some((line, i) => {
    const words = wordsByLine([line], read[i]).of.get(line) ?? [];
    return wordDifferences(wordsOf(line), words).some(isSureAgainst);
  });

/** @param read the same page by OCR */
export function heldAgainstPicture(page: IndexedPage, read: IndexedPage): IndexedPage {
  const { of, others } = wordsByLine(page.lines, read.lines);
  const compared = page.lines.map((line) => {
    const words = of.get(line) ?? [];
    const differences = words.length === 0 ? [] : wordDifferences(wordsOf(line), words);
    return { line, words, differences };
  });
  if (others.length === 0 && compared.every(({ differences }) => differences.length === 0)) return page;
  const all = compared.flatMap(({ differences }) => differences);
  const said = compared.reduce((sum, { line, words }) => sum + (words.length === 0 ? 0 : wordsOf(line).length), 0);
  const unlike = all.filter(({ isSlight }) => !isSlight).reduce((sum, { from, to }) => sum + to - from, 0);
  if (said - unlike < POOR_AGREEING_SHARE * said && isPictureBetter(all)) return read;
  const judged = compared.map(({ line, words, differences }) =>
    isPictureBetter(differences) ? asRead(words, differences) : withDisputed(line, differences),
  );
  const taken = judged.filter((line, i) => line.provenance === 'ocr' && line !== page.lines[i]);
  if (taken.length >= MOSTLY_READ * compared.filter(({ words }) => words.length > 0).length) return read;
  const lines = judged.filter((line, i) => compared[i].words.length > 0 || !taken.some((other) => holds(other, line)));
  return others
    .filter((line) => isSurelyRead(line))
    .reduce<IndexedPage>(
      (whole, line) => withPictureLines(whole, { box: boxOf(line), lines: [{ ...line, provenance: 'ocr' }] }),
      { ...page, lines },
    );
}

/** Whether a line that was read has all words of one that the layer has set into it: two layers of one row, or one in pieces. */
function holds(read: IndexedLine, line: IndexedLine): boolean {
  const [outer, inner] = [boxOf(read), boxOf(line)];
  if (inner.y + inner.height / 2 < outer.y || inner.y + inner.height / 2 > outer.y + outer.height) return false;
  if (inner.x > outer.x + outer.width || inner.x + inner.width < outer.x) return false;
  const known = new Set(wordsOf(read).map(looseForm));
  return wordsOf(line).every((word) => known.has(looseForm(word)) || looseForm(word) === '');
}

const boxOf = (line: IndexedLine): Box => spanBox(line, 0, line.text.length);

const wordsOf = ({ text }: IndexedLine): string[] => text.match(/[^ ]+/g) ?? [];

function isSureAgainst({ said, read, confidence, isSlight }: WordDifference): boolean {
  return (
    confidence >= SURE &&
    !isSlight &&
    isInScriptOf(said, read) &&
    said !== '' &&
    looseForm(`${said}${read}`).length >= 2 * LEAST_LETTERS
  );
}

/** Of a line crossed by a signature OCR may read characters of another script, and be sure of them. */
const isInScriptOf = (said: string, read: string): boolean => isSpaced(said) === isSpaced(read);
const isSpaced = (text: string): boolean => (text.match(SPACED)?.length ?? 0) === (text.match(/\p{L}/gu)?.length ?? 0);

/** Weighs the evidence against each of the two. In doubt the layer stays. */
function isPictureBetter(differences: readonly WordDifference[]): boolean {
  let balance = 0;
  for (const { from, said, read, confidence, isSlight } of differences) {
    // A bullet that the layer lacks is no reason to doubt its words, nor is an apostrophe that OCR took for a letter.
    if ((from === 0 && said === '' && isSlight) || isLostApostrophe(said, read)) continue;
    const weight = isSlight ? SLIGHT : 1;
    const [ours, theirs] = [looksMisread(said), looksMisread(read)];
    if (!isInScriptOf(said, read)) balance -= weight;
    else if (confidence >= SURE ? !theirs || ours : confidence >= UNSURE && ours && !theirs) balance += weight;
    else if (confidence < UNSURE || (theirs && !ours)) balance -= weight;
  }
  return balance > 0;
}

const looksMisread = (text: string): boolean => isMalformed(text) || IN_PIECES.test(text);
/** "26.781. 189/000 | -90", a number that falls into pieces; "I'automne", a small L taken for a capital I. */
const IN_PIECES = /\p{N} ?[./|:,-] (?=\p{N})|\p{N} [./|:,-](?=\p{N})|(?<!\p{L})I['’][aeiouyhéèêâîôûœ]/u;

/** "dfun" for "d'un". */
function isLostApostrophe(said: string, read: string): boolean {
  if (said.length !== read.length || !APOSTROPHE.test(said)) return false;
  return Array.from(said).every((character, at) => character === read[at] || APOSTROPHE.test(character));
}
const APOSTROPHE = /['’]/;

/** The line as it was read, with doubt in the numbers for which the layer has others. */
function asRead(words: readonly PlacedWord[], differences: readonly WordDifference[]): IndexedLine {
  const disputed = new Set(
    differences.filter(isDisputed).flatMap(({ read }) => read.split(' ').filter((word) => /\p{N}/u.test(word))),
  );
  const apostrophes = new Map(
    differences.filter(({ said, read }) => isLostApostrophe(said, read)).map(({ said, read }) => [read, said]),
  );
  let text = '';
  const edges: number[] = [];
  for (const { line, text: word, start, end } of words) {
    if (text !== '') {
      text += ' ';
      edges.push(edges[edges.length - 1], Math.max(edges[edges.length - 1], line.edges[2 * start]));
    }
    text += apostrophes.get(word) ?? word;
    append(edges, line.edges.subarray(2 * start, 2 * end));
  }
  const { slope: _slope, unsure: _unsure, ...first } = words[0].line;
  const sloping = words.map(({ line, start }) => (line.edges[2 * start] - line.edges[0]) * (line.slope ?? 0));
  return {
    ...first,
    text,
    edges: Float32Array.from(edges),
    crossStart: least(words.map(({ line }, i) => line.crossStart + sloping[i])),
    crossEnd: greatest(words.map(({ line }, i) => line.crossEnd + sloping[i])),
    wordConfidences: words.map(({ text: word, confidence }) =>
      disputed.has(word) ? Math.min(confidence, DISPUTED) : confidence,
    ),
    provenance: 'ocr',
  };
}

/** Both look sound, and have different digits. */
const isDisputed = ({ said, read, confidence }: WordDifference): boolean =>
  confidence >= UNSURE && !isMalformed(said) && digitsOf(said) !== '' && digitsOf(said) !== digitsOf(read);

const digitsOf = (text: string): string => text.replace(/\P{N}/gu, '');

/** The layer's own line, with doubt in the numbers that were read differently. */
function withDisputed(line: IndexedLine, differences: readonly WordDifference[]): IndexedLine {
  const disputed = differences.filter(isDisputed);
  if (disputed.length === 0) return line;
  const starts = Array.from(line.text.matchAll(/[^ ]+/g), ({ 0: word, index }) => [index, index + word.length]);
  const ranges = disputed.map(({ from, to }): UnitRange => ({ start: starts[from][0], end: starts[to - 1][1] }));
  return { ...line, unsure: joined([...(line.unsure ?? []), ...ranges]) };
}

/** In order, without overlap. */
function joined(ranges: readonly UnitRange[]): UnitRange[] {
  const whole: UnitRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last !== undefined && range.start <= last.end) {
      whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else whole.push(range);
  }
  return whole;
}
