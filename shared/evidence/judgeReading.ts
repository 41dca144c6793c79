/** The verdict on words by what OCR reads in their picture. The matcher decides; it is loaded where it judges and nowhere else. */
import type { Verdict } from '../matching/answer/verdict.ts';
import { judgeQuotation } from '../matching/judgeQuotation.ts';
import type { SourcePage } from '../matching/source/source.ts';
import { createSourceIndex } from '../matching/source/sourceIndex.ts';
import type { ReadBack, ReadQuotation } from './readBack.ts';

/**
 * The picture is a source of its own, read by OCR: it confirms what is found in it. A share of the words would not
 * do: of "has not approved the merger" the picture may lack one word in five.
 */
export function judgeReading(quotation: ReadQuotation, read: readonly ReadBack[]): Verdict {
  const pages = [...read]
    .sort((one, other) => one.pageNumber - other.pageNumber)
    .map((page): SourcePage => ({ pageNumber: page.pageNumber, lines: page.text.split('\n'), readBy: 'ocr' }));
  return judgeQuotation(createSourceIndex(pages), quotation);
}
