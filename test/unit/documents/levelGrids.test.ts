/** Tables of which rules separate the rows and only gaps the columns. */
import type { Table } from '../../../shared/documents/pageStructure.ts';
import { tablesOf } from '../../../shared/documents/structure/tables.ts';
import { placedLine, type Placed } from '../../support/placedLine.ts';

const [LEFT, RIGHT] = [50, 560];

/** @param rows the lines of each, from its top; a rule is above each and under the last */
function tablesIn(rows: readonly { readonly height: number; readonly lines: readonly Placed[] }[]): Table[] {
  const tops = [50];
  const placed: Placed[] = [];
  for (const { height, lines } of rows) {
    const top = tops[tops.length - 1];
    placed.push(...lines.map(([y, ...words]): Placed => [top + y, ...words]));
    tops.push(top + height);
  }
  return tablesOf(
    placed.map(placedLine),
    tops.map((y) => ({ x1: LEFT, y1: y, x2: RIGHT, y2: y })),
  );
}

const texts = (placed: readonly Placed[], { cells }: Table): Record<string, string> =>
  Object.fromEntries(
    cells.map(({ row, column, columnSpan, pieces }) => [
      `${row},${column}${columnSpan > 1 ? `+${columnSpan}` : ''}`,
      pieces.map(({ line, start, end }) => placedLine(placed[line]).text.slice(start, end)).join(' '),
    ]),
  );

const header = { height: 16, lines: [[3, [54, 'Fund'], [180, 'Authority'], [360, 'Allowed expenses']] as Placed] };
const middle = {
  height: 40,
  lines: [
    [3, [360, 'Purchase of fuel for']] as Placed,
    [15, [54, 'Airport fuel'], [180, 'Manager'], [360, 'sale at the airport']] as Placed,
    [27, [360, 'by the town.']] as Placed,
  ],
};
const upper = {
  height: 40,
  lines: [
    [3, [54, 'Tree fund'], [180, 'Warden'], [360, 'Planting of trees']] as Placed,
    [15, [180, 'and deputy'], [360, 'in public places']] as Placed,
  ],
};
const short = { height: 16, lines: [[3, [54, 'Permits'], [180, 'Fire chief'], [360, 'Printing']] as Placed] };

describe('rows between level rules', () => {
  it('have cells of several lines, at their top or in their middle', () => {
    const rows = [header, middle, upper, short];
    const tables = tablesIn(rows);
    expect(tables).toHaveLength(1);
    expect(
      texts(
        rows.flatMap(({ lines }) => lines),
        tables[0],
      ),
    ).toEqual({
      '0,0': 'Fund',
      '0,1': 'Authority',
      '0,2': 'Allowed expenses',
      '1,0': 'Airport fuel',
      '1,1': 'Manager',
      '1,2': 'Purchase of fuel for sale at the airport by the town.',
      '2,0': 'Tree fund',
      '2,1': 'Warden and deputy',
      '2,2': 'Planting of trees in public places',
      '3,0': 'Permits',
      '3,1': 'Fire chief',
      '3,2': 'Printing',
    });
  });

  it('have a cell over the columns that its words are over', () => {
    const title = {
      height: 16,
      lines: [[3, [54, 'Funds of the town, without a vote']] as Placed],
    };
    const rows = [header, middle, title, upper, short];
    expect(
      texts(
        rows.flatMap(({ lines }) => lines),
        tablesIn(rows)[0],
      ),
    ).toMatchObject({
      '2,0+3': 'Funds of the town, without a vote',
    });
  });

  it('have names of their columns that stand above the first rule', () => {
    const names: Placed = [-14, [54, 'Fund'], [180, 'Authority'], [360, 'Allowed expenses']];
    const rows = [{ ...middle, lines: [names, ...middle.lines] }, upper, short];
    const [{ cells }] = tablesIn(rows);
    expect(cells.filter(({ row, isHeader }) => row === 0 && isHeader)).toHaveLength(3);
  });

  it('are several where amounts are above each other', () => {
    const amounts = [0, 1, 2].map((row) => ({
      height: 40,
      lines: [0, 1, 2].map((line): Placed => [
        3 + 12 * line,
        [54, `Item ${row}${line} sold`],
        [360, `${row + 3}${line}.50`],
      ]),
    }));
    expect(tablesIn(amounts)[0].rows).toBe(9);
  });

  it('are none where columns of text run between them', () => {
    const prose = [0, 1, 2].map(() => ({
      height: 64,
      lines: [0, 1, 2, 3].map((line): Placed => [
        3 + 12 * line,
        [54, 'the council met on the first day of the month and'],
        [330, 'agreed that roads be mended before the winter'],
      ]),
    }));
    expect(tablesIn(prose).filter(({ certainty }) => certainty > 0.9)).toEqual([]);
  });
});
