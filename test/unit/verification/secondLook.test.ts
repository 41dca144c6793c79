/** Who quotes what a scan shows is not accused for what OCR misread; what it does not show is never found by a second look. */
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { judgeReading } from '../../../shared/evidence/judgeReading.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { policyOf, type Strictness } from '../../../shared/matching/rules/policy.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import type { LookAgain } from '../../../shared/verification/proofChecks.ts';
import { withSecondLook } from '../../../shared/verification/secondLook.ts';
import { sourcePage } from '../../../shared/verification/sourcePage.ts';
import { indexedLine } from '../../support/indexedLine.ts';

interface Scan {
  /** What OCR read at first, line by line. */
  readonly read: readonly string[];
  /** What it reads when it looks again, by resolution. */
  readonly again: readonly string[];
  /** What it reads with the quotation beside it. */
  readonly againExpecting?: string;
  /** Of each word, or of each word of the first line, 0..100. */
  readonly sure?: number | readonly number[];
  readonly readBy?: IndexedPage['readBy'];
  readonly strictness?: Strictness;
}

async function judged(
  { read, again, againExpecting = '', sure, readBy = 'ocr', strictness }: Scan,
  sourceContext: string,
  value?: string,
): Promise<Verdict & { readonly looks: number; readonly expectedOnes: readonly string[] }> {
  const lines = read.map((text, i) => ({
    ...indexedLine(text, 50, 50 + 20 * i),
    ...(sure !== undefined && {
      wordConfidences: text.split(' ').map((_, word) => (typeof sure === 'number' ? sure : (sure.at(word) ?? 96))),
    }),
  }));
  const pages: IndexedPage[] = [{ pageNumber: 1, width: 500, height: 500, readBy, lines }];
  const quotation = { sourceContext, ...(value !== undefined && { value }) };
  const verdict = judgeQuotation(createSourceIndex(pages.map((page) => sourcePage(page))), {
    ...quotation,
    strictness,
  });
  let looks = 0;
  const expectedOnes: string[] = [];
  const checks = {
    readAgain: (_: unknown, { expected }: LookAgain) => {
      if (expected !== undefined) expectedOnes.push(expected);
      const text = expected === undefined ? (again[looks++] ?? '') : againExpecting;
      return Promise.resolve([{ pageNumber: 1, text }]);
    },
  };
  const options = {
    pages,
    checks,
    judgeReading: (...asked: Parameters<typeof judgeReading>) => Promise.resolve(judgeReading(...asked)),
    policy: policyOf(strictness),
  };
  const look = { quotation, verdict, visibility: 'shown' as const, foundOnes: Promise.resolve() };
  return { ...(await withSecondLook(options, look)), looks, expectedOnes };
}

const MISREAD = 'coinage replaced the previous decentralised systan of the shires';
const RIGHT = 'coinage replaced the previous decentralised system of the shires';
const QUOTED = 'replaced the previous decentralised system of the shires';

