/** Reads and draws PDFs in guarded workers: PDFium first, pdfjs if PDFium fails. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { PdfReader, PdfSource, PdfText, Raster, RenderRequest } from '../pdfReader.ts';
import { MAX_STATED_BYTES } from '../stated/statedText.ts';
import { toShared } from '../largeBytes.ts';
import { packedParts, unpackPart } from '../packedParts.ts';
import type { IndexedPage } from '../textIndex.ts';
import { unpackPages } from '../packedPages.ts';
import type { WorkTime } from '../threadWork.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import type { Outcome } from './guardedWorker.ts';
import { pdfiumPath } from './pdfAssets.ts';
import { webAssembly } from './webAssembly.ts';
import type { CompiledWasm } from './webAssembly.ts';
import { createWorkerPool } from './workerPool.ts';
import type { ExtractJob, Extracted } from './workerProtocol.ts';

export interface PdfReaderOptions {
  /** Milliseconds of work that reading one document's text may take, over all workers. */
  readonly extractionDeadlineMs: number;
  /** Milliseconds of work that drawing one page or region may take. Default: 10 seconds; real pages take under two. */
  readonly renderDeadlineMs?: number;
  /** Documents with more pages are not read. */
  readonly maxPages: number;
  /** Called with PDFium's failure, for each document that pdfjs could then read. */
  readonly onSecondReader?: ((cause: unknown) => void) | undefined;
  /** Per owner at the same time. Default: one per processor, at most two. */
  readonly workers?: number;
  /** As in `replaceableThread.ts`. */
  readonly restMs?: number | undefined;
}

const RENDER_DEADLINE_MS = 10_000;
/** Milliseconds by the clock until a machine counts as too busy: callers give up at 90 seconds. */
const EXTRACTION_WAIT_MS = 70_000;
const RENDER_WAIT_MS = 40_000;
/** More than two workers cost memory (PDFium may take 512 MB each) that small machines and functions do not have. */
const MOST_WORKERS = 2;
/** Measured: real documents stay under 200 MB; bombs take all they can get. */
const WASM_MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;
/** The largest picture, pixels: an A3 page at 300 dpi is 17 million. */
const MAX_PIXELS = 25_000_000;
/** Files that one worker keeps open, bytes: some ordinary ones, or one of the largest accepted. */
const LOADED_BYTES_PER_WORKER = 100 * 1024 * 1024;
/** Maximum pages per job: enough to outweigh its cost, few enough for other documents to come in between. */
const PAGES_PER_JOB = 12;
/** Jobs per worker for a shorter document: the last ones of all workers end at about the same time. */
const JOBS_PER_WORKER = 2;
const ALL_PAGES = Number.MAX_SAFE_INTEGER;
/** First and last page of a job that opens the document and reads no text. */
const NO_PAGES = [1, 0] as const;

/** What no worker holds open. */
const NO_DOCUMENT = '';

/** Empty for a document that belongs to nobody in particular. */
const ownerOf = ({ owner = '' }: PdfSource): string => owner;

