/** Whether the page shows the words of a match: a text layer can hold words that are white, covered, or too small to see. */
import type { Raster } from '../documents/pdfReader.ts';
import { spanBox, type IndexedPage } from '../documents/textIndex.ts';
import type { LineSpan } from '../matching/source.ts';
import type { Region } from './regions.ts';
import type { Box } from '../documents/geometry.ts';

/** A word of a match, where its page should show it. */
export interface WordPlace {
  /** 1-based. */
  readonly pageNumber: number;
  readonly box: Box;
  /** Thickness of its line, points: near the size of the type. */
  readonly size: number;
}

/** Type below this is for machines, points: the smallest print, of package inserts, has 4. */
const LEAST_TYPE_SIZE = 2;
/** Least difference between the lightest and the darkest of a word's pixels in some colour, of 255: the palest print has 40. */
const LEAST_CONTRAST = 16;
/** Beyond the box, in line thicknesses: fonts whose stated height is wrong draw a little outside of it. */
const REACH = 0.15;

/**
 * The words of the spans that were read from a text layer. What OCR read was seen.
 * @param pages all pages of the document, in order
 */
export function wordPlaces(pages: readonly IndexedPage[], spans: readonly LineSpan[]): WordPlace[] {
  return spans.flatMap(({ pageNumber, lineId, start, end }) => {
    const page = pages.at(pageNumber - 1);
    const line = page?.lines.at(lineId - 1);
    if (page?.readBy !== 'textLayer' || line === undefined) return [];
    return Array.from(line.text.slice(start, end).matchAll(/\S+/g), (word): WordPlace => {
      const from = start + word.index;
      const box = spanBox(line, from, from + word[0].length);
      return { pageNumber, box, size: line.crossEnd - line.crossStart };
    });
  });
}

/** True when every word of the region has ink. @param raster the region as drawn, before anything is marked on it */
export function showsWords(raster: Raster, region: Region, words: readonly WordPlace[]): boolean {
  return words.every(
    (word) =>
      !liesIn(word, region) || (word.size >= LEAST_TYPE_SIZE && contrast(raster, region, word) >= LEAST_CONTRAST),
  );
}

function liesIn({ pageNumber, box }: WordPlace, region: Region): boolean {
  const x = box.x + box.width / 2 - region.box.x;
  const y = box.y + box.height / 2 - region.box.y;
  return pageNumber === region.pageNumber && x >= 0 && y >= 0 && x <= region.box.width && y <= region.box.height;
}

function contrast(raster: Raster, { box: shown }: Region, { box, size }: WordPlace): number {
  const reach = REACH * size;
  const left = Math.max(0, Math.floor((box.x - shown.x) * raster.scaleX));
  const right = Math.min(raster.width, Math.ceil((box.x + box.width - shown.x) * raster.scaleX));
  const top = Math.max(0, Math.floor((box.y - reach - shown.y) * raster.scaleY));
  const bottom = Math.min(raster.height, Math.ceil((box.y + box.height + reach - shown.y) * raster.scaleY));
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let at = (y * raster.width + left) * 3; at < (y * raster.width + right) * 3; at++) {
      const colour = at % 3;
      const value = raster.pixels[at];
      if (value < least[colour]) least[colour] = value;
      if (value > most[colour]) most[colour] = value;
    }
  }
  return Math.max(...most.map((value, colour) => value - least[colour]));
}
