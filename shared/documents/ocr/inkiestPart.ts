/** The part of a picture with the most writing on it: nearly the same one in every orientation of the picture. */
import { findComponents, otsuThreshold } from './components.ts';
import { letterPatches } from './letterPatches.ts';
import type { GreyPicture } from './picture.ts';

/** Distance between tried places of the part, in parts of its side. */
const STEPS_PER_SIDE = 4;

/** A part of a picture, in its pixels. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** @param side pixels of the part; the whole picture if that is smaller */
export function inkiestPart(picture: GreyPicture, side: number): GreyPicture {
  const { left, top, width, height } = inkiestPlace(picture, side).part;
  return cut(picture, left, top, width, height);
}

/** The part with most writing beside the inkiest one, if it has a fair share of what that has: that one may be a seal over a signature. */
export function nextInkiestPart(picture: GreyPicture, side: number): GreyPicture | undefined {
  const first = inkiestPlace(picture, side);
  const next = inkiestPlace(picture, side, first.part);
  if (next.count < LEAST_SHARE * first.count) return undefined;
  const { left, top, width, height } = next.part;
  return cut(picture, left, top, width, height);
}
/** A headline and two lines beside a seal with sixteen characters have a third of its changes. */
const LEAST_SHARE = 0.15;

/** @param without what is in this part does not count */
function inkiestPlace(
  picture: GreyPicture,
  side: number,
  without?: Part,
): { readonly part: Part; readonly count: number } {
  const width = Math.min(picture.width, side);
  const height = Math.min(picture.height, side);
  const step = Math.max(1, Math.floor(side / STEPS_PER_SIDE));
  const edges = edgesByCell(picture, step);
  if (without !== undefined) forget(edges, step, without);
  let best = { left: 0, top: 0, count: -1 };
  for (const top of places(picture.height, height, step)) {
    for (const left of places(picture.width, width, step)) {
      let count = 0;
      for (let row = Math.floor(top / step); row * step < top + height; row++) {
        for (let column = Math.floor(left / step); column * step < left + width; column++) {
          count += edges.counts[row * edges.columns + column] ?? 0;
        }
      }
      if (count > best.count) best = { left, top, count };
    }
  }
  return { part: { left: best.left, top: best.top, width, height }, count: best.count };
}

function forget({ counts, columns }: { counts: Uint32Array; columns: number }, step: number, part: Part): void {
  for (let row = Math.floor(part.top / step); row * step < part.top + part.height; row++) {
    const from = row * columns + Math.floor(part.left / step);
    counts.fill(0, from, Math.min((row + 1) * columns, from + Math.ceil(part.width / step) + 1));
  }
}

function places(extent: number, part: number, step: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < extent - part; at += step) found.push(at);
  return [...found, extent - part];
}

/** Changes between ink and paper along the rows of letters, by cell: writing has many; portraits, seals and frames are not letters. */
function edgesByCell(picture: GreyPicture, cell: number): { counts: Uint32Array; columns: number } {
  const { width, height, pixels } = picture;
  const columns = Math.ceil(width / cell);
  const counts = new Uint32Array(columns * Math.ceil(height / cell));
  const threshold = otsuThreshold(pixels)?.value ?? 0;
  const isOfLetter = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of letterPatches(findComponents(picture), Math.max(width, height))) {
    for (let y = top; y < bottom; y++) isOfLetter.fill(1, y * width + left, y * width + Math.min(width, right + 1));
  }
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 1, at = y * width + 1; x < width; x++, at++) {
      if (isOfLetter[at] === 1 && pixels[at] <= threshold !== pixels[at - 1] <= threshold) {
        counts[row + Math.floor(x / cell)]++;
      }
    }
  }
  return { counts, columns };
}

/** A part of the picture, in its pixels. */
export function cut(picture: GreyPicture, left: number, top: number, width: number, height: number): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left;
    pixels.set(picture.pixels.subarray(from, from + width), y * width);
  }
  return { width, height, pixels };
}
