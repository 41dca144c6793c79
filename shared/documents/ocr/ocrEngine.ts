/** Reads pictures of text on a few OCR threads, which are started when first needed and kept for the next page. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { MachineBusy } from '../machineBusy.ts';
import { createFairLimit } from '../../platform/fairLimit.ts';
import { webAssembly, type CompiledWasm } from '../pdf/webAssembly.ts';
import { guardOcrWorker, type GuardedOcrWorker } from './guardedOcrWorker.ts';
import type { WorkTime } from '../threadWork.ts';
import { corePath, installedLanguages, languagePath, ocrWorkerUrl, secondReaderPaths } from './ocrAssets.ts';
import { missingScript, scriptsIn, type MissingScript } from './missingScript.ts';
import type { OcrWorkerStart, Shown } from './ocrProtocol.ts';
import type { GreyPicture } from './picture.ts';
import type { PictureText } from './pictureText.ts';
import type { SecondReaderFiles } from './secondReader/secondReader.ts';

export interface OcrEngine {
  /**
   * The text of a picture, in its pixels, whatever its orientation; no lines if it shows no text.
   * @param picture made when a thread is free, so that waiting pages take no memory
   * @param time from now on: waiting for a free thread counts
   * @param asker default: nobody in particular, and a page
   * @throws UnreadableDocument if the picture cannot be read; MachineBusy if there was no time for it
   */
  read(picture: () => Promise<GreyPicture>, time: WorkTime, asker?: OcrAsker): Promise<PictureText>;
  /** As in `DocumentReader`. */
  missingScript(text: string): MissingScript | undefined;
  /** Starts a thread before the first picture arrives: that takes half a second. */
  wake(): void;
  close(): Promise<void>;
}

export interface OcrAsker {
  /** The picture's owner: one with many to read waits for himself, and does not make the others wait. */
  readonly owner?: string | undefined;
  readonly shows?: Shown;
  /** As in `PagePart`. */
  readonly expected?: string | undefined;
  /** Text of the same page, from its layer: what the picture shows is most likely in the same script. */
  readonly beside?: string | undefined;
  /** Called with the milliseconds of processor time that it took, read or not. */
  readonly worked?: ((workMs: number) => void) | undefined;
  /** Nothing else of the document is to be read: an idle thread may help. */
  readonly isAlone?: boolean;
}

export interface OcrEngineOptions {
  /** As Tesseract names them, for example `eng`, in order of preference; each page is read in those that it seems to be in. */
  readonly languages: readonly string[];
  /** Per owner at the same time. Default: one per processor, at most four. */
  readonly workers?: number;
  /** As in `replaceableThread.ts`. */
  readonly restMs?: number | undefined;
  /** Entry of the threads; default: our own. */
  readonly workerEntry?: URL;
}

/** Each thread may take 200 MB for a large page. */
const MOST_WORKERS = 4;
/** Measured: 55 MB for a page at 300 dpi, 150 MB for the largest picture. */
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;

/** @throws Error if the data of a language is not installed */
export function createOcrEngine({
  languages,
  workers,
  restMs,
  workerEntry = ocrWorkerUrl(import.meta.url),
}: OcrEngineOptions): OcrEngine {
  const perOwner = workers ?? Math.min(MOST_WORKERS, availableParallelism());
  // One more, so that a page which takes long does not keep other owners' pages waiting.
  const concurrency = perOwner + 1;
  const otherLanguages = installedLanguages(import.meta.url).filter((name) => !languages.includes(name));
  const paths = Object.fromEntries(
    [...languages, ...otherLanguages].map((name) => [name, languagePath(import.meta.url, name)]),
  );
  let start: Promise<OcrWorkerStart> | undefined;
  const startData = (): Promise<OcrWorkerStart> => {
    start ??= Promise.all([compiled(corePath(import.meta.url)), secondReaderFiles()]).then(([core, second]) => ({
      core,
      second,
      memoryLimitBytes: MEMORY_LIMIT_BYTES,
      languages,
      otherLanguages,
      paths,
    }));
    return start;
  };
  const pool = Array.from({ length: concurrency }, () => guardOcrWorker(startData, workerEntry, restMs));
  const fairly = createFairLimit({ concurrency, perOwner });
  let closed = false;
  let running = 0;
  const inTurn = <Result>(owner: string, work: () => Promise<Result>): Promise<Result> =>
    fairly(owner, async () => {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    });
  const idleWorker = (): GuardedOcrWorker => {
    const idle = pool.filter((worker) => !worker.busy);
    const worker = idle.find(({ warm }) => warm) ?? idle.at(0);
    if (closed || worker === undefined) throw new Error('The OCR engine is closed.');
    return worker;
  };

  /** Lets an idle worker help while `read` reads, if there is one. */
  const helped = async <Result>(
    owner: string,
    time: WorkTime,
    read: (helper?: MessagePort) => Promise<Result>,
  ): Promise<Result> => {
    if (running >= perOwner) return read();
    const { port1: helper, port2: helps } = new MessageChannel();
    const over = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const reading = read(helper);
    inTurn(owner, () => idleWorker().help(owner, { helps, over }, time)).catch(() => undefined);
    try {
      return await reading;
    } finally {
      Atomics.store(over, 0, 1);
      Atomics.notify(over, 0);
    }
  };

  return {
    missingScript: (text) => missingScript(text, languages),
    read: (
      picture,
      { workMs, waitMs },
      { owner = '', shows = 'page', expected, beside, isAlone = false, worked } = {},
    ) => {
      const scripts = beside === undefined ? undefined : scriptsIn(beside);
      const deadline = performance.now() + waitMs;
      const busy = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        busy.reject(new MachineBusy('reading another page'));
      }, waitMs);
      const reading = inTurn(owner, async () => {
        clearTimeout(timer);
        if (performance.now() > deadline) throw new MachineBusy('reading another page');
        const drawn = await picture();
        const worker = idleWorker();
        const time = { workMs, waitMs: Math.max(0, deadline - performance.now()) };
        if (!isAlone) return worker.read(owner, { picture: drawn, shows, expected, scripts }, time, worked);
        return helped(owner, time, (helper) =>
          worker.read(owner, { picture: drawn, shows, expected, scripts, helper }, time, worked),
        );
      });
      return Promise.race([reading, busy.promise]);
    },
    wake: () => {
      pool.at(0)?.wake();
    },
    close: async () => {
      closed = true;
      await Promise.all(pool.map((worker) => worker.close()));
    },
  };
}

const compiled = (path: string): Promise<CompiledWasm> => readFile(path).then((wasm) => webAssembly.compile(wasm));

/** Where the second reader cannot be had, or cannot be compiled, pages are read without it. */
async function secondReaderFiles(): Promise<SecondReaderFiles | undefined> {
  const paths = secondReaderPaths(import.meta.url);
  if (paths === undefined) return undefined;
  const { runtime, network: networkPath, letters: lettersPath } = paths;
  return compiled(runtime).then(
    (ready) => ({ runtime: ready, networkPath, lettersPath }),
    () => undefined,
  );
}
