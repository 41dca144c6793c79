/** What PDFium cannot open, the second reader reads as PDFium would. */
import { spanBox } from '../../../shared/documents/textIndex.ts';
import { pdfFile, say } from '../../support/pdfFile.ts';
import type { PageSpec } from '../../support/pdfFile.ts';
import { firstPage, readerForTests } from '../../support/readPdf.ts';

const reasons: unknown[] = [];
const reader = readerForTests({ onSecondReader: (cause) => reasons.push(cause) });

/** PDFium does not open a file that lacks the format's name; pdfjs does. */
const forSecondReader = (pdf: Uint8Array): Uint8Array =>
  Buffer.from(Buffer.from(pdf).toString('latin1').replace('%PDF-1.7', '%XYZ-1.7'), 'latin1');

const column = (word: string, x: number): string =>
  Array.from({ length: 8 }, (_, i) => say(`${word} ${i} of the long sentence here`, x, 700 - 14 * i)).join('');

const SENTENCE = 'Net revenue rose in the third quarter';
/** Points: characters are taken to be equally wide within a run, and fonts to be as high as most are. */
const TOLERANCE = 1.5;

const PAGES: readonly (readonly [string, PageSpec])[] = [
  ['a plain page', { content: say(SENTENCE, 72, 700) + say('and fell in the fourth', 72, 686) }],
  ['a page that is shown turned', { content: say(SENTENCE, 72, 700), rotate: 90 }],
  ['a cropped page', { content: say(SENTENCE, 172, 600) + say('hidden', 20, 20), cropBox: [100, 100, 500, 700] }],
  ['two columns', { content: column('left', 72) + column('right', 320) }],
  [
    'a footnote reference',
    { content: say('profit', 72, 700) + say('12', 108, 704, { size: 6 }) + say('rose', 121, 700) },
  ],
  ['Hebrew', { content: say(Array.from('שלום עולם').reverse().join(''), 72, 700) }],
  ['a stamp that runs upwards', { content: say('The page', 72, 700) + say('arXiv', 30, 300, { turn: -90 }) }],
];

describe('the second reader', () => {
  it('says what the first one failed with, so that a fault of its own is not silent', async () => {
    const pdf = pdfFile([PAGES[0][1]]);
    await firstPage(reader, pdf);
    expect(reasons).toEqual([]);
    await firstPage(reader, forSecondReader(pdf));
    expect(reasons).toEqual([expect.stringContaining('UnreadableDocument')]);
  });

  it.each(PAGES)('reads %s as the first one does', async (_, spec) => {
    const pdf = pdfFile([spec]);
    const first = await firstPage(reader, pdf);
    const second = await firstPage(reader, forSecondReader(pdf));
    expect([second.width, second.height]).toEqual([first.width, first.height]);
    expect(second.lines.map((line) => line.text)).toEqual(first.lines.map((line) => line.text));
    second.lines.forEach((line, i) => {
      const own = spanBox(line, 0, 3);
      const other = spanBox(first.lines[i], 0, 3);
      expect(line.direction).toBe(first.lines[i].direction);
      expect(Math.abs(own.x - other.x)).toBeLessThan(TOLERANCE);
      expect(Math.abs(own.y - other.y)).toBeLessThan(line.direction === 'vertical' ? 20 : TOLERANCE);
    });
  });
});
