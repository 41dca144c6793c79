/**
 * Letters that Tesseract left out within a row, or at its end, although it was sure of what it read beside them: where a rule touches one,
 * it gave "Kal am" for "Kalpakkam", and "mi" for "minutes". Patches of ink like letters, on the row, that no word covers, say so; the words
 * that they touch are read again together with them.
 */
import { findComponents, otsuThreshold, type Component } from './components.ts';
import { CERTAIN } from './doubtfulDigits.ts';
import { cut } from './inkiestPart.ts';
import { placed } from './lostLines.ts';
import type { GreyPicture } from './picture.ts';
import { isLegible } from './pictureLines.ts';
import { meanConfidence, type PixelBox, type RecognisedLine, type RecognisedWord } from './recognised.ts';
import { straighten } from './straighten.ts';
import type { Ink } from './symbolInk.ts';
import type { Tesseract } from './tesseract.ts';
import { hasUnread } from './unread.ts';
import { letterHeight } from './unreadRows.ts';

/** Height of a lost letter in heights of the read ones, and the width of several that touch in theirs: what is larger is drawn, or a rule. */
const LEAST_HEIGHT = 0.6;
const MOST_HEIGHT = 1.7;
const MOST_WIDTH = 12;
/** Solid patches are rules and bars, of which ink takes this share. */
const SOLID = 0.8;
/** Between two words the ink of letters is above the line from here to there, in heights of letters: rules under the row are not. */
const FROM = 0.1;
const TO = 0.6;
/** Least width of ink between words, in heights of letters: accents and edges of the words' own letters have less. */
const LEAST_INK = 0.6;
/** Rules between cells reach this far above and below the row, in heights of letters. */
const BEYOND = 0.3;
/** Share of a letter's height that is on the row. */
const ON_ROW = 0.8;
/** From here on, in heights of letters, ink and words do not belong together. */
const NEAR = 0.45;
/** Share of a patch's width that a word covers if it is the word's. */
const COVERED = 0.3;
/** Around what is read again, in heights of letters: letters that hang, but not the rows above and below. */
const MARGIN = 0.3;
/** Least confidence, 0..100, of all that is read in the place, and of each word without a number. */
const BELIEVED = 85;
const LEAST_WORD = 75;
/** Two sizes must say the same: a smudge says something else at each. */
const SCALES = [1, 1.4, 0.8];
/** Places of a page that are read again, each in some 40 ms: a page with more of them is not print. */
const MOST_PLACES = 12;

interface Place {
  readonly line: RecognisedLine;
  readonly box: PixelBox;
  /** Width of what is lost, pixels. */
  readonly ink: number;
  /** Replaced by what is read in the place. */
  readonly words: readonly RecognisedWord[];
}

export function withLostLetters(
  tesseract: Tesseract,
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  languages: readonly string[],
): readonly RecognisedLine[] {
  const legible = lines.filter((line) => isLegible(line) && !hasUnread(line));
  const letter = letterHeight(legible);
  if (letter === undefined) return lines;
  const lost = lettersBeside(picture, lines, letter);
  const threshold = otsuThreshold(picture.pixels);
  if (threshold === undefined || threshold.dark * 2 > picture.pixels.length) return lines;
  const isInk: Ink = (x, y) => picture.pixels[y * picture.width + x] <= threshold.value;
  const places = legible
    .flatMap((line) => placesOn(line, [...lost, ...inkBetweenWords(line, letter, isInk)], letter))
    .sort((one, other) => other.ink - one.ink)
    .slice(0, MOST_PLACES);
  const read = new Map<RecognisedLine, RecognisedLine>();
  for (const place of places) {
    const words = readAgain(tesseract, picture, place, Math.round(MARGIN * letter), languages);
    if (words === undefined) continue;
    const line = read.get(place.line) ?? place.line;
    const kept = line.words.filter((word) => !place.words.includes(word));
    read.set(place.line, { ...line, words: [...kept, ...words].sort((one, other) => one.bbox.x0 - other.bbox.x0) });
  }
  return lines.map((line) => read.get(line) ?? line);
}

/**
 * Patches of ink like letters of a height, which no word covers.
 * @param shared share of a patch's height from which a word is on it; by default the word may be of the next row, and reach into this one
 */
export function lettersBeside(
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  letter: number,
  shared = 0,
): Component[] {
  const boxes = lines.flatMap(({ words }) => words.map(({ bbox }) => bbox));
  return findComponents(picture).filter((patch) => isLetter(patch, letter) && !isCovered(patch, boxes, shared));
}

function isLetter({ left, right, top, bottom, ink }: Component, letter: number): boolean {
  const [wide, high] = [right - left, bottom - top];
  const isLetterHigh = high >= LEAST_HEIGHT * letter && high <= MOST_HEIGHT * letter;
  return isLetterHigh && wide <= MOST_WIDTH * high && (wide <= high || ink < SOLID * wide * high);
}

