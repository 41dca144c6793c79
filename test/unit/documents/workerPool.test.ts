/** Which of its threads a pool gives a task to, and when it starts one. */
import { readFile } from 'node:fs/promises';
import { pdfiumPath } from '../../../shared/documents/pdf/pdfAssets.ts';
import type { Task } from '../../../shared/documents/pdf/guardedWorker.ts';
import { warmUpPdf } from '../../../shared/documents/pdf/warmUp.ts';
import { webAssembly } from '../../../shared/documents/pdf/webAssembly.ts';
import { createWorkerPool } from '../../../shared/documents/pdf/workerPool.ts';
import { toShared } from '../../../shared/documents/largeBytes.ts';

const MEBIBYTE = 1024 * 1024;

let starts = 0;
const pdfium = readFile(pdfiumPath(import.meta.url)).then((wasm) => webAssembly.compile(wasm));
const pool = createWorkerPool(
  2,
  async () => {
    starts += 1;
    return {
      pdfium: await pdfium,
      wasmMemoryLimitBytes: 512 * MEBIBYTE,
      maxPages: 1,
      maxPixels: 1e6,
      warmsUp: false,
    };
  },
  MEBIBYTE,
);
afterAll(() => pool.close());

const file = toShared(warmUpPdf());

const drawing = (documentId: string, bytes: Task['bytes'] = () => file): Task => ({
  documentId,
  bytes,
  job: { kind: 'render', request: { pageNumber: 1, scale: 1 } },
  time: () => ({ workMs: 10_000, waitMs: 60_000 }),
});

describe('a pool of threads', () => {
  it('has short tasks wait for the thread that runs, and starts another when one of them takes long', async () => {
    await pool.run('owner', drawing('first'));
    const short = Array.from({ length: 2 }, () => pool.run('owner', drawing('first')));
    expect((await Promise.all(short)).map(({ kind }) => kind)).toEqual(Array(2).fill('rendered'));
    expect(starts).toBe(1);

    const { promise, resolve } = Promise.withResolvers<SharedArrayBuffer>();
    const long = pool.run(
      'owner',
      drawing('long', () => promise),
    );
    expect((await pool.run('owner', drawing('first'))).kind).toBe('rendered');
    expect(starts).toBe(2);
    resolve(await file);
    expect((await long).kind).toBe('rendered');
  });
});
