/** The number of a row or field at the start of its cell, and how much of the cell it is. */
import type { Token } from '../text/tokens.ts';

/**
 * "3. Effective date", "III – Revenue", "01 / Lite": the number of a field or an item, which a citing author may leave out; not before an
 * amount. "$ Amount (USD)": a sign before the name of a column.
 */
const LISTED = /^(?:\(?(?:\d{1,2}[a-z]?|[a-z]|[ivx]{1,5})(?:[.)]|\s[-–—/])|\p{Sc})\s+(?=\p{L})/u;

/** Tokens at the start of a cell that number it. */
export function numberingTokens({
  folded,
  tokens,
}: {
  readonly folded: string;
  readonly tokens: readonly Token[];
}): number {
  const end = LISTED.exec(folded)?.[0].length ?? 0;
  return end === 0 ? 0 : tokens.findIndex(({ start }) => start >= end);
}
