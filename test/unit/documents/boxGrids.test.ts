/** Boxes that stand apart in rows and columns are the cells of one table. */
import { gridsOf } from '../../../shared/documents/layout/grids.ts';
import type { Rule } from '../../../shared/documents/pageStructure.ts';
import { tablesOf } from '../../../shared/documents/structure/tables.ts';
import { placedLine, type Placed } from '../../support/placedLine.ts';

const SIDE = 80;
const STEP = 95;

function box(row: number, column: number): Rule[] {
  const [x, y] = [50 + STEP * column, 50 + STEP * row];
  const [right, bottom] = [x + SIDE, y + SIDE];
  return [
    { x1: x, y1: y, x2: right, y2: y },
    { x1: x, y1: bottom, x2: right, y2: bottom },
    { x1: x, y1: y, x2: x, y2: bottom },
    { x1: right, y1: y, x2: right, y2: bottom },
  ];
}

/** Three by three, without the corner over the labels. */
const BOXES = [0, 1, 2].flatMap((row) => [0, 1, 2].flatMap((column) => (row + column === 0 ? [] : box(row, column))));

const text = (row: number, column: number, ...lines: string[]): Placed[] =>
  lines.map((line, at): Placed => [60 + STEP * row + 12 * at, [60 + STEP * column, line]]);

describe('boxes that stand apart', () => {
  it('are one grid, whose walls are between them', () => {
    const grid = gridsOf(BOXES).find(({ cells }) => cells.length > 1);
    expect(grid?.cells).toHaveLength(8);
    expect(grid?.xs).toEqual([50, 137.5, 232.5, 320]);
  });

  it('are cells with all their lines, named by the first row and column', () => {
    const lines = [
      ...text(0, 1, 'Lilac', 'rose', '2 beds'),
      ...text(0, 2, 'Violet', 'rose', '3 beds'),
      ...text(1, 0, '9 July', '- 19 August'),
      ...text(1, 1, '170 pln'),
      ...text(1, 2, '250 pln'),
      ...text(2, 0, 'other days', 'of the year'),
      ...text(2, 1, '80 pln'),
      ...text(2, 2, '110 pln'),
    ].map(placedLine);
    const cells = tablesOf(lines, BOXES)[0].cells.map(({ row, column, isHeader, pieces }) => [
      `${row},${column}${isHeader ? '*' : ''}`,
      pieces.map(({ line }) => lines[line].text).join(' / '),
    ]);
    expect(Object.fromEntries(cells)).toEqual({
      '0,1*': 'Lilac / rose / 2 beds',
      '0,2*': 'Violet / rose / 3 beds',
      '1,0*': '9 July / - 19 August',
      '1,1': '170 pln',
      '1,2': '250 pln',
      '2,0*': 'other days / of the year',
      '2,1': '80 pln',
      '2,2': '110 pln',
    });
  });

  it('are cards and no table where each holds a text', () => {
    const words = ['Name of it', 'and a text of', 'many words as', 'they stand on', 'cards that say', 'what is meant'];
    const lines = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].flatMap((column) => (row + column === 0 ? [] : text(row, column, ...words))),
    );
    expect(tablesOf(lines.map(placedLine), BOXES)).toEqual([]);
  });

  it('are no grid where they overlap, or where few stand in rows and columns', () => {
    expect(gridsOf(BOXES.slice(0, 12)).every(({ cells }) => cells.length === 1)).toBe(true);
    const shifted = [...BOXES, ...box(1, 1).map((rule) => ({ ...rule, x1: rule.x1 + 30, x2: rule.x2 + 30 }))];
    expect(gridsOf(shifted).some(({ isOfBoxes }) => isOfBoxes)).toBe(false);
  });
});
