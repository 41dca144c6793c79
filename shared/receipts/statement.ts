/** What a receipt states about a verification, and which parts of a verification must agree with its receipt. */
import type { Citation } from '../contract/citation.ts';
import {
  RECEIPT_PREDICATE_TYPE,
  STATEMENT_TYPE,
  type ReceiptPredicate,
  type ReceiptStatement,
  type ReceiptSubject,
} from '../contract/receipt.ts';
import type { Verification } from '../contract/verification.ts';

/** The source, as its account knows it. */
export type ReceiptSource = Pick<ReceiptPredicate, 'attachmentId' | 'filename' | 'mediaType' | 'url' | 'label'>;

export const statementOf = (predicate: ReceiptPredicate, subject: readonly ReceiptSubject[]): ReceiptStatement => ({
  _type: STATEMENT_TYPE,
  subject,
  predicateType: RECEIPT_PREDICATE_TYPE,
  predicate,
});

/** It contains everything that the verdict depends on, so that it can be reached again. */
export const predicateOf = (
  citation: Pick<Citation, 'sourceContext' | 'value' | 'pageNumber' | 'lastPageNumber' | 'lineIds' | 'timestamps'>,
  verification: Verification,
  source: ReceiptSource,
): ReceiptPredicate => ({
  quotation: {
    sourceContext: citation.sourceContext,
    value: citation.value,
    pageNumber: citation.pageNumber,
    lastPageNumber: citation.lastPageNumber,
    lineIds: citation.lineIds,
    timestamps: citation.timestamps,
  },
  verdict: verification.status,
  decidedBy: verification.decidedBy ?? [],
  differences: (verification.differences ?? []).map(({ kind, type, rule, quoted, source: words }) => ({
    kind,
    type,
    rule,
    quoted,
    source: words,
  })),
  warnings: verification.warnings ?? [],
  sourceText: verification.verifiedSourceContext,
  page: verification.pageNumber,
  boxes: verification.document?.boundingBoxes ?? [],
  strictness: verification.strictness ?? 'standard',
  matcherVersion: verification.matcherVersion,
  verifiedAt: verification.verifiedAt,
  ...source,
});

/** Bytes of a proof image as an answer has it: `data:image/<format>;base64,<data>`. */
export function proofBytes(src: string): Buffer {
  return Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
}
