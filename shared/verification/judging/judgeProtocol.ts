/** What a judging thread is asked and answers: one question at a time. */
import type { AnswerFormat, QuotedWords } from '../../answers/quotation.ts';
import type { ReadBack, ReadQuotation } from '../../evidence/readBack.ts';
import type { Verdict } from '../../matching/answer/verdict.ts';
import type { Quotation } from '../../matching/quotation/quotation.ts';

export interface AskedQuotation {
  readonly quotation: Omit<Quotation, 'distance'>;
  /** In a recording, the time that a citation gives says where it is, rather than its page. Milliseconds. */
  readonly expectedMs?: number | undefined;
}

export type JudgeQuestion =
  /** The text index as it is stored; the thread holds it from then on. */
  | {
      readonly kind: 'open';
      readonly documentId: string;
      readonly stored: Uint8Array;
      readonly evict: readonly string[];
    }
  /** The same as another thread unpacked it: the memory is shared, nothing is copied. */
  | {
      readonly kind: 'hold';
      readonly documentId: string;
      readonly packed: SharedArrayBuffer;
      readonly evict: readonly string[];
    }
  | { readonly kind: 'judge'; readonly documentId: string; readonly asked: readonly AskedQuotation[] }
  /** What a language model's answer quotes. */
  | { readonly kind: 'quotations'; readonly answer: string; readonly format: AnswerFormat }
  /** By what OCR reads in a picture. */
  | { readonly kind: 'judgeReading'; readonly quotation: ReadQuotation; readonly read: readonly ReadBack[] };

export type JudgeReply =
  | {
      readonly kind: 'held';
      readonly packed: SharedArrayBuffer;
      /** Code points before each page, as selectors count them. */
      readonly pageStarts: readonly number[];
      /** What the thread holds of it, bytes. */
      readonly bytes: number;
    }
  /** For the first ones asked for; the time of a turn may end before all are judged. */
  | { readonly kind: 'judged'; readonly verdicts: readonly Verdict[] }
  | { readonly kind: 'quotations'; readonly quoted: QuotedWords }
  | { readonly kind: 'failed'; readonly cause: string };

export interface JudgeStart {
  /** The thread writes into the first word which of the quotations asked for it is working on: this tells whoever ends it the reason. */
  readonly progress: Int32Array;
}
