/** What can be wrong with a PDF, in sentences for the caller. */
import { UnreadableDocument } from '../unreadableDocument.ts';

export const passwordProtected = (): UnreadableDocument =>
  new UnreadableDocument('password', 'The PDF is protected by a password; remove the password and prepare it again.');

export const corrupt = (cause?: unknown): UnreadableDocument =>
  new UnreadableDocument(
    'corrupt',
    'The PDF is damaged or incomplete and cannot be opened; save or export it again and upload the new file.',
    { cause },
  );

export const withoutPages = (): UnreadableDocument =>
  new UnreadableDocument('no_pages', 'The PDF has no pages; upload a file that has at least one page.');

export const tooManyPages = (count: number, limit: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_many_pages',
    `The PDF has ${count} pages; the limit is ${limit}. Split it into smaller files and upload those.`,
  );

export const tooSlow = (deadlineMs: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    `The PDF is too complex: reading it took longer than ${Math.ceil(deadlineMs / 100) / 10} seconds. ` +
      'Print it to a new PDF, or split it, and upload the result.',
  );

export const tooMuchMemory = (): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    'The PDF is too complex: reading it needs more memory than is allowed. ' +
      'Print it to a new PDF, or split it, and upload the result.',
  );

export const tooMuchText = (limit: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    `The PDF is too complex: one of its pages has more than ${limit} characters. Split the page and upload the parts.`,
  );

export const tooManyAnnotations = (limit: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    `The PDF is too complex: one of its pages has more than ${limit} fields and annotations. ` +
      'Print it to a new PDF, and upload the result.',
  );

export const noSuchPage = (pageNumber: number, count: number): UnreadableDocument =>
  new UnreadableDocument('no_pages', `The PDF has no page ${pageNumber}; it has ${count}.`);
