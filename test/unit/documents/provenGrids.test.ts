/** Tables that tags name are taken only where what is drawn proves them. */
import type { Glyph } from '../../../shared/documents/layout/glyph.ts';
import { provenGrid, type DrawnCell } from '../../../shared/documents/structure/tables/provenGrids.ts';

const SIZE = 10;
const LINE = 12;
const ADVANCE = 5;
let order = 0;

/** Words set at a place, each line under the one before. */
const set = (lines: string, x: number, y: number): Glyph[] =>
  lines.split('\n').flatMap((text, line) =>
    Array.from(text, (letter, at): Glyph => {
      const [start, baseline] = [x + at * ADVANCE, y + line * LINE];
      const extent = { start, end: start + ADVANCE, top: baseline - 8, baseline, bottom: baseline + 2 };
      return {
        text: letter,
        ...extent,
        size: SIZE,
        spaceBefore: false,
        gapBefore: false,
        order: order++,
        origin: order,
      };
    }),
  );

interface Told {
  readonly rowSpan?: number;
  readonly columnSpan?: number;
  readonly isHeader?: boolean;
  readonly isSure?: boolean;
}

const cell = (row: number, column: number, glyphs: readonly Glyph[], told: Told = {}): DrawnCell => ({
  ...{ row, column, rowSpan: 1, columnSpan: 1, isHeader: false, isSure: true, glyphs },
  ...told,
});

const plans = [
  cell(0, 0, set('Plan', 10, 20), { isHeader: true }),
  cell(0, 1, set('Price', 100, 20), { isHeader: true }),
  cell(1, 0, set('Basic plan\nfor all', 10, 40)),
  cell(1, 1, set('10', 115, 40)),
  cell(2, 0, set('Pro', 10, 70)),
  cell(2, 1, set('20', 115, 70)),
];
const glyphsOf = (cells: readonly DrawnCell[]): Glyph[] => cells.flatMap(({ glyphs }) => glyphs);
const gridOf = (cells: readonly DrawnCell[], beside: readonly Glyph[] = []): ReturnType<typeof provenGrid> =>
  provenGrid(cells, [...glyphsOf(cells), ...beside]);
const placesOf = (cells: readonly DrawnCell[]): string[] | undefined =>
  gridOf(cells)?.cells.map(({ row, column, rowSpan, columnSpan }) => `${row},${column} ${rowSpan}x${columnSpan}`);

it('has a cell for each place, with walls between the texts, and knows which are headers', () => {
  const grid = gridOf(plans);
  expect(grid?.cells).toHaveLength(6);
  expect(grid?.xs).toEqual([8.5, 80, 126.5]);
  expect([...(grid?.headers ?? [])].map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

it('keeps places without text, and cells over several rows and columns', () => {
  expect(
    placesOf([
      cell(0, 0, set('Sales of both', 60, 20), { columnSpan: 3 }),
      cell(1, 0, set('North', 10, 50), { rowSpan: 2 }),
      cell(1, 1, set('2023', 60, 40)),
      cell(1, 2, set('500', 110, 40)),
      cell(2, 1, set('2024', 60, 60)),
      cell(3, 0, set('South', 10, 80)),
      cell(3, 2, set('100', 110, 80)),
    ]),
  ).toEqual(['0,0 1x3', '1,0 2x1', '1,1 1x1', '1,2 1x1', '2,1 1x1', '2,2 1x1', '3,0 1x1', '3,1 1x1', '3,2 1x1']);
});

it('has its columns from left to right where they are written from right to left', () => {
  const mirrored = plans.map((one) => ({ ...one, column: 1 - one.column }));
  expect(gridOf(mirrored)?.cells.map(({ column }) => column)).toEqual([0, 1, 0, 1, 0, 1]);
});

it('takes the column that a cell is drawn in, where cells of unknown width are before it', () => {
  const unsure = cell(3, 0, set('30', 115, 90), { isSure: false });
  expect(placesOf([...plans, unsure])?.slice(-2)).toEqual(['3,0 1x1', '3,1 1x1']);
  expect(gridOf([...plans, unsure])?.covered.at(-1)?.left).toBe(80);
});

it('has a heading over all columns that it is drawn over, where the tags say of one', () => {
  expect(
    placesOf([
      cell(0, 1, set('Population in 2014', 65, 20)),
      ...['North', '500', '600'].map((text, at) => cell(1, at, set(text, 10 + 60 * at, 40))),
      ...['South', '100', '200'].map((text, at) => cell(2, at, set(text, 10 + 60 * at, 60))),
    ])?.slice(0, 2),
  ).toEqual(['0,0 1x1', '0,1 1x2']);
});

describe('tags that what is drawn does not prove', () => {
  it('put a value in the column beside it', () => {
    expect(gridOf(plans.map((one, at) => (at === 5 ? { ...one, glyphs: set('20', 40, 70) } : one)))).toBeUndefined();
  });

  it('swap two rows', () => {
    const swapped = plans.map((one) => (one.row === 0 ? one : { ...one, row: 3 - one.row }));
    expect(gridOf(swapped)).toBeUndefined();
  });

  it('give a row the value of the one below it', () => {
    const crossed = plans.map((one) => (one.column === 0 || one.row === 0 ? one : { ...one, row: 3 - one.row }));
    expect(gridOf(crossed)).toBeUndefined();
  });

  it('put two cells in one place', () => {
    expect(gridOf([...plans, cell(2, 1, set('5', 117, 71))])).toBeUndefined();
  });

  it('leave out something that is drawn among the cells', () => {
    expect(gridOf(plans, set('5', 70, 70))).toBeUndefined();
    expect(gridOf(plans, set('Beside', 200, 70))).toBeDefined();
  });

  it('join two cells that a gap parts on each line', () => {
    const row = (text: string): DrawnCell => cell(3, 0, set(text, 10, 90), { columnSpan: 2 });
    expect(gridOf([...plans, row('All prices are with tax')])).toBeDefined();
    const both = [...set('Maxi', 10, 90), ...set('30', 115, 90)];
    expect(gridOf([...plans, cell(3, 0, both, { columnSpan: 2 })])).toBeUndefined();
    expect(gridOf([...plans, cell(3, 1, both)])).toBeUndefined();
  });

  it('name a single row, or a single column', () => {
    expect(gridOf(plans.filter(({ row }) => row === 0))).toBeUndefined();
    expect(gridOf(plans.filter(({ column }) => column === 0))).toBeUndefined();
  });
});

it('takes no table that names its columns again: the rows below have the new names', () => {
  const again = [
    cell(3, 0, set('Plan', 10, 90), { isHeader: true }),
    cell(3, 1, set('Fee', 100, 90), { isHeader: true }),
    cell(4, 0, set('Team', 10, 110)),
    cell(4, 1, set('30', 115, 110)),
  ];
  expect(gridOf([...plans, ...again])).toBeUndefined();
  expect(gridOf([...plans, ...again.map((one) => ({ ...one, isHeader: false }))])).toBeDefined();
});
