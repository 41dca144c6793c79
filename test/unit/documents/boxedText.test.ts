/** Text in boxes, beside boxes and between rules. */
import { dividersOf } from '../../../shared/documents/layout/dividers.ts';
import { gridsOf } from '../../../shared/documents/layout/grids.ts';
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import type { Rule } from '../../../shared/documents/pageStructure.ts';
import { drawnLines, type DrawnLine } from '../../support/drawnLines.ts';

const boxOf = (left: number, top: number, right: number, bottom: number): Rule[] => [
  { x1: left, y1: top, x2: right, y2: top },
  { x1: left, y1: bottom, x2: right, y2: bottom },
  { x1: left, y1: top, x2: left, y2: bottom },
  { x1: right, y1: top, x2: right, y2: bottom },
];

const BOX = ['Opening hours of', 'the hall and its', 'library in May'];
const BESIDE = ['The council met on Monday', 'and heard the report that', 'was sent in March by the'];
const UNDER = ['committee, which asks for a new roof of the', 'library. Nobody spoke against it at all.'];

describe('a box within a paragraph', () => {
  const rules = boxOf(215, 95, 305, 135);
  const box = BOX.map((text, at) => [220, 100 + 12 * at, text] as const);
  const beside = BESIDE.map((text, at) => [72, 98 + 12 * at, text] as const);
  const under = UNDER.map((text, at) => [72, 140 + 12 * at, text] as const);
  const read = (all: readonly (readonly [number, number, string])[], some: readonly Rule[]): string[] =>
    linesInReadingOrder(drawnLines(all), gridsOf(some)).map(({ text }) => text);

  it('is read before it, whatever was written first', () => {
    const expected = [...BOX, ...BESIDE, ...UNDER];
    expect(read([...box, ...beside, ...under], rules)).toEqual(expected);
    expect(read([...beside, ...under, ...box], rules)).toEqual(expected);
  });

  it('is read within its own column', () => {
    const other = ['A second column stands on the', 'right and has lines at the same', 'height as those of the first'];
    const right = [98, 110, 122, 140, 152].map(
      (y, at) => [340, y, other[at] ?? 'and goes on below the others'] as const,
    );
    const lines = read([...beside, ...under, ...right, ...box], rules);
    expect(lines.slice(0, 8)).toEqual([...BOX, ...BESIDE, ...UNDER]);
  });

  it('is a cell where nothing goes on under it', () => {
    const lines = read([...beside, ...box], rules);
    expect(lines.join(' ')).not.toContain([...BOX, ...BESIDE].join(' '));
  });
});

describe('a box with details beside an address', () => {
  const read = (all: readonly DrawnLine[]): string[] =>
    linesInReadingOrder(drawnLines(all), gridsOf(boxOf(295, 95, 520, 160))).map(({ text }) => text);
  const address = ['Mrs', 'Oonagh Farrelly', 'Flat 9', 'Hebden Bridge', 'West Yorkshire', 'England'];
  const left = address.map((text, at): DrawnLine => [72, 100 + 12 * at, text]);
  const details: DrawnLine[] = [
    [300, 100, 'Sheet'],
    [380, 100, '2 of 3'],
    [300, 112, 'Account'],
    [380, 112, 'GB41 4011 2700'],
    [380, 124, '3391 86'],
    [300, 136, 'Limit'],
    [380, 136, '750.00'],
  ];
  const own = ['Sheet 2 of 3', 'Account GB41 4011 2700', '3391 86', 'Limit 750.00'];

  it('is read whole, and so is the address, which may be longer', () => {
    expect(read([...left, ...details])).toEqual([...address, ...own]);
    expect(read([...details, ...left])).toEqual([...address, ...own]);
  });

  it('is read line by line where it was drawn so', () => {
    const drawn = [...left, ...details].toSorted((one, other) => one[1] - other[1]);
    expect(read(drawn)[0]).toBe('Mrs Sheet 2 of 3');
  });
});

