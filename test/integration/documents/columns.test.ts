/** Columns of text that other things than a plain gutter part. */
import { pdfFile, say } from '../../support/pdfFile.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();
const lines = (content: string): Promise<string[]> => linesOf(reader, pdfFile([{ content }]));

const column = (texts: readonly string[], x: number, top: number, pitch: number, size: number): string =>
  texts.map((text, i) => say(text, x, top - pitch * i, { size })).join('');

const text = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${word} ${i + 10} of a long text here`);

describe('three columns of a gazette', () => {
  const columns = [text('left', 30), text('middle', 30), text('right', 30)];

  it('are read one after the other though the distances of their lines differ a little and their notes are written first', async () => {
    const notes = ['one', 'two', 'three'].map((word, i) => column(text(word, 8), 40 + 180 * i, 400, 8, 6));
    const body = columns.map((texts, i) => column(texts, 40 + 180 * i, 720 - 3 * i, [9.9, 10, 9.95][i], 7));
    const read = await lines(notes.join('') + body.join(''));
    expect(read.slice(0, 30)).toEqual(columns[0]);
    expect(read.filter((line) => columns.flat().includes(line))).toEqual(columns.flat());
  });

  it('are no table: its numbers in the columns after the first stay in their rows', async () => {
    const rows = Array.from({ length: 12 }, (_, i) => [`Sales of the northern region ${i}`, `${i}4,300`, `${i}2.7 %`]);
    const table = rows
      .map((cells, i) => cells.map((cell, j) => say(cell, 40 + 230 * j, 720 - 12 * i, { size: 7 })).join(''))
      .join('');
    expect(await lines(table)).toEqual(rows.map((cells) => cells.join(' ')));
  });
});

describe('two columns of an OCR layer', () => {
  it('are read one after the other though it goes across both and sets the words of a line apart', async () => {
    const words = ['monthly', 'prophet', 'jubilee', 'history', 'article', 'journal', 'edition', 'readers'];
    const columns = [0, 1].map((side) =>
      Array.from({ length: 20 }, (_, i) =>
        [0, 1, 2, 3, 4].map((j) => words[(i * 3 + j * 5 + side + ((i * j) % 4)) % 8]),
      ),
    );
    // One gap of a line is wider than those within a run of words, and at another place from line to line.
    const setLine = (line: readonly string[], row: number, x: number): string =>
      line.map((word, i) => say(word, x + 34 * i + (i > row % 4 ? 3 : 0), 720 - 10 * row, { size: 7 })).join('');
    const content = columns[0].map((left, row) => setLine(left, row, 40) + setLine(columns[1][row], row, 220)).join('');
    expect(await lines(content)).toEqual(columns.flat().map((line) => line.join(' ')));
  });
});

describe('columns with next to no space between them, as of a contract of two languages', () => {
  it('are read one after the other where the second begins at one edge and is written apart', async () => {
    // Characters are 4.2 points wide: full lines end a quarter of one before the next column.
    const line = (word: string, i: number): string =>
      `${word} ${i + 10} of a clause that goes on and on to its end`.slice(0, 40);
    const left = Array.from({ length: 24 }, (_, i) => line('left', i).trimEnd());
    const right = Array.from({ length: 24 }, (_, i) => line('right', i).trimEnd());
    const justified = left.map((words) => words.padEnd(40, '.'));
    expect(await lines(column(justified, 40, 720, 10, 7) + column(right, 209, 720, 10, 7))).toEqual([
      ...justified,
      ...right,
    ]);
  });
});

describe('a table that is written column by column', () => {
  const shops = ['Delightful breakfast bar', 'Urban transit company', 'Morning bites cafe', 'Sunrise toast haven'];

  it('is read by its rows where these end with amounts', async () => {
    const names = shops.map((shop, i) => say(`0${i + 2}/07 ${shop}`, 40, 720 - 12 * i, { size: 7 }));
    const amounts = shops.map((_, i) => say(`Singapore town SG ${i + 3}.20`, 300, 720 - 12 * i, { size: 7 }));
    expect(await lines([...names, ...amounts].join(''))).toEqual(
      shops.map((shop, i) => `0${i + 2}/07 ${shop} Singapore town SG ${i + 3}.20`),
    );
  });

  it('has its labels in the cells of one shaded column and their values beside them', async () => {
    const labels = ['Invoice date', 'Due date', 'Reference', 'Agreement', 'Customer number', 'Terms', 'Delivery'];
    const rows = labels.map((label, i) => [label, `value number ${i} of it`]);
    const shades = labels.map((_, i) => `.${8 + (i % 2)} g 36 ${716 - 14 * i} 110 14 re f\n`).join('');
    const cells = rows.map((row, i) =>
      row.map((text, j) => say(text, 40 + 130 * j, 720 - 14 * i, { size: 7 })).join(''),
    );
    expect(await lines(`${shades}0 g\n${cells.join('')}`)).toEqual(rows.map((row) => row.join(' ')));
  });
});

describe('the lines of a form', () => {
  it('keep their numbers, and those in the boxes beside them that stand a little higher', async () => {
    const entries = ['Educator expenses', 'Health savings', 'Moving expenses', 'Qualified plans', 'Health insurance'];
    const more = ['Early withdrawal', 'Scholarship grants', 'IRA deduction', 'Student loans', 'Domestic production'];
    const form = [...entries, ...more].map((words, i) => [`${24 + i}`, `${words} (see the page)`, `${24 + i}`]);
    const content = form.map(([number, words, boxed], i) =>
      [
        say(number, 65, 720 - 12 * i, { size: 9 }),
        say(words, 85, 720 - 12 * i, { size: 9 }),
        say(boxed, 358, 722 - 12 * i + (i % 3), { size: 9 }),
      ].join(''),
    );
    expect(await lines(content.join(''))).toEqual(form.map((cells) => cells.join(' ')));
  });
});
