/** Columns of text that other things than a plain gutter part. */
import { describe, expect, it } from '@jest/globals';
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
