/** What is between two parts of a shortened quotation. */
import type { Comparison } from '../comparison/comparePassage.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Window } from '../source/window.ts';

/** Tokens of a window, end exclusive. */
export interface Stretch {
  readonly window: Window;
  readonly from: number;
  readonly to: number;
}

export interface Omission extends Stretch {
  /** What the omitted words do; `elision.parts-in-order` if they do nothing. */
  readonly rule: RuleId;
  /** The words that do it. */
  readonly matters: Omit<Stretch, 'window'>;
  /** A sentence or an item ends within it. */
  readonly crossesSentence: boolean;
}

export interface Cut extends Stretch {
  /** Tokens that start a sentence or an item, up to the first of the part after. */
  readonly ends: readonly number[];
  readonly before: Comparison;
  readonly after: Comparison;
}

export type Judgement = Pick<Omission, 'rule'> & Partial<Pick<Omission, 'matters'>>;
