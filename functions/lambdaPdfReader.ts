/** The PDF reader of the functions that read or draw PDFs; apart from the runtime, so that the others' bundles lack it. */
import { createPdfReader } from '../shared/documents/pdf/pdfReader.ts';
import type { PdfReader } from '../shared/documents/pdfReader.ts';
import type { Settings } from '../shared/platform/settings.ts';

export const lambdaPdfReader = ({ EXTRACTION_DEADLINE_MS, MAX_PAGES }: Settings): PdfReader =>
  createPdfReader({ extractionDeadlineMs: EXTRACTION_DEADLINE_MS, maxPages: MAX_PAGES });
