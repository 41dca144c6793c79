/** The citation key under which an answer's quotation is kept: nobody chose it, and it is shown to nobody. */
import { createHash } from 'node:crypto';
import type { AnswerQuotation } from './quotation.ts';

const PREFIX = 'answer-';
/** Hexadecimal. */
const HASH_LENGTH = 16;
const MADE = new RegExp(`^${PREFIX}[0-9a-f]{${HASH_LENGTH}}$`);

/** The same words are the same citation of the attachment, whichever answer has them. */
export const quotationKey = ({
  text,
  value,
  reference,
}: Pick<AnswerQuotation, 'text' | 'value' | 'reference'>): string =>
  PREFIX +
  createHash('sha256')
    .update(
      JSON.stringify([text, reference?.pageNumber, reference?.lastPageNumber, ...(value === undefined ? [] : [value])]),
    )
    .digest('hex')
    .slice(0, HASH_LENGTH);

/** Whether a caller chose the key, rather than `quotationKey`. */
export const isChosenKey = (key: string): boolean => !MADE.test(key);
