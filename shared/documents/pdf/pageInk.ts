/** Where a page draws its characters: the place that reading gave each, which its line consists of, and the ink itself. */
import type { Box } from '../geometry.ts';
import { isRightToLeft } from '../layout/codePoints.ts';
import type { Axes } from '../layout/glyph.ts';
import { readActualTexts, type ActualTexts } from './actualText.ts';
import { CharacterPlaces } from './characterPlaces.ts';
import { isDoubtfullyStated } from './drawnText.ts';
import { GlyphRuns, transform, type Extent } from './glyphRuns.ts';
import { PageCharacters, type PageCharacter } from './pageCharacters.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { placeOnLine, reachOf } from './statedClusters.ts';
import { textStyles, type TextStyle } from './textStyle.ts';

/** Bytes of PDFium's memory that its answers about a character are written to: eight doubles. */
const SCRATCH_BYTES = 64;
/** Type below this size is for machines, points: the smallest print, in package inserts, has 4. */
const LEAST_TYPE_SIZE = 2;
/** Tallest ink of type of that size, points. Fonts may state another size than they draw. */
const LEAST_INK_HEIGHT = 1.4;

export interface InkedCharacter {
  /** PDFium's handle of the text object that draws it. */
  readonly object: number;
  readonly text: string;
  /** Its extent and the height of its font, points as displayed. */
  readonly place: Box;
  /** Points as displayed; without width and height if it draws nothing. */
  readonly ink: Box;
  /** No reader could read type of its size. */
  readonly isTiny: boolean;
  /** The producer states what it says, and the font does not: its ink may be any other character's. */
  readonly isOnlyStated: boolean;
}

interface Found extends Omit<InkedCharacter, 'isTiny' | 'isOnlyStated'> {
  /** Font and size. */
  readonly face: string;
  /** Size of the font, points as displayed. */
  readonly size: number;
  /** PDFium's handle of the span that states its text; 0 for none. */
  readonly span: number;
}

/** @returns the characters in and near the region, in drawing order */
export function inkedCharacters(pdfium: Pdfium, page: PdfiumPage, region: Box): InkedCharacter[] {
  const { call } = pdfium;
  const textPage = page.text.open();
  if (textPage === 0) return [];
  const scratch = call.malloc(SCRATCH_BYTES);
  const actualTexts = readActualTexts(pdfium, page.handle);
  try {
    const places = new CharacterPlaces(pdfium, textPage, scratch);
    const styleOf = textStyles(pdfium, page.toDisplay, textPage, scratch);
    const runs = new GlyphRuns(page, styleOf);
    const stated = new Map<number, string>();
    const reading = { page, actualTexts, places, runs, stated };
    const found: Found[] = [];
    const tallest = new Map<string, number>();
    const characters = new PageCharacters(pdfium, textPage, actualTexts, places, scratch);
    const place = { x: 0, y: 0, width: 0, height: 0 };
    let lastStyle: TextStyle | undefined;
    let face = '';
    for (let character = characters.next(); character !== undefined; character = characters.next()) {
      const { index, span, object, text } = character;
      const style = putPlace(reading, character, place);
      if (style === undefined || !isNear(place, region)) continue;
      const outline = places.inkOf(index);
      const ink = boxBetween(
        transform(page.toDisplay, outline.left, outline.low),
        transform(page.toDisplay, outline.right, outline.high),
      );
      if (style !== lastStyle) face = `${style.font} ${style.size.toFixed(2)}`;
      lastStyle = style;
      tallest.set(face, Math.max(tallest.get(face) ?? 0, Math.min(ink.height, style.size)));
      found.push({ object, text, place: { ...place }, ink, face, size: style.size, span });
    }
    return found.map(({ object, text, place, ink, face, size, span }) => ({
      object,
      text,
      place,
      ink,
      isTiny: size < LEAST_TYPE_SIZE && (tallest.get(face) ?? 0) < LEAST_INK_HEIGHT,
      isOnlyStated: isDoubtfullyStated(stated.get(span) ?? ''),
    }));
  } finally {
    actualTexts.close();
    call.free(scratch);
  }
}

interface Reading {
  readonly page: PdfiumPage;
  readonly actualTexts: ActualTexts;
  readonly places: CharacterPlaces;
  readonly runs: GlyphRuns;
  /** By span: what its characters together say. */
  readonly stated: Map<number, string>;
}

/**
 * Finds the place of a character, and notes what its span states. Separate from the loop over the thousands of a page, which V8 would
 * recompile for every page, with all that it calls.
 * @returns the style of the character; `undefined` if it is off the page
 */
function putPlace(
  { page, actualTexts, places, runs, stated }: Reading,
  character: PageCharacter,
  into: MutableBox,
): TextStyle | undefined {
  const { index, span } = character;
  const origin = places.originOf(index);
  const run = runs.runOf(character, origin);
  const { style, axes } = run;
  const box = places.boxOf(index, style.upright);
  const isPlacedLast = span !== 0 && style.upright && isRightToLeft(character.code);
  const drawn = isPlacedLast ? placeOnLine(span, actualTexts, origin, box) : { pen: origin, box };
  const extent = runs.extentOf(run, drawn.pen, drawn.box) ?? runs.extentOf(run, drawn.pen, places.inkOf(index));
  if (extent === undefined) return undefined;
  if (span !== 0) stated.set(span, (stated.get(span) ?? '') + character.text);
  const reach = span === 0 ? extent.end : Math.max(extent.end, reachOf(span, actualTexts, page.toDisplay, axes));
  putOnPage(extent, reach, axes, into);
  return style;
}

/** Whether its place, widened by its larger side, overlaps the region: the ink of large symbols is beside their place. */
function isNear({ x, y, width, height }: Box, region: Box): boolean {
  const by = Math.max(width, height);
  return (
    x - by < region.x + region.width &&
    region.x < x + width + by &&
    y - by < region.y + region.height &&
    region.y < y + height + by
  );
}

type MutableBox = { -readonly [Side in keyof Box]: number };

interface Corner {
  readonly x: number;
  readonly y: number;
}

const boxBetween = (one: Corner, other: Corner): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/**
 * From the frame of the text to the page as displayed. By hand and into one object: this runs for every character of the page, few of which
 * are near.
 */
function putOnPage(
  { start, top, bottom }: Extent,
  end: number,
  { alongX, alongY, acrossX, acrossY }: Axes,
  into: MutableBox,
): void {
  into.x = Math.min(start * alongX, end * alongX) + Math.min(top * acrossX, bottom * acrossX);
  into.y = Math.min(start * alongY, end * alongY) + Math.min(top * acrossY, bottom * acrossY);
  into.width = Math.max(start * alongX, end * alongX) + Math.max(top * acrossX, bottom * acrossX) - into.x;
  into.height = Math.max(start * alongY, end * alongY) + Math.max(top * acrossY, bottom * acrossY) - into.y;
}
