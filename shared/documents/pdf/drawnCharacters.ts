/**
 * Whether a page shows characters of its text layer: their text objects are removed, the region is redrawn, and if no pixel changes the
 * page never showed them. White on white, text under a picture, clipped, transparent, invisible or switched off: drawing reveals it,
 * whatever the trick. What strikes them out is left in the second drawing, and is reported too.
 */
import type { Box } from '../geometry.ts';
import type { CharacterPlace, CharacterTrace, Raster } from '../pdfReader.ts';
import { glyphOwners } from './glyphOwners.ts';
import { inkedCharacters, type InkedCharacter } from './pageInk.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { repeatedObjects } from './repeatedObjects.ts';
import { struckOut } from './struckOut.ts';
import { tracesOf } from './inkTraces.ts';

/**
 * @param before the region as drawn
 * @param draw redraws the same region
 */
export function drawnCharacters(
  pdfium: Pdfium,
  page: PdfiumPage,
  places: readonly CharacterPlace[],
  region: Box,
  before: Raster,
  draw: () => Raster,
): CharacterTrace[] {
  const characters = inkedCharacters(pdfium, page, region);
  const { objects, known } = glyphOwners(places, characters);
  if (objects.size === 0) return places.map(() => 'unknown');
  const removed = characters.filter(({ object }) => objects.has(object));
  const asked = places.map((_, i) => known.get(i));
  let after = without(pdfium, objects, draw);
  let isDrawn = tracesOf(before, after, region, asked, removed);
  if (isDrawn.includes(false)) {
    const repeated = repeatedObjects(pdfium, page, objects, new Set(characters.map(({ object }) => object)));
    if (repeated.length > 0) {
      after = without(pdfium, new Set([...objects, ...repeated]), draw);
      isDrawn = tracesOf(before, after, region, asked, removed);
    }
  }
  const inked = places.map(({ text }, i) => withText(text, asked[i]));
  const struck = struckOut(
    after,
    region,
    inked,
    characters.map(({ ink }) => ink),
  );
  return asked.map((character, i) => {
    if (character === undefined) return 'unknown';
    if (isDrawn[i] === false || character.isTiny) return 'hidden';
    if (isDrawn[i] === undefined || character.isOnlyStated) return 'unknown';
    return struck[i] ? 'struckOut' : 'drawn';
  });
}

const withText = (text: string, character: InkedCharacter | undefined): { text: string; ink: Box } | undefined =>
  character && { text, ink: character.ink };

function without({ call }: Pdfium, objects: ReadonlySet<number>, draw: () => Raster): Raster {
  for (const object of objects) call.FPDFPageObj_SetIsActive(object, 0);
  try {
    return draw();
  } finally {
    for (const object of objects) call.FPDFPageObj_SetIsActive(object, 1);
  }
}
