/** Pictures beside a text layer that could not be read: the page says so. */
import { expect, it } from '@jest/globals';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import type { OcrEngine } from '../../../shared/documents/ocr/ocrEngine.ts';
import type { PdfReader } from '../../../shared/documents/pdfReader.ts';
import { readPictures } from '../../../shared/documents/scans/readPictures.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
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
