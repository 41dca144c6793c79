/**
 * Rows that Tesseract took for two lines, one within the other, or of which it left letters out: where a row steps by a few pixels, as in a
 * scan put together from strips, its layout puts the words before, at and after the step into different lines ("Associated sy include" and
 * "ymptoms i"), or into none. Each such row is read again as one line.
 */
import { CERTAIN } from './doubtfulDigits.ts';
import { cut } from './inkiestPart.ts';
import { lettersBeside } from './lostLetters.ts';
import { placed } from './lostLines.ts';
import type { GreyPicture } from './picture.ts';
import { isLegible } from './pictureLines.ts';
import { meanConfidence, type PixelBox, type RecognisedLine, type RecognisedWord } from './recognised.ts';
import { straighten } from './straighten.ts';
import type { Tesseract } from './tesseract.ts';
import { hasUnread } from './unread.ts';
import { letterHeight } from './unreadRows.ts';
import { enclosing } from './enclosing.ts';

/** Share of the lower line's height that both have in common. */
const SAME_ROW = 0.5;
/** How many times as high as the other line one may be: a heading beside small print is not its row. */
const SAME_TYPE = 1.6;
/** In heights of a line, or in widths of the shorter one: how far one extends into the other. Cells of a table are beside each other. */
const WITHIN = 1;
const HALF = 0.5;
/** In heights of a line: how far apart the parts of a torn row and other parts of it are at most. Cells are farther. */
const BESIDE = 0.7;
/** Letters from which a row has a hole: single ones are read again by themselves. */
const HOLE = 3;
/** Around the row, in heights of it: letters that hang, but not the rows above and below. */
const MARGIN = 0.25;
/** Sizes at which the row is read, until one reading is as sure as print is, 0..100. */
const SCALES = [1, 1.5, 1.25];
const SURE = 93;
/** Least confidence, 0..100, of the reading that is kept, and the share of the letters of the parts that it has. */
const BELIEVED = 80;
const LETTERS = 0.85;
/** Rows of a page that are read again, each in some 50 ms: a page with more of them is not print. */
const MOST_ROWS = 24;

export function withTornRows(
  tesseract: Tesseract,
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  languages: readonly string[],
): readonly RecognisedLine[] {
  const replaced = new Map<RecognisedLine, readonly RecognisedLine[]>();
  for (const parts of tornRows(picture, lines).slice(0, MOST_ROWS)) {
    const whole = readWhole(tesseract, picture, parts, languages);
    if (whole !== undefined) parts.forEach((part, i) => replaced.set(part, i === 0 ? [whole] : []));
  }
  return replaced.size === 0 ? lines : lines.flatMap((line) => replaced.get(line) ?? [line]);
}

/** Lines that are parts of one row. */
type Parts = readonly RecognisedLine[];

function tornRows(picture: GreyPicture, lines: readonly RecognisedLine[]): Parts[] {
  const legible = lines.filter((line) => !hasUnread(line) && isLegible(line));
  const boxes = new Map(legible.map((line) => [line, enclosing(line.words)]));
  const torn = groupsOf(
    legible.map((line) => [line]),
    boxes,
    isWithin,
  ).filter((group) => group.length > 1);
  const inTorn = new Set(torn.flat());
  const holed = rowsWithHoles(
    picture,
    lines,
    legible.filter((line) => !inTorn.has(line)),
    boxes,
  );
  const others = legible.filter((line) => !inTorn.has(line)).map((line) => [line]);
  const isWorthIt = (group: Parts): boolean => group.some((line) => inTorn.has(line) || holed.has(line));
  return groupsOf([...torn, ...others], boxes, isBeside).filter(isWorthIt);
}

/** Where two lines of a row are to each other. @param height of the lower one */
type Place = (one: PixelBox, other: PixelBox, height: number) => boolean;

const overlap = (one: PixelBox, other: PixelBox): number => Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
const isWithin: Place = (one, other, height) =>
  overlap(one, other) > Math.min(WITHIN * height, HALF * Math.min(one.x1 - one.x0, other.x1 - other.x0));
const isBeside: Place = (one, other, height) => overlap(one, other) > -BESIDE * height;

/** The groups, with those made one of which two lines are in one row and so placed. */
function groupsOf(from: readonly Parts[], boxes: ReadonlyMap<RecognisedLine, PixelBox>, place: Place): Parts[] {
  const groups: Parts[] = [];
  for (const parts of from) {
    const isPart = (other: RecognisedLine): boolean => parts.some((part) => areOneRow(part, other, boxes, place));
    const own = groups.filter((group) => group.some(isPart));
    for (const group of own) groups.splice(groups.indexOf(group), 1);
    groups.push([...own.flat(), ...parts]);
  }
  return groups;
}