const isCovered = ({ left, right, top, bottom }: Component, boxes: readonly PixelBox[], shared: number): boolean =>
  boxes.some(
    ({ x0, x1, y0, y1 }) =>
      Math.min(bottom, y1) - Math.max(top, y0) > shared * (bottom - top) &&
      Math.min(right, x1) - Math.max(left, x0) >= COVERED * (right - left),
  );

/** Runs of lost letters on a row, with the words that they touch. */
function placesOn(line: RecognisedLine, lost: readonly Component[], letter: number): Place[] {
  const { words, baseline } = line;
  const [top, bottom] = [Math.min(...words.map(({ bbox }) => bbox.y0)), Math.max(...words.map(({ bbox }) => bbox.y1))];
  const near = NEAR * letter;
  const onRow = lost
    .filter((patch) => {
      const shared = Math.min(patch.bottom, bottom) - Math.max(patch.top, top);
      return shared >= ON_ROW * (patch.bottom - patch.top) && patch.bottom >= baseline - near;
    })
    .sort((one, other) => one.left - other.left);
  const runs: Component[][] = [];
  for (const patch of onRow) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && patch.left - last.right <= near) runs[runs.length - 1].push(patch);
    else runs.push([patch]);
  }
  const found: Place[] = [];
  for (const run of runs) {
    const from = run[0].left;
    const to = Math.max(...run.map(({ right }) => right));
    const touched = words.filter(({ bbox }) => bbox.x0 <= to + near && bbox.x1 >= from - near);
    if (touched.length === 0) continue;
    // The word between two runs has lost letters on either side.
    const last = found.at(-1);
    const before = last?.words.some((word) => touched.includes(word)) === true ? found.pop() : undefined;
    const all = [...new Set([...(before?.words ?? []), ...touched])];
    const x0 = Math.min(from, before?.box.x0 ?? from, ...all.map(({ bbox }) => bbox.x0));
    const x1 = Math.max(to, before?.box.x1 ?? to, ...all.map(({ bbox }) => bbox.x1));
    found.push({ line, box: { x0, x1, y0: top, y1: bottom }, ink: to - from + (before?.ink ?? 0), words: all });
  }
  return found;
}

/** Letters between two words of a row that a rule under it joins to other ink. */
function inkBetweenWords({ words, baseline }: RecognisedLine, letter: number, isInk: Ink): Component[] {
  const [top, bottom] = [Math.round(baseline - TO * letter), Math.round(baseline - FROM * letter)];
  const [above, below] = [Math.round(baseline - (1 + BEYOND) * letter), Math.round(baseline + BEYOND * letter)];
  return words.slice(1).flatMap(({ bbox }, i): Component[] => {
    const [from, to] = [words[i].bbox.x1, bbox.x0];
    const columns: number[] = [];
    for (let x = from; x < to; x++) {
      let y = top;
      while (y < bottom && !isInk(x, y)) y++;
      if (y < bottom && !(isInk(x, above) && isInk(x, below))) columns.push(x);
    }
    if (columns.length < LEAST_INK * letter) return [];
    const right = columns[columns.length - 1] + 1;
    return [{ left: columns[0], right, top: Math.round(baseline - letter), bottom: Math.round(baseline), ink: 0 }];
  });
}

/** The words in a place, if they are surely read, and are those that were read before with more in or beside them. */
function readAgain(
  tesseract: Tesseract,
  picture: GreyPicture,
  { box, words: before }: Place,
  margin: number,
  languages: readonly string[],
): readonly RecognisedWord[] | undefined {
  const left = Math.max(0, box.x0 - margin);
  const top = Math.max(0, box.y0 - margin);
  const width = Math.min(picture.width, box.x1 + margin) - left;
  const strip = cut(picture, left, top, width, Math.min(picture.height, box.y1 + margin) - top);
  let first: readonly RecognisedWord[] | undefined;
  for (const scale of SCALES) {
    const words = tesseract
      .recognise(straighten(strip, { quarterTurns: 0, skew: 0, scale }).picture, languages, 'line')
      .flatMap((line) => placed(line, left, top, scale).words);
    // At some sizes it sees nothing beside a rule.
    if (words.length === 0 && first !== undefined) continue;
    if (!areSure(words) || !holds(textOf(words), textOf(before))) return undefined;
    if (first !== undefined) return textOf(first) === textOf(words) ? first : undefined;
    first = words;
  }
  return undefined;
}

const areSure = (words: readonly RecognisedWord[]): boolean =>
  meanConfidence([{ words }]) >= BELIEVED &&
  words.every(({ text, confidence }) => confidence >= (/\p{Nd}/u.test(text) ? CERTAIN : LEAST_WORD));

const textOf = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join('');

/** Whether a text has another's letters and digits in their order, and more of them. */
function holds(text: string, other: string): boolean {
  const wanted = Array.from(other.matchAll(/[\p{L}\p{N}]/gu), ([character]) => character);
  const given = Array.from(text.matchAll(/[\p{L}\p{N}]/gu), ([character]) => character);
  let at = 0;
  for (const character of given) if (character === wanted[at]) at++;
  return at === wanted.length && given.length > wanted.length;
}
