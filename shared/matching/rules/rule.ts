/** What a rule says, with examples that are its test: taken out of the policy, one of them must come out otherwise. */
import type { ReadBy, SourceTable } from '../source/source.ts';

/** A source, and what somebody quotes of it. */
export type Example = readonly [
  source: string,
  quoted: string,
  more?: {
    readonly value?: string;
    readonly pageNumber?: number;
    readonly readBy?: ReadBy;
    readonly tables?: readonly SourceTable[];
    /** The source is a table: its lines are rows, tabs part their cells, the first line names the columns. */
    readonly isTable?: true;
  },
];

export interface Rule {
  /** One sentence, for somebody who is no programmer. */
  readonly says: string;
  /** Quotations that are found: by this rule where it excuses or warns, and in spite of it where it blocks. */
  readonly found?: readonly Example[];
  /** Quotations that are not found: by this rule where it blocks, and in spite of it where it excuses. */
  readonly changed?: readonly Example[];
  /** It names how a verdict came out, and decides nothing that could be taken away. */
  readonly isOutcome?: true;
}

/** The rules of some kinds, by the first part of their ids. */
export type RulesOf<Id extends string, Kind extends string> = Readonly<Record<Extract<Id, `${Kind}.${string}`>, Rule>>;
