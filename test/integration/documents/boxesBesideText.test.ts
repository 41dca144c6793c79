/** Boxes, captions and quotations that stand beside text: no part of its lines. */
import { pdfFile, say } from '../../support/pdfFile.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();
const lines = (content: string): Promise<string[]> => linesOf(reader, pdfFile([{ content }]));

/** Lines of 25 to 30 characters of 5 points each, and of 90. */
const narrow = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${word} ${i} of the long text that is here`);
const wide = (word: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, i) => `${word} ${i} of the long text that is here and goes on over the whole width of it`,
  );

const SIZE = 8;
const column = (texts: readonly string[], x: number, top: number, pitch = 12, size = SIZE): string =>
  texts.map((text, i) => say(text, x, top - pitch * i, { size })).join('');

describe('a box beside text that goes on below it', () => {
  const facts: readonly (readonly [string, string])[] = [
    ['Location', 'Verania'],
    ['Depth', '68 metres'],
    ['Area', '41 hectares'],
    ['Islands', 'three'],
    ['Outflow', 'Tessel'],
    ['Frozen', 'in winter'],
  ];
  const box = (size: number): string =>
    facts
      .map(([name, value], i) => say(name, 320, 698 - 15 * i, { size }) + say(value, 390, 698 - 15 * i, { size }))
      .join('');
  const read = facts.map(([name, value]) => `${name} ${value}`);
  const beside = narrow('beside', 8);
  const below = wide('below', 3);
  const text = column([...beside, ...below], 72, 700);

  it('is read before it where it was written first, as Chromium writes floats', async () => {
    expect(await lines(box(SIZE) + text)).toEqual([...read, ...beside, ...below]);
  });

  it('is read before it where it was written last', async () => {
    expect(await lines(text + box(SIZE))).toEqual([...read, ...beside, ...below]);
  });

  it('is read as one though only some of its rows stand beside lines', async () => {
    const first = column(narrow('beside', 3), 72, 700);
    const second = column(narrow('again', 3), 72, 646);
    const found = await lines(box(6) + first + second + column(below, 72, 600));
    expect(found).toEqual([...read, ...narrow('beside', 3), ...narrow('again', 3), ...below]);
  });

  it('is read before the paragraph that it stands beside, and not between two lines of it', async () => {
    const above = wide('above', 3);
    const paragraph = narrow('Paragraph', 6);
    const quotation = ['A quotation from', 'the text beside it', 'in large letters'];
    const found = await lines(
      column(quotation, 330, 640, 14, 11) + column(above, 72, 700) + column([...paragraph, ...below], 72, 652),
    );
    expect(found).toEqual([...above, ...quotation, ...paragraph, ...below]);
  });
});

describe('cards beside each other whose lines stand on the same baselines', () => {
  it('are read one after the other, in whatever order they were drawn', async () => {
    const card = (title: string, texts: readonly (readonly string[])[], x: number): string =>
      say(title, x, 716, { size: 9 }) + texts.map((text, i) => column(text, x, 690 - 50 * i)).join('');
    const cards = [
      {
        title: 'Retention',
        texts: [
          ['Net revenue retention was 108% in', 'the first half, down from 113%.'],
          ['Churn among accounts under 50', 'seats rose to 2.6% a month.'],
        ],
      },
      {
        title: 'Hiring',
        texts: [
          ['We opened 37 roles and filled 29 of', 'them.'],
          ['No roles were opened in', 'Singapore, where a freeze remains', 'in force.'],
        ],
      },
      {
        title: 'Risk',
        texts: [
          ['The data centre lease in Leeds', 'expires in March 2029.'],
          ['Renewal is likely but has not been', 'agreed; the landlord asks for +18%.'],
        ],
      },
    ];
    const drawn = [2, 0, 1].map((i) => card(cards[i].title, cards[i].texts, 40 + 190 * i)).join('');
    expect(await lines(drawn)).toEqual(cards.flatMap(({ title, texts }) => [title, ...texts.flat()]));
  });
});

describe('a box whose cells are too short for text', () => {
  it('is read as one, under a heading that stands over it, with the cells that were written first', async () => {
    const heading = say('See also', 72, 730, { size: 12 });
    const cells = ['km', 'kg', 'm'].map(
      (unit, i) => say(unit, 72, 698 - 12 * i, { size: 6 }) + say(`${i}4,300`, 100, 698 - 12 * i, { size: 6 }),
    );
    const text = column(narrow('beside', 5), 200, 700);
    expect(await lines(heading + cells.join('') + text)).toEqual([
      'See also',
      'km 04,300',
      'kg 14,300',
      'm 24,300',
      ...narrow('beside', 5),
    ]);
  });
});

describe('a quotation or caption between two lines of a sentence', () => {
  const before = [
    'The panel judged that the benefit outweighs',
    'the burden for patients who take part in sport but it is',
  ];
  const after = ['uncertain for those who are older than that,', 'and for all the others.'];
  const next = ['Weight bearing can begin after some days.', 'It should be delayed after a fracture.'];
  const read = async (between: readonly string[], size: number): Promise<string[]> =>
    lines(
      column(before, 72, 700) + column(between, 90, 660, 14, size) + column(after, 72, 620) + column(next, 72, 580),
    );

  it('is read after the paragraph', async () => {
    const quotation = ['“Most sprains are overtreated in the first', 'week and undertreated in the tenth.”'];
    expect(await read(quotation, 11)).toEqual([...before, ...after, ...quotation, ...next]);
    const caption = ['Figure 2: a sprain of the first grade'];
    expect(await read(caption, 6)).toEqual([...before, ...after, ...caption, ...next]);
  });

  it('stays where it is when it is a formula or a line of code, which the sentence needs', async () => {
    const formula = ['E = mc'];
    expect(await read(formula, 11)).toEqual([...before, ...formula, ...after, ...next]);
    const code = ['npm install of the package'];
    expect(await read(code, 6)).toEqual([...before, ...code, ...after, ...next]);
  });

  it('stays where it is when the text goes on with another sentence, or line for line as in a bill of fare', async () => {
    const heading = ['Of the Third Grade'];
    const own = say('Then comes another', 72, 560, { size: 8 });
    const text =
      column(before, 72, 700) +
      column(heading, 72, 660, 14, 11) +
      column(['Sprains of the third grade', 'are rare.'], 72, 640);
    expect(await lines(text + own)).toEqual([
      ...before,
      ...heading,
      'Sprains of the third grade',
      'are rare.',
      'Then comes another',
    ]);
    const dishes = ['Pea soup', 'with mint and oil of the house', 'Roast lamb', 'with potatoes and a sauce'];
    const menu = dishes.map((text, i) => say(text, 72, 700 - 14 * i, { size: i % 2 === 0 ? 10 : 8 })).join('');
    expect(await lines(menu)).toEqual(dishes);
  });
});

describe('columns of Chinese and Japanese, which have no spaces between words', () => {
  it('are read one after the other', async () => {
    const left = Array.from({ length: 6 }, (_, i) => `左の段落の${i}行目は此処から右へ続いて行く`);
    const right = Array.from({ length: 6 }, (_, i) => `右の段落の${i}行目は此処で改行して終わる`);
    const set = (texts: readonly string[], x: number, top: number): string =>
      texts.map((text, i) => say(text, x, top - 14 * i, { size: 14 })).join('');
    expect(await lines(set(left, 40, 700) + set(right, 330, 695))).toEqual([...left, ...right]);
  });
});

describe('cells beside a cell of several lines', () => {
  const row = (top: number, cells: readonly (readonly string[])[], isCentred: boolean, pitch: number): string => {
    const most = Math.max(...cells.map((cell) => cell.length));
    return cells
      .map((cell, i) => {
        const first = isCentred ? top - ((most - cell.length) * pitch) / 2 : top;
        return column(cell, [40, 110, 460][i], first, pitch);
      })
      .join('');
  };
  const one = [['Friday'], narrow('first', 3), ['At sea']];
  const other = [['Monday'], narrow('second', 3), ['Hotel']];

  it('are not read in its middle line, where they stand by their middles', async () => {
    const content = row(700, one, true, 12) + row(640, other, true, 12);
    expect(await lines(content)).toEqual([...one.flat(), ...other.flat()]);
  });

  it('are read apart in pages with lines far from each other, as web pages have them', async () => {
    const cells = (word: string): string[][] => [['Tuesday', 'in June'], narrow(word, 2), ['Grand', 'Hotel']];
    const content = row(700, cells('first'), false, 13.2) + row(640, cells('second'), false, 13.2);
    expect(await lines(content)).toEqual([...cells('first').flat(), ...cells('second').flat()]);
  });
});

describe('a ruled table beside text', () => {
  const [left, right] = [60, 300];
  const rows = Array.from({ length: 8 }, (_, i): [string, string, string] => [`${i + 1} pm`, `H${i}`, `Meeting ${i}`]);
  const level = (y: number): string => `${left} ${y} m ${right} ${y} l S\n`;
  const upright = (x: number): string => `${x} 708 m ${x} 588 l S\n`;
  const rules = [708, 648, 588].map(level).join('') + [left, 110, 150, right].map(upright).join('');
  const cells = rows.map(([at, hall, what], i) => {
    const y = 697 - 15 * i;
    return say(at, 64, y, { size: SIZE }) + say(hall, 114, y, { size: SIZE }) + say(what, 154, y, { size: SIZE });
  });
  const verse = narrow('beside', 9);

  it('is read row by row, before the text on its other side', async () => {
    const drawn = cells.map((cell, i) => cell + column([verse[i]], 320, 700 - 14 * i)).join('');
    const found = await lines(rules + drawn + column([verse[8]], 320, 700 - 14 * 8));
    expect(found).toEqual([...rows.map((row) => row.join(' ')), ...verse]);
  });
});