export function createPdfReader(options: PdfReaderOptions): PdfReader {
  const size = options.workers ?? Math.min(MOST_WORKERS, availableParallelism());
  let compiled: Promise<CompiledWasm> | undefined;
  let starts = 0;
  const pool = createWorkerPool(
    size,
    async () => {
      compiled ??= readFile(pdfiumPath(import.meta.url)).then((wasm) => webAssembly.compile(wasm));
      return {
        pdfium: await compiled,
        wasmMemoryLimitBytes: WASM_MEMORY_LIMIT_BYTES,
        maxPages: options.maxPages,
        maxPixels: MAX_PIXELS,
        // Warm, each takes fifteen megabytes more: at rest later, the process is to hold as little as it can.
        warmsUp: starts++ < size,
      };
    },
    LOADED_BYTES_PER_WORKER,
    options.restMs,
  );

  const extractText = async (source: PdfSource, counted?: number): Promise<PdfText> => {
    const bytes = onceShared(source);
    let spentMs = 0;
    const readRange = async (
      reader: ExtractJob['reader'],
      firstPage: number,
      lastPage: number,
      line?: LineOfJobs,
    ): Promise<Extracted> => {
      const outcome = await pool.run(ownerOf(source), {
        documentId: source.id,
        bytes,
        job: { kind: 'extract', reader, firstPage, lastPage },
        deadlineMs: options.extractionDeadlineMs,
        time: () => {
          const leftMs = options.extractionDeadlineMs - spentMs;
          const leftOfLineMs = options.extractionDeadlineMs / size - (line?.spentMs ?? 0);
          return { workMs: Math.max(0, line ? Math.min(leftMs, leftOfLineMs) : leftMs), waitMs: EXTRACTION_WAIT_MS };
        },
        onWorked: (workMs) => {
          spentMs += workMs;
          if (line) line.spentMs += workMs;
        },
      });
      return extractedOrThrow(outcome);
    };

    try {
      const pageCount = counted ?? (await readRange('pdfium', ...NO_PAGES)).pageCount;
      const perJob = Math.min(PAGES_PER_JOB, Math.ceil(pageCount / (size * JOBS_PER_WORKER)));
      const starts = Array.from({ length: Math.ceil(pageCount / perJob) }, (_, job) => 1 + job * perJob);
      const lines = Array.from({ length: size }, (): LineOfJobs => ({ spentMs: 0 }));
      return textOf(
        await mapSome(starts, lines, (first, line) => readRange('pdfium', first, first + perJob - 1, line)),
      );
    } catch (error) {
      if (!(error instanceof RetryableFailure)) throw error;
      return textOf([await readWithSecondReader(error)]);
    }

    async function readWithSecondReader(failure: RetryableFailure): Promise<Extracted> {
      try {
        const read = await readRange('pdfjs', 1, ALL_PAGES);
        options.onSecondReader?.(failure.unreadable.cause);
        return read;
      } catch (error) {
        // The first reader's reason is the better one, unless the second one knows another.
        throw error instanceof RetryableFailure ? failure.unreadable : error;
      }
    }
  };

  const structured = async (owner = '', pages: readonly IndexedPage[], stated?: Uint8Array): Promise<IndexedPage[]> => {
    const outcome = await pool.run(owner, {
      documentId: NO_DOCUMENT,
      bytes: () => Promise.reject(new Error('Structuring needs no bytes.')),
      job: {
        kind: 'structure',
        parts: await packedParts(pages),
        ...(stated !== undefined && stated.length <= MAX_STATED_BYTES && { stated: await toShared(stated) }),
      },
      time: () => ({ workMs: options.extractionDeadlineMs, waitMs: EXTRACTION_WAIT_MS }),
    });
    if (outcome.kind === 'structured') return unpackPages(outcome.packed);
    // What is neither too much work nor too much memory is a fault of ours, not of the document.
    if (outcome.kind === 'unreadable' && !outcome.retryable) throw outcome.error;
    throw new Error('The structure of a document failed.', { cause: outcome });
  };

  const render = async (source: PdfSource, request: RenderRequest): Promise<Raster> => {
    let workMs = 0;
    const outcome = await pool.run(ownerOf(source), {
      documentId: source.id,
      bytes: onceShared(source),
      job: { kind: 'render', request },
      time: () => ({
        workMs: Math.min(options.renderDeadlineMs ?? RENDER_DEADLINE_MS, request.mostWorkMs ?? Infinity),
        waitMs: RENDER_WAIT_MS,
      }),
      onWorked: (ms) => {
        workMs += ms;
      },
    });
    if (outcome.kind === 'unreadable') {
      const { reason, message, cause } = outcome.error;
      throw new UnreadableDocument(reason, message, { cause, workMs });
    }
    if (outcome.kind !== 'rendered') throw new Error('A worker answered another question than it was asked.');
    const { width, height, scaleX, scaleY, pixels, channels, traces } = outcome;
    return { width, height, scaleX, scaleY, pixels, channels, traces, workMs };
  };

  const countPages = async (source: PdfSource): Promise<number> => {
    const time = (): WorkTime => ({ workMs: options.extractionDeadlineMs, waitMs: EXTRACTION_WAIT_MS });
    const task = { documentId: source.id, bytes: onceShared(source), time };
    const [firstPage, lastPage] = NO_PAGES;
    const opened = await pool.run(ownerOf(source), {
      ...task,
      job: { kind: 'extract', reader: 'pdfium', firstPage, lastPage },
    });
    if (opened.kind === 'extracted') return opened.pageCount;
    if (opened.kind === 'unreadable' && !opened.retryable) throw opened.error;
    const second = await pool.run(ownerOf(source), {
      ...task,
      job: { kind: 'extract', reader: 'pdfjs', firstPage: 1, lastPage: ALL_PAGES },
    });
    if (second.kind === 'extracted') return second.pageCount;
    throw opened.kind === 'unreadable'
      ? opened.error
      : new Error('A worker answered another question than it was asked.');
  };

  return {
    countPages,
    extractText,
    structured,
    render,
    wake: () => {
      pool.wake();
    },
    wakeRest: () => {
      pool.wakeRest();
    },
    close: () => pool.close(),
  };
}

/** Jobs of a document one after the other. Each line has its part of the deadline: on idle processors that is a limit by the clock. */
interface LineOfJobs {
  /** Milliseconds of work. */
  spentMs: number;
}

/**
 * Maps with one item of each line in progress: each takes its turn anew, so that other documents and pictures come in between. After a
 * failure none is started.
 */
async function mapSome<T, Line, R>(
  items: readonly T[],
  lines: readonly Line[],
  map: (item: T, line: Line) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let failed = false;
  const work = async (line: Line): Promise<void> => {
    while (next < items.length && !failed) {
      const index = next++;
      try {
        results[index] = await map(items[index], line);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(lines.map(work));
  return results;
}

/** PDFium failed in a way that another reader may not. */
class RetryableFailure extends Error {
  readonly unreadable: Error;

  constructor(unreadable: Error) {
    super(unreadable.message);
    this.unreadable = unreadable;
  }
}

function extractedOrThrow(outcome: Outcome): Extracted {
  if (outcome.kind === 'extracted') return outcome;
  if (outcome.kind === 'unreadable') throw outcome.retryable ? new RetryableFailure(outcome.error) : outcome.error;
  throw new Error('A worker answered another question than it was asked.');
}

const textOf = (parts: readonly Extracted[]): PdfText => ({
  pages: parts.flatMap(({ packed }) => unpackPart(packed)),
  contents: parts.flatMap(({ contents }) => contents),
});

/** Loads the bytes at most once, into memory that threads share. */
function onceShared(source: PdfSource): () => Promise<SharedArrayBuffer> {
  let shared: Promise<SharedArrayBuffer> | undefined;
  return () => (shared ??= source.load().then(toShared));
}
