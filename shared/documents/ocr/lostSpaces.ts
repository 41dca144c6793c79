/**
 * Spaces between letters that the network did not see ("aresidence", "Iam"): the ink shows a gap as wide as the line's other spaces, and
 * much wider than those between the letters of the word. Between digits none is put: a one in a table has as much room around it.
 */
import { median } from '../../platform/median.ts';
import { otsuThreshold } from './components.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';
import type { Ink } from './symbolInk.ts';
import { enclosing } from './enclosing.ts';

/** Spaces of a line from which its usual one is known. */
const LEAST_SPACES = 3;
/** Least gap, as a part of the line's usual space. */
const LIKE_SPACE = 0.75;
/** Least gap, as a multiple of the widest other one in the word: in letter-spaced words all are wide. */
const WIDER = 1.8;
/** Least gap in heights of the line, for words of two letters in type that is set tight. */
const LEAST_GAP = 0.12;
/** Wider gaps, in heights of the line, are between cells. */
const MOST_SPACE = 1;

export function withLostSpaces(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const threshold = otsuThreshold(picture.pixels);
  if (threshold === undefined || threshold.dark * 2 > picture.pixels.length) return lines;
  const isInk: Ink = (x, y) => picture.pixels[y * picture.width + x] <= threshold.value;
  return lines.map((line) => {
    const least = leastSpace(line);
    if (least === undefined) return line;
    const words = line.words.flatMap((word) => parted(word, least, isInk));
    return words.length === line.words.length ? line : { ...line, words };
  });
}

/** The narrowest gap, pixels, that is taken for a space of the line. */
function leastSpace({ words, height }: RecognisedLine): number | undefined {
  const gaps = words
    .slice(1)
    .map(({ bbox }, i) => bbox.x0 - words[i].bbox.x1)
    .filter((gap) => gap > 0 && gap <= MOST_SPACE * height);
  return gaps.length < LEAST_SPACES ? undefined : Math.max(LIKE_SPACE * median(gaps), LEAST_GAP * height);
}

const LETTER = /^\p{L}$/u;
/** A one has as much room on its right in some type. */
const BEFORE = /^[\p{L}02-9]$/u;

function parted(word: RecognisedWord, least: number, isInk: Ink): RecognisedWord[] {
  const { symbols, text, bbox } = word;
  if (bbox.x1 - bbox.x0 < least || symbols.length < 2) return [word];
  if (symbols.map((symbol) => symbol.text).join('') !== text) return [word];
  const gaps = gapsIn(bbox, isInk);
  const wide = gaps.filter(({ width }) => width >= least);
  const widestOther = Math.max(0, ...gaps.filter(({ width }) => width < least).map(({ width }) => width));
  // Where most letters are far apart, all belong to one word.
  if (wide.length === 0 || wide.length * 2 > symbols.length) return [word];
  if (wide.some(({ width }) => width < WIDER * widestOther)) return [word];
  const cuts = wide.map(({ middle }) => symbols.findIndex(({ bbox: { x0 } }) => x0 >= middle));
  const isBetweenLetters = cuts.every((at, i) => at > 0 && isLetterGap(symbols[at - 1], symbols[at], wide[i].middle));
  if (!isBetweenLetters) return [word];
  return [...cuts, symbols.length].map((to, i) => partOf(word, symbols.slice(i === 0 ? 0 : cuts[i - 1], to)));
}

const isLetterGap = (before: RecognisedSymbol, after: RecognisedSymbol, middle: number): boolean =>
  BEFORE.test(before.text) && LETTER.test(after.text) && before.bbox.x1 <= middle + 1;

interface Gap {
  readonly width: number;
  readonly middle: number;
}

/** Columns without ink between columns with ink. */
function gapsIn({ x0, x1, y0, y1 }: PixelBox, isInk: Ink): Gap[] {
  const gaps: Gap[] = [];
  let last: number | undefined;
  for (let x = x0; x < x1; x++) {
    let y = y0;
    while (y < y1 && !isInk(x, y)) y++;
    if (y === y1) continue;
    if (last !== undefined && x - last > 1) gaps.push({ width: x - last - 1, middle: (last + x + 1) / 2 });
    last = x;
  }
  return gaps;
}

function partOf(word: RecognisedWord, symbols: readonly RecognisedSymbol[]): RecognisedWord {
  const { x0, x1 } = enclosing(symbols);
  const bbox = { ...word.bbox, x0, x1 };
  return { text: symbols.map(({ text }) => text).join(''), confidence: word.confidence, bbox, symbols };
}
