/**
 * Whether a page crosses characters out, as contracts and reviewers do: with their text removed a thin line is left through the middle of
 * them, and through nothing else. A path, a picture or an annotation may draw it.
 */
import type { Box } from '../geometry.ts';
import type { Raster } from '../pdfReader.ts';

/** Least difference of the line from what is above and below it in some colour, of 255: reviewers also strike in pale colours. */
const LEAST_CONTRAST = 40;
/** Where the line may be, from the top of the character's ink, in parts of its height: below are underlines, above overlines. */
const HIGHEST = 0.2;
const LOWEST = 0.85;
/** The line is thinner than this part of the ink's height: a bar that covers more is a background. */
const THICKNESS = 0.3;
/** Beyond the half-covered pixels at a line's end, pixels. */
const END = 2;
/**
 * Maximum distance that the line extends beyond characters, in heights of ink: as far as a wide space. A rule or a grid extends further.
 */
const MOST_BARE = 2;

/** A stroke of a pen is as thick at its end as at its start, or nearly. */
const WIDENING = 2;

/** @param Box of its ink, in points as displayed */
export interface Inked {
  readonly text: string;
  readonly ink: Box;
}

/**
 * @param raster the region without the characters' text
 * @param characters side by side ones one after the other; `undefined` if the page has none
 * @param drawn boxes of everything that the page writes in or near the region, points as displayed
 * @returns for each of the characters
 */
export function struckOut(
  raster: Raster,
  region: Box,
  characters: readonly (Inked | undefined)[],
  drawn: readonly Box[],
): boolean[] {
  const written = characters.flatMap((one) => (one !== undefined && WRITTEN.test(one.text) ? [one.ink] : []));
  const crossed = characters.map((character) => {
    if (character === undefined || !WRITTEN.test(character.text)) return false;
    const line = crossingLine(raster, region, character.ink, drawn);
    return line !== undefined && !isUnderline(line, written);
  });
  // A stroke through one letter may be part of it (ħ).
  return crossed.map(
    (is, i) => is && (DIGIT.test(characters[i]?.text ?? '') || crossed[i - 1] || crossed.at(i + 1) === true),
  );
}

const WRITTEN = /[\p{L}\p{N}]/u;
const DIGIT = /\p{N}/u;

