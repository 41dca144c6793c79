/** Why a page could not be read by OCR, in sentences for the caller. */
import { UnreadableDocument } from '../unreadableDocument.ts';
import type { Reading } from './languages.ts';

export const readingTooSlow = (deadlineMs: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    `Reading the text of this page took longer than ${Math.round(deadlineMs / 1000)} seconds. ` +
      'Scan it again in black and white at 300 dpi and upload that.',
  );

export const readingFailed = (cause: unknown): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    'The text of this page could not be read. Scan it again in black and white at 300 dpi and upload that.',
    { cause },
  );

/** For a page whose other text was read. */
export const unreadWriting = (reading: Reading | undefined): string =>
  reading === undefined
    ? 'Much of this page could not be read: it is a picture, handwriting, or in a script that is not installed. ' +
      "Writing is read when OCR_LANGUAGES names its language, whose package is '@tesseract.js-data/<language>'."
    : `This page is in ${reading.script} script, which is not among OCR_LANGUAGES. ` +
      `Add '${reading.languages[0]}' (package '@tesseract.js-data/${reading.languages[0]}') and prepare it again.`;
