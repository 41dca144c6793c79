/** What the matcher answers. */
import type { RuleId } from '../rules/policy.ts';
import type { LineSpan } from '../source/source.ts';

export type DifferenceType =
  | 'number_changed'
  /** It may be the same number: nothing in the source says whether a separator groups thousands or starts the decimals. */
  | 'number_notation'
  | 'date_changed'
  | 'unit_changed'
  | 'name_changed'
  | 'negation_added'
  | 'negation_removed'
  | 'word_replaced'
  | 'words_missing'
  | 'words_added'
  | 'order_changed'
  /** The value belongs to a different row or column of the table than the quotation says. */
  | 'cell_mismatch'
  /** An ellipsis leaves out these words of the source, and without them the quotation says something else. */
  | 'omission_matters'
  /** The words are on another page than stated, and are judged strictly. */
  | 'page_changed';

/** `kind` follows from `type`; it is seen from the quotation: `added` words are in the quotation and not in the source. */
export interface Difference {
  readonly kind: 'replaced' | 'missing' | 'added';
  readonly type: DifferenceType;
  /** The rule by which it keeps the quotation from being found. */
  readonly rule: RuleId;
  /** The quotation's words; empty when it lacks them. */
  readonly quoted: string;
  /** The source's words; empty when it lacks them. */
  readonly source: string;
  /** Where the source's words are; empty when it lacks them. */
  readonly spans: readonly LineSpan[];
  /** For words that OCR read: how sure it was of the least sure one, 0..1. A low value means that the difference may be a misreading. */
  readonly readingConfidence?: number;
}

/**
 * `figure_or_word`: a number is in digits on one side and in words on the other. `shortened`: words are left out where the quotation's
 * ellipsis says so, and none of them matters; or cells of a row before those that it gives. `interpolated`: words in square brackets are the
 * citing author's; the source has them elsewhere. `unsure_reading`: the
 * machine all but guessed what the source says there; or the match has characters that OCR may have misread, or whose
 * glyphs are undecided. `other_page`: the
 * match is not on the stated page. `not_visible`, `struck_out` and `layer_unchecked` are added by the code that looks at the page: the
 * matcher sees only text. `too_complex` is added by the code that limits its time: nothing was decided.
 */
export type Warning =
  | 'out_of_context'
  | 'shortened'
  | 'figure_or_word'
  | 'interpolated'
  | 'unsure_reading'
  | 'not_visible'
  | 'struck_out'
  | 'layer_unchecked'
  | 'other_page'
  | 'too_complex';

/** What a shortened quotation leaves out. */
export interface Omitted {
  /** The source's own words. */
  readonly text: string;
  readonly spans: readonly LineSpan[];
}

/** A place in the source, in reading order. */
export interface Match {
  /** The source's own words, lines joined by a space, end-of-line hyphenation undone. */
  readonly text: string;
  /** Text around the match, including the match, cut at word boundaries. */
  readonly snippet: string;
  readonly spans: readonly LineSpan[];
  /** Where `value` is inside the match; empty if none was given or it is not there. */
  readonly valueSpans: readonly LineSpan[];
}

interface Decided {
  /** The rules that decided it, each once: those that keep it from being found, or those by which it is found nonetheless. */
  readonly decidedBy: readonly RuleId[];
}

interface FoundVerdict extends Decided {
  readonly status: 'found';
  readonly match: Match;
  /** Places where the quotation occurs, including this one; for one that is everywhere, a lower bound. */
  readonly occurrences: number;
  /** Counting them all would have taken too long: there are at least this many. */
  readonly occurrencesAtLeast?: true;
  /** 0..1: the probability that the status is right. */
  readonly confidence: number;
  readonly warnings: readonly Warning[];
  /** For a shortened quotation: in reading order. */
  readonly omitted?: readonly Omitted[];
}

interface PartialVerdict extends Decided {
  readonly status: 'partial_text_found';
  readonly match: Match;
  readonly occurrences: number;
  readonly confidence: number;
  readonly differences: readonly Difference[];
  readonly warnings: readonly Warning[];
  /** For a shortened quotation: in reading order. */
  readonly omitted?: readonly Omitted[];
}

interface NotFoundVerdict extends Decided {
  readonly status: 'not_found';
  readonly confidence: number;
  readonly warnings?: readonly Warning[];
}

export type Verdict = FoundVerdict | PartialVerdict | NotFoundVerdict;

/** For a citation whose words cost more than allowed: nothing was decided. */
export const TOO_COMPLEX: Verdict = { status: 'not_found', confidence: 0, warnings: ['too_complex'], decidedBy: [] };
