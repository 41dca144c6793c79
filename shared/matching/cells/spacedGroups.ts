/** "5527918" for the cell "5 527 918": a number that a quotation writes without the table's spaces. */
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';

/** After letters, points and commas it is part of something else; up to four digits are often not grouped, years never. */
const ungrouped = /(?<![\p{L}\d.,/:-])\d{5,12}(?![\p{L}\d/:-]|[.,]\d)/gu;

export interface Regrouped {
  readonly quoted: QuotedText;
  /** Its numbers as they are grouped: each must be in one cell, since "12 | 350" is not "12 350". */
  readonly numbers: readonly string[];
}

/** The same quotation with its long numbers grouped by spaces; undefined if it has none. */
export function withSpacedGroups({ raw, policy }: QuotedText): Regrouped | undefined {
  if (policy('number.notation') === 'block') return undefined;
  const numbers = (raw.match(ungrouped) ?? []).map(inThrees);
  if (numbers.length === 0) return undefined;
  const quoted = quotedText(raw.replace(ungrouped, inThrees), policy);
  return { quoted: { ...quoted, rewrittenBy: ['number.notation'] }, numbers };
}

function inThrees(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= GROUP) groups.unshift(digits.slice(Math.max(0, end - GROUP), end));
  return groups.join(' ');
}
/** Digits between two spaces. */
const GROUP = 3;
