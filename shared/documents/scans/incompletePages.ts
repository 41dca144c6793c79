/**
 * Pages with a sound text layer that is not all they say: a scan with a signature's stamp or with typed fields on it. Found by the ink that
 * is left where the lines of the layer are painted over.
 */
import { MachineBusy } from '../machineBusy.ts';
import { grey } from '../ocr/picture.ts';
import type { PageDrawing, PdfReader, PdfSource } from '../pdfReader.ts';
import type { IndexedPage } from '../textIndex.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import { GLANCE_SCALE, holdsWriting } from './holdsWriting.ts';
import { SCAN_COVER } from './textTrust.ts';
import { withoutLines } from './withoutLines.ts';

/** Letters and digits of a layer up to which it may be a stamp, a heading and a page number: a full page has 2,000. */
const SPARSE_LETTERS = 250;
/** Share of a sparse page that pictures, paths and shadings cover, from which it may show writing that is drawn and not set. */
const DRAWN_COVER = 0.25;
/**
 * Pages with more text over a picture that are inspected in a document, from its beginning to its end: a glance takes a tenth of a second.
 * Where one of them shows more, the others are inspected, too.
 */
const MOST_FULL_PAGES = 120;

export interface LayeredPage {
  readonly page: IndexedPage;
  readonly drawing: PageDrawing;
}

/** @returns the numbers of those that show writing beside their layer */
export async function incompletePages(
  pdf: PdfReader,
  source: PdfSource,
  pages: readonly LayeredPage[],
): Promise<ReadonlySet<number>> {
  // By places first: the lines of pages that came packed are made when they are asked for, in the thread that everyone shares.
  const covered = pages.filter(({ page, drawing }) => isCovered(drawing) && page.lines.length > 0);
  const sparse = covered.filter(({ page }) => isSparse(page));
  const full = covered.filter(({ page, drawing }) => drawing.imageCover >= SCAN_COVER && !isSparse(page));
  const lookAt = async (looked: readonly LayeredPage[]): Promise<number[]> => {
    const found = await Promise.all(looked.map(({ page }) => showsMore(pdf, source, page)));
    return looked.filter((_, i) => found[i]).map(({ page }) => page.pageNumber);
  };
  const every = Math.ceil(full.length / MOST_FULL_PAGES);
  const spread = full.filter((_, i) => i % every === 0);
  const [ofSparse, ofSpread] = await Promise.all([lookAt(sparse), lookAt(spread)]);
  const ofOthers = ofSpread.length === 0 ? [] : await lookAt(full.filter((_, i) => i % every !== 0));
  return new Set([...ofSparse, ...ofSpread, ...ofOthers]);
}

const isCovered = ({ imageCover, drawnCover }: PageDrawing): boolean =>
  imageCover >= SCAN_COVER || drawnCover >= DRAWN_COVER;

/** Counts no further than it takes to know: most pages of most documents are full. */
export function isSparse({ lines }: IndexedPage): boolean {
  let letters = 0;
  for (const { text } of lines) {
    letters += text.match(LETTERS)?.length ?? 0;
    if (letters > SPARSE_LETTERS) return false;
  }
  return true;
}
const LETTERS = /[\p{L}\p{N}]/gu;

/** False if it cannot be drawn; a page that there was no time to inspect may show more. */
async function showsMore(pdf: PdfReader, source: PdfSource, page: IndexedPage): Promise<boolean> {
  const { pageNumber, width, height, lines } = page;
  try {
    const picture = await grey(await pdf.render(source, { pageNumber, scale: GLANCE_SCALE }));
    return holdsWriting(withoutLines(picture, { x: 0, y: 0, width, height }, lines));
  } catch (error) {
    if (error instanceof UnreadableDocument) return false;
    if (error instanceof MachineBusy) return true;
    throw error;
  }
}