describe('boxes side by side', () => {
  const read = (all: readonly DrawnLine[], rules: readonly Rule[]): string[] =>
    linesInReadingOrder(drawnLines(all), gridsOf(rules)).map(({ text }) => text);

  it('are read whole, one after the other, where their lines stand on baselines of their own', () => {
    const rules = [...boxOf(70, 95, 190, 145), ...boxOf(210, 95, 330, 145)];
    const cards: DrawnLine[] = [
      [75, 100, 'Hit rate'],
      [215, 100, 'Latency'],
      [75, 112, 'in all tests'],
      [215, 118, 'on the average'],
      [75, 124, 'of this year'],
      [215, 130, 'of ten runs'],
    ];
    const [one, other] = [0, 1].map((side) => cards.filter((_, at) => at % 2 === side).map(([, , text]) => text));
    expect(read(cards, rules)).toEqual([...one, ...other]);
  });

  it('are read whole where the prose at their foot alone would make columns', () => {
    const rules = [...boxOf(70, 95, 250, 175), ...boxOf(270, 95, 450, 175)];
    const lines = [
      ['All tests', 'All delays'],
      ['of the whole of this long year', 'on the mean of its ten long runs'],
      ['were read by two people, who did', 'were measured at night, when the'],
      ['not know what the others said of', 'machine had nothing else to do at'],
      ['them in the weeks before this one', 'all, and then again in the daytime'],
    ];
    const drawn = lines.flatMap(([one, other], at): DrawnLine[] => {
      const y = at === 0 ? 100 : 108 + 12 * at;
      return [
        [75, y, one],
        [275, y, other],
      ];
    });
    const written = [
      drawn[0],
      drawn[1],
      ...[0, 1].flatMap((side) => drawn.slice(2).filter((_, at) => at % 2 === side)),
    ];
    expect(read(written, rules)).toEqual([0, 1].flatMap((side) => lines.map((each) => each[side])));
  });

  it('are the columns of a table where their short lines stand on the same baselines', () => {
    const rules = [...boxOf(70, 95, 190, 145), ...boxOf(210, 95, 330, 145)];
    const table = ['Apples', '3', 'Pears', '4', 'Plums', '12'].map((text, at): DrawnLine => [
      at % 2 === 0 ? 75 : 215,
      100 + 12 * (at >> 1),
      text,
    ]);
    expect(read(table, rules)).toEqual(['Apples 3', 'Pears 4', 'Plums 12']);
  });

  it('that one rule parts are columns, though some of their lines stand on one baseline', () => {
    const rules = [...boxOf(70, 90, 400, 180), { x1: 235, y1: 90, x2: 235, y2: 180 }];
    const left = [
      '(21) Filed in July',
      'of the same year',
      '(24) Begins in May',
      'of the next one',
      '(45) Printed in June',
    ];
    const right = [
      '(72) Authors:',
      'Ann Weber of Bern',
      'Bo Lind of Oslo',
      '(73) Owner:',
      'the university',
      'of Lisbon',
    ];
    const drawn = [
      ...left.map((text, at): DrawnLine => [75, 95 + 16 * at, text]),
      ...right.map((text, at): DrawnLine => [240, 95 + 13 * at, text]),
    ].sort(([, one], [, other]) => one - other);
    expect(read(drawn, rules)).toEqual([...left, ...right]);
  });
});

describe('columns with a rule between them', () => {
  const columns = [
    [
      'The council met on Monday and',
      'heard the report that was sent',
      'in March by the committee, the',
      'one that asks for a new roof.',
    ],
    [
      'Nobody spoke against the plan',
      'of the library, which opens in',
      'May and is to have two halls',
      'for concerts and for lectures',
    ],
  ];
  const drawn = columns[0].flatMap((left, at): DrawnLine[] => [[70, 100 + 12 * at, left.padEnd(31) + columns[1][at]]]);
  const read = (rules: readonly Rule[]): string[] =>
    linesInReadingOrder(drawnLines(drawn), gridsOf(rules), dividersOf(rules, gridsOf(rules))).map(({ text }) => text);

  it('are read one after the other, however narrow the gutter is', () => {
    expect(read([{ x1: 222.5, y1: 98, x2: 222.5, y2: 150 }])).toEqual(columns.flat());
  });

  it('are lines where the rule is short, or stands within words', () => {
    for (const [x, bottom] of [
      [222.5, 120],
      [208, 150],
    ]) {
      expect(read([{ x1: x, y1: 98, x2: x, y2: bottom }])).not.toEqual(columns.flat());
    }
  });
});
