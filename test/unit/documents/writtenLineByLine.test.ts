/** Columns of prose are columns, in whatever order their lines were written. */
import { describe, expect, it } from '@jest/globals';
import type { Chunk } from '../../../shared/documents/layout/chunks.ts';
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { rowsOf } from '../../../shared/documents/layout/rows.ts';
import { withSpanningCells } from '../../../shared/documents/layout/spanningCells.ts';
import { drawnLines, type DrawnLine } from '../../support/drawnLines.ts';

const LEFT = [
  'the return was filed or two years',
  'from the date the tax was paid, as',
  'is later. You should keep all the',
  'records longer if they are needed.',
  'For example, keep those that show',
  'what was paid for your home, and',
  'keep them for as long as they are',
  'needed to figure its basis when you',
  'sell it. More is said of this in the',
  'booklet.',
  'File a form to change a return that',
  'you have filed before. It must be',
];
const RIGHT = LEFT.map((line, at) => (at === 5 ? 'Short' : line.toUpperCase()));

const read = (lines: readonly DrawnLine[]): string[] => linesInReadingOrder(drawnLines(lines)).map(({ text }) => text);

describe('two columns of prose', () => {
  it('are read one after the other when they were written line by line', () => {
    const left = (at: number): DrawnLine => [72, 100 + 12 * at, LEFT[at]];
    const right = (at: number): DrawnLine => [270, 104 + 12 * at, RIGHT[at]];
    // Two lines of one column come first where it is set closer.
    const written = LEFT.flatMap((_, at): DrawnLine[] => {
      if (at === 1) return [];
      return at === 0 ? [left(0), left(1), right(0), right(1)] : [left(at), right(at)];
    });
    expect(read(written)).toEqual([...LEFT, ...RIGHT]);
  });

  it('are columns above a foot that begins further left', () => {
    const columns = [...LEFT.map((line, at) => [120, 100 + 12 * at, line] as const)];
    const others = RIGHT.map((line, at) => [320, 100 + 12 * at, line] as const);
    const mixed = [...columns.slice(6), ...others.slice(0, 6), ...columns.slice(0, 6), ...others.slice(6)];
    const foot: DrawnLine[] = [
      [30, 330, '24'],
      [60, 330, 'A report of 2015'],
      [30, 390, 'Activity'],
      [30, 450, 'Corporate'],
    ];
    expect(read([...mixed, ...foot]).slice(0, 24)).toEqual([...LEFT, ...RIGHT]);
  });
});

describe('a cell beside several rows', () => {
  const chunk = (order: number, start: number, baseline: number): Chunk => {
    const place = { start, end: start + 30, top: baseline - 8, bottom: baseline + 2, baseline };
    return { glyphs: [], ...place, size: 10, letters: 6, words: 1, order };
  };
  const label = chunk(0, 72, 120);
  const table = [chunk(1, 272, 110), chunk(2, 372, 110), chunk(3, 272, 130), chunk(4, 372, 130)];

  it('is read before them', () => {
    expect(withSpanningCells(rowsOf([label, ...table]))[0].chunks).toEqual([label]);
  });

  it('stays with its own amount, which is read before them in another part of the page', () => {
    const rows = [...rowsOf([label, chunk(5, 172, 120)]), ...rowsOf(table)];
    expect(withSpanningCells(rows)).toBe(rows);
  });
});
