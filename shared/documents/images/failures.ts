/** What can be wrong with an image, in sentences for the caller. */
import { UnreadableDocument } from '../unreadableDocument.ts';
import { DECODING_DEADLINE_MS, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from './imageLimits.ts';

export const damagedImage = (cause?: unknown): UnreadableDocument =>
  new UnreadableDocument(
    'corrupt',
    'The image is damaged or incomplete and cannot be decoded; save or export it again and upload the new file.',
    { cause },
  );

const millions = (count: number): string => `${Math.round(count / 100_000) / 10} million`;

export const tooManyPixels = (width: number, height: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    `The image is too large: ${width} × ${height} pixels; the limit is ${millions(MAX_IMAGE_PIXELS)} pixels and ` +
      `${MAX_IMAGE_SIDE} along a side. Scan or save it at a lower resolution and upload that.`,
  );

export const slowImage = (): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    `The image is too complex: decoding it took longer than ${DECODING_DEADLINE_MS / 1000} seconds. ` +
      'Save it as PNG or JPEG and upload that.',
  );

export const tooManyFrames = (count: number, limit: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_many_pages',
    `The image file has ${count} pages; the limit is ${limit}. Split it into smaller files and upload those.`,
  );

export const noSuchFrame = (pageNumber: number, count: number): UnreadableDocument =>
  new UnreadableDocument('no_pages', `The image has no page ${pageNumber}; it has ${count}.`);
