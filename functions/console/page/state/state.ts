/** What the console knows: one object, replaced piece by piece. */
import type { NotCheckedWords, VerifiedQuotation } from '../../../../shared/contract/answerRequest.ts';
import type { PageImage, PageTextSource, PageError, Download } from '../../../../shared/contract/attachment.ts';
import type { Strictness } from '../../../../shared/contract/requests.ts';
import type { Explanation } from '../api/failure.ts';

/** A document, page or recording that quotations are checked against. */
export interface Source {
  /** The attachment's identifier. */
  readonly id: string;
  readonly name: string;
  readonly phase: 'preparing' | 'ready' | 'failed';
  /** While it is being prepared: in words, and how far it is, 0 to 1, if known. */
  readonly progress?: { readonly words: string; readonly share?: number | undefined } | undefined;
  readonly content?: SourceContent | undefined;
  readonly failure?: Explanation | undefined;
}

export interface SourceContent {
  readonly mimeType: string;
  readonly pageCount: number;
  readonly pageImages: readonly PageImage[];
  /** One string per page. */
  readonly text: readonly string[];
  readonly textSources: readonly PageTextSource[];
  readonly pageErrors: readonly PageError[];
  readonly original?: Download | undefined;
  readonly converted?: Download | undefined;
  /** For a web address. */
  readonly address?: string | undefined;
}

/** A quotation with its verdict, as the interface and the reports have it. */
export interface CheckedQuotation extends Pick<
  VerifiedQuotation,
  'text' | 'reference' | 'attachmentId' | 'verification'
> {
  /** Unique in the list, `quotation-1` for the first. */
  readonly id: string;
  /** Where its place can be shown; absent if it is nowhere. */
  readonly sourceId?: string | undefined;
  /** In the answer, UTF-16 units; absent for single quotations. */
  readonly span?: { readonly start: number; readonly end: number } | undefined;
}

export type VerdictFilter = 'all' | 'problems' | 'found';

/** `coming`: some have arrived, more follow. `cut`: the rest did not arrive. */
export type Verdicts = 'none' | 'coming' | 'cut' | 'all';

export interface State {
  readonly key: string | undefined;
  /** What is said beside the key field: that it is being tried, or why it was not accepted. */
  readonly keyCheck: 'looking' | Explanation | undefined;
  readonly sources: readonly Source[];
  /** The source on view. */
  readonly shown: string | undefined;
  /** What was pasted. */
  readonly text: string;
  /** Whether it is shown for editing: once it is checked, the verdicts take its place. */
  readonly editing: boolean;
  /** The answer that was checked as a whole; absent if single quotations were. */
  readonly answer: string | undefined;
  /** Words of it between quotation marks that were not taken for quotations. */
  readonly notChecked: readonly NotCheckedWords[];
  readonly quotations: readonly CheckedQuotation[];
  readonly verdicts: Verdicts;
  /** How the next check judges. */
  readonly strictness: Strictness;
  /** How those in the list were judged. */
  readonly judgedBy: Strictness;
  readonly selected: string | undefined;
  readonly filter: VerdictFilter;
  /** What is in progress, in words; absent when nothing is. */
  readonly busy: string | undefined;
  readonly failure: Explanation | undefined;
  /** Announced once, by screen readers too. */
  readonly notice: string | undefined;
  readonly balanceCents: number | undefined;
  /** On narrow screens only one of the two is on view. */
  readonly pane: 'quotations' | 'document';
  readonly reading: 'pages' | 'text';
  readonly search: string;
  /** Where to scroll: a new object for every request, so that the same place can be requested twice. */
  readonly target: Target | undefined;
}

export interface Target {
  readonly sourceId: string;
  readonly pageNumber: number;
  /** PDF points from the top of the page; absent for its beginning. */
  readonly y?: number | undefined;
  /** Seconds, for recordings. */
  readonly seconds?: number | undefined;
  /** Whether a recording is to play at once. */
  readonly play?: boolean;
}

export const EMPTY: State = {
  key: undefined,
  keyCheck: undefined,
  sources: [],
  shown: undefined,
  text: '',
  editing: true,
  answer: undefined,
  notChecked: [],
  quotations: [],
  verdicts: 'none',
  strictness: 'standard',
  judgedBy: 'standard',
  selected: undefined,
  filter: 'all',
  busy: undefined,
  failure: undefined,
  notice: undefined,
  balanceCents: undefined,
  pane: 'quotations',
  reading: 'pages',
  search: '',
  target: undefined,
};
