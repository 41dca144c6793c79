/** Pictures beside a text layer: what is read in them, and of which documents the text layer stands whatever they show. */
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import type { OcrEngine } from '../../../shared/documents/ocr/ocrEngine.ts';
import type { PdfReader, TextTrust } from '../../../shared/documents/pdfReader.ts';
import { createScannedPdfReader } from '../../../shared/documents/scans/scannedPdfReader.ts';
import { withoutLines } from '../../../shared/documents/scans/withoutLines.ts';
import { readPictures } from '../../../shared/documents/scans/readPictures.ts';
import type { IndexedLine, IndexedPage } from '../../../shared/documents/textIndex.ts';
import { UnreadableDocument } from '../../../shared/documents/unreadableDocument.ts';
import { pagePicture } from '../../support/pagePicture.ts';

const page: IndexedPage = { pageNumber: 1, width: 595, height: 842, readBy: 'textLayer', lines: [] };
const box = { x: 60, y: 130, width: 240, height: 120 };
const source = { id: 'newsletter', load: () => Promise.resolve(new Uint8Array()) };

const drawn = async (): Promise<Awaited<ReturnType<PdfReader['render']>>> => {
  const picture = await pagePicture(['Welcome to the new year, all of you.', 'School starts on the fourth.'], 108);
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, scaleX: 1.5, scaleY: 1.5, pixels: Uint8Array.from(data) };
};

it.each([
  [
    'took too long',
    new UnreadableDocument('too_complex', 'Reading the text of this page took longer than 15 seconds.'),
  ],
  ['had to wait too long', new MachineBusy('No time.')],
] as const)('says of a page that a picture with writing on it was not read when it %s', async (_, error) => {
  const readers = {
    pdf: { render: drawn } as unknown as PdfReader,
    ocr: { read: () => Promise.reject(error) } as unknown as OcrEngine,
  };
  const changed = await readPictures(readers, source, [{ page, box }], 1_000);
  expect(changed.get(1)?.error).toContain('was not read');
});

it('says so of a picture that there was not even time to look at', async () => {
  const readers = {
    pdf: { render: () => Promise.reject(new MachineBusy('No time.')) } as unknown as PdfReader,
    ocr: { read: async (picture: () => Promise<unknown>) => picture() } as unknown as OcrEngine,
  };
  expect((await readPictures(readers, source, [{ page, box }], 1_000)).get(1)?.error).toContain('was not read');
});

const lineAt = (text: string, top: number, height: number): IndexedLine => ({
  text,
  direction: 'horizontal',
  crossStart: top,
  crossEnd: top + height,
  edges: Float32Array.from({ length: 2 * text.length }, (_, i) => 70 + 5 * Math.ceil(i / 2)),
});

describe('the text layer of what was converted from a file', () => {
  const drafted = async (trust: TextTrust, text: string, isRendition: boolean): Promise<number> => {
    const contents = [{ trust, doubtfulGlyphs: [], pictures: [] }];
    const pages = [{ ...page, lines: [lineAt(text, 140, 12)] }];
    const reader = createScannedPdfReader({
      pdf: { extractText: () => Promise.resolve({ pages, contents }) } as unknown as PdfReader,
      ocr: {} as OcrEngine,
    });
    const read = { ...source, mimeType: 'application/pdf', ...(isRendition && { isRendition: true as const }) };
    return (await reader.draftText(read)).scans.length;
  };

  it.each([
    ['few words over a picture that fills the slide', 'useless', 'Funny Factory', 0],
    ['words without vowels', 'doubtful', 'XKCD BRVT PLMN', 0],
    ['no words: a slide of pictures only', 'useless', '', 1],
    ['characters without meaning', 'useless', '\ufffd\ufffd\ufffd a', 1],
  ] as const)('is never replaced by OCR, nor missed where it has %s', async (_, trust, text, scans) => {
    expect(await drafted(trust, text, true)).toBe(scans);
    expect(await drafted(trust, text, false)).toBe(1);
  });

  it('is no part of what the picture under it says', () => {
    const [width, height] = [200, 100];
    const inked = (y: number): boolean => (y >= 20 && y < 32) || (y >= 60 && y < 72);
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => (inked(Math.floor(at / width)) ? 0 : 200));
    const region = { x: 60, y: 130, width: 100, height: 50 };
    const shown = withoutLines({ width, height, pixels }, region, [lineAt('Funny Factory', 140, 6)]);
    const ink = (from: number, to: number): number =>
      shown.pixels.subarray(from * width, to * width).filter((value) => value === 0).length;
    expect([ink(0, 50), ink(50, height)]).toEqual([2_400 - 12 * 136, 2_400]);
  });
});
