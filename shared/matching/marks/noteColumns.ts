/**
 * The column of a table that names the notes to its rows: "Revenue 3 41,268 46,905" under "Note 2023 2022". A row quoted without it says
 * the same. It is recognised by its head and by its numbers, which rise from row to row; and the row has as many cells as any nearby: with
 * the note's cell empty it has fewer, and its first number is a value.
 */
import { headsNotes } from '../language/referenceWords.ts';
import { positionAt, type Window } from '../source/window.ts';

/** Lines above a row that hold the head of its table, and around it that hold other rows. */
const HEAD_REACH = 40;
const ROW_REACH = 15;
/** Cells after the name of a row: the note's and two numbers. */
const MIN_CELLS = 3;
/** Rows with a note's number: fewer numbers may rise by chance. */
const MIN_ROWS = 3;
/** Cells of a line that may be a head: longer ones are sentences. */
const MAX_HEAD_CELLS = 10;

/** Whether the token is the whole of that column's cell. */
export function isInNoteColumn(window: Window, position: number): boolean {
  const { tokens, text, segments, index } = window;
  const token = tokens[position];
  if (!/^\d{1,2}$/.test(token.key)) return false;
  const start = text.lastIndexOf('\n', token.start) + 1;
  const end = text.indexOf('\n', token.end);
  const cells = figureCells(text.slice(start, end < 0 ? text.length : end));
  const rest = text.slice(token.start, end < 0 ? text.length : end).trim();
  if (cells.length < MIN_CELLS || cells.join(' ') !== rest.split(/\s+/).join(' ')) return false;
  const at = segments[positionAt(window, token.start)];
  const lines = (from: number, to: number): string[] =>
    index.segments.slice(Math.max(0, from), to).map((segment) => segment.text);
  if (!lines(at - HEAD_REACH, at).some(isHead)) return false;
  const rows = lines(at - ROW_REACH, at + ROW_REACH).map(figureCells);
  return rows.every((row) => row.length <= cells.length) && goUp(rows.filter((row) => row.length === cells.length));
}

function isHead(line: string): boolean {
  const cells = line.trim().split(/\s+/);
  return cells.length <= MAX_HEAD_CELLS && cells.some(headsNotes);
}

function goUp(rows: readonly (readonly string[])[]): boolean {
  const numbers = rows.map(([first]) => (/^\d{1,2}$/.test(first) ? Number(first) : NaN));
  return numbers.length >= MIN_ROWS && numbers.every((number, at) => at === 0 || number > numbers[at - 1]);
}

/** The cells at the end of a row that hold a number or the dash of an empty one. */
function figureCells(line: string): string[] {
  const cells = line.trim().split(/\s+/);
  const lastWord = cells.findLastIndex((cell) => !/^[^\p{L}]*\p{L}?$/u.test(cell) || !/[\d–—-]/.test(cell));
  return lastWord < 0 ? [] : cells.slice(lastWord + 1);
}
