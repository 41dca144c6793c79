/** The ink of digits among Chinese and Japanese characters, whose places the networks guess, and the cells that they are drawn for. */
import { median } from '../../platform/median.ts';
import { findComponents } from './components.ts';
import { enclosing } from './enclosing.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol } from './recognised.ts';

const CHARACTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]$/u;
const DIGIT = /^\d$/;

/** Least height of a digit, in heights of the line's characters: full stops are lower. */
const LEAST_DIGIT = 0.55;
/** Width of a digit in its heights, at most: characters are wider, or consist of pieces of other heights. */
const WIDEST_DIGIT = 0.95;
/** How much the digits of a number may differ in height and in their foot, in heights of the digits. */
const UNEVEN = 0.15;
/** How far the ink may be from where the network placed the digits, on average, in heights of the line's characters. */
const FURTHEST = 0.9;
/** How much further other ink like digits must be, in the same: a whole cell is 1. */
const LEAST_LEAD = 0.25;
/** Smaller patches of ink, in heights of the line, are specks. */
const LEAST_PATCH = 0.1;
/** Higher ones, in heights of the line, are rules. */
const HIGHEST_PATCH = 1.5;

/**
 * Mean width of a number's digits in their heights from which they are drawn for whole cells. Those of Noto Sans CJK have .69 to .72 (4: .77),
 * those of MS Mincho .8; for half a cell .60 to .63 (4: .69) and .57. Times and Arial have .64 to .66 (4: .70). A 1 says nothing.
 */
const WIDE = 0.67;
/** A 4 is wider than the others. */
const WIDER_FOUR = 0.07;
/** Pixels: the edges of ink are rounded. */
const ROUNDED = 0.5;
/**
 * Width of a cell in heights of the line's characters: those of lines that are spread to fit a margin are a fifth wider than the type. The
 * next cell but one is a space further.
 */
const LEAST_CELL = 0.98;
const LARGEST_CELL = 1.45;
/** How much the cells of one number may differ. */
const UNEQUAL = 0.15;
/** How much less room than such a cell leaves may be between a character and a digit, in cells: beside digits of another type there is none. */
const LESS_ROOM = 0.05;
/** In heights of the digits: narrower gaps are within a number in any type. A space in the narrowest type adds .35. */
const WITHIN = 0.3;

/** A stretch of digits. */
export interface PlacedDigits {
  readonly symbols: readonly RecognisedSymbol[];
  /** The place of each one's ink. */
  readonly ink: readonly PixelBox[];
  /** Of the characters of its line, pixels. */
  readonly height: number;
  /** Pixels without ink before and after them; undefined if no character is there. */
  readonly room: readonly [number | undefined, number | undefined];
}

/**
 * Those whose ink is found: patches like digits, side by side, about where as many were read, and no others near. A single one may be any
 * slender character, and points between digits are as small as specks.
 */
export function placedDigits(picture: GreyPicture, line: RecognisedLine): PlacedDigits[] {
  const symbols = line.words.flatMap((word) => word.symbols);
  const isTold = line.words.every((word) => word.symbols.map(({ text }) => text).join('') === word.text);
  if (!isTold || !symbols.some(isCharacter) || !symbols.some(isDigit)) return [];
  const strokes = strokesOf(picture, line);
  const height = characterHeight(strokes);
  const found: PlacedDigits[] = [];
  for (let from = 0; from < symbols.length; from++) {
    if (!isDigit(symbols[from])) continue;
    let to = from + 1;
    while (to < symbols.length && isDigit(symbols[to])) to++;
    const digits = symbols.slice(from, to);
    const isWhole = ![from > 0 ? symbols[from - 1] : undefined, symbols.at(to)].some((beside) =>
      /[.,．，]/.test(beside?.text ?? ''),
    );
    const at = digits.length > 1 && isWhole ? placeOf(digits, strokes, height) : undefined;
    if (at !== undefined) {
      const ink = strokes.slice(at, at + digits.length);
      const before =
        from > 0 && isCharacter(symbols[from - 1]) ? strokes.at(at === 0 ? strokes.length : at - 1) : undefined;
      const after = to < symbols.length && isCharacter(symbols[to]) ? strokes.at(at + digits.length) : undefined;
      const room = [before && ink[0].x0 - before.x1, after && after.x0 - ink[ink.length - 1].x1] as const;
      found.push({ symbols: digits, ink, height, room });
    }
    from = to;
  }
  return found;
}

const isCharacter = ({ text }: RecognisedSymbol): boolean => CHARACTER.test(text);
const isDigit = ({ text }: RecognisedSymbol): boolean => DIGIT.test(text);
const middle = ({ x0, x1 }: PixelBox): number => (x0 + x1) / 2;
const heightOf = ({ y0, y1 }: PixelBox): number => y1 - y0;

