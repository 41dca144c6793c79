/**
 * What is under a heading that layout detects, up to the next one: sentences, lists and rows, each of which shows that it is not a heading
 * that layout missed.
 */
import type { SourceIndex } from '../source/sourceIndex.ts';
import { mayTurn } from './frame.ts';
import { endsSentence, formOf, isSentence, leadsIn, wordsIn } from './lineForms.ts';
import { markOf, sectionMarkOf } from './lineMarks.ts';
import { haveSameForm } from './skippedHeads.ts';
import { joined, unitEnd } from './units.ts';

/** Words that only a sentence has. */
const MIN_LEADING_WORDS = 5;

/** @param head the heading's first and last line */
export function isUnderHeading(index: SourceIndex, head: { from: number; to: number }, item: number): boolean {
  const { headings, blockStarts } = index;
  if (!headings.has(head.to) || headings.has(item)) return false;
  const title = joined(index, head.from, head.to + 1);
  if (isSentence(title)) return false;
  const own = sectionMarkOf(title)?.shape;
  for (let at = head.to + 1; at < item;) {
    const end = unitEnd(index, at);
    const text = joined(index, at, end);
    if (end > item) return blockStarts.has(at) && isText(text, own);
    if (headings.has(at) || haveSameForm(title, text) || !isText(text, own) || mayTurn(text)) return false;
    at = end;
  }
  return true;
}

/** A sentence, a lead-in to a list, an item that is written as one, a row or a field. */
function isText(text: string, own: string | undefined): boolean {
  if (isSentence(text) || (leadsIn.test(text) && wordsIn(text) >= MIN_LEADING_WORDS)) return true;
  const mark = markOf(text);
  if (mark !== undefined)
    return mark.shape !== own && (mark.name === undefined || endsSentence.test(text) || /^\P{L}*\p{Ll}/u.test(text));
  return formOf(text) === 'row';
}
