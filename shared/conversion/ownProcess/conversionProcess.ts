/**
 * The converting process's entry: the cost of reading archives, rewriting XML and setting text depends on the contents of untrusted files.
 */
import { once } from 'node:events';
import { createFileConverter } from '../createFileConverter.ts';
import type { OfficeEngine } from '../office/officeEngine.ts';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import type { ConversionMessage, ConversionTask, OfficeOutcome } from './conversionProtocol.ts';

class OfficeFailed extends Error {}

const tell = (message: ConversionMessage): void => {
  process.send?.(message);
};

/** One document after another, in the order of conversions. */
const office: Pick<OfficeEngine, 'convert'> = {
  convert: async (job) => {
    tell({ kind: 'office', job });
    const [{ isDone }] = (await once(process, 'message')) as [OfficeOutcome];
    if (!isDone) throw new OfficeFailed();
  },
};

process.on('disconnect', () => process.exit());
const [{ file, order }] = (await once(process, 'message')) as [ConversionTask];
try {
  tell({ kind: 'converted', conversion: await createFileConverter({ office })(file, order) });
} catch (error) {
  const cause = String(error instanceof Error ? (error.cause ?? error.stack) : error);
  if (error instanceof OfficeFailed) tell({ kind: 'officeFailed' });
  else if (error instanceof UnconvertibleSource) {
    tell({ kind: 'refused', reason: error.reason, message: error.message, cause });
  } else tell({ kind: 'failed', cause });
}
