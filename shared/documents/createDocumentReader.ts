/** One reader for every type of document: passes each to the reader for its kind. */
import type { DocumentReader, DocumentSource, KindReader } from './documentReader.ts';
import { createImageDecoder } from './images/imageDecoder.ts';
import { createImageReader } from './images/imageReader.ts';
import { createMediaEngine } from './media/mediaEngine.ts';
import { createMediaReader } from './media/mediaReader.ts';
import { isMediaType } from './media/mediaType.ts';
import type { WorkTime } from './threadWork.ts';
import { createOcrEngine } from './ocr/ocrEngine.ts';
import { framed } from './ocr/framed.ts';
import { lineOnPage } from './ocr/lineOnPage.ts';
import { grey, READING_SCALE, type GreyPicture } from './ocr/picture.ts';
import { createPdfReader } from './pdf/pdfReader.ts';
import type { PdfReader } from './pdfReader.ts';
import { createScannedPdfReader } from './scans/scannedPdfReader.ts';

export interface DocumentReaderOptions {
  /** Milliseconds of work that reading the text layer of one PDF may take. */
  readonly extractionDeadlineMs: number;
  /** As Tesseract names them. */
  readonly ocrLanguages: readonly string[];
  /** Documents with more pages are not read. */
  readonly maxPages: number;
  /** Called with the reason why the second PDF reader read a PDF. */
  readonly onSecondReader?: (cause: unknown) => void;
  /** Longest recording whose speech is recognised, milliseconds; absent if speech is not recognised. */
  readonly longestSpeechMs?: number | undefined;
  /** For PDFs, if it has been started already; closed with this one. */
  readonly pdf?: PdfReader;
  /** For the threads that read, as in `replaceableThread.ts`. */
  readonly restMs?: number;
}

export function createDocumentReader(options: DocumentReaderOptions): DocumentReader {
  const { extractionDeadlineMs, ocrLanguages, maxPages, onSecondReader, longestSpeechMs, restMs } = options;
  const ocr = createOcrEngine({ languages: ocrLanguages, restMs });
  const { pdf = createPdfReader({ extractionDeadlineMs, maxPages, onSecondReader, restMs }) } = options;
  const pdfs = createScannedPdfReader({ pdf, ocr });
  const images = createImageReader({ decoder: createImageDecoder({ maxFrames: maxPages }), ocr });
  const recordings = createMediaReader({ engine: createMediaEngine(), maxPages, longestSpeechMs });
  // A process of its own: a proof must not wait for the sound of an hour.
  const sounds = createMediaReader({ engine: createMediaEngine(), maxPages });
  const readerOf = ({ mimeType }: DocumentSource): KindReader => {
    if (mimeType === PDF) return pdfs;
    return isMediaType(mimeType) ? recordings : images;
  };
  return {
    countPages: (source) => readerOf(source).countPages(source),
    draftText: (source, pageCount) => readerOf(source).draftText(source, pageCount),
    readScans: (source, scans, budgetMs) => readerOf(source).readScans(source, scans, budgetMs),
    // Transcripts have no pages on paper, and stay as they are.
    structured: async (source, pages) =>
      isMediaType(source.mimeType) ? pages : pdf.structured(source.owner, pages, await source.stated?.()),
    render: (source, request) => readerOf(source).render(source, request),
    readBack: async (source, pageNumber, part, worked) => {
      const region = part?.region;
      let place = { x: 0, y: 0, pointsPerPixelX: 1, pointsPerPixelY: 1 };
      const drawn = async (): Promise<GreyPicture> => {
        const raster = await readerOf(source).render(source, {
          pageNumber,
          scale: READING_SCALE * (part?.enlarged ?? 1),
          ...(region !== undefined && { region }),
        });
        worked?.(raster.workMs ?? 0);
        const [pointsPerPixelX, pointsPerPixelY] = [1 / raster.scaleX, 1 / raster.scaleY];
        place = { x: 0, y: 0, pointsPerPixelX, pointsPerPixelY };
        if (region === undefined) return grey(raster);
        const x = region.x - FRAME_PIXELS * pointsPerPixelX;
        const y = region.y - FRAME_PIXELS * pointsPerPixelY;
        place = { x, y, pointsPerPixelX, pointsPerPixelY };
        return framed(await grey(raster), FRAME_PIXELS);
      };
      const { lines } = await ocr.read(drawn, READ_BACK_TIME, {
        owner: source.owner,
        worked,
        expected: part?.expected,
      });
      return lines.map((line) => lineOnPage(line, place));
    },
    missingScript: (text) => ocr.missingScript(text),
    picture: (source, moment) => recordings.picture(source, moment),
    sound: (source, piece) => sounds.sound(source, piece),
    wake: () => {
      pdf.wake();
    },
    wakeRest: () => {
      pdf.wakeRest();
      ocr.wake();
    },
    close: async () => {
      await Promise.all([pdfs.close(), images.close(), recordings.close(), sounds.close(), ocr.close()]);
    },
  };
}

const PDF = 'application/pdf';
/** Margin around a part of a page that is read by itself, pixels: OCR must see where its lines end. */
const FRAME_PIXELS = 32;
/**
 * For a part of a page or all of it, which takes up to five seconds; waiting clients give up half a minute after the last one is started.
 */
const READ_BACK_TIME: WorkTime = { workMs: 10_000, waitMs: 28_000 };
