/** Proofs are read back one by one or page by page, and a failed reading accuses nobody. */
import { asShown } from '../../../shared/evidence/asShown.ts';
import type { Proof } from '../../../shared/evidence/proofImage.ts';
import { createProofChecks, type ProofChecksOptions } from '../../../shared/verification/proofChecks.ts';
import { createRequestBudget } from '../../../shared/verification/requestBudget.ts';
import { shownOnPage } from '../../../shared/verification/shownOnPage.ts';
import type { DocumentReader, DocumentSource } from '../../../shared/documents/documentReader.ts';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import { UnreadableDocument } from '../../../shared/documents/unreadableDocument.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { judgeReading } from '../../../shared/evidence/judgeReading.ts';
import type { JudgeReading } from '../../../shared/evidence/proofCheck.ts';
import { indexedLine } from '../../support/indexedLine.ts';
import { silentLog } from '../../support/silentLog.ts';

const LINES = Array.from({ length: 20 }, (_, i) => indexedLine(`Line number ${i + 1} of the page`, 50, 50 + 20 * i));
const page: IndexedPage = { pageNumber: 1, width: 500, height: 500, readBy: 'textLayer', lines: LINES };
const source: DocumentSource = {
  id: 'one',
  mimeType: 'application/pdf',
  load: () => Promise.resolve(new Uint8Array()),
};

const inThread: JudgeReading = (quotation, read) => Promise.resolve(judgeReading(quotation, read));
const found = (lineId: number): Verdict => {
  const { text } = LINES[lineId - 1];
  return {
    status: 'found',
    match: { text, snippet: text, spans: [{ pageNumber: 1, lineId, start: 0, end: text.length }], valueSpans: [] },
    occurrences: 1,
    confidence: 1,
    warnings: [],
    decidedBy: ['text.same'],
  };
};

const checksWith = (readBack: DocumentReader['readBack'], rest: Partial<ProofChecksOptions> = {}) =>
  createProofChecks({
    reader: { readBack },
    source,
    pages: [page],
    document: { judgeReading: inThread },
    time: createRequestBudget(1, performance.now()),
    log: silentLog,
    ...rest,
  });

describe('proofs that are read back', () => {
  it('are read one by one while they are few, and with their whole page, once, when they are many', async () => {
    const asked: boolean[] = [];
    const readBack: DocumentReader['readBack'] = (_, __, part) => {
      asked.push(part === undefined);
      return Promise.resolve(LINES);
    };
    const checks = checksWith(readBack);
    expect(await Promise.all(LINES.map((_, i) => checks.check(found(i + 1))))).toEqual(LINES.map(() => true));
    expect(asked).toEqual([false, false, false, false, false, true]);
  });

  it('say nothing where reading failed, and the log says why', async () => {
    const warnings: unknown[] = [];
    const log: Log = { ...silentLog, warn: (message, fields) => warnings.push([message, fields]) };
    const readBack = (): Promise<never> =>
      Promise.reject(new UnreadableDocument('too_complex', 'It took too long.', { cause: 'The deadline passed.' }));
    const checks = checksWith(readBack, { log });
    expect(await checks.check(found(1))).toBeUndefined();
    expect(warnings).toEqual([
      ['proof not read back', { storageId: 'one', reason: 'too_complex', cause: 'The deadline passed.' }],
    ]);
  });

  it('leave a quotation of a scan found with a warning, and wait no further, where the machine is busy', async () => {
    let reads = 0;
    const checks = checksWith(() => {
      reads += 1;
      return Promise.reject(new MachineBusy('a test'));
    });
    const look = (lineId: number, visibility: Proof['visibility']) =>
      shownOnPage({ missingScript: () => undefined }, checks, {
        verdict: found(lineId),
        proof: { visibility },
        isAsked: true,
        foundOnes: Promise.resolve(),
        pages: [page],
      });
    expect(await look(1, 'unsure')).toEqual({ shown: 'unchecked' });
    expect(await look(2, 'unsure')).toEqual({ shown: 'unchecked' });
    expect(await look(3, 'shown')).toEqual({ shown: 'shown' });
    expect(reads).toBe(1);
    expect(asShown(found(1), 'unchecked')).toMatchObject({ status: 'found', warnings: ['layer_unchecked'] });
  });

  it('are as many as a request has processor time for: what nobody looked at any more is unchecked, and hidden from nobody', async () => {
    let reads = 0;
    const readBack: DocumentReader['readBack'] = (_source, _page, _region, worked) => {
      reads += 1;
      worked?.(3_600_000);
      return Promise.resolve([]);
    };
    const checks = checksWith(readBack);
    const look = (lineId: number) =>
      shownOnPage({ missingScript: () => undefined }, checks, {
        verdict: found(lineId),
        proof: { visibility: 'unsure' },
        isAsked: false,
        foundOnes: Promise.resolve(),
        pages: [page],
      });
    expect(await look(1)).toEqual({ shown: 'hidden', proofConfirmed: false });
    expect(await look(2)).toEqual({ shown: 'unchecked' });
    expect(reads).toBe(1);
  });

  it('accuse nobody whom a look at another size acquits, and everybody else', async () => {
    const looks: (number | undefined)[] = [];
    const shows = (text: string) =>
      checksWith((_source, _page, part) => {
        looks.push(part?.enlarged);
        return Promise.resolve(part?.enlarged === 2 ? [{ ...LINES[0], text }] : []);
      });
    expect(await shows(LINES[0].text).check(found(1))).toBe(true);
    expect(await shows('Line number 7 of the page').check(found(1))).toBe(false);
    expect(looks).toEqual([undefined, 2, undefined, 2]);
  });

  it('are unchecked where the page is in a script that cannot be read, though the few words might be in another', async () => {
    const lines = ['Напряжение на аноде', 'Осциллографическая трубка с цветом свечения экрана'];
    const russian: IndexedPage = { ...page, lines: lines.map((text, i) => indexedLine(text, 50, 50 + 20 * i)) };
    const reader = {
      missingScript: (text: string) =>
        /ы|э|с цветом/.test(text) ? { script: 'Cyrillic', language: 'rus' } : undefined,
    };
    const { match, ...rest } = found(1) as Extract<Verdict, { status: 'found' }>;
    const look = (text: string) =>
      shownOnPage(
        reader,
        checksWith(() => Promise.resolve([])),
        {
          verdict: { ...rest, match: { ...match, text } },
          proof: { visibility: 'unsure' },
          isAsked: false,
          foundOnes: Promise.resolve(),
          pages: [russian],
        },
      );
    expect(await look('Напряжение на аноде')).toMatchObject({
      shown: 'unchecked',
      uncheckedLayer: { language: 'rus' },
    });
    expect(await look('ITM2')).toMatchObject({ shown: 'hidden' });
  });
});
