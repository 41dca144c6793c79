import { describe, expect, it } from '@jest/globals';
import type { Rule } from '../../../shared/documents/pageStructure.ts';
import { structuredPages } from '../../../shared/documents/structure/structuredPages.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { placedLine, type Placed } from '../../support/placedLine.ts';

function structured(lines: readonly Placed[], rules?: readonly Rule[]): IndexedPage {
  const page = { pageNumber: 1, width: 600, height: 800, readBy: 'textLayer' as const, lines: lines.map(placedLine) };
  return structuredPages([{ ...page, ...(rules !== undefined && { rules }) }])[0];
}

const kinds = ({ lines, blocks = [] }: IndexedPage): [string, string][] =>
  blocks.map(({ kind, firstLine, lastLine }) => [
    kind,
    lines
      .slice(firstLine, lastLine + 1)
      .map(({ text }) => text)
      .join(' / '),
  ]);

/** Row, column and text of every cell; names of columns in brackets. */
const cells = ({ lines, tables = [] }: IndexedPage): string[][] =>
  tables.map((table) =>
    table.cells.map(({ row, column, isHeader, pieces }) => {
      const text = pieces.map(({ line, start, end }) => lines[line].text.slice(start, end)).join(' / ');
      return `${row},${column} ${isHeader ? `[${text}]` : text}`;
    }),
  );

describe('the blocks of a page', () => {
  it('are paragraphs, items with their markers, and captions', () => {
    const page = structured([
      [100, [72, 'A paragraph of two lines']],
      [112, [72, 'that ends here.']],
      [140, [72, '(a) the first item, which']],
      [152, [90, 'goes on']],
      [164, [72, '(b) the second item']],
      [200, [72, 'Figure 2. Costs by year']],
    ]);
    expect(kinds(page)).toEqual([
      ['paragraph', 'A paragraph of two lines / that ends here.'],
      ['listItem', '(a) the first item, which / goes on'],
      ['listItem', '(b) the second item'],
      ['caption', 'Figure 2. Costs by year'],
    ]);
    expect(page.blocks?.map(({ markerLength }) => markerLength)).toEqual([undefined, 3, 3, undefined]);
  });

  it('say nothing of tables where there are none', () => {
    expect(structured([[100, [72, 'A line']]]).tables).toEqual([]);
  });
});

describe('the tables of a page', () => {
  const level = (y: number): Rule => ({ x1: 60, y1: y, x2: 400, y2: y });
  const upright = (x: number): Rule => ({ x1: x, y1: 90, x2: x, y2: 150 });

  it('have the cells that rules enclose, with all their lines', () => {
    const page = structured(
      [
        [92, [70, 'House'], [210, 'Price']],
        [112, [70, 'Hotel Green Palace']],
        [124, [70, 'in the town']],
        [112, [210, '2,500 yen']],
        [136, [70, 'Mountain lodge'], [210, '900 yen']],
      ],
      [...[90, 110, 135, 150].map(level), ...[60, 200, 400].map(upright)],
    );
    expect(cells(page)).toEqual([
      [
        '0,0 [House]',
        '0,1 [Price]',
        '1,0 [Hotel Green Palace / in the town]',
        '1,1 2,500 yen',
        '2,0 [Mountain lodge]',
        '2,1 900 yen',
      ],
    ]);
    expect(page.tables?.[0]).toMatchObject({ rows: 3, columns: 2, certainty: 0.95 });
    expect(page).not.toHaveProperty('rules');
    expect(kinds(page).map(([kind]) => kind)).toEqual(['tableRow', 'tableRow', 'tableRow']);
  });

  it('are told by columns of their lines where there are no rules', () => {
    const page = structured([
      [100, [72, 'Region'], [250, 'Sales']],
      [114, [72, 'North'], [255, '410']],
      [128, [72, 'South and east'], [250, '1,280']],
    ]);
    expect(cells(page)).toEqual([
      ['0,0 [Region]', '0,1 [Sales]', '1,0 [North]', '1,1 410', '2,0 [South and east]', '2,1 1,280'],
    ]);
    expect(page.tables?.[0].certainty).toBe(0.95);
  });

  it('are not prose whose lines have one wide gap each somewhere else', () => {
    const page = structured([
      [100, [72, 'The text goes'], [250, 'on and on and on and on']],
      [114, [72, 'over this gap, and it goes'], [300, 'on again']],
      [128, [72, 'to'], [130, 'the other side of it']],
    ]);
    expect(page.tables).toEqual([]);
  });
});
