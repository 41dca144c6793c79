/** The document reader of the functions that read or draw sources; separate from the runtime, so that the others' bundles do not contain it. */
import { createDocumentReader } from '../shared/documents/createDocumentReader.ts';
import type { DocumentReader } from '../shared/documents/documentReader.ts';
import type { Log } from '../shared/platform/log.ts';
import { documentReaderOptions, type Settings } from '../shared/platform/settings.ts';

/** Its workers start with the process, while Lambda is still initialising. */
export function lambdaDocumentReader({ settings, log }: { settings: Settings; log: Log }): DocumentReader {
  const reader = createDocumentReader({
    ...documentReaderOptions(settings),
    onSecondReader: (cause) => {
      log.warn('read by the second PDF reader', { cause });
    },
  });
  reader.wake();
  reader.wakeRest();
  return reader;
}
