/**
 * Converts each file in a process of its own, with limits on time and memory. A thread would not do: one that suddenly runs out of memory
 * takes the whole process with it, as two large tables did.
 */
import { dirname } from 'node:path';
import { forkConfined } from '../../platform/confinedProcess.ts';
import type { ConvertFile, FileConversion } from '../createFileConverter.ts';
import type { OfficeEngine } from '../office/officeEngine.ts';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { conversionProcessPath } from './conversionAssets.ts';
import type { ConversionMessage, ConversionTask, OfficeOutcome } from './conversionProtocol.ts';

/** JavaScript memory per conversion, megabytes: the XML of 872 pages takes 200. */
const HEAP_LIMIT_MB = 1_024;
/** Milliseconds on top of LibreOffice's: the largest of 34 real files takes two seconds, several times as long on a busy machine. */
const WORK_MS = 30_000;

export interface ConversionLimits {
  readonly heapMb?: number;
  readonly workMs?: number;
}

/** Throws as `ConvertFile` does. */
export function convertInProcess(
  office: Pick<OfficeEngine, 'convert'>,
  { heapMb = HEAP_LIMIT_MB, workMs = WORK_MS }: ConversionLimits = {},
): ConvertFile {
  return async (file, order) => {
    const reads = [dirname(file.path), order.folder];
    const child = forkConfined(conversionProcessPath(import.meta.url), { heapMb, reads, writes: [order.folder] });
    const ending = Promise.withResolvers<FileConversion>();
    const giveUp = (): void => {
      ending.reject(tooMuchWork());
    };
    let timer = setTimeout(giveUp, workMs);
    let officeFailure: unknown;
    const runOffice = async (job: Parameters<OfficeEngine['convert']>[0]): Promise<OfficeOutcome> => {
      // It has a deadline of its own.
      clearTimeout(timer);
      try {
        await office.convert(job);
        return { isDone: true };
      } catch (error) {
        officeFailure = error;
        return { isDone: false };
      } finally {
        timer = setTimeout(giveUp, workMs);
      }
    };
    child.on('message', (message: ConversionMessage) => {
      switch (message.kind) {
        case 'office':
          void runOffice(message.job).then((outcome) => {
            if (child.connected) child.send(outcome);
          });
          return;
        case 'converted':
          ending.resolve(message.conversion);
          return;
        case 'officeFailed':
          ending.reject(officeFailure instanceof Error ? officeFailure : new Error('LibreOffice failed.'));
          return;
        case 'refused':
          ending.reject(new UnconvertibleSource(message.reason, message.message, { cause: message.cause }));
          return;
        case 'failed':
          ending.reject(new Error('The conversion failed.', { cause: message.cause }));
      }
    });
    child.on('error', (error) => {
      ending.reject(error);
    });
    child.on('exit', (code, signal) => {
      // V8 ends a process that runs out of memory with SIGABRT.
      const cause = `The converting process ended with ${signal ?? String(code)}.`;
      ending.reject(signal === 'SIGABRT' || code === ABORTED ? tooLarge(cause) : new Error(cause));
    });
    const task: ConversionTask = { file, order };
    child.send(task);
    try {
      return await ending.promise;
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
    }
  };
}

/** 128 plus the number of SIGABRT, as shells and some systems report it. */
const ABORTED = 134;

const tooLarge = (cause: unknown): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    'The file holds more cells, tags or text than this service takes. Split it, or save it as PDF, and prepare that.',
    { cause },
  );

const tooMuchWork = (): UnconvertibleSource =>
  new UnconvertibleSource('timeout', 'The file takes too long to read. Save it as PDF and prepare that, or split it.');
