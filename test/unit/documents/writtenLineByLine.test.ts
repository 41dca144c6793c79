/** Columns of prose are columns, blocks are blocks and rows are rows, in whatever order their lines were written. */
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

describe('blocks of signatures side by side', () => {
  it('are read one after the other, each name under its own label', () => {
    const drawn: DrawnLine[] = [
      [72, 100, 'Prepared by:'],
      [300, 100, 'Audited by:'],
      [72, 140, 'ANN WEBER'],
      [300, 140, 'BO LIND'],
      [72, 152, 'Treasurer'],
      [300, 152, 'Auditor'],
    ];
    expect(read(drawn)).toEqual(['Prepared by:', 'ANN WEBER', 'Treasurer', 'Audited by:', 'BO LIND', 'Auditor']);
  });

  it('begin with the lines to sign on, and end before a sentence', () => {
    const drawn: DrawnLine[] = [
      [72, 100, '______________'],
      [300, 100, '______________'],
      [72, 112, 'Landlord'],
      [300, 112, 'Tenant'],
      [72, 150, 'The deposit was paid back on the first of May of this year.'],
    ];
    expect(read(drawn).slice(0, 4)).toEqual(['______________', 'Landlord', '______________', 'Tenant']);
  });

  it('are none where amounts stand in rows under names', () => {
    const drawn: DrawnLine[] = [
      [72, 100, 'Number:'],
      [300, 100, 'Price:'],
      [72, 112, '3'],
      [300, 112, '40.00'],
      [72, 124, '5'],
      [300, 124, '70.00'],
    ];
    expect(read(drawn)).toEqual(['Number: Price:', '3 40.00', '5 70.00']);
  });
});

describe('rows of a table', () => {
  it('are rows where another table like it was written by its columns too', () => {
    const table = (y: number, names: readonly string[], marks: readonly string[]): DrawnLine[] =>
      [names, [':', ':'], names.toReversed(), marks].flatMap((cells, column) =>
        cells.map((text, row): DrawnLine => [72 + 120 * column, y + 12 * row, text]),
      );
    const drawn = [
      ...table(100, ['Brainkofen I', 'Hirschland II'], ['3', '1']),
      ...table(160, ['Ebersbach I', 'Weiler III'], ['2', '4']),
    ];
    expect(read(drawn).slice(0, 2)).toEqual(['Brainkofen I : Hirschland II 3', 'Hirschland II : Brainkofen I 1']);
  });

  it('keep a cell whole that goes on below, between what was written before and after it', () => {
    const drawn: DrawnLine[] = [
      [72, 100, 'P.03'],
      [140, 100, 'Ed brings the cake'],
      [400, 100, 'open'],
      [72, 112, 'P.04'],
      [140, 112, 'Ann eats the cake that Ed brought and'],
      [155, 124, 'covered with cream'],
      [400, 112, 'done'],
    ];
    expect(read(drawn)).toEqual([
      'P.03 Ed brings the cake open',
      'P.04 Ann eats the cake that Ed brought and',
      'covered with cream',
      'done',
    ]);
  });
});

describe('columns that stand close to each other', () => {
  it('are parted under and beside a heading in larger letters', () => {
    const heading = drawnLines([[72, 100, 'Twenty children found safe in caves.']]).map((glyph) => ({
      ...glyph,
      // Twice as large, and as wide as its column.
      size: 20,
      top: glyph.top - 8,
      end: glyph.start + 5,
    }));
    const columns = LEFT.flatMap((line, at): DrawnLine[] => [
      ...(at < 2 ? [] : [[72, 100 + 12 * at, line] as const]),
      [262, 100 + 12 * at, RIGHT[at]],
    ]);
    const body = drawnLines(columns).map((glyph) => ({
      ...glyph,
      order: glyph.order + 100,
      origin: glyph.origin + 100,
    }));
    const lines = linesInReadingOrder([...heading, ...body]).map(({ text }) => text);
    expect(lines).toEqual(['Twenty children found safe in caves.', ...LEFT.slice(2), ...RIGHT]);
  });
});

describe('a line that goes on over two rows of a form', () => {
  it('is not turned round by a field that is filled in with larger letters', () => {
    const small = (lines: readonly DrawnLine[], from: number): ReturnType<typeof drawnLines> =>
      drawnLines(lines).map((glyph) => ({ ...glyph, size: 8, order: glyph.order + from, origin: glyph.origin + from }));
    const glyphs = [
      ...small([[72, 100, 'The form of the organisation is as']], 0),
      ...drawnLines([[252, 100, 'X']]).map((glyph) => ({ ...glyph, order: 90, origin: 90 })),
      ...small([[72, 110, 'chosen by who asks for the return']], 100),
      ...drawnLines([[252, 110, 'X']]).map((glyph) => ({ ...glyph, order: 200, origin: 200 })),
      ...small([[72, 120, 'Add lines five and six to line nine if total']], 300),
      ...small([[72, 130, 'assets are more than that']], 400),
      ...drawnLines([[252, 130, '67']]).map((glyph) => ({
        ...glyph,
        order: glyph.order + 500,
        origin: glyph.origin + 500,
      })),
    ];
    const lines = linesInReadingOrder(glyphs).map(({ text }) => text);
    expect(lines.at(2)).toMatch(/^Add lines/);
  });
});
