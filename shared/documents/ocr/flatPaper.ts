/**
 * Paper that folds, shadows and weak light make grey in one place and white in the next, made white everywhere: each place is compared with
 * the lightest around it. For photographs only: in a scan, dark headings and pictures are meant to be dark.
 */
import type { GreyPicture } from './picture.ts';

/** Cells along the longer side, in which the paper's shade is measured: each holds some paper between the letters. */
const CELLS = 120;
/** Share of a cell's pixels that are darker than its paper: writing covers less. */
const PAPER_QUANTILE = 0.75;

/** Share of the cells that are darker, and lighter, than those by which paper is compared: writing, pictures and glints. */
const OUTLYING = 0.1;
/** Shade of the darker paper, relative to the lighter one's, up to which paper is uneven: stains and folds are darker, a scanner's light is not. */
const UNEVEN = 0.85;

/** The shades of a picture's cells, row by row. */
export interface PaperShades {
  readonly columns: number;
  readonly rows: number;
  /** Pixels along a cell's side. */
  readonly cell: number;
  readonly shades: Uint8Array;
}

export function withFlatPaper(
  picture: GreyPicture,
  { columns, rows, cell, shades }: PaperShades = paperShades(picture),
): GreyPicture {
  const { width, height, pixels } = picture;
  const papers = lightest(shades, columns, rows);
  const flat = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const paper = interpolated(papers, columns, rows, (x + 0.5) / cell - 0.5, (y + 0.5) / cell - 0.5);
      flat[at] = Math.min(255, (255 * pixels[at]) / paper);
    }
  }
  return { width, height, pixels: flat };
}

/** Whether the paper itself is darker in some places than in others. */
export function isUnevenPaper({ shades }: PaperShades): boolean {
  const ordered = shades.toSorted();
  const [darker, lighter] = [OUTLYING, 1 - OUTLYING].map((share) => ordered[Math.floor(share * ordered.length)]);
  return darker < UNEVEN * lighter;
}

export function paperShades({ width, height, pixels }: GreyPicture): PaperShades {
  const cell = Math.ceil(Math.max(width, height) / CELLS);
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const shades = new Uint8Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let at = 0; at < shades.length; at++) {
    const [left, top] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    const [right, bottom] = [Math.min(width, left + cell), Math.min(height, top + cell)];
    histogram.fill(0);
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) histogram[pixels[y * width + x]]++;
    const wanted = PAPER_QUANTILE * (right - left) * (bottom - top);
    let shade = 0;
    for (let below = histogram[0]; below < wanted; below += histogram[shade]) shade++;
    shades[at] = shade;
  }
  return { columns, rows, cell, shades };
}

/** The lightest of each cell and its neighbours: the paper's shade beside cells full of ink. */
function lightest(shades: Uint8Array, columns: number, rows: number): Uint8Array {
  return shades.map((_, at) => {
    let most = 1;
    for (let y = Math.floor(at / columns) - 1; y <= Math.floor(at / columns) + 1; y++) {
      for (let x = (at % columns) - 1; x <= (at % columns) + 1; x++) {
        if (x >= 0 && x < columns && y >= 0 && y < rows) most = Math.max(most, shades[y * columns + x]);
      }
    }
    return most;
  });
}

/** Between the middles of four cells, linearly. */
function interpolated(shades: Uint8Array, columns: number, rows: number, x: number, y: number): number {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [right, bottom] = [Math.min(columns - 1, left + 1), Math.min(rows - 1, top + 1)];
  const [across, down] = [Math.max(0, x - left), Math.max(0, y - top)];
  const above = shades[top * columns + left] * (1 - across) + shades[top * columns + right] * across;
  const below = shades[bottom * columns + left] * (1 - across) + shades[bottom * columns + right] * across;
  return above * (1 - down) + below * down;
}
