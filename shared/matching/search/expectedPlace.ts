/** How far a place is from where the caller expects the quotation. */
import type { LineSpan } from '../source/source.ts';
import type { Quotation } from '../quotation/quotation.ts';

/** Lines that a page counts as, so that another page is always further away than another line. */
const LINES_PER_PAGE = 100_000;

/** In lines, unless the quotation says otherwise; 0 if nothing is expected or the place is as expected. */
export function distanceFromExpected(
  place: Pick<LineSpan, 'pageNumber' | 'lineId'>,
  quotation: Pick<Quotation, 'pageNumber' | 'lastPageNumber' | 'lineIds' | 'distance'>,
): number {
  if (quotation.distance !== undefined) return quotation.distance(place);
  if (quotation.pageNumber === undefined) return 0;
  const beyond = place.pageNumber - Math.max(quotation.pageNumber, quotation.lastPageNumber ?? 0);
  const pages = Math.max(0, quotation.pageNumber - place.pageNumber, beyond);
  // Line ids count within the expected page: on another page they mean nothing.
  if (pages > 0 || quotation.lineIds === undefined || quotation.lineIds.length === 0) return pages * LINES_PER_PAGE;
  return Math.min(...quotation.lineIds.map((lineId) => Math.abs(lineId - place.lineId)));
}
