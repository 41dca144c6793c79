/**
 * Rows of ink that look like lines of text but were not read: Tesseract's layout takes a line for a picture if a rule touches its letters
 * or a photograph is beside it, and poor readings are not believed.
 */
import { median } from '../../platform/median.ts';
import type { Component } from './components.ts';
import type { PixelBox, RecognisedLine, RecognisedWord } from './recognised.ts';

/** Patches that are letters, relative to the usual height of the read letters. */
const LEAST_HEIGHT = 0.5;
const MOST_HEIGHT = 2.2;
/** Letters that a rule joins, or that touch, are longer; solid ones are rules and bars. In their own heights. */
const LONGEST = 40;
const SOLID = 0.8;
/** Margin around what was read, in heights of letters: accents and the edges of letters. */
const RIM = 0.3;
/** Gaps within which words of a read line, and patches of an unread one, belong together, in heights of letters. */
const GAP = 2;
/** Least share of the lower patch's height by which two in one row are beside each other. */
const BESIDE = 0.5;
/** Minimum length of a row of text, in heights of letters, and minimum number of its patches. */
const LEAST_LENGTH = 3;
const LEAST_PATCHES = 3;
/** Distance between lines of a paragraph, in heights of letters; between paragraphs there is as much again. */
const NEAR = 3;
/** Share of a row that must be under or above a line of its column. */
const LEAST_SHARED = 0.5;
/** A row is writing from this many patches on, if most are on one line and they are not alike. */
const WRITING_PATCHES = 6;
const LEAST_LEVEL = 0.5;
const LEVEL = 0.15;
const LEAST_VARIED = 0.12;

/** A short row is writing if all its patches are of these heights, in those of the read letters, and at most so wide, in their own. */
const SHORT_LEAST_HEIGHT = 0.7;
const SHORT_MOST_HEIGHT = 1.5;
const SHORT_WIDEST = 4;

export interface UnreadRow {
  readonly box: PixelBox;
  /** From the left. */
  readonly patches: readonly Component[];
}

/** @param read what is believed of the page, in pixels of the picture that the patches come from */
export function unreadRows(
  patches: readonly Component[],
  read: readonly RecognisedLine[],
  letter: number,
): UnreadRow[] {
  const covered = coveredBy(read, letter);
  const own = patches.filter((patch) => looksLikeLetters(patch, letter) && !covered(patch));
  return rowsOf(own, letter).filter(
    ({ box, patches: inRow }) => inRow.length >= LEAST_PATCHES && box.x1 - box.x0 >= LEAST_LENGTH * letter,
  );
}

/** Height of type that is small beside the rest, as a part of its letters: half of it is no longer found among letters of their size. */
const SMALL = 0.6;
/** A row of smaller patches is writing from this many on: specks of worn copies, and dots, stand in rows too. */
const SMALL_PATCHES = 12;

/** The same of type so small beside the rest that it would be taken for specks, if there is so much of it that it looks like writing. */
export function smallRows(patches: readonly Component[], read: readonly RecognisedLine[], letter: number): UnreadRow[] {
  return unreadRows(patches, read, SMALL * letter).filter(
    (row) =>
      row.patches.length >= SMALL_PATCHES &&
      median(row.patches.map(({ top, bottom }) => bottom - top)) < LEAST_HEIGHT * letter &&
      looksLikeWriting(row, SMALL * letter),
  );
}

/** The usual height of a read letter, pixels. */
export function letterHeight(read: readonly RecognisedLine[]): number | undefined {
  const heights = read.flatMap(({ words }) =>
    words.flatMap(({ symbols }) =>
      symbols.filter(({ text }) => /\p{L}/u.test(text)).map(({ bbox }) => bbox.y1 - bbox.y0),
    ),
  );
  return heights.length === 0 ? undefined : median(heights);
}

function looksLikeLetters({ left, right, top, bottom, ink }: Component, letter: number): boolean {
  const [wide, high] = [right - left, bottom - top];
  if (high < LEAST_HEIGHT * letter || high > MOST_HEIGHT * letter || wide > LONGEST * high) return false;
  // A solid patch is a letter if it is small: an l, a dash of bold type.
  return wide <= 2 * high || ink < SOLID * wide * high;
}

/** Whether a patch is in a read line, including the spaces between its words. */
function coveredBy(read: readonly RecognisedLine[], letter: number): (patch: Component) => boolean {
  const rim = RIM * letter;
  const boxes = read.flatMap(({ words }) => {
    const joined: { x0: number; x1: number; y0: number; y1: number }[] = [];
    for (const { bbox } of [...words].sort((one, other) => one.bbox.x0 - other.bbox.x0)) {
      const last = joined.at(-1);
      if (last === undefined || bbox.x0 - last.x1 > GAP * letter) joined.push({ ...bbox });
      else {
        last.x1 = Math.max(last.x1, bbox.x1);
        last.y0 = Math.min(last.y0, bbox.y0);
        last.y1 = Math.max(last.y1, bbox.y1);
      }
    }
    return joined;
  });
  return ({ left, right, top, bottom }) =>
    boxes.some(
      ({ x0, x1, y0, y1 }) =>
        (top + bottom) / 2 >= y0 - rim && (top + bottom) / 2 <= y1 + rim && right > x0 - rim && left < x1 + rim,
    );
}

