/**
 * Check boxes of forms, which the networks read as 0, O, D, [], LJ or as a part of the next word. Their ink shows them: a frame with four
 * straight sides and four corners, as large as a letter, empty or with a tick. An O has no corners, and brackets do not join.
 */
import { findComponents, otsuThreshold, type Component } from './components.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

/** What a box, or a box and the letter after it, is read as. */
const SUSPECT = /^[^\p{Ll}\d]{1,3}$|^[0oO]$|^[[\](){}|][\p{L}\d]{0,3}[;,.]?$|^[OD0][OoD0d]$|^[\p{Lu}0[\]]\p{Ll}?$/u;
/** Sides of a box in heights of the line, from ascenders to descenders. */
const LEAST_SIDE = 0.4;
const MOST_SIDE = 1.4;
/** Its shorter side, relative to the longer one. */
const SQUARE = 0.8;
/** Share of each side that has ink within a part of the box's width. */
const CLOSED = 0.93;
const EDGE = 0.12;
/** How far from the corner of a box its ink begins, as a part of its width: a scanner rounds them a little; those of a round O are thrice as far. */
const CORNER = 0.12;
/** The inside: what is further from the sides than this part of the width. */
const INSIDE = 0.24;
/** Share of the inside that has ink: in empty boxes less, in ticked ones more; a bullet is full. Between the two nothing is said. */
const EMPTY = 0.02;
const TICKED = 0.07;
const FULL = 0.85;
/** Confidence, 0..100: the shape is certain. */
const CERTAIN = 93;

export function withCheckBoxes(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  return lines.map((line) => {
    const words = line.words.flatMap((word) => (SUSPECT.test(word.text) ? withBox(picture, line, word) : [word]));
    return words.every((word, i) => word === line.words[i]) ? line : { ...line, words: withoutDoubles(words) };
  });
}

const isBox = ({ text }: RecognisedWord): boolean => text === '☐' || text === '☒';
const middleOf = ({ bbox }: Pick<RecognisedSymbol, 'bbox'>): number => (bbox.x0 + bbox.x1) / 2;

/** Both sides of a box may have been read as words. */
const withoutDoubles = (words: readonly RecognisedWord[]): RecognisedWord[] =>
  words.filter((word, i) => {
    const isIn = (box: RecognisedWord): boolean => middleOf(word) >= box.bbox.x0 && middleOf(word) <= box.bbox.x1;
    return !words.some((other, at) => isBox(other) && other !== word && (at < i || !isBox(word)) && isIn(other));
  });

/** The word, or a box and what remains of the word. */
function withBox(picture: GreyPicture, line: RecognisedLine, word: RecognisedWord): RecognisedWord[] {
  // Where a row was read again, the place of a word may be a part of it.
  const margin = Math.round(line.height / 2);
  const [left, top] = [Math.max(0, word.bbox.x0 - margin), Math.max(0, word.bbox.y0 - margin)];
  const region = cut(
    picture,
    left,
    top,
    Math.min(picture.width, word.bbox.x1 + margin) - left,
    Math.min(picture.height, word.bbox.y1 + margin) - top,
  );
  const threshold = otsuThreshold(region.pixels)?.value;
  if (threshold === undefined) return [word];
  const frame = findComponents(region).find(
    (one) => isFrame(one, line.height, region, threshold) && isAt(left + one.left, left + one.right, word),
  );
  const mark = frame && markIn(frame, region, threshold);
  if (frame === undefined || mark === undefined) return [word];
  const box: PixelBox = {
    x0: left + frame.left,
    x1: left + frame.right,
    y0: top + frame.top,
    y1: top + frame.bottom,
  };
  const isWhole = word.symbols.map(({ text }) => text).join('') === word.text;
  const rest = isWhole ? word.symbols.filter((symbol) => middleOf(symbol) < box.x0 || middleOf(symbol) > box.x1) : [];
  const boxed: RecognisedWord = { text: mark, confidence: CERTAIN, bbox: box, symbols: [{ text: mark, bbox: box }] };
  const before = rest.filter((symbol) => middleOf(symbol) < box.x0);
  const after = rest.filter((symbol) => middleOf(symbol) > box.x1);
  return [...wordOf(word, before), boxed, ...wordOf(word, after)];
}

/** Whether half of the box, or of the word, is where the other is. */
function isAt(from: number, to: number, { bbox: { x0, x1 } }: RecognisedWord): boolean {
  return (Math.min(to, x1) - Math.max(from, x0)) * 2 >= Math.min(to - from, x1 - x0);
}

function wordOf(word: RecognisedWord, symbols: readonly RecognisedSymbol[]): RecognisedWord[] {
  if (symbols.length === 0) return [];
  const [first, last] = [symbols[0].bbox, symbols[symbols.length - 1].bbox];
  const text = symbols.map((symbol) => symbol.text).join('');
  return [{ ...word, text, bbox: { ...word.bbox, x0: first.x0, x1: last.x1 }, symbols }];
}

function isFrame(one: Component, lineHeight: number, { width, pixels }: GreyPicture, threshold: number): boolean {
  const [wide, high] = [one.right - one.left, one.bottom - one.top];
  const [shorter, longer] = wide < high ? [wide, high] : [high, wide];
  if (shorter < LEAST_SIDE * lineHeight || longer > MOST_SIDE * lineHeight || shorter < SQUARE * longer) return false;
  const isInk = (x: number, y: number): boolean => pixels[(one.top + y) * width + one.left + x] <= threshold;
  const depth = Math.max(2, Math.round(EDGE * shorter));
  /** @param at the place along a side, and how far it is from it */
  const isClosed = (length: number, at: (along: number, away: number) => boolean): boolean => {
    let closed = 0;
    for (let along = 0; along < length; along++) {
      for (let away = 0; away < depth; away++) {
        if (!at(along, away)) continue;
        closed++;
        break;
      }
    }
    return closed >= CLOSED * length;
  };
  const corner = 1 + Math.round(CORNER * shorter);
  const hasCorner = (x: number, y: number): boolean => {
    for (let dx = 0; dx < corner; dx++) {
      for (let dy = 0; dy + dx < corner; dy++) {
        if (isInk(x === 0 ? dx : wide - 1 - dx, y === 0 ? dy : high - 1 - dy)) return true;
      }
    }
    return false;
  };
  return (
    isClosed(wide, (along, away) => isInk(along, away)) &&
    isClosed(wide, (along, away) => isInk(along, high - 1 - away)) &&
    isClosed(high, (along, away) => isInk(away, along)) &&
    isClosed(high, (along, away) => isInk(wide - 1 - away, along)) &&
    [0, 1].every((x) => [0, 1].every((y) => hasCorner(x, y)))
  );
}

/** Undefined for what is neither clearly empty nor clearly ticked. */
function markIn(one: Component, { width, pixels }: GreyPicture, threshold: number): '☐' | '☒' | undefined {
  const inset = Math.round(INSIDE * Math.min(one.right - one.left, one.bottom - one.top));
  let [ink, all] = [0, 0];
  for (let y = one.top + inset; y < one.bottom - inset; y++) {
    for (let x = one.left + inset; x < one.right - inset; x++) {
      all++;
      if (pixels[y * width + x] <= threshold) ink++;
    }
  }
  const share = ink / Math.max(1, all);
  if (share <= EMPTY) return '☐';
  return share >= TICKED && share < FULL ? '☒' : undefined;
}
