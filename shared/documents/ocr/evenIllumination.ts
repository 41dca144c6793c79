/**
 * Illumination normalisation: photographed paper darkens towards a side or a corner, and one threshold for the whole picture drowns the
 * writing there. The paper's shade is measured and removed if it changes over the whole picture as light does.
 */
import type { GreyPicture } from './picture.ts';

/** Tiles per side, in which the paper's shade is measured. */
const TILES = 20;
/** Share of a tile's pixels that are darker than its paper: writing covers less, and the brightest pixels are noise. */
const PAPER_QUANTILE = 0.85;
/** Every how many pixels one is sampled, in both directions. */
const SAMPLE_STEP = 3;
/**
 * Deviation from the expected shade, as a part of it, within which a tile shows paper: pictures, black bars and tables' headings are
 * darker.
 */
const OUTLYING = 0.1;
/** Share of the tiles that must show the paper: with fewer the picture is not a photograph of a page. */
const LEAST_PAPER = 0.6;
/** Least shade, relative to the brightest paper, that is not a shadow worth removing: scanners' lids cause as much. */
const EVEN_ENOUGH = 0.85;
/** Darkest, relative to the brightest: in less light noise drowns the writing anyway. */
const DARKEST = 0.25;
/** Rounds of fitting, each without the tiles that deviated from the last one's surface. */
const ROUNDS = 4;

/** The picture as on evenly lit paper; the same picture if its light is even, or changes as no light does. */
export function withEvenIllumination(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  if (width < TILES * SAMPLE_STEP || height < TILES * SAMPLE_STEP) return picture;
  const surface = fittedSurface(paperShades(picture));
  if (surface === undefined) return picture;
  const corners = tileCentres.flatMap((y) => tileCentres.map((x) => shadeAt(surface, x, y)));
  const brightest = Math.max(...corners);
  const darkest = Math.min(...corners);
  if (darkest > EVEN_ENOUGH * brightest || darkest < DARKEST * brightest) return picture;
  const even = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const terms = rowTerms(surface, y / height);
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const across = x / width;
      const shade = terms.constant + across * (terms.linear + across * terms.square);
      even[at] = Math.min(255, (pixels[at] * brightest) / Math.max(shade, 1));
    }
  }
  return { width, height, pixels: even };
}

/** Shade of the paper, in 0..1 of the picture's width and height: 1, x, y, x², xy, y². Light falls off approximately like that. */
type Surface = readonly [number, number, number, number, number, number];

const termsAt = (x: number, y: number): readonly number[] => [1, x, y, x * x, x * y, y * y];
const shadeAt = (surface: Surface, x: number, y: number): number =>
  termsAt(x, y).reduce((sum, term, at) => sum + term * surface[at], 0);

/** The surface along one row, as a polynomial in x. */
const rowTerms = ([c, x, y, xx, xy, yy]: Surface, at: number) => ({
  constant: c + at * (y + at * yy),
  linear: x + at * xy,
  square: xx,
});

const tileCentres = Array.from({ length: TILES }, (_, i) => (i + 0.5) / TILES);

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly shade: number;
}

function paperShades({ width, height, pixels }: GreyPicture): Tile[] {
  const tiles: Tile[] = [];
  const histogram = new Uint32Array(256);
  for (const [row, y] of tileCentres.entries()) {
    for (const [column, x] of tileCentres.entries()) {
      histogram.fill(0);
      let count = 0;
      const bottom = Math.floor(((row + 1) * height) / TILES);
      const right = Math.floor(((column + 1) * width) / TILES);
      for (let py = Math.floor((row * height) / TILES); py < bottom; py += SAMPLE_STEP) {
        for (let px = Math.floor((column * width) / TILES); px < right; px += SAMPLE_STEP) {
          histogram[pixels[py * width + px]]++;
          count++;
        }
      }
      let shade = 0;
      for (let below = histogram[0]; below < PAPER_QUANTILE * count; below += histogram[shade]) shade++;
      tiles.push({ x, y, shade });
    }
  }
  return tiles;
}

function fittedSurface(tiles: readonly Tile[]): Surface | undefined {
  let paper = tiles;
  let surface: Surface | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const fitted = leastSquares(paper);
    if (fitted === undefined) return undefined;
    surface = fitted;
    paper = tiles.filter(({ x, y, shade }) => {
      const expected = shadeAt(fitted, x, y);
      return Math.abs(shade - expected) <= OUTLYING * expected;
    });
    if (paper.length < LEAST_PAPER * tiles.length) return undefined;
  }
  return surface;
}

/** By the normal equations, and Gaussian elimination with pivoting. */
function leastSquares(tiles: readonly Tile[]): Surface | undefined {
  const size = 6;
  const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (const { x, y, shade } of tiles) {
    const terms = termsAt(x, y);
    terms.forEach((term, i) => {
      terms.forEach((other, j) => (rows[i][j] += term * other));
      rows[i][size] += term * shade;
    });
  }
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]) > Math.abs(best[column]) ? row : best));
    if (Math.abs(pivot[column]) < 1e-9) return undefined;
    const at = rows.indexOf(pivot);
    [rows[column], rows[at]] = [rows[at], rows[column]];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row][column] / rows[column][column];
      for (let i = column; i <= size; i++) rows[row][i] -= factor * rows[column][i];
    }
  }
  const [c, x, y, xx, xy, yy] = rows.map((row, at) => row[size] / row[at]);
  return [c, x, y, xx, xy, yy];
}
