/**
 * Whether a picture contains writing, determined from its patches of ink in some milliseconds: letters form rows, each close to the next.
 */
import { findComponents, type Component } from '../ocr/components.ts';
import type { GreyPicture } from '../ocr/picture.ts';
import { append, greatest, least } from '../../platform/longLists.ts';

/** Pixels per point for inspecting a picture: small print has letters of six pixels. */
export const GLANCE_SCALE = 108 / 72;

/** Pixels: specks are smaller; headings taller than the maximum hold little to quote. */
const LEAST_LETTER = 4;
const LARGEST_LETTER = 60;
/** Multiple of its height: touching letters of a word are wider than one, rules are wider still. */
const WIDEST = 6;
/** In heights of the lower one: distance to the next letter, and between their middles. */
const NEXT_GAP = 1.2;
const OFF_LINE = 0.5;
/** Ratio of the heights of neighbours: small letters beside tall ones. */
const TALLER = 2.2;
/** Neighbours in a row from which they are a word or number. */
const LEAST_ROW = 3;
/** Letters in such rows: a label in a photograph, or a short line. */
const LEAST_LETTERS = 9;
/** Share of all patches of that size that are in rows: in print nearly all, in the grain of photographs a few. */
const LEAST_SHARE = 0.4;
/** A page of small print has 6,000; more are grain. */
const MOST_PATCHES = 8_000;

export function holdsWriting(picture: GreyPicture): boolean {
  const patches = findComponents(picture).filter(isLetterLike);
  if (patches.length < LEAST_LETTERS || patches.length > MOST_PATCHES) return false;
  const inRows = rowsOf(patches)
    .filter((row) => row >= LEAST_ROW)
    .reduce((sum, row) => sum + row, 0);
  return inRows >= LEAST_LETTERS && inRows >= LEAST_SHARE * patches.length;
}

function isLetterLike({ left, right, top, bottom }: Component): boolean {
  const [width, height] = [right - left, bottom - top];
  return height >= LEAST_LETTER && height <= LARGEST_LETTER && width <= WIDEST * height;
}

/** Lengths of the rows in which patches follow each other from left to right. */
function rowsOf(patches: readonly Component[]): number[] {
  const open: { last: Component; length: number }[] = [];
  const done: number[] = [];
  for (const patch of [...patches].sort((one, other) => one.left - other.left)) {
    for (let at = open.length - 1; at >= 0; at--) {
      if (patch.left - open[at].last.right > NEXT_GAP * LARGEST_LETTER)
        append(
          done,
          open.splice(at, 1).map(({ length }) => length),
        );
    }
    const row = open.find(({ last }) => follows(last, patch));
    if (row === undefined) open.push({ last: patch, length: 1 });
    else {
      row.last = patch;
      row.length++;
    }
  }
  return [...done, ...open.map(({ length }) => length)];
}

function follows(last: Component, next: Component): boolean {
  const heights = [last.bottom - last.top, next.bottom - next.top];
  const low = least(heights);
  return (
    greatest(heights) <= TALLER * low &&
    next.left - last.right <= NEXT_GAP * low &&
    Math.abs(last.top + last.bottom - next.top - next.bottom) / 2 <= OFF_LINE * low
  );
}
