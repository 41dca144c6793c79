/** OCR's workers are shared fairly between owners, and say when they are busy. */
import { createOcrEngine } from '../../../shared/documents/ocr/ocrEngine.ts';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import { readPages, type PageToRead } from '../../../shared/documents/ocr/readPages.ts';

/** Widths of pictures, as in `failingOcrWorker.mjs`. */
const DIES = 13;
const HANGS = 14;
const BREAKS = 15;
const READS = 16;
const DIES_AFTERWARDS = 17;

const failing = new URL('../../support/failingOcrWorker.mjs', import.meta.url);
/** Several times what a thread takes to begin, also where others push it out of the processor's caches. */
const TIME = { workMs: 500, waitMs: 150_000 };

const picture = (width: number) => ({ width, height: 1, pixels: new Uint8Array(width) });
const page = (pageNumber: number, width: number): PageToRead => ({
  pageNumber,
  width,
  height: 1,
  pixelCount: width,
  picture: () => Promise.resolve({ ...picture(width), pointsPerPixelX: 1, pointsPerPixelY: 1 }),
});

describe('an OCR worker', () => {
  const engine = createOcrEngine({ languages: ['eng'], workers: 1, workerEntry: failing });
  afterAll(() => engine.close());
  const read = (width: number) => engine.read(() => Promise.resolve(picture(width)), TIME);

  it.each([
    ['dies', DIES, 'could not be read'],
    ['hangs', HANGS, 'took longer than'],
    ['breaks', BREAKS, 'could not be read'],
  ])('that %s is replaced: its picture gets the error, the next ones are read', async (_, width, message) => {
    const answers = await Promise.allSettled([read(READS), read(width), read(READS), read(width), read(READS)]);
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(String((answers[1] as PromiseRejectedResult).reason)).toContain(message);
  });

  it("is given to another owner's picture before the many that one owner has waiting", async () => {
    const begun: string[] = [];
    const readOf = (owner: string) => {
      const drawn = () => {
        begun.push(owner);
        return Promise.resolve(picture(READS));
      };
      return engine.read(drawn, TIME, { owner });
    };
    await Promise.all([...Array.from({ length: 5 }, () => readOf('greedy')), readOf('polite')]);
    expect(begun.indexOf('polite')).toBe(1);
  });

  it('that nobody has in time is told of as busy', async () => {
    const hurried = { ...TIME, waitMs: 0 };
    const reading = Promise.all([
      read(HANGS).catch(() => undefined),
      engine.read(() => Promise.resolve(picture(READS)), hurried),
    ]);
    await expect(reading).rejects.toThrow(MachineBusy);
  });

  it('that dies while nobody asks it is replaced as well', async () => {
    await read(DIES_AFTERWARDS);
    // Whoever comes while it dies, which may be now or a little later, gets the error, and nobody waits for a thread that is gone.
    const texts: unknown[] = [];
    for (let turn = 0; turn < 4; turn++) texts.push(await read(READS).catch(() => undefined));
    const answered = texts.filter((text) => text !== undefined);
    expect(answered.length).toBeGreaterThanOrEqual(3);
    expect(answered).toEqual(answered.map(() => ({ lines: [] })));
  });

  it('that has no time to work in is given up by the clock, which is no fault of the picture', async () => {
    const waiting = engine.read(() => Promise.resolve(picture(HANGS)), { workMs: 60_000, waitMs: 100 });
    await expect(waiting).rejects.toThrow(MachineBusy);
    await expect(read(READS)).resolves.toEqual({ lines: [] });
  });

  it('that others keep busy is not waited for longer than there is time', async () => {
    const hanging = engine.read(() => Promise.resolve(picture(HANGS)), { workMs: 500, waitMs: 60_000 });
    const waiting = engine.read(() => Promise.resolve(picture(READS)), { workMs: 500, waitMs: 50 });
    await expect(waiting).rejects.toThrow(MachineBusy);
    await expect(hanging).rejects.toThrow('took longer than');
    await expect(read(READS)).resolves.toEqual({ lines: [] });
  });

  it('that dies or breaks in the middle of a document costs that page alone', async () => {
    const widths = [READS, DIES, READS, BREAKS, READS];
    const pages = await readPages(
      engine,
      widths.map((width, i) => page(i + 1, width)),
      60_000,
    );
    expect(pages.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 5]);
    expect(pages.map(({ error }) => error !== undefined)).toEqual([false, true, false, true, false]);
  });
});
