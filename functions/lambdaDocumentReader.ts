/** The document reader of the functions that read or draw sources; apart from the runtime, so that the others' bundles lack it. */
import { createDocumentReader } from '../shared/documents/createDocumentReader.ts';
import type { DocumentReader } from '../shared/documents/documentReader.ts';
import { documentReaderOptions, type Settings } from '../shared/platform/settings.ts';

export const lambdaDocumentReader = (settings: Settings): DocumentReader =>
  createDocumentReader(documentReaderOptions(settings));
