/** The heading, or head of a list, above an item: as whole lines, or as the end of them where its list begins below. */
import { mayDeny } from '../language/negations.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { foldText } from '../text/foldText.ts';
import { tokenize } from '../text/tokens.ts';
import { kindOfLine, listInLine } from './lineForms.ts';
import type { Head } from './section.ts';

/** Lines from an item up to its heading, and lines that a heading fills. */
const MAX_LINES = 40;
const MAX_HEAD_LINES = 3;

/** The nearest above the item. @param isOpen no colon or dash of the quotation says that it is a head */
export function headAbove(
  { segments }: SourceIndex,
  itemLine: number,
  { tokens }: QuotedText,
  isOpen: boolean,
): Head | undefined {
  const wanted = tokens.map(({ key }) => key);
  for (let line = itemLine - 1; line >= Math.max(0, itemLine - MAX_LINES); line--) {
    if (segments[line].run !== segments[itemLine].run) return undefined;
    const list = listInLine(segments[line].text);
    for (let lines = 1; lines <= Math.min(MAX_HEAD_LINES, line + 1); lines++) {
      const from = line - lines + 1;
      const above = segments.slice(from, line).map(({ text }) => text);
      const text = [...above, list?.head ?? segments[line].text].join('\n');
      const startsList =
        list !== undefined || opensBelow.test(text) || kindOfLine(segments[line + 1].text) !== undefined;
      const match = matchOf(wanted, text, startsList);
      if (match === 'denied') return undefined;
      if (match === 'other' || (list === undefined && match === 'end' && !startsList)) continue;
      const item = list === undefined ? {} : { item: list.item };
      return {
        from,
        to: line,
        text,
        ...item,
        isOpen: isOpen || /;\s*$/.test(text) || (match === 'end' && !opensBelow.test(text)),
      };
    }
  }
  return undefined;
}

const opensBelow = /[:：;；—–]\s*$/u;

/**
 * The whole of the lines, with their number or without; or their end, after a comma or a sentence, where a list begins below. What
 * denies the words there is no part of the head that can be left out.
 */
function matchOf(wanted: readonly string[], text: string, startsList: boolean): 'whole' | 'end' | 'denied' | 'other' {
  const found = tokenize(foldText(text).text);
  const keys = found.map(({ key }) => key);
  const cut = keys.length - wanted.length;
  if (cut < 0 || wanted.some((key, at) => key !== keys[cut + at])) return 'other';
  if (cut === 0 || (cut === 1 && /^\d/.test(keys[0]))) return 'whole';
  if (!startsList) return 'other';
  const folded = foldText(text).text;
  let first = cut;
  while (first > 0 && !/[.,;:!?。，、；：]/u.test(folded.slice(found[first - 1].end, found[first].start))) first--;
  return keys.slice(first, cut).some((key) => mayDeny(key)) ? 'denied' : 'end';
}
