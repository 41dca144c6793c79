/** Reads the pages of a document by OCR, several at a time, within a budget of time for all of them. */
import type { IndexedPage } from '../textIndex.ts';
import { MachineBusy } from '../machineBusy.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import { unreadWriting } from './failures.ts';
import { lineOnPage } from './lineOnPage.ts';
import type { OcrEngine } from './ocrEngine.ts';
import type { GreyPicture } from './picture.ts';

export interface PageToRead {
  /** 1-based. */
  readonly pageNumber: number;
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture: large ones are started first, so that none is waited for at the end. */
  readonly pixelCount: number;
  /** As in `OcrAsker`. */
  readonly beside?: string | undefined;
  /** @throws UnreadableDocument if the page cannot be drawn */
  picture(): Promise<PagePicture>;
}

export interface PagePicture extends GreyPicture {
  readonly pointsPerPixelX: number;
  readonly pointsPerPixelY: number;
}

/**
 * Milliseconds of work that one page may take; dense ones that are upside down take up to fifteen seconds. On a machine that does ten other things
 * it takes two to three times as much: a receipt of 140 lines took 28 seconds there, and a page that is given up has no text at all.
 */
const PAGE_WORK_MS = 60_000;

/**
 * The pages in the given order. One that cannot be read has no lines and an `error`; one that did not fit into the budget is left out.
 * @param budgetMs milliseconds for all pages together
 * @param owner of the document
 */
export async function readPages(
  ocr: OcrEngine,
  pages: readonly PageToRead[],
  budgetMs: number,
  owner?: string,
): Promise<IndexedPage[]> {
  const deadline = performance.now() + budgetMs;
  const remaining = (): number => deadline - performance.now();
  const read = async (page: PageToRead): Promise<IndexedPage | undefined> => {
    const { pageNumber, width, height } = page;
    const common = { pageNumber, width, height, readBy: 'ocr' as const };
    try {
      let scale: Pick<PagePicture, 'pointsPerPixelX' | 'pointsPerPixelY'> = { pointsPerPixelX: 1, pointsPerPixelY: 1 };
      const drawn = async (): Promise<GreyPicture> => {
        if (remaining() <= 0) throw new MachineBusy('a scan');
        const { pointsPerPixelX, pointsPerPixelY, ...picture } = await page.picture();
        scale = { pointsPerPixelX, pointsPerPixelY };
        return picture;
      };
      const time = { workMs: PAGE_WORK_MS, waitMs: Math.max(0, remaining()) };
      const { lines, unread } = await ocr.read(drawn, time, {
        owner,
        beside: page.beside,
        isAlone: pages.length === 1,
      });
      const error = unread && unreadWriting(unread.reading);
      return {
        ...common,
        lines: lines.map((line) => lineOnPage(line, { x: 0, y: 0, ...scale })),
        ...(error !== undefined && { error }),
      };
    } catch (error) {
      if (error instanceof MachineBusy) return undefined;
      if (!(error instanceof UnreadableDocument)) throw error;
      return { ...common, lines: [], error: error.message };
    }
  };
  const bySize = [...pages].sort((one, other) => other.pixelCount - one.pixelCount);
  const done = (await Promise.all(bySize.map(read))).filter((page) => page !== undefined);
  return done.sort((one, other) => one.pageNumber - other.pageNumber);
}
