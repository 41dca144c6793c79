/** A word cut out of the page as the network takes it: one fixed height, paper beside it, values from -1 to 1 on three equal planes. */
import type { GreyPicture } from '../picture.ts';
import type { PixelBox } from '../recognised.ts';

export interface WordInput {
  readonly values: Float32Array;
  readonly width: number;
}

/** Pixels: the height of the lines that the network was trained on. */
export const INPUT_HEIGHT = 48;
const PLANES = 3;
/**
 * Of the word's height: what is shown above and below it, and of the input's height: paper left and right of it. Measured on 570 words of
 * four pages: of those with digits it reads 290 as they are cut, 292 with a fifth of paper, 294 with two fifths; 286 and 290 if a part
 * more or less is shown above and below.
 */
const ABOVE = 0.12;
const BESIDE = 0.4;
const SIDE = Math.round(BESIDE * INPUT_HEIGHT);
/** A hyphen by itself still has a shape. */
const LEAST_WIDTH = 16;
/** Of the pixels, from the darkest: what is lighter is paper. */
const PAPER_SHARE = 0.8;

/** @param box in the picture; its width is that of the word with what is shown beside it */
export function wordInput(picture: GreyPicture, box: PixelBox): WordInput {
  const above = Math.round((box.y1 - box.y0) * ABOVE);
  const x0 = Math.max(0, box.x0);
  const x1 = Math.min(picture.width, box.x1);
  const y0 = Math.max(0, box.y0 - above);
  const y1 = Math.min(picture.height, box.y1 + above);
  const [across, down] = [x1 - x0, y1 - y0];
  const width = inputWidth(across, down);
  const inner = width - 2 * SIDE;
  const plane = INPUT_HEIGHT * width;
  const values = new Float32Array(PLANES * plane).fill(scaled(paperOf(picture, { x0, y0, x1, y1 })));
  const columns = weightsOf(x0, across, inner, picture.width);
  const rows = weightsOf(y0, down, INPUT_HEIGHT, picture.height);
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      let sum = 0;
      for (const [sy, vertical] of row) {
        for (const [sx, horizontal] of column) sum += vertical * horizontal * picture.pixels[sy * picture.width + sx];
      }
      const value = scaled(sum);
      for (let at = y * width + SIDE + x; at < values.length; at += plane) values[at] = value;
    }
  }
  return { values, width };
}

/** The width that a word has in the input, with the paper beside it. */
export const inputWidth = (across: number, down: number): number =>
  Math.max(LEAST_WIDTH, Math.round((across * INPUT_HEIGHT) / down)) + 2 * SIDE;

const scaled = (value: number): number => value / 127.5 - 1;

function paperOf({ width, pixels }: GreyPicture, { x0, y0, x1, y1 }: PixelBox): number {
  const values: number[] = [];
  for (let y = y0; y < y1; y += 2) for (let x = x0; x < x1; x += 2) values.push(pixels[y * width + x]);
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length * PAPER_SHARE)] ?? 255;
}

type Weight = readonly [at: number, weight: number];

/** Of the source's pixels in each of the input's: their share of its area where it is reduced, of the two nearest where it is enlarged. */
function weightsOf(from: number, extent: number, count: number, end: number): Weight[][] {
  return Array.from({ length: count }, (_, i) => {
    const start = from + (i * extent) / count;
    const stop = from + ((i + 1) * extent) / count;
    if (extent > count) {
      const weights: Weight[] = [];
      for (let at = Math.floor(start); at < stop; at++) {
        const share = Math.min(at + 1, stop) - Math.max(at, start);
        weights.push([Math.min(end - 1, at), share / (stop - start)]);
      }
      return weights;
    }
    const middle = Math.max(0, (start + stop) / 2 - 0.5);
    const left = Math.floor(middle);
    const share = middle - left;
    return [
      [left, 1 - share],
      [Math.min(end - 1, left + 1), share],
    ];
  });
}