describe('a quotation of a scan that differs from what OCR read', () => {
  it('is found, with a warning, where a second look reads it so', async () => {
    expect(await judged({ read: [MISREAD], again: [RIGHT] }, QUOTED)).toMatchObject({
      status: 'found',
      decidedBy: ['page.read-again'],
      warnings: ['unsure_reading'],
      match: { text: 'replaced the previous decentralised system of the shires' },
      looks: 1,
    });
  });

  it('is looked at twice, in different resolutions, and stays as it was where neither reads it so', async () => {
    expect(await judged({ read: [MISREAD], again: [MISREAD, RIGHT] }, QUOTED)).toMatchObject({
      status: 'found',
      looks: 2,
    });
    expect(await judged({ read: [MISREAD], again: [MISREAD, MISREAD] }, QUOTED)).toMatchObject({
      status: 'partial_text_found',
      decidedBy: ['word.replaced'],
      looks: 2,
    });
  });

  it('is found where one look mends the word and loses another, of which the first reading was sure', async () => {
    const read = [`${MISREAD}.`];
    const again = ['coinage replaced the prefix decentralised system of the spires'];
    const unsureOf = (word: string) => read[0].split(' ').map((one) => (one === word ? 40 : 96));
    const sureOfIt = { read, again, sure: unsureOf('systan') };
    expect(await judged(sureOfIt, QUOTED)).toMatchObject({
      status: 'found',
      decidedBy: ['page.read-again'],
      warnings: ['unsure_reading'],
    });
    expect(await judged({ ...sureOfIt, sure: unsureOf('coinage') }, QUOTED)).toMatchObject({
      status: 'partial_text_found',
    });
    expect(await judged(sureOfIt, QUOTED.replace('system', 'courts'))).toMatchObject({ status: 'partial_text_found' });
  });

  it('is looked at with the quoted words beside the picture where no other look reads it so', async () => {
    const scan = { read: [MISREAD], again: [MISREAD, MISREAD], againExpecting: RIGHT };
    expect(await judged(scan, QUOTED)).toMatchObject({
      status: 'found',
      decidedBy: ['page.read-again'],
      warnings: ['unsure_reading'],
      expectedOnes: [QUOTED],
    });
    expect(await judged({ ...scan, again: [RIGHT] }, QUOTED)).toMatchObject({ status: 'found', expectedOnes: [] });
  });

  it('has no words beside the picture in the place of those that OCR was sure of', async () => {
    const scan = { read: [MISREAD], again: [MISREAD, MISREAD], againExpecting: RIGHT };
    expect(await judged({ ...scan, sure: 96 }, QUOTED)).toMatchObject({
      status: 'partial_text_found',
      expectedOnes: [],
    });
    expect(await judged({ ...scan, sure: 80 }, QUOTED)).toMatchObject({ status: 'found', expectedOnes: [QUOTED] });
  });

  it('never has a denial beside the picture', async () => {
    const denied = 'replaced not the previous decentralised system of the shires';
    const verdict = await judged({ read: [RIGHT], again: [RIGHT, RIGHT], againExpecting: denied }, denied);
    expect(verdict).toMatchObject({ status: 'partial_text_found', expectedOnes: [] });
  });

  it.each([
    ['word', 'replaced the previous decentralised plan of the shires'],
    ['denial', 'replaced not the previous decentralised system of the shires'],
    ['name', 'replaced the previous decentralised system of the Danes'],
  ])('is not found for a changed %s that no look shows', async (_, quotation) => {
    const verdict = await judged({ read: [RIGHT], again: [RIGHT, RIGHT] }, quotation);
    expect(verdict).toMatchObject({ status: 'partial_text_found', looks: 2 });
  });

  it.each([
    ['number', 'The fee is 31 euros a month', 'The fee is 37 euros a month'],
    ['date', 'It was signed on 8 July 1975', 'It was signed on 8 July 1976'],
    ['unit', 'A dose of 5 mg a day is enough', 'A dose of 5 kg a day is enough'],
  ])('is not looked at again for another %s, whatever a second look may read', async (_, read, quotation) => {
    const verdict = await judged({ read: [read], again: [quotation, quotation] }, quotation);
    expect(verdict).toMatchObject({ status: 'partial_text_found', looks: 0 });
  });

  it('is held against the lines around the place, too', async () => {
    const read = ['This does not mean', 'that the city council aproved the pian for the harbour'];
    const again = ['that the city council approved the plan for the harbour'];
    expect(await judged({ read, again }, 'the city council approved the plan for the harbour')).toMatchObject({
      status: 'found',
      warnings: ['out_of_context', 'unsure_reading'],
    });
  });

  it('needs its value there', async () => {
    expect(await judged({ read: [MISREAD], again: [RIGHT, RIGHT] }, QUOTED, 'parish')).toMatchObject({
      status: 'partial_text_found',
    });
  });

  it('is not looked at again in the text of a file, nor where warnings are differences', async () => {
    expect(await judged({ read: [MISREAD], again: [RIGHT], readBy: 'textLayer' }, QUOTED)).toMatchObject({ looks: 0 });
    expect(await judged({ read: [MISREAD], again: [RIGHT], strictness: 'strict' }, QUOTED)).toMatchObject({ looks: 0 });
  });
});
