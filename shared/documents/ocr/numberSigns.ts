/**
 * The sign № of texts in Cyrillic letters, which the networks were not taught: they read Ne or No, in Latin letters, which no word of such a text
 * has, or an N with a raised ring, or Мо, which the ink tells from a word: only the sign has a bar below its ring.
 */
import { findComponents, type Component } from './components.ts';
import { enclosing } from './enclosing.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

/** Two symbols that are read for it, after a bracket or quotation mark, alone or before a number, a capital or another sign. */
const LATIN_SIGN = /(?<=^[([„“"«]?|N[eoеоº°])N[eoеоº°](?=$|[\d_]|\p{Lu}(?:$|[-\d\p{Lu}])|N[eoеоº°])/gu;
/** Two that may begin a word or be one, in either script. */
const LIKE_SIGN = /^[([„“"«]?[MМ][eoеоә](?=$|\d)/g;
/** A number, a capital with one, or the heading of a column of numbers. */
const NUMBERED = /^(?:\d|\p{Lu}-?\d|[пn]\/[пn]$)/u;
/** Share of a line's letters that are Cyrillic in a text in these letters. */
const MOSTLY = 0.7;
/** The bar under the sign's ring: its width in its heights, and its height in heights of the sign. */
const LEAST_BAR = 1.8;
const THICKEST_BAR = 0.2;

export const withNumberSigns = (picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => {
    const isCyrillic = isMostlyCyrillic(line);
    const words = line.words.map((word, i) => mended(picture, word, line.words.at(i + 1), isCyrillic));
    return words.every((word, i) => word === line.words[i]) ? line : { ...line, words };
  });

function isMostlyCyrillic({ words }: RecognisedLine): boolean {
  const text = words.map((word) => word.text.replace(LATIN_SIGN, '')).join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) >= MOSTLY * letters;
}

function mended(
  picture: GreyPicture,
  word: RecognisedWord,
  next: RecognisedWord | undefined,
  isCyrillic: boolean,
): RecognisedWord {
  const { text, symbols } = word;
  if (symbols.map((symbol) => symbol.text).join('') !== text) return word;
  const isNumbered = /\d/.test(text) || NUMBERED.test(next?.text ?? '');
  const places = [
    ...(isCyrillic || isNumbered ? text.matchAll(LATIN_SIGN) : []),
    ...(isNumbered ? text.matchAll(LIKE_SIGN) : []),
  ].map(({ index, 0: read }) => index + read.length - 2);
  if (places.length === 0) return word;
  if (!text.includes('N') && !hasBar(picture, enclosing(symbols.slice(0, places[0] + 2)))) return word;
  const units = symbols.flatMap((symbol) => Array.from({ length: symbol.text.length }, () => symbol));
  const signs = new Map(places.map((at) => [units[at], [units[at], units[at + 1]] as const]));
  const hidden = new Set(places.map((at) => units[at + 1]));
  const again = symbols
    .filter((symbol) => !hidden.has(symbol))
    .map((symbol): RecognisedSymbol => {
      const read = signs.get(symbol);
      return read === undefined ? symbol : { text: '№', bbox: enclosing(read) };
    });
  return { ...word, text: again.map((symbol) => symbol.text).join(''), symbols: again };
}

/** Whether a flat patch of ink stands at the foot, with another one above it. */
function hasBar(picture: GreyPicture, { x0, y0, x1, y1 }: PixelBox): boolean {
  const [left, top] = [Math.max(0, x0), Math.max(0, y0)];
  const [width, height] = [Math.min(picture.width, x1) - left, Math.min(picture.height, y1) - top];
  const patches = findComponents(cut(picture, left, top, width, height));
  const size = Math.max(0, ...patches.map((one) => one.bottom - one.top));
  const isBar = (one: Component): boolean =>
    one.right - one.left >= LEAST_BAR * (one.bottom - one.top) && one.bottom - one.top <= THICKEST_BAR * size;
  return patches
    .filter(isBar)
    .some((bar) =>
      patches.some(
        (ring) =>
          ring !== bar &&
          ring.bottom <= bar.top &&
          ring.bottom - ring.top > bar.bottom - bar.top &&
          Math.min(ring.right, bar.right) - Math.max(ring.left, bar.left) >= (bar.right - bar.left) / 2,
      ),
    );
}
