/** Whether slides in the old binary format hold text in shaped scripts: it is somewhere in the file as UTF-16. */
import { SHAPED } from '../../documents/stated/statedText.ts';

/** Letters in a row, words separate. */
const LEAST_LETTERS = 8;
/** Repeated bytes read as the same letter again and again. */
const LEAST_KINDS = 5;
/** Nearly white pixels read as forms of Arabic letters that no keyboard writes. */
const FORMS = '[\\ufb00-\\ufeff]';
const WRITING = new RegExp(`(?:(?!${FORMS})${SHAPED.source}[ \\p{M}]*){${LEAST_LETTERS}}`, 'gu');

export const holdsShapedWriting = (bytes: Buffer): boolean =>
  [bytes, bytes.subarray(1)].some((aligned) =>
    aligned
      .toString('utf16le')
      .matchAll(WRITING)
      .some(([writing]) => new Set(writing).size >= LEAST_KINDS),
  );
