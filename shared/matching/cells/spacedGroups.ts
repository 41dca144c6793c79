/** "5527918" for the cell "5 527 918": a number that a quotation writes in one, as tables set it apart. */
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';

/** Behind letters, points and commas it is part of something else; up to four digits are often not grouped, years never. */
const ungrouped = /(?<![\p{L}\d.,/:-])\d{5,12}(?![\p{L}\d/:-]|[.,]\d)/gu;

/** The same quotation with its long numbers grouped by spaces; undefined where it has none. */
export function withSpacedGroups({ raw, policy }: QuotedText): QuotedText | undefined {
  if (policy('number.notation') === 'block') return undefined;
  const text = raw.replace(ungrouped, inThrees);
  return text === raw ? undefined : { ...quotedText(text, policy), rewrittenBy: ['number.notation'] };
}

function inThrees(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= GROUP) groups.unshift(digits.slice(Math.max(0, end - GROUP), end));
  return groups.join(' ');
}
/** Digits between two spaces. */
const GROUP = 3;
