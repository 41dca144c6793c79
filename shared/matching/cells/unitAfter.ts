/** A unit that a quotation gives right after a value. */
import type { Words } from './cellWords.ts';

/** Keys of its tokens. */
export type Unit = readonly string[];

/** How many tokens of the quotation from `at` on are one of the units, right after a value. */
export function unitAfter({ folded, tokens }: Words, at: number, units: readonly Unit[]): number {
  const isApart = at > 0 && at < tokens.length && /^\s?$/.test(folded.slice(tokens[at - 1].end, tokens[at].start));
  const unit = isApart
    ? units.find((keys) => keys.every((key, order) => tokens.at(at + order)?.key === key))
    : undefined;
  return unit?.length ?? 0;
}
