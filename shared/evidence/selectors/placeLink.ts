/**
 * An address that shows the place of a match where the source came from: a text fragment for a web page (WICG, URL Fragment Text
 * Directives), the page's number for a PDF.
 */

/** For a single-page application: without it, another page is shown. */
const ROUTE = /^!?\//;

/**
 * @param address as it answered, after redirects
 * @param directive the place on the page, as `textFragment.ts` makes it
 */
export function textFragmentLink(address: string, directive: string): string {
  const [page, fragment = ''] = address.split('#', 2);
  return `${page}#${ROUTE.test(fragment) ? fragment : ''}:~:text=${directive}`;
}

export const pdfPageLink = (address: string, pageNumber: number): string =>
  `${address.split('#', 1)[0]}#page=${pageNumber}`;
