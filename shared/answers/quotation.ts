/** What is found in a language model's answer: the words that it quotes, and what it says they are from. */

export const ANSWER_FORMATS = ['markdown', 'text', 'html'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** A source as an answer names it near a quotation. */
export interface Reference {
  /** As it is in the answer: `[2]`, `(report.pdf, p. 3)`. */
  readonly text: string;
  /** What it names: a number in a list, a file, an author with a year, an identifier. */
  readonly name?: string;
  /** 1-based. */
  readonly pageNumber?: number;
  /** In "pp. 12–14": 14. */
  readonly lastPageNumber?: number;
}

/**
 * UTF-16 units: where quotation marks or tags are further apart, one of them is lost, or the words are not searched for as one quotation.
 */
export const LONGEST_QUOTATION = 20_000;

/** Why words between quotation marks, or those of a block of citation data, are not searched for. */
export type NotCheckedReason =
  | 'too_short'
  | 'title'
  | 'term'
  | 'instruction'
  | 'own_words'
  | 'denied'
  | 'translation'
  | 'too_long'
  | 'unclosed'
  | 'unreadable';

export interface AnswerQuotation {
  /** UTF-16 offsets in the answer as it was sent, without the quotation marks around it: start inclusive, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Its words, without markup, entities decoded. */
  readonly text: string;
  /** Of a citation written as data: the part of its words that is cited. */
  readonly value?: string;
  readonly reference?: Reference;
}

/** Words between quotation marks that are skipped. */
export interface NotChecked extends AnswerQuotation {
  readonly reason: NotCheckedReason;
}

export interface QuotedWords {
  readonly quotations: readonly AnswerQuotation[];
  readonly notChecked: readonly NotChecked[];
}
