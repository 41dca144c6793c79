/** Whether words are in what OCR read from their picture: decided by the matcher, which is loaded where it judges and nowhere else. */
import { judgeQuotation } from '../matching/judgeQuotation.ts';
import type { SourcePage } from '../matching/source/source.ts';
import { createSourceIndex } from '../matching/source/sourceIndex.ts';
import type { ReadBack } from './proofCheck.ts';

/**
 * The picture is a source of its own, read by OCR: it confirms what would be found in it. A share of the words would not do: of
 * "has not approved the merger" the picture may lack one word in five.
 */
export function confirms(text: string, read: readonly ReadBack[]): boolean {
  const pages = [...read]
    .sort((one, other) => one.pageNumber - other.pageNumber)
    .map((page): SourcePage => ({ pageNumber: page.pageNumber, lines: page.text.split('\n'), readBy: 'ocr' }));
  return judgeQuotation(createSourceIndex(pages), { sourceContext: text }).status === 'found';
}
