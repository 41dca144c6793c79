/** Whether the page shows the characters of a match: a text layer can contain what is white, covered, clipped or too small to see. */
import type { CharacterPlace, CharacterTrace, Raster } from '../documents/pdfReader.ts';
import type { Box } from '../documents/geometry.ts';
import { spanBox, type IndexedPage } from '../documents/textIndex.ts';
import type { LineSpan } from '../matching/source/source.ts';
import type { Region } from './regions.ts';

export type Visibility =
  | 'shown'
  /** The page shows it, and strikes out at least one character. */
  | 'struckOut'
  /** At least one character leaves nothing on the page. */
  | 'hidden'
  /** Something that its own text did not draw is visible in its place: the scan under an OCR layer, or what covers it. */
  | 'unsure'
  /** Nobody looked. */
  | 'unlooked';

/** A character of a match, where its page should show it. */
export interface PlacedCharacter extends CharacterPlace {
  /** 1-based. */
  readonly pageNumber: number;
  /** Thickness of its line, points: close to the type size. */
  readonly size: number;
}

/** Type below this is for machines, points: the smallest print, in package inserts, has 4. */
const LEAST_TYPE_SIZE = 2;
/** Least difference between the lightest and the darkest pixel in some colour, of 255: the palest print has 40. */
const LEAST_CONTRAST = 16;
/** A gap narrower than this, in line thicknesses, does not separate words. */
const LEAST_SPACE = 0.12;
/** Boxes narrower than this, points, belong to combining marks, and to characters that take no space. */
const LEAST_WIDTH = 0.2;

/**
 * Bullets before words, and dashes only at the start of a line: before a number a dash may be a minus sign. Designers put an icon in a
 * bullet's place and leave the bullet in the text, invisible; it says nothing that the words do not.
 */
const LIST_MARKS = /(?<=^|\s)[•‣⁃▪◦➢►](?=\s?\p{L})|^[-–—∙·](?=\s\p{L}{2})/gu;

/**
 * The characters of the spans that were read from a text layer, except for list item marks. What OCR read was seen. Joiners,
 * direction marks and the like show nothing on any page: between the halves of a Persian word one takes space and leaves it
 * blank.
 * @param pages all pages of the document, in order
 */
export function placedCharacters(pages: readonly IndexedPage[], spans: readonly LineSpan[]): PlacedCharacter[] {
  return spans.flatMap(({ pageNumber, lineId, start, end }) => {
    const page = pages.at(pageNumber - 1);
    const line = page?.lines.at(lineId - 1);
    if (page?.readBy !== 'textLayer' || line === undefined || line.provenance === 'ocr') return [];
    const { direction } = line;
    const size = line.crossEnd - line.crossStart;
    return Array.from(
      line.text
        .replace(LIST_MARKS, ' ')
        .slice(start, end)
        .matchAll(/[^\s\p{M}\p{Default_Ignorable_Code_Point}]/gu),
      ({ 0: text, index }): PlacedCharacter => {
        const from = start + index;
        return { pageNumber, text, direction, size, box: spanBox(line, from, from + text.length) };
      },
    ).filter(({ box }) => Math.max(box.width, box.height) > 0 && Math.min(box.width, box.height) >= LEAST_WIDTH);
  });
}

/** Whether any of the spans was read from a text layer and not by OCR. */
export const isOfTextLayer = (pages: readonly IndexedPage[], spans: readonly LineSpan[]): boolean =>
  spans.some((span) => placedCharacters(pages, [span]).length > 0);

/** Whether the middle of the character is in the region. */
export function liesIn({ pageNumber, box }: PlacedCharacter, region: Region): boolean {
  const x = box.x + box.width / 2 - region.box.x;
  const y = box.y + box.height / 2 - region.box.y;
  return pageNumber === region.pageNumber && x >= 0 && y >= 0 && x <= region.box.width && y <= region.box.height;
}

/**
 * @param raster the region as drawn, before anything is marked on it
 * @param characters those asked about when it was drawn, in that order
 */
export function visibilityOf(raster: Raster, region: Region, characters: readonly PlacedCharacter[]): Visibility {
  if (characters.some(({ size }) => size < LEAST_TYPE_SIZE)) return 'hidden';
  const missing = characters.filter((_, i) => !isDrawn(raster.traces?.[i]));
  const least = Math.min(...words(missing).map((boxes) => contrast(raster, region, boxes)));
  if (least < LEAST_CONTRAST) return 'hidden';
  if (raster.traces?.includes('struckOut') === true) return 'struckOut';
  return missing.length === 0 ? 'shown' : 'unsure';
}

const isDrawn = (trace: CharacterTrace | undefined): boolean => trace === 'drawn' || trace === 'struckOut';

/** Boxes of characters that are side by side: layers written by OCR programs are not exact to the letter. */
function words(characters: readonly PlacedCharacter[]): Box[][] {
  const found: Box[][] = [];
  let last: PlacedCharacter | undefined;
  for (const character of characters) {
    const word = found.at(-1);
    if (word !== undefined && last !== undefined && isNext(last, character)) word.push(character.box);
    else found.push([character.box]);
    last = character;
  }
  return found;
}

/** Whether the characters touch, or nearly: a space separates them further. */
const isNext = ({ box, size }: PlacedCharacter, { box: next }: PlacedCharacter): boolean => {
  const gapX = Math.max(next.x - box.x - box.width, box.x - next.x - next.width);
  const gapY = Math.max(next.y - box.y - box.height, box.y - next.y - next.height);
  return Math.max(gapX, gapY) < LEAST_SPACE * size;
};

/** What is certainly wrong comes before what has to be read. */
const WORST_FIRST: readonly Visibility[] = ['hidden', 'struckOut', 'unlooked', 'unsure'];

export const leastVisible = (parts: readonly Visibility[]): Visibility =>
  WORST_FIRST.find((visibility) => parts.includes(visibility)) ?? 'shown';

function contrast(raster: Raster, { box: shown }: Region, boxes: readonly Box[]): number {
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (const box of boxes) {
    const left = Math.max(0, Math.floor((box.x - shown.x) * raster.scaleX));
    const right = Math.min(raster.width, Math.ceil((box.x + box.width - shown.x) * raster.scaleX));
    const top = Math.max(0, Math.floor((box.y - shown.y) * raster.scaleY));
    const bottom = Math.min(raster.height, Math.ceil((box.y + box.height - shown.y) * raster.scaleY));
    for (let y = top; y < bottom; y++) {
      for (let at = (y * raster.width + left) * 3; at < (y * raster.width + right) * 3; at++) {
        const colour = at % 3;
        const value = raster.pixels[at];
        if (value < least[colour]) least[colour] = value;
        if (value > most[colour]) most[colour] = value;
      }
    }
  }
  return Math.max(...most.map((value, colour) => value - least[colour]));
}
