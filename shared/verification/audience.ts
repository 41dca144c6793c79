/** Who waits for verdicts, and what they are told before all of them are reached. */
import type { Payment } from '../billing/billing.ts';
import type { SkippedCitation } from '../contract/batch.ts';
import type { FoundIn, Verification } from '../contract/verification.ts';

/** What a verification says about its picture. */
export type PictureFields = Pick<Verification, 'evidence' | 'verificationImageBase64'>;

/** What a request's work needs to know about the caller. */
export interface Caller {
  /**
   * Whether nobody is waiting any more. The verdicts are reached and kept all the same, where `getAttachment` shows them, and
   * cost the same; no further pictures are drawn.
   */
  isAbandoned(): boolean;
  /** Whether there is memory for this many bytes of pictures, until the answer is taken. */
  hold?(bytes: number): boolean;
}

export interface Audience extends Caller {
  /** The money is taken. */
  begun?(held: Payment): void;
  /** What was not found is found in other sources. */
  foundElsewhere?(key: string, places: readonly FoundIn[]): void;
  /** Each as it is decided. */
  verified?(key: string, outcome: Verification | SkippedCitation): void;
  /**
   * Each picture as it is drawn. A caller that receives them separately is told of a verdict before its picture is begun, except
   * one whose receipt names it.
   */
  pictured?(key: string, picture: PictureFields): void;
}
