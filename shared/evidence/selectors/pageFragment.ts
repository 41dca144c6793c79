/** The place of a match on a page of a PDF, as viewers read it after the `#` of an address. */
import type { FragmentSelector } from '../../contract/selectors.ts';
import type { Box } from '../../documents/geometry.ts';

/** RFC 3778, §3: the parameters with which a PDF is opened. */
const PDF_PARAMETERS = 'http://tools.ietf.org/rfc/rfc3778';

/** @param boxes of the match on that page, in points from the top left; the rectangle contains them all */
export function pageFragment(pageNumber: number, boxes: readonly Box[]): FragmentSelector {
  const page = `page=${pageNumber}`;
  return {
    type: 'FragmentSelector',
    conformsTo: PDF_PARAMETERS,
    value: boxes.length === 0 ? page : `${page}&${viewRect(boxes)}`,
  };
}

function viewRect(boxes: readonly Box[]): string {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return `viewrect=${[left, top, right - left, bottom - top].map((points) => Math.round(points)).join(',')}`;
}