/** Patches of ink that stand above each other, from the left, without specks and rules. */
function strokesOf(picture: GreyPicture, { words }: RecognisedLine): PixelBox[] {
  const { x0, y0, x1, y1 } = enclosing(words);
  const height = y1 - y0;
  const [left, top] = [Math.max(0, x0 - height), Math.max(0, y0)];
  const [right, bottom] = [Math.min(picture.width, x1 + height), Math.min(picture.height, y1)];
  if (right <= left || bottom <= top) return [];
  const patches = findComponents(cut(picture, left, top, right - left, bottom - top))
    .map((one) => ({ x0: left + one.left, x1: left + one.right, y0: top + one.top, y1: top + one.bottom }))
    .filter((one) => heightOf(one) <= HIGHEST_PATCH * height)
    .filter((one) => Math.max(one.x1 - one.x0, heightOf(one)) >= LEAST_PATCH * height)
    .sort((one, other) => one.x0 - other.x0);
  const strokes: PixelBox[] = [];
  for (const patch of patches) {
    const last = strokes.at(-1);
    if (last !== undefined && patch.x0 < last.x1) {
      strokes[strokes.length - 1] = enclosing([{ bbox: last }, { bbox: patch }]);
    } else strokes.push(patch);
  }
  return strokes;
}

/** Nine of ten strokes are lower. */
const characterHeight = (strokes: readonly PixelBox[]): number =>
  strokes
    .map(heightOf)
    .sort((one, other) => one - other)
    .at(Math.floor(0.9 * (strokes.length - 1))) ?? 0;

/** Which stroke is the first digit. */
function placeOf(
  digits: readonly RecognisedSymbol[],
  strokes: readonly PixelBox[],
  height: number,
): number | undefined {
  const distances = strokes.flatMap((_, at) => {
    const ink = strokes.slice(at, at + digits.length);
    if (ink.length < digits.length || !areLikeDigits(ink, height)) return [];
    const sum = ink.reduce((all, one, i) => all + Math.abs(middle(one) - middle(digits[i].bbox)), 0);
    return [{ at, distance: sum / ink.length }];
  });
  const [nearest, next] = distances.sort((one, other) => one.distance - other.distance).concat(NOWHERE, NOWHERE);
  const isClear = next.distance - nearest.distance >= LEAST_LEAD * height;
  return isClear && nearest.distance <= FURTHEST * height ? nearest.at : undefined;
}

const NOWHERE = { at: -1, distance: Number.MAX_SAFE_INTEGER };

function areLikeDigits(ink: readonly PixelBox[], height: number): boolean {
  const size = median(ink.map(heightOf));
  const foot = median(ink.map(({ y1 }) => y1));
  return ink.every(
    (one) =>
      heightOf(one) >= LEAST_DIGIT * height &&
      one.x1 - one.x0 <= WIDEST_DIGIT * heightOf(one) &&
      Math.abs(heightOf(one) - size) <= UNEVEN * size &&
      Math.abs(one.y1 - foot) <= UNEVEN * size,
  );
}

/** Whether the digits are as wide as those for whole cells; undefined if that cannot be told. */
export function isWide({ symbols, ink }: PlacedDigits): boolean | undefined {
  const widths = ink.flatMap((place, i) => {
    const { text } = symbols[i];
    if (text === '1') return [];
    return [(place.x1 - place.x0 + ROUNDED) / heightOf(place) - (text === '4' ? WIDER_FOUR : 0)];
  });
  return widths.length === 0 ? undefined : widths.reduce((sum, width) => sum + width, 0) >= WIDE * widths.length;
}

/** Width of the cells that neighbouring digits stand in, pixels, if it may be that of whole characters; undefined if not. */
export function cellOf({ ink, height, room }: PlacedDigits): number | undefined {
  const cells = ink.slice(1).map((place, i) => middle(place) - middle(ink[i]));
  const [least, most] = [Math.min(...cells), Math.max(...cells)];
  if (cells.length === 0 || least < LEAST_CELL * height || most > LARGEST_CELL * height) return undefined;
  if (most > least * (1 + UNEQUAL)) return undefined;
  const cell = (least + most) / 2;
  const hasRoom = [ink[0], ink[ink.length - 1]].every(
    ({ x0, x1 }, i) => (room[i] ?? Infinity) >= (cell - (x1 - x0)) / 2 - LESS_ROOM * cell,
  );
  return hasRoom ? cell : undefined;
}

/** Whether no two digits have room for a space between them. */
export const isClose = ({ ink }: PlacedDigits): boolean =>
  ink.every((place, i) => i === 0 || place.x0 - ink[i - 1].x1 <= WITHIN * heightOf(place));
