/** What a rule says, with examples that are its test: without the rule in the policy, one of them must come out differently. */
import type { ReadBy, SourceTable } from '../source/source.ts';

/** A source, and what somebody quotes from it. */
export type Example = readonly [
  source: string,
  quoted: string,
  more?: {
    readonly value?: string;
    readonly pageNumber?: number;
    readonly readBy?: ReadBy;
    readonly tables?: readonly SourceTable[];
    /** The source is a table: its lines are rows, tabs separate their cells, the first line names the columns. */
    readonly isTable?: true;
    /** Lines that begin with "# " are headings, the others paragraphs. */
    readonly hasHeadings?: true;
    /** The source is a typewritten page: every character keeps its column. */
    readonly isPlaced?: true;
  },
];

export interface Rule {
  /** One sentence, for somebody who is not a programmer. */
  readonly says: string;
  /** Quotations that are found: because of this rule if it excuses or warns, and in spite of it if it blocks. */
  readonly found?: readonly Example[];
  /** Quotations that are not found: because of this rule if it blocks, and in spite of it if it excuses. */
  readonly changed?: readonly Example[];
  /** It names how a verdict came out, and decides nothing that could be taken away. */
  readonly isOutcome?: true;
}

/** The rules of some kinds, by the first part of their ids. */
export type RulesOf<Id extends string, Kind extends string> = Readonly<Record<Extract<Id, `${Kind}.${string}`>, Rule>>;
