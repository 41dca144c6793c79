/** Boxes are where words are drawn, on pages as they are shown. */
import { spanBox } from '../../../shared/documents/textIndex.ts';
import type { Box } from '../../../shared/documents/geometry.ts';
import { CHARACTER_WIDTH, pdfFile, say } from '../../support/pdfFile.ts';
import type { PageSpec } from '../../support/pdfFile.ts';
import { firstPage, lineWith, readerForTests } from '../../support/readPdf.ts';

/** Points: less than a pixel of any screen. */
const TOLERANCE = 0.2;
const ASCENT = 0.8;
const DESCENT = 0.2;
const reader = readerForTests();

async function boxOf(spec: PageSpec, line: string, words: string): Promise<Box> {
  const found = lineWith(await firstPage(reader, pdfFile([spec])), line);
  const start = found.text.indexOf(words);
  return spanBox(found, start, start + words.length);
}

function expectBox(actual: Box, expected: Box): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(actual[side] - expected[side])).toBeLessThan(TOLERANCE);
  }
}

const SENTENCE = 'Net revenue rose in the third quarter';
/** The planted words, 12 characters from the start. */
const WORDS = 'rose in';
const SKIPPED = SENTENCE.indexOf(WORDS);

describe('boxes of words', () => {
  it('are where the words are drawn, from ascenders to descenders', async () => {
    const box = await boxOf({ content: say(SENTENCE, 72, 700) }, SENTENCE, WORDS);
    const width = CHARACTER_WIDTH * 10;
    expectBox(box, { x: 72 + SKIPPED * width, y: 100 - 8, width: WORDS.length * width, height: 10 });
  });

  it('count from the corner of the CropBox', async () => {
    const spec = { content: say(SENTENCE, 150, 700), cropBox: [100, 100, 500, 750] };
    const box = await boxOf(spec, SENTENCE, 'Net');
    expectBox(box, { x: 50, y: 50 - 8, width: 18, height: 10 });
  });

  it('count from the corner of a MediaBox that does not begin at zero', async () => {
    const spec = { content: say(SENTENCE, 72, -100), mediaBox: [-50, -400, 550, 400] };
    expectBox(await boxOf(spec, SENTENCE, 'Net'), { x: 122, y: 500 - 8, width: 18, height: 10 });
  });

  it.each([
    // The page is 600 wide and 800 high; the first letter's lower left corner is at (72, 700).
    { rotate: 90, expected: { x: 700 - 2, y: 72, width: 10, height: 18 } },
    { rotate: 180, expected: { x: 600 - 72 - 18, y: 700 - 2, width: 18, height: 10 } },
    { rotate: 270, expected: { x: 800 - 700 - 8, y: 600 - 72 - 18, width: 10, height: 18 } },
  ])('are turned with a page that is shown turned by $rotate degrees', async ({ rotate, expected }) => {
    expectBox(await boxOf({ content: say(SENTENCE, 72, 700), rotate }, SENTENCE, 'Net'), expected);
  });

  it('of text that runs upwards are upright and narrow', async () => {
    const box = await boxOf({ content: say(SENTENCE, 72, 300, { turn: -90 }) }, SENTENCE, 'Net');
    expect(box.x + box.width).toBeLessThan(72 + DESCENT * 10 + TOLERANCE);
    expect(box.x).toBeLessThan(72 - 0.6 * 10);
    expect(box.y + box.height).toBeGreaterThan(500 - TOLERANCE);
    // The planted font has no outlines: PDFium knows where letters of turned text begin, not where they end.
    expect(box.y).toBeLessThan(500);
  });

  it('are in points where the unit of the page is larger', async () => {
    const box = await boxOf({ content: say(SENTENCE, 72, 700), userUnit: 2 }, SENTENCE, 'Net');
    expectBox(box, { x: 144, y: 200 - 16, width: 36, height: 20 });
  });

  it('are as high for a footnote reference as for its line', async () => {
    const content = say('profit', 72, 700) + say('12', 108, 704, { size: 6 });
    expectBox(await boxOf({ content }, 'profit', '¹²'), { x: 108, y: 92, width: 7.2, height: 10 });
  });

  it('of vertical text run down', async () => {
    const box = await boxOf({ content: say('一二三四', 200, 700, { font: 'V', size: 12 }) }, '一二三四', '二三');
    expectBox(box, { x: 194, y: 112, width: 12, height: 24 });
  });
});

describe('pages', () => {
  it('have the size at which they are shown', async () => {
    const shown = await firstPage(reader, pdfFile([{ content: '', cropBox: [0, 0, 300, 200], rotate: 90 }]));
    expect([shown.width, shown.height]).toEqual([200, 300]);
  });

  it('leave out text outside the CropBox, which nobody sees', async () => {
    const content = say('visible', 120, 300) + say('hidden', 20, 300) + say('above', 120, 780);
    const page = await firstPage(reader, pdfFile([{ content, cropBox: [100, 100, 500, 700] }]));
    expect(page.lines.map((line) => line.text)).toEqual(['visible']);
  });

  it('without text have no lines', async () => {
    expect((await firstPage(reader, pdfFile([{ content: '' }]))).lines).toEqual([]);
  });

  it('have an extent for each UTF-16 unit, ascending in a line from left to right', async () => {
    const page = await firstPage(reader, pdfFile([{ content: say(SENTENCE, 72, 700) }]));
    const { text, edges } = page.lines[0];
    expect(edges.length).toBe(2 * text.length);
    for (let i = 1; i < text.length; i++) expect(edges[2 * i]).toBeGreaterThanOrEqual(edges[2 * i - 1] - TOLERANCE);
    expect(page.lines[0].crossEnd - page.lines[0].crossStart).toBeCloseTo((ASCENT + DESCENT) * 10, 1);
  });
});
