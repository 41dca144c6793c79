/**
 * An address that shows the place of a match where the source came from: a text fragment for a web page (WICG, Scroll To Text
 * Fragment), the page's number for a PDF.
 */

/** A quotation of one line is named whole up to this many words; a longer one, or one over lines, by its two ends. */
const MOST_WHOLE_WORDS = 12;
/** Words of each end: enough to be alone on most pages. */
const END_WORDS = 4;
/** Of a single-page application: without it, another page is shown. */
const ROUTE = /^!?\//;

/**
 * @param address as it answered, after redirects
 * @param lines the matched words, line by line, in reading order. What is named stays within a line: a fragment does not match over
 *   the border of two blocks, and where these are the text does not say
 */
export function textFragmentLink(address: string, lines: readonly string[]): string {
  const words = lines.map(wordsOf).filter((line) => line.length > 0);
  const first = words.at(0);
  const last = words.at(-1);
  if (first === undefined || last === undefined) return address;
  const directive =
    words.length === 1 && first.length <= MOST_WHOLE_WORDS
      ? encoded(first)
      : `${encoded(first.slice(0, END_WORDS))},${encoded(last.slice(-END_WORDS))}`;
  const [page, fragment = ''] = address.split('#', 2);
  return `${page}#${ROUTE.test(fragment) ? fragment : ''}:~:text=${directive}`;
}

export const pdfPageLink = (address: string, pageNumber: number): string =>
  `${address.split('#', 1)[0]}#page=${pageNumber}`;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Comma and hyphen part the directive, and `&` ends it; `encodeURIComponent` leaves the hyphen. */
const encoded = (words: readonly string[]): string => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');
