/** Scans whose layer is not all that they show are found wherever they are in a long document. */
import type { PdfReader } from '../../../shared/documents/pdfReader.ts';
import { incompletePages, type LayeredPage } from '../../../shared/documents/scans/incompletePages.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const PAGES = 300;

/** Draws the numbers of some pages as rows of strokes, like writing, and nothing on the others; notes which were drawn. */
function drawing(written: (page: number) => boolean, drawn: number[]): PdfReader {
  const [width, height] = [400, 400];
  const render: PdfReader['render'] = (_, { pageNumber }) => {
    drawn.push(pageNumber);
    const pixels = new Uint8Array(3 * width * height).fill(255);
    for (let y = 200; written(pageNumber) && y < 360; y++) {
      for (let x = 40; x < 360; x++) {
        const isInk = y % 16 < 8 && x % 6 < 2;
        if (isInk) pixels.fill(0, 3 * (y * width + x), 3 * (y * width + x) + 3);
      }
    }
    return Promise.resolve({ width, height, scaleX: 1, scaleY: 1, pixels });
  };
  const none = (): never => {
    throw new Error('Only drawn here.');
  };
  return { render, countPages: none, extractText: none, structured: none, wake: none, wakeRest: none, close: none };
}

const scans = Array.from({ length: PAGES }, (_, i): LayeredPage => ({
  page: {
    pageNumber: i + 1,
    width: 400,
    height: 400,
    readBy: 'textLayer',
    lines: Array.from({ length: 8 }, (_line, row) =>
      indexedLine('A full page has much more text than a stamp of some words.', 40, 20 * row),
    ),
  },
  drawing: { draws: true, imageCover: 1, drawnCover: 1, hiddenTextShare: 1 },
}));

const source = { id: 'long', mimeType: 'application/pdf', load: () => Promise.resolve(new Uint8Array()) };

describe('pages that show more than their layer says', () => {
  it('are looked for on as many pages as a glance may take, to the end of the document', async () => {
    const drawn: number[] = [];
    expect(
      await incompletePages(
        drawing(() => false, drawn),
        source,
        scans,
      ),
    ).toEqual(new Set());
    expect(drawn.length).toBeLessThanOrEqual(120);
    expect(Math.max(...drawn)).toBeGreaterThan(PAGES - 5);
  });

  it('are all found where one of these is', async () => {
    const isWritten = (page: number): boolean => page > 200;
    const found = await incompletePages(drawing(isWritten, []), source, scans);
    expect([...found].sort((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, i) => 201 + i));
  });

  it('are looked for without the text of pages on which nothing is drawn', async () => {
    const plain = scans.map(({ page, drawing: shown }): LayeredPage => ({
      page: {
        ...page,
        get lines(): never {
          throw new Error('Nobody needs them.');
        },
      },
      drawing: { ...shown, imageCover: 0, drawnCover: 0 },
    }));
    expect(
      await incompletePages(
        drawing(() => true, []),
        source,
        plain,
      ),
    ).toEqual(new Set());
  });
});
