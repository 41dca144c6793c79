/** Tables whose amounts come last, like those of bank statements, written column by column: read by their rows. */
import type { Chunk } from './chunks.ts';
import type { Row } from './rows.ts';

/** Rows from which that is not a coincidence. */
const LEAST_LEDGER = 4;
/** Share of the rows on both sides that end with a number in a table whose amounts come last. */
const WITH_AMOUNTS = 0.7;
/** Share of the left side's rows that end with a number if the left side is a separate table. */
const MOST_AMOUNTS = 0.3;
const AMOUNT = /^[-−–(+]?\p{Sc}?[-−–]?\d[\d.,' ]*%?\)?-?$/u;

/**
 * Whether nearly every line of the right side is on one of the left side's, and ends with an amount, as no prose does.
 * @param start of the strip between the sides
 */
export function isLedger(rows: readonly Row[], start: number): boolean {
  const isLeft = (chunk: Chunk): boolean => chunk.end <= start + 0.01;
  const onRight = rows.filter(({ chunks }) => !chunks.every(isLeft));
  const onBoth = onRight.filter(({ chunks }) => chunks.some(isLeft));
  if (onBoth.length < LEAST_LEDGER || onBoth.length < WITH_AMOUNTS * onRight.length) return false;
  const endsInAmount = (chunk: Chunk | undefined): boolean => chunk !== undefined && AMOUNT.test(lastWordOf(chunk));
  const amounts = onBoth.filter(({ chunks }) => endsInAmount(chunks.at(-1)));
  const ofLeft = onBoth.filter(({ chunks }) => endsInAmount(chunks.findLast(isLeft)));
  return amounts.length >= WITH_AMOUNTS * onBoth.length && ofLeft.length <= MOST_AMOUNTS * onBoth.length;
}

function lastWordOf({ glyphs }: Chunk): string {
  const from = glyphs.findLastIndex(({ spaceBefore }) => spaceBefore);
  return glyphs
    .slice(Math.max(from, 0))
    .map(({ text }) => text)
    .join('');
}
