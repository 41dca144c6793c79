/** Receipts in a file: a single one, a verification that has one, or any answer of the service, including answers in lines. */
import { receiptEnvelopeSchema, type ReceiptEnvelope } from '../../shared/contract/receipt.ts';
import { Refusal } from './refusal.ts';

export interface FoundReceipt {
  /** Where in the file, for example `verifications.a`; empty for a file that is a receipt. */
  readonly path: string;
  /** Absent if what is in its place has another form. */
  readonly envelope?: ReceiptEnvelope;
  /** What contains the receipt. */
  readonly around?: unknown;
}

/** Levels of objects and lists that are searched: answers have six. */
const DEEPEST = 50;

/** @param path for messages. @throws Refusal if there is none */
export function receiptsIn(text: string, path: string): FoundReceipt[] {
  const found = valuesIn(text, path).flatMap((value) => search(value, []));
  if (found.length > 0) return found;
  throw new Refusal(`There is no receipt in ${path}. A request with "receipt": true gets one for each verdict.`);
}

/** The receipts of a report for people, which shows them as text. */
const SHOWN = /<pre><code>(\{[^<]{1,200000}\})<\/code><\/pre>/g;

/** What `markupText` writes for characters that markup needs. */
const plain = (markup: string): string =>
  markup.replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)));

function valuesIn(text: string, path: string): unknown[] {
  if (text.startsWith('<!doctype html>'))
    return Array.from(text.matchAll(SHOWN), ([, json]) => JSON.parse(plain(json)) as unknown);
  try {
    return [JSON.parse(text)];
  } catch {
    try {
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as unknown);
    } catch (cause) {
      throw new Refusal(`${path} is neither JSON nor lines of JSON. ${String(cause)}`);
    }
  }
}

function search(value: unknown, path: readonly string[]): FoundReceipt[] {
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return [];
  if ('payloadType' in value) return [{ path: path.join('.'), envelope: envelopeOf(value) }];
  const own = 'receipt' in value ? [{ path: path.join('.'), envelope: envelopeOf(value.receipt), around: value }] : [];
  const below = Object.entries(value).flatMap(([name, inner]) =>
    name === 'receipt' ? [] : search(inner, [...path, name]),
  );
  return [...own, ...below];
}

const envelopeOf = (value: unknown): ReceiptEnvelope | undefined => receiptEnvelopeSchema.safeParse(value).data;
