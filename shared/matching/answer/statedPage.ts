/** Verdicts on quotations attributed to a page: the words may be on another one. */
import type { Question } from '../quotation/question.ts';
import { isPrintedAs } from '../source/printedNumbers.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Difference, Verdict } from './verdict.ts';

type Stated = Pick<Question, 'pageNumber' | 'lastPageNumber' | 'distance' | 'policy'>;

/**
 * The verdict, with a warning if its match is not on the stated page. If the page itself bears the stated number, as in journals and in
 * reports with a preface, the citing author is right.
 */
export function withStatedPage(index: SourceIndex, verdict: Verdict, stated: Stated): Verdict {
  // For recordings a time is stated; a page is something that nobody sees.
  if (verdict.status === 'not_found' || stated.pageNumber === undefined || stated.distance !== undefined)
    return verdict;
  const first = stated.pageNumber;
  const last = Math.max(first, stated.lastPageNumber ?? first);
  const { spans } = verdict.match;
  const isStated = ({ pageNumber }: { pageNumber: number }): boolean =>
    (pageNumber >= first && pageNumber <= last) || isPrintedAs(index, pageNumber, first, last);
  if (spans.some(isStated)) return verdict;
  const warnings = [...verdict.warnings, 'other_page'] as const;
  const effect = stated.policy('page.other');
  if (verdict.status === 'partial_text_found' || effect === 'excuse') return { ...verdict, warnings };
  const decidedBy = [...verdict.decidedBy, 'page.other'] as const;
  if (effect === 'warn') return { ...verdict, warnings, decidedBy };
  const difference: Difference = {
    kind: 'replaced',
    type: 'page_changed',
    rule: 'page.other',
    quoted: first === last ? `page ${first}` : `pages ${first} to ${last}`,
    source: `page ${spans[0].pageNumber}`,
    spans,
  };
  const { match, occurrences, confidence, omitted } = verdict;
  return {
    ...{ status: 'partial_text_found', match, occurrences, confidence, warnings },
    ...{ differences: [difference], decidedBy: ['page.other'] },
    ...(omitted && { omitted }),
  };
}
