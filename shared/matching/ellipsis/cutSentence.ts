/** What an ellipsis within a sentence leaves out, and what it leaves. */
import type { Token } from '../text/tokens.ts';

/** One sentence, cut by an ellipsis. */
export interface CutSentence {
  readonly before: readonly Token[];
  readonly leftOut: readonly Token[];
  readonly after: readonly Token[];
  /** Folded characters before each token that is left out. */
  readonly gaps: readonly string[];
  /** Folded characters between these. */
  readonly gapBefore: string;
  readonly gapAfter: string;
  /** The part behind starts with the number of an item of a list: "(b) ". */
  readonly startsItem: boolean;
}
