/** The reader of English scans that the test files of a process share: starting OCR takes six times as long as reading a page. */
import { createDocumentReader } from '../../shared/documents/createDocumentReader.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { createOcrEngine, type OcrEngine } from '../../shared/documents/ocr/ocrEngine.ts';
import { keepOpen } from './keptOpen.ts';

let shared: DocumentReader | undefined;
let engine: OcrEngine | undefined;

/** Sources need names that no other file gives. Milliseconds: longer than a document takes on a machine that is doing ten other things. */
export const englishReader = (): DocumentReader =>
  (shared ??= keepOpen(createDocumentReader({ extractionDeadlineMs: 60_000, ocrLanguages: ['eng'], maxPages: 20 })));

/** OCR alone. */
export const englishEngine = (): OcrEngine =>
  (engine ??= keepOpen(createOcrEngine({ languages: ['eng'], workers: 1 })));
