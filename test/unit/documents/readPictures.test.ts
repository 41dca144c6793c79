import { describe, expect, it } from '@jest/globals';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import type { OcrEngine } from '../../../shared/documents/ocr/ocrEngine.ts';
import type { PdfReader, Raster, RenderRequest } from '../../../shared/documents/pdfReader.ts';
import { withinWork } from '../../../shared/documents/scans/pictureWork.ts';
import { readPictures, UNREAD_PICTURE } from '../../../shared/documents/scans/readPictures.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';

const source = { id: 'pictures', load: () => Promise.resolve(new Uint8Array()) };
const page = (pageNumber: number): IndexedPage => ({
  pageNumber,
  width: 600,
  height: 800,
  readBy: 'textLayer',
  lines: [],
});
const pictureOn = (pageNumber: number) => ({ page: page(pageNumber), box: { x: 50, y: 50, width: 300, height: 200 } });

/** Rows of squares, which pass for letters. */
function drawn(letters: number): Raster {
  const [width, height] = [600, 400];
  const pixels = new Uint8Array(width * height * 3).fill(255);
  for (let i = 0; i < letters; i++) {
    const [left, top] = [10 + 14 * (i % 40), 10 + 30 * Math.floor(i / 40)];
    for (let y = top; y < top + 10; y++) pixels.fill(0, (y * width + left) * 3, (y * width + left + 8) * 3);
  }
  return { width, height, scaleX: 2, scaleY: 2, pixels };
}

/** The pages whose pictures are read, and what becomes of the pages. */
async function read(lettersOn: readonly number[], busyOn?: number) {
  let readCount = 0;
  const pdf: Pick<PdfReader, 'render'> = {
    render: (_, { pageNumber }: RenderRequest) =>
      pageNumber === busyOn
        ? Promise.reject(new MachineBusy('drawing a page'))
        : Promise.resolve(drawn(lettersOn[pageNumber - 1])),
  };
  const ocr: Pick<OcrEngine, 'read'> = {
    read: async (picture) => {
      await picture();
      readCount++;
      const text = 'Seventeen';
      const edges = new Float32Array(2 * text.length).map((_, i) => 10 * i);
      return {
        lines: [{ text, direction: 'horizontal', crossStart: 10, crossEnd: 30, edges, wordConfidences: [96] }],
      } as unknown as Awaited<ReturnType<OcrEngine['read']>>;
    },
  };
  const readers = { pdf: pdf as PdfReader, ocr: ocr as OcrEngine };
  const pictures = lettersOn.map((_, i) => pictureOn(i + 1));
  const pages = await readPictures(readers, source, pictures, 10_000);
  const numbers = Array.from(pages.values());
  return {
    readCount,
    readOn: numbers.filter(({ lines }) => lines.length > 0).map(({ pageNumber }) => pageNumber),
    unreadOn: numbers.filter(({ error }) => error === UNREAD_PICTURE).map(({ pageNumber }) => pageNumber),
  };
}

describe('pictures beside a sound text layer', () => {
  it('are read, those with most writing first, within the work of a request, and the others are named', async () => {
    const { readOn, unreadOn, readCount } = await read([40, 0, ...Array.from({ length: 14 }, () => 80)]);
    expect(readOn).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(readCount).toBe(readOn.length);
    expect(unreadOn).toEqual([1, 12, 13, 14, 15, 16]);
  });

  it('are named where they are more than are looked at', async () => {
    expect(await read(Array.from({ length: 62 }, () => 0))).toEqual({ readCount: 0, readOn: [], unreadOn: [61, 62] });
  });

  it('are named where a busy machine had no time to look at them', async () => {
    expect(await read([40, 40, 0], 2)).toEqual({ readCount: 1, readOn: [1], unreadOn: [2] });
  });
});

describe('the pictures of a request', () => {
  it('include one that alone is more than the work of a request', () => {
    expect(withinWork([{ letters: 20 }, { letters: 5_000 }])).toEqual([{ letters: 5_000 }]);
  });

  it('include small ones after one that is too large for what is left', () => {
    const chosen = withinWork([{ letters: 1_000 }, { letters: 900 }, { letters: 50 }]);
    expect(chosen).toEqual([{ letters: 1_000 }, { letters: 50 }]);
  });
});
