/** Holds the quotations of an answer against the sources that it names, or against all where it names none. */
import type { AnswerQuotation } from '../../shared/answers/quotation.ts';
import type { VerifyAnswerRequest } from '../../shared/contract/answerRequest.ts';
import type { Citation } from '../../shared/contract/citation.ts';
import type { FoundIn, Verification } from '../../shared/contract/verification.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import {
  inAll,
  inBoth,
  judgeAndSearch,
  searchElsewhere,
  type Elsewhere,
} from '../../shared/verification/findElsewhere.ts';
import type { Audience, PictureFields } from '../../shared/verification/audience.ts';
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

type Order = Omit<JudgeOrder, 'citations' | 'shareOfPictures' | 'wants' | 'audience'> &
  Pick<VerifyAnswerRequest, 'outputImageFormat' | 'proofCheck' | 'strictness'>;

interface Sources {
  readonly held: readonly HeldQuotation[];
  /** At least one. */
  readonly sources: readonly ReadyAttachment[];
  readonly others: readonly ReadyAttachment[];
  /** Where to look for what none of them has. */
  readonly ofAccount: Elsewhere | undefined;
}

/** Of quotations, by their place in the answer, as each is decided. */
export interface QuotationsAudience {
  isAbandoned(): boolean;
  decided?(index: number, judged: JudgedQuotation): void;
  pictured?(index: number, picture: PictureFields): void;
  foundElsewhere?(index: number, places: readonly FoundIn[]): void;
}

/** In the order of the answer. */
export async function judgeQuotations(
  dependencies: Dependencies,
  { held, sources, others, ofAccount }: Sources,
  order: Order,
  audience: QuotationsAudience,
): Promise<JudgedQuotation[]> {
  const all = [...sources, ...others];
  /** Who does not read along has the pictures that are needed most, rather than the first ones. */
  const telling = (told: Pick<Audience, 'verified' | 'pictured'>): Audience => ({
    isAbandoned: () => audience.isAbandoned(),
    ...(audience.decided && { verified: told.verified }),
    ...(audience.pictured && { pictured: told.pictured }),
  });
  const orderFor = (of: readonly HeldQuotation[], told: Audience): JudgeOrder => ({
    ...order,
    audience: told,
    citations: new Map(of.map(({ key, quotation }) => [key, citationOf(quotation)] as const)),
    shareOfPictures: of.length / held.length / all.length,
  });

  const elsewhere = ofAccount ? inBoth(inAll(all), ofAccount) : inAll(all);

  // What names its source is held against that; by source and words, since two references may share the words.
  const ofCited = new Map<string, Verification>();
  for (const record of sources) {
    if (audience.isAbandoned()) break;
    const own = held.filter(({ cited }) => cited?.attachmentId === record.attachmentId);
    const each = (key: string, tell: (index: number, one: HeldQuotation) => void): void => {
      for (const one of own) if (one.key === key) tell(held.indexOf(one), one);
    };
    const told: Audience = {
      ...telling({
        verified: (key, outcome) => {
          if (outcome.status === 'skipped') return;
          each(key, (index, one) => {
            audience.decided?.(index, { ...one, verification: outcome });
          });
        },
        pictured: (key, picture) => {
          each(key, (index) => {
            audience.pictured?.(index, picture);
          });
        },
      }),
      foundElsewhere: (key, places) => {
        each(key, (index) => {
          audience.foundElsewhere?.(index, places);
        });
      },
    };
    const verifications =
      own.length === 0 ? [] : await judgeAndSearch(dependencies, record, elsewhere, orderFor(own, told));
    await keepVerifications(dependencies, record, verifications);
    for (const [key, verification] of verifications) ofCited.set(`${record.attachmentId} ${key}`, verification);
  }

  const free = held.filter(({ cited }) => cited === undefined);
  const best = new Map<string, Verification>();
  const told = new Map<HeldQuotation, Verification>();
  /** What no other source can change any more. */
  const tellFree = (key: string, verification: Verification): void => {
    for (const one of free) {
      if (one.key !== key || told.has(one)) continue;
      told.set(one, verification);
      audience.decided?.(held.indexOf(one), { ...one, verification });
    }
  };
  for (const [at, record] of all.entries()) {
    if (audience.isAbandoned()) break;
    const isLast = at === all.length - 1 && ofAccount === undefined;
    const tellFinal = telling({
      verified: (key, outcome) => {
        if (outcome.status === 'skipped') return;
        if (isLast || outcome.status === 'found') tellFree(key, betterOf(outcome, best.get(key)));
      },
      pictured: (key, picture) => {
        for (const one of free) {
          // Of another source the picture went with its verdict.
          const isOfThis = one.key === key && told.get(one)?.attachmentId === record.attachmentId;
          if (isOfThis) audience.pictured?.(held.indexOf(one), picture);
        }
      },
    });
    const open = free.filter(({ key }) => best.get(key)?.status !== 'found');
    const verifications = await judgeCitations(dependencies, record, orderFor(open, tellFinal));
    await keepVerifications(
      dependencies,
      record,
      verifications.filter(([, { status }]) => status !== 'not_found'),
    );
    for (const [key, verification] of verifications) best.set(key, betterOf(verification, best.get(key)));
  }
  if (ofAccount) {
    const known = new Set(all.map(({ attachmentId }) => attachmentId));
    const beyond: Elsewhere = async (missing, own) =>
      (await ofAccount(missing, own)).filter(({ record }) => !known.has(record.attachmentId));
    const [{ attachmentId }] = all;
    const searched = await searchElsewhere(
      dependencies,
      Array.from(best),
      attachmentId,
      beyond,
      orderFor(free, telling({})),
    );
    for (const [key, verification] of searched) best.set(key, verification);
  }
  for (const [key, verification] of best) tellFree(key, verification);
  return held.flatMap((one) => {
    const verification =
      one.cited === undefined ? best.get(one.key) : ofCited.get(`${one.cited.attachmentId} ${one.key}`);
    return verification === undefined ? [] : [{ ...one, verification }];
  });
}

const citationOf = ({ text, reference }: AnswerQuotation): Citation => {
  const { pageNumber, lastPageNumber } = reference ?? {};
  const place = {
    ...(pageNumber !== undefined && { pageNumber }),
    ...(lastPageNumber !== undefined && { lastPageNumber }),
  };
  return { sourceContext: text, ...place, usesEarlierForm: false, received: { sourceContext: text, ...place } };
};

const RANK = { found: 2, partial_text_found: 1, not_found: 0 } as const;

/** Of two partial matches the one with fewer differences is nearer to what was quoted; of equals that of the source that is named first. */
function betterOf(one: Verification, known: Verification | undefined): Verification {
  if (known === undefined) return one;
  const rank = RANK[one.status] - RANK[known.status];
  const fewer = (known.differences?.length ?? 0) - (one.differences?.length ?? 0);
  return (rank || fewer) > 0 ? one : known;
}
