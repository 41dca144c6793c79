/**
 * A sheet of paper photographed on a table: what lies around it is painted white, and so is its own paper, whatever its folds and the light
 * make of it. Otherwise wood, cloth and the sheet's edge are taken for writing, the threshold between ink and paper falls between paper
 * and table, and Tesseract takes the whole sheet for a picture.
 */
import { otsuThreshold } from './components.ts';
import { paperShades, withFlatPaper } from './flatPaper.ts';
import type { GreyPicture } from './picture.ts';

/** Shares of the picture that a sheet covers: a smaller bright place is a lamp or a label, a larger one is the whole picture. */
const LEAST_SHARE = 0.1;
const MOST_SHARE = 0.92;
/** Share of the bright cells that are in the sheet: elsewhere there may be glints. */
const LEAST_OF_BRIGHT = 0.85;
/** Share of its rows' extents that the sheet fills: it has no gaps but dark headings and pictures. */
const LEAST_FILLED = 0.85;
/** Shade of what lies around it, relative to the sheet's: two halves of one page are nearer to each other. */
const MOST_AROUND = 0.75;
/** Cells by which the sheet's edge is cut off, with its shadow. */
const EDGE = 1;

/** The picture with nothing but paper around the sheet; the same picture if it does not show one sheet on something darker. */
export function withoutSurroundings(picture: GreyPicture): GreyPicture {
  const { width, height } = picture;
  const measured = paperShades(picture);
  const { columns, rows, cell, shades } = measured;
  const threshold = otsuThreshold(shades)?.value;
  if (threshold === undefined) return picture;
  const bright = shades.map((shade) => (shade > threshold ? 1 : 0));
  const sheet = largestPatch(bright, columns, rows);
  const share = sheet.length / shades.length;
  const ofBright = sheet.length / bright.reduce((sum, one) => sum + one, 0);
  if (share < LEAST_SHARE || share > MOST_SHARE || ofBright < LEAST_OF_BRIGHT) return picture;
  const extents = rowExtents(sheet, columns, rows);
  const covered = extents.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  const isInside = (at: number): boolean => {
    const { from, to } = extents[Math.floor(at / columns)];
    return at % columns >= from && at % columns < to;
  };
  const paper = medianOf(sheet.map((at) => shades[at]));
  const around = medianOf([...shades].filter((_, at) => !isInside(at)));
  if (sheet.length < LEAST_FILLED * covered || around > MOST_AROUND * paper) return picture;
  const { pixels } = withFlatPaper(picture, measured);
  const painted = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell);
    // The edge is cut off above and below, too.
    const near = [extents.at(row), row >= EDGE ? extents[row - EDGE] : undefined, extents.at(row + EDGE)];
    if (near.some((one) => one === undefined || one.to <= one.from)) continue;
    const from = Math.max(...near.map((one) => one?.from ?? 0)) + EDGE;
    const to = Math.min(...near.map((one) => one?.to ?? 0)) - EDGE;
    const [left, right] = [from * cell, Math.min(width, to * cell)];
    if (right > left) painted.set(pixels.subarray(y * width + left, y * width + right), y * width + left);
  }
  return { width, height, pixels: painted };
}

/** Cells of the largest patch of bright ones that touch by their sides. */
function largestPatch(bright: Uint8Array, columns: number, rows: number): number[] {
  const seen = new Uint8Array(bright.length);
  let largest: number[] = [];
  for (let start = 0; start < bright.length; start++) {
    if (bright[start] === 0 || seen[start] === 1) continue;
    seen[start] = 1;
    const patch = [start];
    for (const at of patch) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      for (const [nextX, nextY] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ]) {
        const next = nextY * columns + nextX;
        if (nextX < 0 || nextX >= columns || nextY < 0 || nextY >= rows) continue;
        if (bright[next] === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        patch.push(next);
      }
    }
    if (patch.length > largest.length) largest = patch;
  }
  return largest;
}

interface Extent {
  readonly from: number;
  /** Exclusive; 0 in a row without the sheet. */
  readonly to: number;
}

function rowExtents(sheet: readonly number[], columns: number, rows: number): Extent[] {
  const extents = Array.from({ length: rows }, () => ({ from: columns, to: 0 }));
  for (const at of sheet) {
    const extent = extents[Math.floor(at / columns)];
    extent.from = Math.min(extent.from, at % columns);
    extent.to = Math.max(extent.to, (at % columns) + 1);
  }
  return extents;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other).at(Math.floor(values.length / 2)) ?? 0;
