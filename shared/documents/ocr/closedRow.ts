/** A row of a table or a form with its cells close together, and nothing else: no rules, no part of the rows above and below. */
import { findComponents, type Component } from './components.ts';
import { commonest } from './framed.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine } from './recognised.ts';
import { enclosing } from './enclosing.ts';

/** Area from which the ink of a row is cut: how much above and below it, in heights of the row. */
const MARGIN = 0.5;
/** Gaps between cells, in heights of the row: wider ones are closed to this, which is more than a space in most type. */
const CLOSED_GAP = 0.7;
/** Smaller patches of ink, in heights of the row, are specks: points are larger. */
const LEAST_PATCH = 0.07;
/** Patches that are this many times as long as the row is high are rules. */
const LONGEST_PATCH = 3;

/** A row without its gaps. */
export interface ClosedRow {
  readonly picture: GreyPicture;
  /** From the left. */
  readonly cells: readonly Cell[];
  /** From a box in this picture to the one in the picture that the row was cut from. */
  placed(box: PixelBox): PixelBox;
}

export interface Cell {
  /** In this picture. */
  readonly own: Extent;
  /** In the picture that the row was cut from. */
  readonly given: Extent;
}

/** Columns of pixels, the end exclusive. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** @returns undefined if the row has no gaps to close */
export function closedRow(picture: GreyPicture, { words }: Pick<RecognisedLine, 'words'>): ClosedRow | undefined {
  const place = enclosing(words);
  const height = place.y1 - place.y0;
  const margin = Math.round(MARGIN * height);
  const top = Math.max(0, place.y0 - margin);
  const bottom = Math.min(picture.height, place.y1 + margin);
  const left = Math.max(0, place.x0 - margin);
  const right = Math.min(picture.width, place.x1 + margin);
  const region = cut(picture, left, top, right - left, bottom - top);
  const patches = findComponents(region).filter((patch) => belongs(patch, region, place, top, height));
  const extents = joined(patches, CLOSED_GAP * height);
  if (extents.length < 2) return undefined;
  const half = Math.ceil((CLOSED_GAP * height) / 2);
  /** In the picture that the row was cut from, for each column of the closed one. */
  const columns: number[] = [];
  const cells: Cell[] = [];
  for (const { from, to } of extents) {
    const own = { from: columns.length + half, to: columns.length + half + to - from };
    for (let x = from - half; x < to + half; x++) columns.push(left + x);
    cells.push({ own, given: { from: left + from, to: left + to } });
  }
  const closed = {
    width: columns.length,
    height: region.height,
    pixels: new Uint8Array(columns.length * region.height),
  };
  closed.pixels.fill(commonest(region.pixels));
  // Patch by patch, so that rules and the neighbouring rows are left out.
  for (const patch of patches) {
    const at = extents.findIndex(({ from, to }) => patch.left >= from && patch.right <= to);
    const shift = cells[at].own.from - extents[at].from;
    const [x0, x1] = [Math.max(0, patch.left - 1), Math.min(region.width, patch.right + 1)];
    for (let y = Math.max(0, patch.top - 1); y < Math.min(region.height, patch.bottom + 1); y++) {
      const line = y * region.width;
      closed.pixels.set(region.pixels.subarray(line + x0, line + x1), y * closed.width + x0 + shift);
    }
  }
  const columnAt = (x: number): number => columns[Math.min(columns.length - 1, Math.max(0, x))];
  return {
    picture: closed,
    cells,
    placed: ({ x0, x1, y0, y1 }) => ({ x0: columnAt(x0), x1: columnAt(x1 - 1) + 1, y0: y0 + top, y1: y1 + top }),
  };
}

function belongs(patch: Component, region: GreyPicture, place: PixelBox, top: number, height: number): boolean {
  const wide = patch.right - patch.left;
  const high = patch.bottom - patch.top;
  // What continues beyond the row is a rule, or is in the next row.
  if (patch.top === 0 || patch.bottom === region.height || wide > LONGEST_PATCH * height) return false;
  const middle = top + (patch.top + patch.bottom) / 2;
  return middle >= place.y0 && middle <= place.y1 && Math.max(wide, high) >= LEAST_PATCH * height;
}

/** Stretches that contain patches, separated by gaps wider than `gap`. */
function joined(patches: readonly Component[], gap: number): Extent[] {
  const found: { from: number; to: number }[] = [];
  for (const { left, right } of [...patches].sort((one, other) => one.left - other.left)) {
    const last = found.at(-1);
    if (last === undefined || left - last.to > gap) found.push({ from: left, to: right });
    else last.to = Math.max(last.to, right);
  }
  return found;
}
