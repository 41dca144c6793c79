/**
 * The small raised ring of "N° 5", "6°" and "n.º 7": the networks read it as ?, *, ”, %, as one symbol or two, or as a raised 9. The ink
 * shows it: round, with its hole in the middle, above the line.
 */
import { findComponents, otsuThreshold, type Component } from './components.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';
import { holesIn, isRing, type Ink } from './symbolInk.ts';

/** What rings are read as, after a letter or number, with what may follow them. */
const SUSPECT = /^(?<head>.*[\p{L}\p{N}][.]?)(?<ring>[?*%”“"'‘’®©ªº°690o]{1,2})(?<rest>[.,;:)\]–—-]*)$/u;
/** Before a raised ring: numbers, and the letters that stand for "number". */
const HEAD = /(?:^|\P{L})[Nn]\.?$|\d\.?$/u;
/** In heights of the character before: a ring's own, how far above the line it ends, and how near the other's top it begins. */
const LEAST_HEIGHT = 0.25;
const MOST_HEIGHT = 0.62;
const RAISED = 0.3;
const NEAR_TOP = 0.3;
/** Where nothing but punctuation was read for the ring of a number sign, its shape need not be as round, in parts of its longer side. */
const NUMBER_SIGN = /^[([„“"]?[Nn]\.?$/;
const PUNCTUATION = /^[?*”“"'‘’]+$/;
const ROUNDISH = 0.6;
/** Smaller ink is a speck, in heights of the character before; so is the edge of that character. */
const LEAST_PATCH = 0.07;
const EDGE = 0.1;
/** Ink of this many times its height is the rule that some type has under its ring. */
const FLAT = 3;

export const withRaisedRings = (picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => ({ ...line, words: line.words.map((word) => mended(word, picture)) }));

function mended(word: RecognisedWord, picture: GreyPicture): RecognisedWord {
  const parts = SUSPECT.exec(word.text)?.groups;
  if (parts === undefined || !HEAD.test(parts.head)) return word;
  const { head, ring, rest } = parts;
  const { symbols } = word;
  if (symbols.map(({ text }) => text).join('') !== word.text) return word;
  const before = symbols.slice(0, head.length);
  const after = symbols.slice(head.length + ring.length);
  const model = before.findLast(({ text }) => text !== '.');
  if (model === undefined || symbols.length !== word.text.length) return word;
  const to = after.at(0)?.bbox.x0 ?? Math.min(picture.width, word.bbox.x1 + 1);
  const isSurelyRaised = NUMBER_SIGN.test(head) && PUNCTUATION.test(ring);
  const room = { from: before[before.length - 1].bbox.x1, to, bottom: word.bbox.y1 };
  const patch = onlyRing(picture, model, room, isSurelyRaised ? isRoundish : isRing);
  if (patch === undefined) return word;
  const found: RecognisedSymbol = {
    text: '°',
    bbox: { x0: patch.left, x1: patch.right, y0: patch.top, y1: patch.bottom },
  };
  return {
    ...word,
    text: `${head}°${rest}`,
    confidence: Math.max(word.confidence, word.digitConfidence ?? 0),
    symbols: [...before, found, ...after],
  };
}

interface Room {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
}

/** The single patch of ink after a character, if it is a raised ring. */
function onlyRing(
  picture: GreyPicture,
  { bbox: { y0, y1 } }: RecognisedSymbol,
  { from, to, bottom }: Room,
  isRound: (box: PixelBox, isInk: Ink) => boolean,
): Component | undefined {
  const height = y1 - y0;
  const [left, top] = [Math.max(0, from - 1), Math.max(0, Math.round(y0 - NEAR_TOP * height))];
  if (to <= left) return undefined;
  const region = cut(picture, left, top, to - left, Math.min(picture.height, Math.max(bottom, y1) + 1) - top);
  const patches = findComponents(region).filter((one) => !isBeside(one, height) && !isRule(one, height));
  const [patch] = patches;
  const threshold = otsuThreshold(region.pixels)?.value;
  if (patches.length !== 1 || threshold === undefined) return undefined;
  const high = patch.bottom - patch.top;
  const isInk = (x: number, y: number): boolean => region.pixels[y * region.width + x] <= threshold;
  const shape = { x0: patch.left, x1: patch.right, y0: patch.top, y1: patch.bottom };
  const isRaised = y1 - (top + patch.bottom) >= RAISED * height && Math.abs(top + patch.top - y0) <= NEAR_TOP * height;
  if (!isRaised || high < LEAST_HEIGHT * height || high > MOST_HEIGHT * height || !isRound(shape, isInk))
    return undefined;
  return {
    ...patch,
    left: left + patch.left,
    right: left + patch.right,
    top: top + patch.top,
    bottom: top + patch.bottom,
  };
}

/** No punctuation has a hole: on a poor scan a ring is no more mirrored than other small letters. */
const isRoundish = (box: PixelBox, isInk: Ink): boolean => {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  return Math.min(width, height) >= ROUNDISH * Math.max(width, height) && holesIn(box, isInk) === 1;
};

const isBeside = ({ left, right, top, bottom }: Component, height: number): boolean =>
  Math.max(right - left, bottom - top) < LEAST_PATCH * height || (left === 0 && right <= EDGE * height);

const isRule = ({ left, right, top, bottom }: Component, height: number): boolean =>
  right - left >= FLAT * (bottom - top) && bottom - top < 2 * LEAST_PATCH * height;