/** Patches beside each other, without wide gaps. */
function rowsOf(patches: readonly Component[], letter: number): UnreadRow[] {
  const rows: { box: { x0: number; x1: number; y0: number; y1: number }; patches: Component[] }[] = [];
  for (const patch of [...patches].sort((one, other) => one.left - other.left)) {
    const high = patch.bottom - patch.top;
    const row = rows.find(({ box, patches: inRow }) => {
      const last = inRow[inRow.length - 1];
      const shared = Math.min(patch.bottom, last.bottom) - Math.max(patch.top, last.top);
      return patch.left - box.x1 <= GAP * letter && shared >= BESIDE * Math.min(high, last.bottom - last.top);
    });
    if (row === undefined) {
      const box = { x0: patch.left, x1: patch.right, y0: patch.top, y1: patch.bottom };
      rows.push({ box, patches: [patch] });
      continue;
    }
    row.patches.push(patch);
    row.box.x1 = Math.max(row.box.x1, patch.right);
    row.box.y0 = Math.min(row.box.y0, patch.top);
    row.box.y1 = Math.max(row.box.y1, patch.bottom);
  }
  return rows;
}

/** Whether a row is above or below a read line as lines of a column are, or between two words of one. */
export function isBetweenLines({ box }: UnreadRow, read: readonly RecognisedLine[], letter: number): boolean {
  return read.some(({ words }) => {
    const [x0, x1] = [Math.min(...words.map(({ bbox }) => bbox.x0)), Math.max(...words.map(({ bbox }) => bbox.x1))];
    const [y0, y1] = [Math.min(...words.map(({ bbox }) => bbox.y0)), Math.max(...words.map(({ bbox }) => bbox.y1))];
    const away = Math.max(y0 - box.y1, box.y0 - y1);
    if (away > NEAR * letter) return false;
    // Of the shorter one: the last line of a paragraph is shorter than the row below it.
    return Math.min(x1, box.x1) - Math.max(x0, box.x0) >= LEAST_SHARED * Math.min(x1 - x0, box.x1 - box.x0);
  });
}

/**
 * Whether a row is on the height of a read line, however far beside it: amounts stand at the other edge of a receipt. What is so near that it
 * belongs to the line is looked for with the line's own letters.
 */
export function isBesideLine({ box }: UnreadRow, read: readonly RecognisedLine[], letter: number): boolean {
  const gapTo = ({ bbox }: RecognisedWord): number => Math.max(bbox.x0 - box.x1, box.x0 - bbox.x1);
  return read.some(({ words }) => {
    const nearest = words.reduce((one, other) => (gapTo(other) < gapTo(one) ? other : one));
    const { y0, y1 } = nearest.bbox;
    const shared = Math.min(y1, box.y1) - Math.max(y0, box.y0);
    return gapTo(nearest) > GAP * letter && shared >= BESIDE * Math.min(y1 - y0, box.y1 - box.y0);
  });
}

/** Patterns have a single shape, and drawings and photographs are not on a line. */
export function looksLikeWriting({ patches }: UnreadRow, letter: number): boolean {
  if (patches.length < WRITING_PATCHES) return false;
  const foot = median(patches.map(({ bottom }) => bottom));
  const level = patches.filter(({ bottom }) => Math.abs(bottom - foot) <= LEVEL * letter).length;
  const widths = patches.map(({ left, right }) => right - left);
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  const spread = Math.sqrt(widths.reduce((sum, width) => sum + (width - mean) ** 2, 0) / widths.length);
  return level >= LEAST_LEVEL * patches.length && spread >= LEAST_VARIED * mean;
}

/** The same for a row of a few characters, a price or a quantity: all of them are as high as letters, and stand on one line. */
export function looksLikeShortWriting({ patches }: UnreadRow, letter: number): boolean {
  if (patches.length >= WRITING_PATCHES) return false;
  const foot = median(patches.map(({ bottom }) => bottom));
  return patches.every(({ left, right, top, bottom, ink }) => {
    const [wide, high] = [right - left, bottom - top];
    const isLetterHigh = high >= SHORT_LEAST_HEIGHT * letter && high <= SHORT_MOST_HEIGHT * letter;
    return (
      isLetterHigh &&
      Math.abs(bottom - foot) <= LEVEL * letter &&
      wide <= SHORT_WIDEST * high &&
      ink < SOLID * wide * high
    );
  });
}
