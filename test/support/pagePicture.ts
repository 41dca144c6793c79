/** Pictures of pages with known text: a PDF drawn by PDFium, then turned, blurred or packed as a scanner would. */
import sharp, { type Sharp } from 'sharp';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import { textPdf } from './textPdf.ts';
import { PDFDocument } from 'pdf-lib';

/** @param perInch resolution of the scan; A4 */
export async function pagePicture(lines: readonly string[], perInch = 150): Promise<Sharp> {
  const bytes = await textPdf([lines]);
  const reader = createPdfReader({ extractionDeadlineMs: 10_000, maxPages: 10, workers: 1 });
  try {
    const source = { id: 'picture', load: () => Promise.resolve(bytes) };
    const { width, height, pixels } = await reader.render(source, { pageNumber: 1, scale: perInch / 72 });
    return sharp(pixels, { raw: { width, height, channels: 3 } }).withMetadata({ density: perInch });
  } finally {
    await reader.close();
  }
}

/** A PDF whose pages are the pictures and nothing else, each on A4. */
export async function scanPdf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const picture of pictures) {
    const page = document.addPage([595, 842]);
    page.drawImage(await document.embedPng(picture), { x: 0, y: 0, width: 595, height: 842 });
  }
  return document.save();
}
