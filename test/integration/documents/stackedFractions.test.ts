/** A fraction with a small number above a bar and another below it is read as a fraction: its digits side by side are another number. */
import { pdfFile, say } from '../../support/pdfFile.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();
const [Y, SIZE, SMALL] = [700, 10, 7];
const DIGIT = 0.6 * SMALL;

/** Over the line's middle, as TeX sets it. */
function stacked(over: string, under: string, x: number, bar = true): { content: string; width: number } {
  const width = DIGIT * Math.max(over.length, under.length);
  const at = (text: string): number => x + (width - DIGIT * text.length) / 2;
  const rule = `q 0.4 w ${x} ${Y + 2.5} m ${x + width} ${Y + 2.5} l S Q\n`;
  const content =
    say(over, at(over), Y + 3.9, { size: SMALL }) + (bar ? rule : '') + say(under, at(under), Y - 3.4, { size: SMALL });
  return { content, width };
}

async function read(before: string, over: string, under: string, after: string, bar = true): Promise<string[]> {
  const x = 72 + 0.6 * SIZE * before.length;
  const fraction = stacked(over, under, x + 1, bar);
  const content = say(before, 72, Y) + fraction.content + say(after, x + fraction.width + 2, Y);
  return linesOf(reader, pdfFile([{ content }]));
}

it.each([
  ['wenn mindestens ', '1', '5', ' der Mitglieder', 'wenn mindestens 1/5 der Mitglieder'],
  ['a majority of ', '3', '16', ' of the votes', 'a majority of 3/16 of the votes'],
  ['add 2', '1', '2', ' cups of flour', 'add 2 1/2 cups of flour'],
])('%s %s over %s', async (before, over, under, after, text) => {
  expect(await read(before, over, under, after)).toEqual([text]);
});

it('leaves a number above another as it is where there is no bar', async () => {
  const [line] = await read('the isotope ', '3', '2', 'He of helium', false);
  expect(line).not.toContain('/');
});

it('leaves the numbers of a table as they are, above and below the rule between their cells', async () => {
  const rule = `q 0.4 w 72 ${Y + 2.5} m 84 ${Y + 2.5} l S Q\n`;
  const content = say('12', 72, Y + 6) + rule + say('34', 72, Y - 9) + say('Sum', 100, Y + 6) + say('Rest', 100, Y - 9);
  expect((await linesOf(reader, pdfFile([{ content }]))).join(' ')).not.toContain('/');
});
