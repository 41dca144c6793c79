/** PDFs as documents: text layers where they say what the page shows, OCR where they do not. */
import type { KindReader, Scan } from '../documentReader.ts';
import type { OcrEngine } from '../ocr/ocrEngine.ts';
import { readPages, type PagePicture, type PageToRead } from '../ocr/readPages.ts';
import { grey, READING_SCALE, type GreyPicture } from '../ocr/picture.ts';
import type { PdfReader, PdfSource } from '../pdfReader.ts';
import type { IndexedPage } from '../textIndex.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import { agrees, lineRegion, sampleLines } from './agreement.ts';
import { textTrust } from './textTrust.ts';

export interface ScannedPdfReaderDependencies {
  readonly pdf: PdfReader;
  readonly ocr: OcrEngine;
}

/** OCR replaces a doubtful text only when it reads at least this share of its letters: it may not know the script. */
const LEAST_READ_SHARE = 0.3;
/** Milliseconds of work for reading back one line: it takes a second with what the first one needs to begin. */
const SAMPLE_WORK_MS = 10_000;

export function createScannedPdfReader({ pdf, ocr }: ScannedPdfReaderDependencies): KindReader {
  const agreesWithPicture = async (source: PdfSource, page: IndexedPage, waitMs: number): Promise<boolean> => {
    const lines = sampleLines(page);
    const shown = await Promise.all(
      lines.map(async (line) => {
        const drawn = async (): Promise<GreyPicture> =>
          grey(
            await pdf.render(source, {
              pageNumber: page.pageNumber,
              region: lineRegion(line, page),
              scale: READING_SCALE,
            }),
          );
        const read = await ocr.read(drawn, { workMs: SAMPLE_WORK_MS, waitMs });
        return read.lines.map(({ text }) => text).join(' ');
      }),
    );
    return agrees(lines, shown);
  };

  const mustBeRead = async (source: PdfSource, { page, trust }: Scan, waitMs: number): Promise<boolean> => {
    if (trust === 'useless') return true;
    try {
      return !(await agreesWithPicture(source, page, waitMs));
    } catch (error) {
      // Reading the page anew will meet the same trouble, and tells it for this page alone.
      if (error instanceof UnreadableDocument) return true;
      throw error;
    }
  };

  return {
    countPages: (source) => pdf.countPages(source),
    draftText: async (source) => {
      const { pages, contents } = await pdf.extractText(source);
      const scans = pages.flatMap((page, i) => {
        const trust = textTrust(page, contents[i]);
        return trust === 'trusted' ? [] : [{ page, trust }];
      });
      return { pages, scans };
    },
    readScans: async (source, scans, budgetMs) => {
      const startedAt = performance.now();
      const unread = await Promise.all(scans.map((scan) => mustBeRead(source, scan, budgetMs)));
      const read = await readPages(
        ocr,
        scans.filter((_, i) => unread[i]).map(({ page }) => pageToRead(pdf, source, page)),
        budgetMs - (performance.now() - startedAt),
      );
      const byNumber = new Map(read.map((page) => [page.pageNumber, page]));
      return scans.map(({ page, trust }) => {
        const anew = byNumber.get(page.pageNumber);
        if (anew === undefined) return page;
        const keepsOwn = trust === 'doubtful' && letterCount(anew) < LEAST_READ_SHARE * letterCount(page);
        return keepsOwn ? page : anew;
      });
    },
    render: (source, request) => pdf.render(source, request),
    close: () => pdf.close(),
  };
}

const letterCount = ({ lines }: IndexedPage): number =>
  lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

function pageToRead(pdf: PdfReader, source: PdfSource, { pageNumber, width, height }: IndexedPage): PageToRead {
  return {
    pageNumber,
    width,
    height,
    pixelCount: width * height * READING_SCALE ** 2,
    picture: async (): Promise<PagePicture> => {
      const raster = await pdf.render(source, { pageNumber, scale: READING_SCALE });
      return { ...grey(raster), pointsPerPixelX: 1 / raster.scaleX, pointsPerPixelY: 1 / raster.scaleY };
    },
  };
}
