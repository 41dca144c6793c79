/** Reads pictures of text on a few OCR threads, which are started when first needed and kept for the next page. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { MachineBusy } from '../machineBusy.ts';
import { webAssembly } from '../pdf/webAssembly.ts';
import { guardOcrWorker } from './guardedOcrWorker.ts';
import type { WorkTime } from '../threadWork.ts';
import { corePath, installedLanguages, languagePath, ocrWorkerUrl } from './ocrAssets.ts';
import { missingScript, type MissingScript } from './missingScript.ts';
import type { OcrWorkerStart, Shown } from './ocrProtocol.ts';
import type { GreyPicture } from './picture.ts';
import type { PictureText } from './readPicture.ts';

export interface OcrEngine {
  /** Pictures that are read at the same time. */
  readonly parallelism: number;
  /**
   * What stands in a picture, in pixels of it, whatever way its text is turned; no lines when it shows no text.
   * @param picture made when a thread is free, so that waiting pages take no memory
   * @param time from now on: waiting for a free thread counts
   * @param shows default: a page
   * @throws UnreadableDocument when the picture cannot be read; MachineBusy when there was no time for it
   */
  read(picture: () => Promise<GreyPicture>, time: WorkTime, shows?: Shown): Promise<PictureText>;
  /** As of `DocumentReader`. */
  missingScript(text: string): MissingScript | undefined;
  /** Starts a thread before the first picture comes: that takes half a second. */
  wake(): void;
  close(): Promise<void>;
}

export interface OcrEngineOptions {
  /** As Tesseract names them, for example `eng`, in order of preference; each page is read in those that it seems to be in. */
  readonly languages: readonly string[];
  /** Default: one per processor, at most four. */
  readonly workers?: number;
  /** Entry of the threads; default: our own. */
  readonly workerEntry?: URL;
}

/** Each thread may take 200 MB for a large page. */
const MOST_WORKERS = 4;
/** Measured: 55 MB for a page at 300 dpi, 150 MB for the largest picture. */
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;

/** @throws Error when the data of a language is not installed */
export function createOcrEngine({
  languages,
  workers,
  workerEntry = ocrWorkerUrl(import.meta.url),
}: OcrEngineOptions): OcrEngine {
  const parallelism = workers ?? Math.min(MOST_WORKERS, availableParallelism());
  const otherLanguages = installedLanguages(import.meta.url).filter((name) => !languages.includes(name));
  const paths = Object.fromEntries(
    [...languages, ...otherLanguages].map((name) => [name, languagePath(import.meta.url, name)]),
  );
  let start: Promise<OcrWorkerStart> | undefined;
  const startData = (): Promise<OcrWorkerStart> => {
    start ??= readFile(corePath(import.meta.url))
      .then((wasm) => webAssembly.compile(wasm))
      .then((core) => ({ core, memoryLimitBytes: MEMORY_LIMIT_BYTES, languages, otherLanguages, paths }));
    return start;
  };
  const pool = Array.from({ length: parallelism }, () => guardOcrWorker(startData, workerEntry));
  const waiting: (() => void)[] = [];
  let working = 0;
  let closed = false;

  const slot = async (waitMs: number): Promise<void> => {
    if (working < parallelism) {
      working++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new MachineBusy('reading another page'));
      }, waitMs);
      waiting.push(begin);
    });
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) working--;
    else next();
  };

  return {
    parallelism,
    missingScript: (text) => missingScript(text, languages),
    read: async (picture, { workMs, waitMs }, shows = 'page') => {
      const deadline = performance.now() + waitMs;
      await slot(waitMs);
      try {
        const drawn = await picture();
        const idle = pool.filter((worker) => !worker.busy);
        const worker = idle.find(({ warm }) => warm) ?? idle.at(0);
        if (closed || worker === undefined) throw new Error('The OCR engine is closed.');
        return await worker.read(drawn, shows, { workMs, waitMs: Math.max(0, deadline - performance.now()) });
      } finally {
        release();
      }
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
