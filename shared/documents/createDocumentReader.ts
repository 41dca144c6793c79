/** One reader for every type of document: hands each to the reader of its kind. */
import type { DocumentReader, DocumentSource } from './documentReader.ts';
import { createImageDecoder } from './images/imageDecoder.ts';
import { createImageReader } from './images/imageReader.ts';
import { createOcrEngine } from './ocr/ocrEngine.ts';
import { createPdfReader } from './pdf/pdfReader.ts';
import { createScannedPdfReader } from './scans/scannedPdfReader.ts';

export interface DocumentReaderOptions {
  /** Milliseconds of work that reading the text layer of one PDF may take. */
  readonly extractionDeadlineMs: number;
  /** Milliseconds that reading the scanned pages of one document may take. */
  readonly ocrBudgetMs: number;
  /** As Tesseract names them. */
  readonly ocrLanguages: readonly string[];
  /** Documents with more pages are not read. */
  readonly maxPages: number;
}

export function createDocumentReader(options: DocumentReaderOptions): DocumentReader {
  const { extractionDeadlineMs, ocrBudgetMs, ocrLanguages, maxPages } = options;
  const ocr = createOcrEngine({ languages: ocrLanguages });
  const pdf = createPdfReader({ extractionDeadlineMs, maxPages });
  const pdfs = createScannedPdfReader({ pdf, ocr, ocrBudgetMs });
  const images = createImageReader({ decoder: createImageDecoder({ maxFrames: maxPages }), ocr, ocrBudgetMs });
  const readerOf = ({ mimeType }: DocumentSource): DocumentReader => (mimeType === PDF ? pdfs : images);
  return {
    countPages: (source) => readerOf(source).countPages(source),
    extractText: (source) => readerOf(source).extractText(source),
    render: (source, request) => readerOf(source).render(source, request),
    close: async () => {
      await Promise.all([pdfs.close(), images.close(), ocr.close()]);
    },
  };
}

const PDF = 'application/pdf';
