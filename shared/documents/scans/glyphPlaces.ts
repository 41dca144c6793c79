/** Finds the characters in a page's lines that are at given places on the page. */
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import type { IndexedLine, IndexedPage } from '../textIndex.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** A character of a page. */
export interface CharacterAt {
  readonly line: IndexedLine;
  /** Unit of the line's text. */
  readonly unit: number;
}

/** Places of the glyphs that are in the text: some are dropped on the way, such as shadows. */
export function glyphPlaces({ lines }: IndexedPage, { text, boxes }: DoubtfulGlyphs): CharacterAt[] {
  const found: CharacterAt[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const [left, top, right, bottom] = boxes.subarray(at, at + 4);
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    for (const line of lines) {
      const [along, across] = line.direction === 'horizontal' ? [x, y] : [y, x];
      if (across < line.crossStart || across > line.crossEnd) continue;
      // Where a width is stated too large the character ends before its middle.
      const early = line.direction === 'horizontal' ? (3 * left + right) / 4 : along;
      const unit = unitAt(line, along, text) ?? unitAt(line, early, text);
      if (unit === undefined) continue;
      found.push({ line, unit });
      break;
    }
  }
  return found;
}

function unitAt({ edges, text }: IndexedLine, along: number, character: string): number | undefined {
  for (let unit = 0; unit < text.length; unit++) {
    if (edges[2 * unit] <= along && along <= edges[2 * unit + 1] && isOrRaised(text[unit], character)) return unit;
  }
  return undefined;
}

/** Superscript and subscript digits are separate characters. */
const isOrRaised = (one: string, character: string): boolean =>
  one === character || (one > '\u007f' && normalForm(one, 'NFKC') === character);
