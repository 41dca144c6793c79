/** What the matcher answers. */
import type { RuleId } from '../rules/policy.ts';
import type { LineSpan } from '../source/source.ts';

export type DifferenceType =
  | 'number_changed'
  /** It may be the same number: nothing in the source says whether a mark groups thousands or starts the decimals. */
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
  /** The value of a table's other row or column than the quotation says. */
  | 'cell_mismatch'
  /** An ellipsis leaves these words of the source out, and without them the quotation says something else. */
  | 'omission_matters'
  /** The words stand on another page than is stated, and are judged strictly. */
  | 'page_changed';

/** `kind` follows from `type`; it is from the quotation's side: `added` words stand in the quotation and not in the source. */
export interface Difference {
  readonly kind: 'replaced' | 'missing' | 'added';
  readonly type: DifferenceType;
  /** The rule by which it keeps the quotation from being found. */
  readonly rule: RuleId;
  /** The quotation's words; empty when it lacks them. */
  readonly quoted: string;
  /** The source's words; empty when it lacks them. */
  readonly source: string;
  /** Where the source's words stand; empty when it lacks them. */
  readonly spans: readonly LineSpan[];
  /** Of words that OCR read: how sure it was of the least sure one, 0..1. A low one says that the difference may be a misreading. */
  readonly readingConfidence?: number;
}

/**
 * `figure_or_word`: a number stands in digits on one side and in words on the other.
 * `shortened`: words are left out where the quotation's ellipsis says so, and none of them matters; or cells of a row before those that it gives.
 * `unsure_reading`: both sides of a difference read the same, and the machine as good as guessed the source's; or the
 * match has characters whose glyphs are undecided. `other_page`: the match is not on the page that is stated. `not_visible`, `struck_out` and `layer_unchecked` are added by whoever has looked at the page: the matcher sees text alone. `too_complex` is added by whoever bounds
 * its time: nothing was decided.
 */
export type Warning =
  | 'out_of_context'
  | 'shortened'
  | 'figure_or_word'
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
  /** The source's own words, lines joined by a space, line-end hyphenation undone. */
  readonly text: string;
  /** Text around the match, with the match in it, cut at word boundaries. */
  readonly snippet: string;
  readonly spans: readonly LineSpan[];
  /** Where `value` stands inside the match; empty when none was given or it is not there. */
  readonly valueSpans: readonly LineSpan[];
}

interface Decided {
  /** The rules that decided it, each once: by what it is not found, or by what it is found nonetheless. */
  readonly decidedBy: readonly RuleId[];
}

interface FoundVerdict extends Decided {
  readonly status: 'found';
  readonly match: Match;
  /** Places where the quotation occurs, this one included; of one that is everywhere, at least so many. */
  readonly occurrences: number;
  /** Counting them all would have taken too long: there are at least so many. */
  readonly occurrencesAtLeast?: true;
  /** 0..1: the probability that the status is right. */
  readonly confidence: number;
  readonly warnings: readonly Warning[];
  /** Of a shortened quotation: in reading order. */
  readonly omitted?: readonly Omitted[];
}

interface PartialVerdict extends Decided {
  readonly status: 'partial_text_found';
  readonly match: Match;
  readonly occurrences: number;
  readonly confidence: number;
  readonly differences: readonly Difference[];
  readonly warnings: readonly Warning[];
  /** Of a shortened quotation: in reading order. */
  readonly omitted?: readonly Omitted[];
}

interface NotFoundVerdict extends Decided {
  readonly status: 'not_found';
  readonly confidence: number;
  readonly warnings?: readonly Warning[];
}

export type Verdict = FoundVerdict | PartialVerdict | NotFoundVerdict;
