/** A page that is turned has the tables of the page as it was before. */
import type { Rule, Table } from '../../../shared/documents/pageStructure.ts';
import { tablesOf } from '../../../shared/documents/structure/tables.ts';
import type { IndexedLine } from '../../../shared/documents/textIndex.ts';
import { placedLine, type Placed } from '../../support/placedLine.ts';

const HEIGHT = 600;

const ROWS: readonly Placed[] = [
  [100, [72, 'Name'], [200, 'Clan'], [300, 'Power']],
  [120, [72, 'Wolf'], [200, '2'], [300, 'True']],
  [140, [72, 'Guard of the body'], [200, '-'], [300, 'False']],
  [160, [72, 'Witch'], [200, '3'], [300, 'True']],
  [180, [72, 'Medium'], [200, '1'], [300, 'True']],
  [200, [72, 'Mason'], [200, '4'], [300, 'False']],
];
const RULES: readonly Rule[] = [
  ...[95, 115, 135, 155, 175, 195, 215].map((y) => ({ x1: 60, y1: y, x2: 400, y2: y })),
  ...[60, 190, 290, 400].map((x) => ({ x1: x, y1: 95, x2: x, y2: 215 })),
];

/** A quarter of a turn to the left: what was on the right is above. */
const upwards = (line: IndexedLine): IndexedLine => ({
  ...line,
  direction: 'vertical',
  edges: line.edges.map((_, at) => HEIGHT - line.edges[at ^ 1]),
});
/** A quarter of a turn to the right: what was above is on the right. */
const downwards = (line: IndexedLine): IndexedLine => ({
  ...line,
  direction: 'vertical',
  crossStart: HEIGHT - line.crossEnd,
  crossEnd: HEIGHT - line.crossStart,
});

const texts = (tables: readonly Table[], lines: readonly IndexedLine[]): string[][] =>
  tables.map(({ cells }) =>
    cells.map(({ row, column, isHeader, pieces: [{ line, start, end }] }) => {
      const text = lines[line].text.slice(start, end);
      return `${row},${column} ${isHeader ? `[${text}]` : text}`;
    }),
  );

describe('the tables of a turned page', () => {
  const level = ROWS.map(placedLine);
  const expected = texts(tablesOf(level, RULES), level);

  it('are those of the page before it was turned, with and without rules', () => {
    const turnedRules = RULES.map(({ x1, y1, x2, y2 }) => ({ x1: y1, y1: HEIGHT - x2, x2: y2, y2: HEIGHT - x1 }));
    const otherRules = RULES.map(({ x1, y1, x2, y2 }) => ({ x1: HEIGHT - y2, y1: x1, x2: HEIGHT - y1, y2: x2 }));
    const [left, right] = [level.map(upwards), level.map(downwards)];
    expect(expected).toHaveLength(1);
    expect(texts(tablesOf(left, turnedRules), left)).toEqual(expected);
    expect(texts(tablesOf(right, otherRules), right)).toEqual(expected);
    expect(texts(tablesOf(left, []), left)).toEqual(texts(tablesOf(level, []), level));
  });

  it('have the boxes of their text on the page as it is shown', () => {
    const boxes = (lines: readonly IndexedLine[]): unknown => tablesOf(lines, [])[0].cells[4].box;
    expect(boxes(level)).toEqual({ x: 200, y: 120, width: 5, height: 10 });
    expect(boxes(level.map(upwards))).toEqual({ x: 120, y: HEIGHT - 205, width: 10, height: 5 });
    expect(boxes(level.map(downwards))).toEqual({ x: HEIGHT - 130, y: 200, width: 10, height: 5 });
  });

  it('are none where text of its own script runs downwards', () => {
    const written = level.map((line) => ({ ...downwards(line), text: line.text.replace(/\w/g, '字') }));
    expect(tablesOf(written, [])).toEqual([]);
  });
});
