/** A PDF of one sentence that is as large as is asked: most of it is a file attached to it, which cannot be compressed. */
import { randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { textPdf } from './textPdf.ts';

/** @param leastBytes what it has at least */
export async function largePdf(sentence: string, leastBytes: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(await textPdf([[sentence]]));
  await document.attach(randomBytes(leastBytes), 'ballast');
  return document.save();
}
