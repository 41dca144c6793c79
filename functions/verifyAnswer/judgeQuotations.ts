/** Holds the quotations of an answer against the sources that it names, or against all where it names none. */
import type { AnswerQuotation } from '../../shared/answers/quotation.ts';
import type { VerifyAnswerRequest } from '../../shared/contract/answerRequest.ts';
import type { Citation } from '../../shared/contract/citation.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import {
  inAll,
  inBoth,
  judgeAndSearch,
  searchElsewhere,
  type Elsewhere,
} from '../../shared/verification/findElsewhere.ts';
import { judgeCitations, type JudgeDependencies, type JudgeOrder } from '../../shared/verification/judgeCitations.ts';
import { keepVerifications } from '../../shared/verification/keepVerifications.ts';

export interface HeldQuotation {
  /** The same for the same words: they are judged once. */
  readonly key: string;
  readonly quotation: AnswerQuotation;
  /** The source that the reference beside it means. */
  readonly cited: ReadyAttachment | undefined;
}

export interface JudgedQuotation extends HeldQuotation {
  readonly verification: Verification;
}

interface Dependencies extends JudgeDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
}

type Order = Omit<JudgeOrder, 'citations' | 'shareOfPictures' | 'wants'> &
  Pick<VerifyAnswerRequest, 'outputImageFormat' | 'proofCheck' | 'strictness'>;

interface Sources {
  readonly held: readonly HeldQuotation[];
  /** At least one. */
  readonly sources: readonly ReadyAttachment[];
  readonly others: readonly ReadyAttachment[];
  /** Where to look for what none of them has. */
  readonly ofAccount: Elsewhere | undefined;
}

/** In the order of the answer. */
export async function judgeQuotations(
  dependencies: Dependencies,
  { held, sources, others, ofAccount }: Sources,
  order: Order,
): Promise<JudgedQuotation[]> {
  const all = [...sources, ...others];
  const orderFor = (of: readonly HeldQuotation[]): JudgeOrder => ({
    ...order,
    citations: new Map(of.map(({ key, quotation }) => [key, citationOf(quotation)] as const)),
    shareOfPictures: of.length / held.length / all.length,
  });

  const elsewhere = ofAccount ? inBoth(inAll(all), ofAccount) : inAll(all);

  // What names its source is held against that; by source and words, since two references may share the words.
  const ofCited = new Map<string, Verification>();
  for (const record of sources) {
    const own = held.filter(({ cited }) => cited?.attachmentId === record.attachmentId);
    const verifications = own.length === 0 ? [] : await judgeAndSearch(dependencies, record, elsewhere, orderFor(own));
    await keepVerifications(dependencies, record, verifications);
    for (const [key, verification] of verifications) ofCited.set(`${record.attachmentId} ${key}`, verification);
  }

  const free = held.filter(({ cited }) => cited === undefined);
  const best = new Map<string, Verification>();
  for (const record of all) {
    const open = free.filter(({ key }) => best.get(key)?.status !== 'found');
    const verifications = await judgeCitations(dependencies, record, orderFor(open));
    await keepVerifications(
      dependencies,
      record,
      verifications.filter(([, { status }]) => status !== 'not_found'),
    );
    for (const [key, verification] of verifications) {
      const known = best.get(key);
      if (known === undefined || isBetter(verification, known)) best.set(key, verification);
    }
  }
  if (ofAccount) {
    const known = new Set(all.map(({ attachmentId }) => attachmentId));
    const beyond: Elsewhere = async (missing, own) =>
      (await ofAccount(missing, own)).filter(({ record }) => !known.has(record.attachmentId));
    const [{ attachmentId }] = all;
    const searched = await searchElsewhere(dependencies, Array.from(best), attachmentId, beyond, orderFor(free));
    for (const [key, verification] of searched) best.set(key, verification);
  }
  return held.flatMap((one) => {
    const verification =
      one.cited === undefined ? best.get(one.key) : ofCited.get(`${one.cited.attachmentId} ${one.key}`);
    return verification === undefined ? [] : [{ ...one, verification }];
  });
}

const citationOf = ({ text, reference }: AnswerQuotation): Citation => {
  const pageNumber = reference?.pageNumber;
  const place = pageNumber === undefined ? {} : { pageNumber };
  return { sourceContext: text, ...place, usesEarlierForm: false, received: { sourceContext: text, ...place } };
};

const RANK = { found: 2, partial_text_found: 1, not_found: 0 } as const;

/** Of two partial matches the one with fewer differences is nearer to what was quoted. */
function isBetter(one: Verification, other: Verification): boolean {
  if (one.status !== other.status) return RANK[one.status] > RANK[other.status];
  return (one.differences?.length ?? 0) < (other.differences?.length ?? 0);
}
