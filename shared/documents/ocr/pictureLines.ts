/** From what Tesseract read in the straightened picture to lines of the picture as given. */
import type { IndexedLine } from '../textIndex.ts';
import { apply, type Affine } from './affine.ts';
import { meanConfidence, type RecognisedLine, type RecognisedWord } from './recognised.ts';

/** A line read with less confidence (0..100, by the letter) is a pattern, a stain, or in a script that is not installed. */
const LEAST_LINE_CONFIDENCE = 50;
/** Slopes below this (0.06°) are rounding. */
const LEAST_SLOPE = 0.001;

/** @param back from pixels of the straightened picture to pixels of the given one */
export function pictureLines(lines: readonly RecognisedLine[], back: Affine): IndexedLine[] {
  return lines.flatMap(({ words }) => {
    const written = words.filter(({ text }) => text.trim() !== '');
    if (meanConfidence([{ words: written }]) < LEAST_LINE_CONFIDENCE) return [];
    return written.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? [pictureLine(written, back)] : [];
  });
}

function pictureLine(words: readonly RecognisedWord[], back: Affine): IndexedLine {
  const text = words.map((word) => word.text.trim().replace(/\s+/g, '')).join(' ');
  // Extents of each unit along the straightened line; spaces reach from word to word.
  const extents: number[] = [];
  for (const word of words) {
    if (extents.length > 0) extents.push(extents[extents.length - 1], word.bbox.x0);
    extents.push(...unitExtents(word));
  }
  const top = Math.min(...words.map(({ bbox }) => bbox.y0));
  const bottom = Math.max(...words.map(({ bbox }) => bbox.y1));
  const [alongX, alongY] = back;
  const direction = Math.abs(alongY) > Math.abs(alongX) ? 'vertical' : 'horizontal';
  const along = direction === 'horizontal' ? 0 : 1;
  const across = 1 - along;
  const middle = (top + bottom) / 2;
  const edges = new Float32Array(extents.length);
  for (let unit = 0; unit * 2 < extents.length; unit++) {
    const from = apply(back, extents[2 * unit], middle)[along];
    const to = apply(back, extents[2 * unit + 1], middle)[along];
    edges[2 * unit] = Math.min(from, to);
    edges[2 * unit + 1] = Math.max(from, to);
  }
  const crosses = [apply(back, extents[0], top)[across], apply(back, extents[0], bottom)[across]];
  const slope = back[across] / back[along];
  return {
    text,
    direction,
    crossStart: Math.min(...crosses),
    crossEnd: Math.max(...crosses),
    edges,
    ...(Math.abs(slope) >= LEAST_SLOPE && { slope }),
    wordConfidences: words.map(({ confidence }) => confidence),
  };
}

/** Start and end of each UTF-16 unit of a word: of its symbol, or an equal part of the word where those do not add up. */
function unitExtents({ text, bbox, symbols }: RecognisedWord): number[] {
  const units = text.trim().replace(/\s+/g, '');
  const ofSymbols = symbols.flatMap((symbol) => Array.from(symbol.text, () => [symbol.bbox.x0, symbol.bbox.x1]).flat());
  if (symbols.map((symbol) => symbol.text).join('') === units && ofSymbols.length === 2 * units.length)
    return ofSymbols;
  const width = (bbox.x1 - bbox.x0) / units.length;
  return Array.from({ length: units.length }, (_, i) => [bbox.x0 + i * width, bbox.x0 + (i + 1) * width]).flat();
}