/** Points as displayed. */
interface Line {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** Share of a character's height by which a line may touch its foot. */
const TOUCHED = 0.1;

/**
 * Share of the letters along a line that are above it, which makes it an underline: a line that strikes out touches all of them, raised
 * digits aside.
 */
const LEAST_ABOVE = 0.25;

/** "/s/ Jeffery" underlined: the line passes through the tails of some letters, and below the others. */
function isUnderline(line: Line, written: readonly Box[]): boolean {
  const along = written.filter(
    ({ x, y, width, height }) =>
      x + width / 2 > line.from && x + width / 2 < line.to && line.y > y && line.y < y + 2 * height,
  );
  const above = along.filter(({ y, height }) => line.y >= y + (1 - TOUCHED) * height);
  return above.length >= LEAST_ABOVE * along.length;
}

function crossingLine(raster: Raster, region: Box, ink: Box, drawn: readonly Box[]): Line | undefined {
  const { scaleX, scaleY, width, height } = raster;
  const left = Math.max(0, Math.ceil((ink.x - region.x) * scaleX));
  const right = Math.min(width, Math.floor((ink.x + ink.width - region.x) * scaleX));
  const reach = Math.max(2, Math.round(ink.height * scaleY * THICKNESS));
  const top = (ink.y - region.y) * scaleY;
  const lowest = Math.min(height - reach - 1, Math.floor(top + LOWEST * ink.height * scaleY));
  if (right <= left) return undefined;
  for (let y = Math.max(reach, Math.ceil(top + HIGHEST * ink.height * scaleY)); y <= lowest; y++) {
    const isLine = (x: number): boolean => x >= 0 && x < width && standsOut(raster, x, y, reach);
    let x = left;
    while (x < right && isLine(x)) x++;
    if (x < right) continue;
    // A letter that is drawn twice, to look bold, is still there once: it has strokes above or below its own bars.
    if (!isPlain(raster, y - reach, left, right) || !isPlain(raster, y + reach, left, right)) continue;
    let from = left;
    while (isLine(from - 1)) from--;
    while (isLine(x)) x++;
    // What continues above or below is a curve, as of a circle that somebody drew around a passage.
    if (continuesAt(raster, from - END, y, reach) || continuesAt(raster, x - 1 + END, y, reach)) continue;
    const widths = { from: thickness(raster, from, y, reach), to: thickness(raster, x - 1, y, reach) };
    if (widens(raster, y, x - 1, x - 1 + END, widths.to, widths.from)) continue;
    if (widens(raster, y, from, from - END, widths.from, widths.to)) continue;
    const line = { from: region.x + from / scaleX, to: region.x + x / scaleX, y: region.y + (y + 0.5) / scaleY };
    if (isCovered(line, drawn, MOST_BARE * ink.height)) return line;
  }
  return undefined;
}

/** Whether the stretch of a row has one colour. */
function isPlain({ pixels, width }: Raster, y: number, left: number, right: number): boolean {
  const first = (y * width + left) * 3;
  for (let x = left + 1; x < right; x++) if (differs(pixels, first, (y * width + x) * 3)) return false;
  return true;
}

/** Whether a line passes the column near a row. */
function continuesAt(raster: Raster, x: number, y: number, reach: number): boolean {
  if (x < 0 || x >= raster.width) return false;
  for (let near = Math.max(y - END, reach); near <= Math.min(y + END, raster.height - reach - 1); near++) {
    if (standsOut(raster, x, near, reach)) return true;
  }
  return false;
}

/** Rows of the line's colour in the column, up to `reach` above and below. */
function thickness({ pixels, width }: Raster, x: number, y: number, reach: number): number {
  const isOfLine = (row: number): boolean => !differs(pixels, (row * width + x) * 3, (y * width + x) * 3);
  let rows = 1;
  for (let up = 1; up <= reach && isOfLine(y - up); up++) rows++;
  for (let down = 1; down <= reach && isOfLine(y + down); down++) rows++;
  return rows;
}

/** Whether an apparent line is the tip of a larger shape: thicker and thicker towards an end, and continuing in its colour there. */
function widens(
  { pixels, width }: Raster,
  y: number,
  end: number,
  beyond: number,
  atEnd: number,
  atOther: number,
): boolean {
  if (beyond < 0 || beyond >= width || atEnd < WIDENING * atOther) return false;
  return !differs(pixels, (y * width + end) * 3, (y * width + beyond) * 3);
}

function standsOut({ pixels, width }: Raster, x: number, y: number, reach: number): boolean {
  const at = (y * width + x) * 3;
  const rows = reach * width * 3;
  return differs(pixels, at, at - rows) && differs(pixels, at, at + rows);
}

const differs = (pixels: Uint8Array, one: number, other: number): boolean =>
  Math.abs(pixels[one] - pixels[other]) >= LEAST_CONTRAST ||
  Math.abs(pixels[one + 1] - pixels[other + 1]) >= LEAST_CONTRAST ||
  Math.abs(pixels[one + 2] - pixels[other + 2]) >= LEAST_CONTRAST;

/** Whether characters are all along the line, points. */
function isCovered(line: Line, drawn: readonly Box[], mostBare: number): boolean {
  const along = drawn
    .filter(({ x, y, width, height }) => y <= line.y && y + height >= line.y && x < line.to && x + width > line.from)
    .sort((a, b) => a.x - b.x);
  let reached = line.from;
  for (const { x, width } of along) {
    if (x - reached > mostBare) return false;
    reached = Math.max(reached, x + width);
  }
  return line.to - reached <= mostBare;
}
