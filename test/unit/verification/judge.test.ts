/** Judging in threads answers in order, within limits, and survives a thread that dies. */
import type { FileStore } from '../../../shared/storage/fileStore.ts';
import type { ReadyAttachment } from '../../../shared/storage/attachmentRecords.ts';
import { createWarmDocuments } from '../../../shared/verification/warmDocuments.ts';
import { createJudge, type Judge } from '../../../shared/verification/judging/judge.ts';
import { createRequestBudget } from '../../../shared/verification/requestBudget.ts';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import type { AskedQuotation } from '../../../shared/verification/judging/judgeProtocol.ts';
import { encodeTextIndex } from '../../../shared/documents/textIndexCodec.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const asker = (begunAt: number, isAbandoned = () => false) => ({
  time: createRequestBudget(1000, begunAt),
  isAbandoned,
});
const PATIENT = asker(performance.now() + 3_600_000);
const MEBIBYTE = 1024 * 1024;
const SENTENCE = 'Revenue rose to 318 million euros.';

let judge: Judge;
beforeAll(() => {
  judge = createJudge({ maxBytes: 256 * MEBIBYTE });
});
afterAll(() => judge.close());

const stored = (...lines: string[]): Uint8Array =>
  encodeTextIndex({
    pages: [
      {
        pageNumber: 1,
        width: 600,
        height: 800,
        readBy: 'textLayer',
        lines: lines.map((text, i) => indexedLine(text, 0, 12 * i)),
      },
    ],
  });
const asked = (sourceContext: string): AskedQuotation => ({ quotation: { sourceContext } });

async function judged(documentId: string, text: Uint8Array, quotations: AskedQuotation[], isAbandoned = () => false) {
  const opened = await judge.open('a', documentId, text);
  return judge.judge({
    accountId: 'a',
    documentId,
    packed: opened!.packed,
    asked: quotations,
    asker: asker(performance.now(), isAbandoned),
  });
}

describe('judging in threads', () => {
  it('answers in the order asked, more than one turn has room for', async () => {
    const quotations = Array.from({ length: 200 }, (_, i) => asked(i % 3 === 0 ? SENTENCE : `No such thing ${i}.`));
    const verdicts = await judged('d1', stored(SENTENCE), quotations);
    expect(verdicts.map(({ status }) => status)).toEqual(
      quotations.map((_, i) => (i % 3 === 0 ? 'found' : 'not_found')),
    );
  });

  it('holds no document that two threads have been given apart', async () => {
    const opened = (await judge.open('a', 'd2', stored(SENTENCE)))!;
    const order = { documentId: 'd2', packed: opened.packed, asked: [asked(SENTENCE)], asker: PATIENT };
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((accountId) => judge.judge({ ...order, accountId })));
    expect(all.flat().map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'found'));
  });

  it('refuses what is no text index', async () => {
    await expect(judge.open('a', 'd3', Buffer.from('nothing of the kind'))).rejects.toThrow('Judging failed');
  });

  it('says of a citation that costs too much that it was not decided, and judges the others', async () => {
    const hasty = createJudge({ maxBytes: 256 * MEBIBYTE, citationTime: { workMs: 300, waitMs: 60_000 } });
    const lines = Array.from(
      { length: 4000 },
      (_, i) => `Row ${i} has figures ${i * 7} and ${i * 13}, as in the year before.`,
    );
    // A comma after each word: judging it takes six times what is allowed here, an ordinary citation a fifth.
    const costly = asked(
      lines
        .slice(0, 2500)
        .map((line) => line.replaceAll(' ', ', '))
        .join(' ')
        .slice(0, 119_000),
    );
    const { packed } = (await hasty.open('a', 'd6', stored(SENTENCE, ...lines)))!;
    const order = { accountId: 'a', documentId: 'd6', packed, asker: PATIENT };
    const verdicts = await hasty.judge({
      ...order,
      asked: [asked(SENTENCE), costly, asked('Nobody said so.'), asked(SENTENCE)],
    });
    expect(verdicts.map(({ status }) => status)).toEqual(['found', 'not_found', 'not_found', 'found']);
    expect(verdicts.map(({ warnings = [] }) => warnings)).toEqual([[], ['too_complex'], [], []]);
    await hasty.close();
  });

  it('leaves the event loop to others meanwhile', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `Line ${i} of ordinary words about revenue and costs.`);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    const verdicts = await judged('d4', stored(...lines), [asked(lines.slice(0, 200).join(' '))]);
    clearInterval(counting);
    expect(verdicts[0].status).toBe('found');
    expect(turns).toBeGreaterThan(5);
  });

  it('ends the work of who has gone away once it has become much, and leaves out what was not judged', async () => {
    const lines = Array.from(
      { length: 4000 },
      (_, i) => `Row ${i} has figures ${i * 7} and ${i * 13}, as in the year before.`,
    );
    const long = Array.from({ length: 400 }, (_, i) =>
      asked(
        lines
          .slice(i, i + 120)
          .map((line) => line.replace('figures', 'numbers'))
          .join(' '),
      ),
    );
    const verdicts = await judged('d5', stored(...lines), long, () => true);
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.length).toBeLessThan(long.length);
  });

  it('tells who has waited for most of his time that the machine is busy, rather than nothing', async () => {
    const { packed } = (await judge.open('a', 'd7', stored(SENTENCE)))!;
    const order = { accountId: 'a', documentId: 'd7', packed, asked: [asked(SENTENCE)] };
    const late = asker(performance.now() - 56_000);
    await expect(judge.judge({ ...order, asker: late })).rejects.toThrow(MachineBusy);
    late.time.judging.worked(20_000);
    expect(await judge.judge({ ...order, asker: late })).toMatchObject([{ warnings: ['too_complex'] }]);
  });

  it('makes no more sources ready for a request that has had its time for that, and judges by those that are ready', async () => {
    const files = { get: () => Promise.resolve(stored(SENTENCE)) } as unknown as FileStore;
    const documents = createWarmDocuments(files, judge, 256 * MEBIBYTE);
    const record = (storageId: string) => ({ accountId: 'a', attachmentId: 'report', storageId }) as ReadyAttachment;
    const { time } = PATIENT;
    const verdictOf = async (storageId: string) => {
      const [verdict] = await (await documents.get(record(storageId), time.opening)).judge([asked(SENTENCE)], PATIENT);
      return [verdict.status, verdict.warnings];
    };
    expect(await verdictOf('first')).toEqual(['found', []]);
    time.opening.worked(3_600_000);
    expect(await verdictOf('second')).toEqual(['not_found', ['too_complex']]);
    expect(await verdictOf('first')).toEqual(['found', []]);
    expect(await documents.pageSizes(record('second'))).toMatchObject([{ pageNumber: 1, width: 600, height: 800 }]);
  });

  it('counts what making a source ready takes', async () => {
    let workMs = 0;
    await judge.open(
      'a',
      'd8',
      stored(...Array.from({ length: 2000 }, (_, i) => `Row ${i} has ${7 * i} jobs.`)),
      (ms) => {
        workMs += ms;
      },
    );
    expect(workMs).toBeGreaterThan(0);
  });
});
