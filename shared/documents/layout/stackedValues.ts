/**
 * Rows of a table that contain several lines in each cell, label above label and amount above amount: each line goes with the line at its
 * height in the other cells. Read cell by cell, the last label would come before the first amount.
 */
import type { CellLine } from './cell.ts';
import type { Chunk } from './chunks.ts';
import { isOfLetters } from './letterShare.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Lines of one cell, from top to bottom. */
export type CellLines = readonly CellLine[];

/** A number with its currency or unit: what a cell of amounts has on each line. */
const VALUE = /^[\p{Sc}(<>~≈≤≥±+−–-]*(?:\p{L}{1,4}\s?)?[\p{Sc}(+−–-]*\s?\d[\d.,:'’\s]*[\p{L}\p{Sc}\s%‰°/²³)*†]{0,9}$/u;

/** Whether a line is an amount and nothing else. */
export const isValue = (text: string): boolean => text.length <= MAX_VALUE && VALUE.test(text);
/** UTF-16 units: longer lines are not amounts. */
const MAX_VALUE = 100;

/** The line continues a sentence or a word: its cell contains text that was wrapped. */
const GOES_ON = /^[\p{Ll}\p{Pe},.;:–-]/u;
const NUMERIC = /\d/;

/** Some cells have the same number of lines, one of them only amounts, and none has wrapped text. */
export function isStacked(cells: readonly CellLines[]): boolean {
  const stacks = cells.filter((lines) => lines.length > 1);
  const [first, ...others] = stacks;
  if (others.length === 0 || others.some((lines) => lines.length !== first.length)) return false;
  return stacks.some(isValues) && stacks.every((lines) => isValues(lines) || !isWrapped(lines));
}

/** Side-by-side cells from which the same number of lines is not chance. */
const LEAST_ALIKE = 3;

/**
 * All cells have a line on each of the same baselines, and some have the same kind of number on each: rows of a table that was
 * written by its columns.
 */
const areAlike = (cells: readonly CellLines[]): boolean =>
  cells.length >= LEAST_ALIKE &&
  cells.every((lines) => lines.length === cells[0].length && lines.every(({ row }, at) => row === cells[0][at].row)) &&
  cells.some(isOfOneForm);

/** The number of a lesson over its time is not. */
const isOfOneForm = (lines: CellLines): boolean =>
  !isOfLetters(lines.flatMap(({ chunks }) => chunks)) &&
  new Set(lines.map(({ chunks }) => formOf(textOf(chunks)))).size === 1;

const formOf = (text: string): string =>
  text
    .replace(/\d+(?:[.,'’]\d+)*/gu, '0')
    .replace(/\p{L}+/gu, 'a')
    .replace(/\s/gu, '');

/** Whether the lines of side-by-side cells are rows, each line going with those at its height. */
export const areRows = (cells: readonly CellLines[]): boolean => isStacked(cells) || areAlike(cells);

/** Amounts of one kind: the number of a lesson over its time is not one. */
function isValues(lines: CellLines): boolean {
  const texts = lines.map(({ chunks }) => textOf(chunks));
  const units = new Set(texts.map((text) => text.replace(/[\d.,'’()+−–\s-]/gu, '')));
  return units.size === 1 && texts.every(isValue);
}

/** The lines of all cells, first those at the first height. @param cells from left to right */
export function lineByLine(cells: readonly CellLines[]): CellLines {
  const height = greatest(cells.map((lines) => lines.length));
  const highest = cells.find((lines) => lines.length === height) ?? [];
  const heightOf = (lines: CellLines, at: number): number =>
    lines.length === height ? at : nearest(highest, lines[at]);
  return Array.from({ length: height }, (_, level) =>
    cells.flatMap((lines) => lines.filter((_line, at) => heightOf(lines, at) === level)),
  ).flat();
}

function nearest(lines: CellLines, { chunks: [{ baseline }] }: CellLines[number]): number {
  const distances = lines.map(({ chunks: [chunk] }) => Math.abs(chunk.baseline - baseline));
  return distances.indexOf(least(distances));
}

const isWrapped = (lines: CellLines): boolean =>
  lines.slice(1).some(({ chunks }) => GOES_ON.test(textOf(chunks)) && !NUMERIC.test(textOf(chunks)));

export const textOf = (chunks: readonly Chunk[]): string =>
  chunks
    .map(({ glyphs }) => glyphs.map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text)).join(''))
    .join(' ')
    .trim();
