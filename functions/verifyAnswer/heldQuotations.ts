/** What there is to judge in an answer: its quotations, the sources that it names, and who is told what while they are judged. */
import type { AnswerQuotation } from '../../shared/answers/quotation.ts';
import type { VerifyAnswerRequest } from '../../shared/contract/answerRequest.ts';
import type { Citation } from '../../shared/contract/citation.ts';
import type { FoundIn, Verification } from '../../shared/contract/verification.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { Audience, PictureFields } from '../../shared/verification/audience.ts';
import type { Elsewhere } from '../../shared/verification/findElsewhere.ts';
import type { JudgeDependencies, JudgeOrder } from '../../shared/verification/judgeCitations.ts';

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

/** About quotations, by their position in the answer, as each is decided. */
export interface QuotationsAudience {
  isAbandoned(): boolean;
  decided?(index: number, judged: JudgedQuotation): void;
  pictured?(index: number, picture: PictureFields): void;
  foundElsewhere?(index: number, places: readonly FoundIn[]): void;
}

export interface QuotationTask {
  readonly dependencies: JudgeDependencies & { readonly storage: Pick<Storage, 'attachments' | 'files'> };
  readonly held: readonly HeldQuotation[];
  /** Sources that quotations name beside them, and the others that may be meant: together at least one. */
  readonly sources: readonly ReadyAttachment[];
  readonly others: readonly ReadyAttachment[];
  /** Where to search for what none of them has. */
  readonly ofAccount: Elsewhere | undefined;
  readonly order: Omit<JudgeOrder, 'citations' | 'shareOfPictures' | 'wants' | 'audience'> &
    Pick<VerifyAnswerRequest, 'outputImageFormat' | 'proofCheck' | 'strictness'>;
  readonly audience: QuotationsAudience;
}

export const allSources = ({ sources, others }: QuotationTask): readonly ReadyAttachment[] => [...sources, ...others];

/** For some of the quotations on one source. */
export const orderFor = (task: QuotationTask, some: readonly HeldQuotation[], audience: Audience): JudgeOrder => ({
  ...task.order,
  audience,
  citations: new Map(some.map(({ key, quotation }) => [key, citationOf(quotation)] as const)),
  shareOfPictures: some.length / task.held.length / allSources(task).length,
});

/** A caller that does not read along is told nothing, and gets the pictures that are needed most rather than the first ones. */
export const audienceOf = (
  { audience }: QuotationTask,
  told: Pick<Audience, 'verified' | 'pictured'> = {},
): Audience => ({
  isAbandoned: () => audience.isAbandoned(),
  ...(audience.decided && { verified: told.verified }),
  ...(audience.pictured && { pictured: told.pictured }),
});

const citationOf = ({ text, value, reference }: AnswerQuotation): Citation => {
  const { pageNumber, lastPageNumber } = reference ?? {};
  const fields = {
    sourceContext: text,
    ...(value !== undefined && { value }),
    ...(pageNumber !== undefined && { pageNumber }),
    ...(lastPageNumber !== undefined && { lastPageNumber }),
  };
  return { ...fields, usesEarlierForm: false, received: fields };
};