/** Of the lines, those with letters between their words that were not read. */
function rowsWithHoles(
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  whole: readonly RecognisedLine[],
  boxes: ReadonlyMap<RecognisedLine, PixelBox>,
): Set<RecognisedLine> {
  const letter = letterHeight(whole);
  if (letter === undefined) return new Set();
  const lost = lettersBeside(picture, lines, letter);
  return new Set(
    whole.filter((line) => {
      const box = boxes.get(line);
      if (box === undefined) return false;
      const within = lost.filter(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return left >= box.x0 && right <= box.x1 && middle > line.baseline - letter && middle < line.baseline;
      });
      return within.length >= HOLE;
    }),
  );
}

function areOneRow(
  line: RecognisedLine,
  other: RecognisedLine,
  boxes: ReadonlyMap<RecognisedLine, PixelBox>,
  isPlaced: Place,
): boolean {
  const [box, otherBox] = [boxes.get(line), boxes.get(other)];
  const [low, high] = [Math.min(line.height, other.height), Math.max(line.height, other.height)];
  if (box === undefined || otherBox === undefined || high > SAME_TYPE * low) return false;
  const common = Math.min(box.y1, otherBox.y1) - Math.max(box.y0, otherBox.y0);
  if (common < SAME_ROW * Math.min(box.y1 - box.y0, otherBox.y1 - otherBox.y0)) return false;
  return isPlaced(box, otherBox, low);
}

/** The row in one line, if it is surely read and has what its parts have. */
function readWhole(
  tesseract: Tesseract,
  picture: GreyPicture,
  parts: readonly RecognisedLine[],
  languages: readonly string[],
): RecognisedLine | undefined {
  const words = parts.flatMap((part) => part.words);
  const { x0, x1, y0, y1 } = enclosing(words);
  const margin = Math.round(MARGIN * (y1 - y0));
  const [left, top] = [Math.max(0, x0 - 2 * margin), Math.max(0, y0 - margin)];
  const width = Math.min(picture.width, x1 + 2 * margin) - left;
  const strip = cut(picture, left, top, width, Math.min(picture.height, y1 + margin) - top);
  let whole: RecognisedLine | undefined;
  for (const scale of SCALES) {
    const enlarged = straighten(strip, { quarterTurns: 0, skew: 0, scale }).picture;
    const read = tesseract.recognise(enlarged, languages, 'line');
    if (read.length !== 1 || lettersOf(read[0].words) < LETTERS * lettersOf(words)) continue;
    const line = placed(read[0], left, top, scale);
    if (!hasAll(line.words, words)) continue;
    const surest = { ...line, words: line.words.map((word) => surer(word, words)) };
    if (whole === undefined || meanConfidence([surest]) > meanConfidence([whole])) whole = surest;
    if (meanConfidence([whole]) >= SURE) break;
  }
  if (whole === undefined || meanConfidence([whole]) < BELIEVED) return undefined;
  const isSame = numbersOf(whole.words) === numbersOf(inOrder(words));
  return isSame ? whole : { ...whole, words: doubted(whole.words) };
}

/** A word of more confidence, 0..100, of at least so many letters, is in every reading of its row: no "if" is lost with a hole. */
const WELL_READ = 80;
const LEAST_LETTERS = 2;
/** Share of its width that a word of the other reading covers. */
const COVERED = 0.5;

const hasAll = (read: readonly RecognisedWord[], parts: readonly RecognisedWord[]): boolean =>
  parts.every((part) => {
    if (part.confidence < WELL_READ || lettersOf([part]) < LEAST_LETTERS) return true;
    const { x0, x1 } = part.bbox;
    const least = COVERED * (x1 - x0);
    return read.some(({ bbox }) => Math.min(bbox.x1, x1) - Math.max(bbox.x0, x0) >= least);
  });

/** A word, or the one of the parts in its place if that was read with more confidence, and with no letter less. */
const surer = (word: RecognisedWord, parts: readonly RecognisedWord[]): RecognisedWord =>
  parts.find(
    (part) => part.confidence > word.confidence && isSamePlace(part, word) && lettersOf([part]) >= lettersOf([word]),
  ) ?? word;

/** In heights of a word: its ends in two readings. */
const SAME_END = 0.25;

function isSamePlace({ bbox: one }: RecognisedWord, { bbox: other }: RecognisedWord): boolean {
  const play = SAME_END * (other.y1 - other.y0);
  return Math.abs(one.x0 - other.x0) <= play && Math.abs(one.x1 - other.x1) <= play;
}

/** Further readings decide about numbers that the two readings see differently. */
const doubted = (words: readonly RecognisedWord[]): RecognisedWord[] =>
  words.map((word) =>
    /\p{Nd}/u.test(word.text) ? { ...word, confidence: Math.min(word.confidence, CERTAIN - 1) } : word,
  );

const inOrder = (words: readonly RecognisedWord[]): RecognisedWord[] =>
  words.toSorted((one, other) => one.bbox.x0 - other.bbox.x0);

const numbersOf = (words: readonly RecognisedWord[]): string =>
  words.map(({ text }) => text.replace(/\P{Nd}/gu, '')).join('');

const lettersOf = (words: readonly RecognisedWord[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
