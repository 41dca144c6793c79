/**
 * Whether a page shows characters of its text layer: their text objects are taken out, the region is drawn again, and where
 * no pixel changes the page never showed them. White on white, text under a picture, clipped, transparent, invisible or
 * switched off: the drawing knows, whatever the trick. What strikes them out is left in the second drawing, and told too.
 */
import { enclosingBox, overlap, type Box } from '../geometry.ts';
import { cleanCodePoint, REPLACEMENT } from '../layout/codePoints.ts';
import type { CharacterPlace, CharacterTrace, Raster } from '../pdfReader.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { struckOut } from './struckOut.ts';

/** Least change of a pixel in some colour, of 255: the palest print has 40. */
const LEAST_CHANGE = 16;
/** Beyond the box, in parts of its smaller side: fonts whose stated measures are wrong draw a little outside of it. */
const REACH = 0.15;
/** Share of the smaller of two boxes that lies in the other one, from which a drawn character and a place are one. */
const SAME_PLACE = 0.5;

/**
 * @param before the region as drawn
 * @param draw draws the same region again
 */
export function drawnCharacters(
  pdfium: Pdfium,
  page: PdfiumPage,
  places: readonly CharacterPlace[],
  region: Box,
  before: Raster,
  draw: () => Raster,
): CharacterTrace[] {
  const { objects, known, drawn } = owners(pdfium, page, places, region);
  if (objects.size === 0) return places.map(() => 'unknown');
  for (const object of objects) pdfium.call.FPDFPageObj_SetIsActive(object, 0);
  try {
    const after = draw();
    const characters = places.map(({ text }, i) => {
      const ink = known.get(i);
      return ink && { text, ink };
    });
    const struck = struckOut(after, region, characters, drawn);
    return places.map(({ box }, i) => {
      const ink = known.get(i);
      if (ink === undefined) return 'unknown';
      if (!changes(before, after, region, enclosingBox([box, ink]))) return 'hidden';
      return struck[i] ? 'struckOut' : 'drawn';
    });
  } finally {
    for (const object of objects) pdfium.call.FPDFPageObj_SetIsActive(object, 1);
  }
}

interface Owners {
  /** Text objects that draw the characters. */
  readonly objects: ReadonlySet<number>;
  /** Ink of those characters that the page's own text has, by their position among the places. */
  readonly known: ReadonlyMap<number, Box>;
  /** Ink of every character that stands in the region. */
  readonly drawn: readonly Box[];
}

/**
 * An object with another letter or digit in one of the places is another text that lies over or under the one asked about,
 * alike as it may be otherwise: taking it out would prove the wrong text.
 */
function owners(pdfium: Pdfium, page: PdfiumPage, places: readonly CharacterPlace[], region: Box): Owners {
  const claims = new Map<number, Map<number, Box>>();
  const drawn: Box[] = [];
  const strangers = new Set<number>();
  const placesNear = nearby(places);
  const letters = places.map(({ text }) => plain(text));
  forEachCharacter(pdfium, page, (object, code, box) => {
    if (overlap(box, region)) drawn.push(box);
    const character = plain(cleanCodePoint(code));
    const isOwn = (at: number): boolean => letters[at] === REPLACEMENT || character.includes(letters[at]);
    const near = placesNear(box);
    const inPlace = near.filter((at) => sharedPart(box, places[at].box) >= SAME_PLACE);
    const raised = near.filter((at) => isOwn(at) && standsAboveOrBelow(box, places[at].box));
    if (inPlace.length === 0 && raised.length === 0) return;
    const own = inPlace.filter(isOwn);
    if (inPlace.length > 0 && own.length === 0 && WRITTEN.test(character)) strangers.add(object);
    const claimed = claims.get(object) ?? new Map<number, Box>();
    claims.set(object, claimed);
    for (const at of raised) if (!claimed.has(at)) claimed.set(at, box);
    for (const at of own) claimed.set(at, box);
  });
  const objects = [...claims.keys()].filter((object) => !strangers.has(object));
  const known = new Map(objects.flatMap((object) => [...(claims.get(object) ?? [])]));
  return { objects: new Set(objects), known, drawn };
}

const WRITTEN = /[\p{L}\p{N}]/u;

