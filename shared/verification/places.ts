/** The place of a match in forms that other programs open: selectors, and an address. */
import type { BoundingBox, Verification } from '../contract/verification.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import { pageFragment } from '../evidence/selectors/pageFragment.ts';
import { pdfPageLink, textFragmentLink } from '../evidence/selectors/placeLink.ts';
import { createTextFragments } from '../evidence/selectors/textFragment.ts';
import { createTextSelectors } from '../evidence/selectors/textSelectors.ts';
import type { LineSpan } from '../matching/source/source.ts';
import type { ReadyAttachment, UrlOrigin } from '../storage/attachmentRecords.ts';

const PDF = 'application/pdf';

export interface Places {
  /**
   * @param spans of one match, at least one
   * @param boxes theirs; none if the text has no place on a page
   */
  of(spans: readonly LineSpan[], boxes: readonly BoundingBox[]): Promise<Pick<Verification, 'selectors' | 'link'>>;
}

/** @param pageStarts of all pages, as selectors count them */
export function createPlaces(
  pages: readonly IndexedPage[],
  pageStarts: readonly number[],
  { origin }: Pick<ReadyAttachment, 'origin'>,
): Places {
  const selectors = createTextSelectors(pages, pageStarts);
  const fragments = createTextFragments(pages);
  return {
    async of(spans, boxes) {
      const [{ pageNumber }] = spans;
      const onPage = boxes.filter((box) => box.pageNumber === pageNumber);
      return {
        selectors: [...selectors.of(spans), ...(boxes.length === 0 ? [] : [pageFragment(pageNumber, onPage)])],
        link: origin && (await addressOf(origin, pageNumber, () => fragments.of(spans))),
      };
    },
  };
}

/** The words of each span, as the page has them. */
export const linesAt = (pages: readonly IndexedPage[], spans: readonly LineSpan[]): string[] =>
  spans.map(({ pageNumber, lineId, start, end }) => pages[pageNumber - 1].lines[lineId - 1].text.slice(start, end));

/** If the address answered with a PDF, its page; if with a page, the words; other files have no places in an address. */
async function addressOf(
  { url, capture }: UrlOrigin,
  pageNumber: number,
  directive: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const address = capture?.finalUrl ?? url;
  if (capture?.original === undefined) {
    const named = await directive();
    return named === undefined ? address : textFragmentLink(address, named);
  }
  return capture.original.mimeType === PDF ? pdfPageLink(address, pageNumber) : undefined;
}
