/** Promise kept: a caller that reads along gets a verdict as it is reached, and never one from a failed request. */
import { availableParallelism } from 'node:os';
import type { Citation } from '../../../shared/contract/citation.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import type { Audience } from '../../../shared/verification/audience.ts';
import type { Proofs } from '../../../shared/verification/proofs.ts';
import { judgeCitations, type JudgeDependencies } from '../../../shared/verification/judgeCitations.ts';
import { createRequestBudget } from '../../../shared/verification/requestBudget.ts';
import type { WarmDocument } from '../../../shared/verification/warmDocuments.ts';
import type { ReadyAttachment } from '../../../shared/storage/attachmentRecords.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const NOT_FOUND: Verdict = { status: 'not_found', confidence: 1, warnings: [], decidedBy: [] };
const FOUND = {
  status: 'found',
  match: {
    spans: [{ pageNumber: 1, lineId: 1, start: 0, end: 7 }],
    valueSpans: [],
    text: 'Revenue',
    snippet: 'Revenue',
  },
  occurrences: 1,
  confidence: 1,
  warnings: [],
  decidedBy: ['text.same'],
} as unknown as Verdict;

const citation = (sourceContext: string): Citation => ({ sourceContext, usesEarlierForm: false, received: {} });
const citations = new Map([
  ['one', citation('Revenue')],
  ['two', citation('Costs')],
]);

function judging(
  judge: WarmDocument['judge'],
  draw: Proofs['draw'],
  audience: Audience,
  asked: ReadonlyMap<string, Citation> = citations,
) {
  const lines = [indexedLine('Revenue', 0, 12)];
  const text = { pages: [{ pageNumber: 1, width: 600, height: 800, readBy: 'textLayer', lines }] };
  const dependencies = {
    storage: { files: {} },
    documents: { get: () => Promise.resolve({ text, pageStarts: [0], judge }) },
    proofs: { draw },
    reader: { missingScript: () => undefined },
    settings: { PICTURES_BUDGET_MS: 45_000, PICTURES_BUDGET_BYTES: 1_000_000 },
    clock: { now: () => 0 },
  } as unknown as JudgeDependencies;
  const record = { accountId: 'a', attachmentId: 'report', storageId: 's', mimeType: 'application/pdf' };
  return judgeCitations(dependencies, record as unknown as ReadyAttachment, {
    citations: asked,
    time: createRequestBudget(asked.size, performance.now()),
    shareOfPictures: 1,
    audience,
  });
}

describe('judging citations while somebody reads along', () => {
  it('tells a verdict before the next one is reached', async () => {
    const told = Promise.withResolvers<string>();
    const judge: WarmDocument['judge'] = async (_asked, { reached }) => {
      reached?.(0, NOT_FOUND);
      // Never, if all were judged first.
      expect(await told.promise).toBe('one');
      reached?.(1, NOT_FOUND);
      return [NOT_FOUND, NOT_FOUND];
    };
    const verifications = await judging(judge, () => Promise.reject(new Error('Nothing is to be drawn.')), {
      isAbandoned: () => false,
      verified: told.resolve,
    });
    expect(verifications.map(([key, { status }]) => [key, status])).toEqual([
      ['one', 'not_found'],
      ['two', 'not_found'],
    ]);
  });

  it('tells a verdict before its picture is drawn, where pictures come apart', async () => {
    const told = Promise.withResolvers<Verification>();
    const pictures: unknown[] = [];
    const judge: WarmDocument['judge'] = (asked) => Promise.resolve(asked.map(() => FOUND));
    const draw: Proofs['draw'] = async (_source, _pages, { looked }) => {
      looked({ visibility: 'shown' });
      // Never, if the verdict waited for the picture.
      expect(await told.promise).not.toHaveProperty('evidence');
      return { visibility: 'shown', picture: { src: 'data:,', width: 2, height: 1 } };
    };
    const audience: Audience = {
      isAbandoned: () => false,
      verified: (_key, outcome) => {
        if (outcome.status !== 'skipped') told.resolve(outcome);
      },
      pictured: (key, { evidence }) => pictures.push([key, evidence?.src]),
    };
    const [[, verification]] = await judging(judge, draw, audience);
    expect(pictures).toEqual([
      ['one', 'data:,'],
      ['two', 'data:,'],
    ]);
    expect(verification).toMatchObject({ status: 'found', evidence: { dimensions: { width: 2, height: 1 } } });
  });

  it('tells what has no place on any page while pictures of others are drawn', async () => {
    const told = Promise.withResolvers<string>();
    const judge: WarmDocument['judge'] = (asked, { reached }) => {
      const verdicts = asked.map((_, at) => (at === asked.length - 1 ? NOT_FOUND : FOUND));
      verdicts.forEach((verdict, at) => reached?.(at, verdict));
      return Promise.resolve(verdicts);
    };
    const draw: Proofs['draw'] = async () => {
      // Never, if the last one stood in line for a drawing.
      expect(await told.promise).toBe('last');
      return { visibility: 'shown' };
    };
    const many = Array.from({ length: availableParallelism() + 1 }, (_, i) => [`${i}`, citation('Revenue')] as const);
    const asked = new Map([...many, ['last', citation('Whales')] as const]);
    const audience = { isAbandoned: () => false, verified: told.resolve };
    expect(await judging(judge, draw, audience, asked)).toHaveLength(asked.size);
  });

  it('tells nothing that was not looked at when the request fails', async () => {
    const told: string[] = [];
    let drawings = 0;
    const judge: WarmDocument['judge'] = (asked) => Promise.resolve(asked.map(() => FOUND));
    const draw = (): Promise<never> => Promise.reject(new Error(`The disk is gone ${++drawings}.`));
    const verified = (key: string): void => {
      told.push(key);
    };
    await expect(judging(judge, draw, { isAbandoned: () => false, verified })).rejects.toThrow('The disk is gone 1.');
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
  });

  it('stops judging when one of its verdicts could not be looked at', async () => {
    let isAbandoned = false;
    const judge: WarmDocument['judge'] = async (_asked, asker) => {
      asker.reached?.(0, FOUND);
      while (!asker.isAbandoned()) await new Promise((resolve) => setImmediate(resolve));
      isAbandoned = true;
      return [FOUND];
    };
    const draw = (): Promise<never> => Promise.reject(new Error('The disk is gone.'));
    const waiting = judging(judge, draw, { isAbandoned: () => false, verified: () => undefined });
    await expect(waiting).rejects.toThrow('The disk is gone.');
    expect(isAbandoned).toBe(true);
  });
});
