/**
 * Symbols that the networks of Latin letters were not taught, and read as what is most like them, with full confidence: ± as +, µ as
 * p or u, § as 8. The ink tells them apart.
 */
import { otsuThreshold } from './components.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

/** Share of a symbol's width that a bar across it inks, at least. */
const BAR = 0.75;
/** How far below the baseline a symbol must reach to have a descender, in heights of the line. */
const DESCENDER = 0.1;
/** A section sign against the digit beside it: so many times as high, and so much lower, in heights of the digit. */
const TALLER = 1.2;
const HANGING = 0.15;
/** Patches of paper of fewer pixels within a letter are noise. */
const LEAST_HOLE = 4;
/** Letters narrower than this, pixels, have holes that ink may have filled. */
const LEAST_WIDTH = 10;

/** A micro- sign, if it is one, before the signs of units. */
const UNIT = /^[pu](?:g|l|L|m|mol|M|s|A|V|W|F|N|Pa|Sv|kat|IU|U)(?=$|[^\p{L}\p{N}])/u;

export function withUnknownSymbols(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const threshold = otsuThreshold(picture.pixels);
  // White writing on black would need the other side of the threshold.
  if (threshold === undefined || threshold.dark * 2 > picture.pixels.length) return lines;
  const isInk = (x: number, y: number): boolean => picture.pixels[y * picture.width + x] <= threshold.value;
  return lines.map((line) => ({ ...line, words: line.words.map((word) => mended(word, line, isInk)) }));
}

type Ink = (x: number, y: number) => boolean;

function mended(word: RecognisedWord, line: RecognisedLine, isInk: Ink): RecognisedWord {
  const { text, symbols } = word;
  if (!/[+8]/.test(text) && !UNIT.test(text)) return word;
  if (symbols.map((symbol) => symbol.text).join('') !== text) return word;
  const told = symbols.map((symbol, i) => {
    if (symbol.text === '+') return barsIn(symbol.bbox, isInk) > 1 ? '±' : '+';
    if (i > 0) return symbol.text;
    if (symbol.text === '8') return hangsBelow(symbol, digitBeside(word, line)) ? '§' : '8';
    return UNIT.test(text) ? microOr(symbol, line, isInk) : symbol.text;
  });
  if (told.every((symbol, i) => symbol === symbols[i].text)) return word;
  return { ...word, text: told.join(''), symbols: symbols.map((symbol, i) => ({ ...symbol, text: told[i] })) };
}

/** The next digit of the word, or the first one of the word after it. */
function digitBeside(word: RecognisedWord, { words }: RecognisedLine): RecognisedSymbol | undefined {
  const next = words.at(words.indexOf(word) + 1);
  return [...word.symbols.slice(1), ...(next?.symbols ?? [])].find(({ text }) => /[0-9]/.test(text));
}

/** An eight is as high as the digits beside it: noise and slant change all of them alike. */
function hangsBelow({ bbox }: RecognisedSymbol, digit: RecognisedSymbol | undefined): boolean {
  if (digit === undefined) return false;
  const height = digit.bbox.y1 - digit.bbox.y0;
  return bbox.y1 - bbox.y0 >= TALLER * height && bbox.y1 >= digit.bbox.y1 + HANGING * height;
}

function microOr({ text, bbox }: RecognisedSymbol, line: RecognisedLine, isInk: Ink): string {
  const descends = bbox.y1 > line.baseline + DESCENDER * line.height;
  if (!descends || bbox.x1 - bbox.x0 < LEAST_WIDTH) return text;
  return text === 'u' || !hasHole(bbox, isInk) ? 'µ' : text;
}

/** Rows of ink from side to side, those that touch counted once. */
function barsIn({ x0, x1, y0, y1 }: PixelBox, isInk: Ink): number {
  let bars = 0;
  let wasBar = false;
  for (let y = y0; y < y1; y++) {
    let ink = 0;
    for (let x = x0; x < x1; x++) if (isInk(x, y)) ink++;
    const isBar = ink >= BAR * (x1 - x0);
    if (isBar && !wasBar) bars++;
    wasBar = isBar;
  }
  return bars;
}

/** Whether there is paper that ink surrounds. */
function hasHole({ x0, x1, y0, y1 }: PixelBox, isInk: Ink): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  const seen = new Uint8Array(width * height);
  /** Pixels of the paper that hangs together with a place, and whether it reaches the rim. */
  const flood = (from: number): { pixels: number; isOutside: boolean } => {
    const open = [from];
    seen[from] = 1;
    let isOutside = false;
    let pixels = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      pixels++;
      const x = at % width;
      const y = Math.floor(at / width);
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) isOutside = true;
      const neighbours = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of neighbours) {
        if (next < 0 || next >= seen.length || seen[next] === 1) continue;
        if (isInk(x0 + (next % width), y0 + Math.floor(next / width))) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    return { pixels, isOutside };
  };
  for (let at = 0; at < seen.length; at++) {
    if (seen[at] === 1 || isInk(x0 + (at % width), y0 + Math.floor(at / width))) continue;
    const { pixels, isOutside } = flood(at);
    if (!isOutside && pixels >= LEAST_HOLE) return true;
  }
  return false;
}
