/** Checks a receipt with nothing but public keys, and whether what surrounds it agrees with what was signed. */
import { isDeepStrictEqual } from 'node:util';
import { citationSchema } from '../contract/citation.ts';
import {
  receiptStatementSchema,
  type ReceiptEnvelope,
  type ReceiptKey,
  type ReceiptStatement,
} from '../contract/receipt.ts';
import { verificationSchema } from '../contract/verification.ts';
import { openEnvelope } from './envelope.ts';
import { predicateOf, proofBytes } from './statement.ts';
import { sha256 } from './subjects.ts';
import { asJson } from './asJson.ts';

export type CheckedReceipt =
  | { readonly ok: true; readonly statement: ReceiptStatement; readonly key: ReceiptKey }
  /** Without a full stop. */
  | { readonly ok: false; readonly reason: string; readonly isForeign?: true };

export function checkReceipt(envelope: ReceiptEnvelope, keys: readonly ReceiptKey[]): CheckedReceipt {
  const opened = openEnvelope(envelope, keys);
  if (!opened.ok) return opened;
  const parsed = receiptStatementSchema.safeParse(jsonOf(opened.payload.toString('utf8')));
  if (!parsed.success) return { ok: false, reason: 'what was signed is not the receipt of a verdict' };
  const { key } = opened;
  const { verifiedAt } = parsed.data.predicate;
  if (verifiedAt < key.validFrom) return { ok: false, reason: `the key was not in use yet at ${verifiedAt}` };
  if (key.validUntil !== undefined && verifiedAt > key.validUntil) {
    return { ok: false, reason: `the key was no longer in use at ${verifiedAt}` };
  }
  return { ok: true, statement: parsed.data, key };
}

/**
 * Fields of a verification that differ from its receipt: a reader sees what surrounds the receipt, but only the receipt is
 * signed.
 * @returns none if all agree; `undefined` if it is not a verification
 */
export function disagreements(
  verification: unknown,
  { predicate, subject }: ReceiptStatement,
): readonly string[] | undefined {
  const parsed = verificationSchema.safeParse(verification);
  if (!parsed.success) return undefined;
  const citation = citationSchema.safeParse(parsed.data.citation);
  if (!citation.success) return undefined;
  const { filename, mediaType, url, label } = predicate;
  const attachmentId = parsed.data.attachmentId ?? predicate.attachmentId;
  const told = asJson(predicateOf(citation.data, parsed.data, { attachmentId, filename, mediaType, url, label }));
  const signed = asJson(predicate);
  const names = [...new Set([...Object.keys(told), ...Object.keys(signed)])];
  const { status, searchState, evidence, pageNumber } = parsed.data;
  const proof = subject.find(({ name }) => name === 'proof');
  return [
    ...names.filter((name) => !isDeepStrictEqual(told[name], signed[name])),
    ...(searchState.status === status ? [] : ['searchState.status']),
    ...(searchState.actualPage === pageNumber ? [] : ['searchState.actualPage']),
    ...(evidence === undefined || sha256(proofBytes(evidence.src)) === proof?.digest.sha256 ? [] : ['evidence']),
  ];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
