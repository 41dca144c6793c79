/** Reads pictures of text on a few OCR threads, which are started when first needed and kept for the next page. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { webAssembly } from '../pdf/webAssembly.ts';
import type { IndexedLine } from '../textIndex.ts';
import { guardOcrWorker } from './guardedOcrWorker.ts';
import { corePath, languagePath } from './ocrAssets.ts';
import type { OcrWorkerStart } from './ocrProtocol.ts';
import type { GreyPicture } from './picture.ts';

export interface OcrEngine {
  /** Pictures that are read at the same time. */
  readonly parallelism: number;
  /**
   * The lines of a picture, in pixels of it, whatever way its text is turned; none when it shows no text.
   * @param picture made when a thread is free, so that waiting pages take no memory
   * @param deadlineMs asked when the work begins
   * @throws UnreadableDocument when the picture cannot be read within the deadline
   */
  read(picture: () => Promise<GreyPicture>, deadlineMs: () => number): Promise<readonly IndexedLine[]>;
  close(): Promise<void>;
}

export interface OcrEngineOptions {
  /** As Tesseract names them, for example `eng`; all of them are expected on every page. */
  readonly languages: readonly string[];
  /** Default: one per processor, at most four. */
  readonly workers?: number;
}

/** Each thread may take 200 MB for a large page. */
const MOST_WORKERS = 4;
/** Measured: 55 MB for a page at 300 dpi, 150 MB for the largest picture. */
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;
const unpack = promisify(gunzip);

/** @throws Error when the data of a language is not installed */
export function createOcrEngine({ languages, workers }: OcrEngineOptions): OcrEngine {
  const parallelism = workers ?? Math.min(MOST_WORKERS, availableParallelism());
  const paths = languages.map((name) => ({ name, path: languagePath(import.meta.url, name) }));
  let start: Promise<OcrWorkerStart> | undefined;
  const startData = (): Promise<OcrWorkerStart> => {
    start ??= load(paths);
    return start;
  };
  const pool = Array.from({ length: parallelism }, () => guardOcrWorker(startData));
  const waiting: (() => void)[] = [];
  let working = 0;
  let closed = false;

  const slot = async (): Promise<void> => {
    if (working >= parallelism) await new Promise<void>((resolve) => waiting.push(resolve));
    else working++;
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) working--;
    else next();
  };

  return {
    parallelism,
    read: async (picture, deadlineMs) => {
      await slot();
      try {
        const drawn = await picture();
        const idle = pool.filter((worker) => !worker.busy);
        const worker = idle.find(({ warm }) => warm) ?? idle.at(0);
        if (closed || worker === undefined) throw new Error('The OCR engine is closed.');
        return await worker.read(drawn, deadlineMs());
      } finally {
        release();
      }
    },
    close: async () => {
      closed = true;
      await Promise.all(pool.map((worker) => worker.close()));
    },
  };
}

interface LanguageFile {
  readonly name: string;
  readonly path: string;
}

async function load(languages: readonly LanguageFile[]): Promise<OcrWorkerStart> {
  const [core, ...data] = await Promise.all([
    readFile(corePath(import.meta.url)).then((wasm) => webAssembly.compile(wasm)),
    ...languages.map(async ({ name, path }) => ({
      name,
      data: new Uint8Array(await unpack(await readFile(path))),
    })),
  ]);
  return { core, memoryLimitBytes: MEMORY_LIMIT_BYTES, languages: data };
}
