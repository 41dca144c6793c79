/** Converts each file in a thread of its own, with bounds of time and memory: the event loop and the process are everybody's. */
import { Worker } from 'node:worker_threads';
import type { ConvertFile, FileConversion } from '../createFileConverter.ts';
import type { OfficeEngine } from '../office/officeEngine.ts';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { conversionWorkerUrl } from './conversionAssets.ts';
import type { ConversionMessage, ConversionTask, OfficeOutcome } from './conversionProtocol.ts';

/** JavaScript memory of a conversion, megabytes: the XML of 872 pages takes 200. */
const HEAP_LIMIT_MB = 1_024;
/** Milliseconds of processor time beside LibreOffice's: the largest of 34 real files takes two seconds. */
const WORK_MS = 20_000;
/** How often the thread's work is looked at, milliseconds. */
const LOOK_MS = 200;

export interface ThreadLimits {
  readonly heapMb?: number;
  readonly workMs?: number;
}

/** Throws as `ConvertFile` does. */
export function convertInThread(
  office: Pick<OfficeEngine, 'convert'>,
  { heapMb = HEAP_LIMIT_MB, workMs = WORK_MS }: ThreadLimits = {},
): ConvertFile {
  return async (file, order) => {
    const task: ConversionTask = { file, order };
    const worker = new Worker(conversionWorkerUrl(import.meta.url), {
      workerData: task,
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const ending = Promise.withResolvers<FileConversion>();
    let officeFailure: unknown;
    const runOffice = async (job: Parameters<OfficeEngine['convert']>[0]): Promise<OfficeOutcome> => {
      try {
        await office.convert(job);
        return { isDone: true };
      } catch (error) {
        officeFailure = error;
        return { isDone: false };
      }
    };
    worker.on('message', (message: ConversionMessage) => {
      switch (message.kind) {
        case 'office':
          void runOffice(message.job).then((outcome) => {
            worker.postMessage(outcome);
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
    worker.on('error', (error: Error & { code?: string }) => {
      ending.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error);
    });
    worker.on('exit', (code) => {
      ending.reject(new Error(`The converting thread ended with code ${code}.`));
    });
    const looking = setInterval(() => {
      void workOf(worker).then((ms) => {
        if (ms > workMs) ending.reject(tooMuchWork());
      });
    }, LOOK_MS);
    try {
      return await ending.promise;
    } finally {
      clearInterval(looking);
      await worker.terminate();
    }
  };
}

/** Milliseconds of processor time; none of a thread that has not begun or has ended. */
async function workOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

const tooLarge = (cause: unknown): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    'The file holds more cells, tags or text than this service takes. Split it, or save it as PDF, and prepare that.',
    { cause },
  );

const tooMuchWork = (): UnconvertibleSource =>
  new UnconvertibleSource('timeout', 'The file takes too long to read. Save it as PDF and prepare that, or split it.');
