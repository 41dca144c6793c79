/** What callers are told about a document that LibreOffice does not convert. */
import { UnconvertibleSource } from '../unconvertibleSource.ts';

/** LibreOffice examined it and refused it. */
export const refusedDocument = (cause: unknown): UnconvertibleSource =>
  new UnconvertibleSource(
    'corrupt',
    'The file cannot be opened: it is damaged, or protected. Open it in an Office program, save it anew, and prepare it again.',
    { cause },
  );

/** LibreOffice crashed on it, and on the second attempt too. */
export const unbearableDocument = (cause: unknown): UnconvertibleSource =>
  new UnconvertibleSource(
    'corrupt',
    'The file cannot be converted: the conversion broke down over it twice. Save it as PDF and prepare that.',
    { cause },
  );

export const tooSlow = (cause?: unknown): UnconvertibleSource =>
  new UnconvertibleSource(
    'timeout',
    'The file takes too long to convert. Save it as PDF and prepare that, or split it.',
    { cause },
  );
