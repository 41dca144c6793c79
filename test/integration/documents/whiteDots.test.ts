/** Court reporters' programs draw white dots for spaces: nobody sees them, and nobody quotes them. */
import { pdfFile, say } from '../../support/pdfFile.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();
const WHITE = '1 g ';
const BLACK = '0 g ';
/** Content with dots between two words, 6 points a character. */
const line = (colourOfDots: string): string =>
  `${BLACK}${say('Civil Action No', 72, 700)}${colourOfDots}${say('· · ·', 168, 700)}${BLACK}${say('8:17', 204, 700)}`;

describe('dots between words', () => {
  it('are spaces where they are white', async () => {
    expect(await linesOf(reader, pdfFile([{ content: line(WHITE) }]))).toEqual(['Civil Action No 8:17']);
  });

  it('are dots where they are seen', async () => {
    expect(await linesOf(reader, pdfFile([{ content: line(BLACK) }]))).toEqual(['Civil Action No · · · 8:17']);
  });

  it('are dots where the words beside them are as white', async () => {
    const content = `0 g 60 690 300 30 re f ${WHITE}${say('Open · Daily', 72, 700)}`;
    expect(await linesOf(reader, pdfFile([{ content }]))).toEqual(['Open · Daily']);
  });
});