/** Without case, marks and ligatures: the text layer's form may differ from the page's. */
const plain = (text: string): string =>
  text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');

/** Calls with each drawn character: its text object, its code point, and its ink's box as displayed. */
function forEachCharacter(
  pdfium: Pdfium,
  page: PdfiumPage,
  visit: (object: number, code: number, box: Box) => void,
): void {
  const { call } = pdfium;
  const textPage = call.FPDFText_LoadPage(page.handle);
  if (textPage === 0) return;
  const scratch = call.malloc(32);
  const [a, b, c, d, e, f] = page.toDisplay;
  try {
    const count = call.FPDFText_CountChars(textPage);
    for (let i = 0; i < count; i++) {
      const object = call.FPDFText_GetTextObject(textPage, i);
      if (object === 0) continue;
      if (call.FPDFText_GetCharBox(textPage, i, scratch, scratch + 8, scratch + 16, scratch + 24) === 0) continue;
      const [left, right, low, high] = pdfium.doubles().subarray(scratch >> 3, (scratch >> 3) + 4);
      const [x0, x1] = [a * left + c * low + e, a * right + c * high + e];
      const [y0, y1] = [b * left + d * low + f, b * right + d * high + f];
      const box = { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
      visit(object, call.FPDFText_GetUnicode(textPage, i) >>> 0, box);
    }
  } finally {
    call.free(scratch);
    call.FPDFText_ClosePage(textPage);
  }
}

/** Of the smaller box, 0..1 along each axis, the lesser of both: strokes without thickness have no area. */
function sharedPart(one: Box, other: Box): number {
  const along = (from: number, size: number, otherFrom: number, otherSize: number): number => {
    const least = Math.max(Math.min(size, otherSize), Number.EPSILON);
    return (Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom)) / least;
  };
  return Math.min(along(one.x, one.width, other.x, other.width), along(one.y, one.height, other.y, other.height));
}

/** Points: a cell holds a few characters of ordinary type. */
const CELL = 12;

/** Raised and lowered signs, and commas, have most of their ink above or below their line: so far at most, in parts of its height. */
const RAISED = 0.25;

/** Of horizontal text. The ink of a neighbouring line is further away, and the same letter in the same column seldom. */
function standsAboveOrBelow(ink: Box, place: Box): boolean {
  const beside = sharedPart({ ...ink, y: place.y, height: place.height }, place);
  const middle = ink.y + ink.height / 2 - place.y;
  return beside >= SAME_PLACE && middle >= -RAISED * place.height && middle <= (1 + RAISED) * place.height;
}

/** A grid of cells, so that the thousands of characters of a page are not each compared with every place. */
function nearby(places: readonly CharacterPlace[]): (box: Box) => readonly number[] {
  const cells = new Map<string, number[]>();
  const key = (column: number, row: number): string => `${column} ${row}`;
  for (const [i, { box }] of places.entries()) {
    for (let column = Math.floor(box.x / CELL) - 1; column <= Math.floor((box.x + box.width) / CELL) + 1; column++) {
      for (let row = Math.floor(box.y / CELL) - 1; row <= Math.floor((box.y + box.height) / CELL) + 1; row++) {
        const cell = cells.get(key(column, row));
        if (cell === undefined) cells.set(key(column, row), [i]);
        else cell.push(i);
      }
    }
  }
  return ({ x, y, width, height }) =>
    cells.get(key(Math.floor((x + width / 2) / CELL), Math.floor((y + height / 2) / CELL))) ?? [];
}

function changes(before: Raster, after: Raster, region: Box, box: Box): boolean {
  const reach = REACH * Math.min(box.width, box.height);
  const left = Math.max(0, Math.floor((box.x - reach - region.x) * before.scaleX));
  const right = Math.min(before.width, Math.ceil((box.x + box.width + reach - region.x) * before.scaleX));
  const top = Math.max(0, Math.floor((box.y - reach - region.y) * before.scaleY));
  const bottom = Math.min(before.height, Math.ceil((box.y + box.height + reach - region.y) * before.scaleY));
  for (let y = top; y < bottom; y++) {
    for (let at = (y * before.width + left) * 3; at < (y * before.width + right) * 3; at++) {
      if (Math.abs(before.pixels[at] - after.pixels[at]) >= LEAST_CHANGE) return true;
    }
  }
  return false;
}
