/**
 * Whether an ellipsis leaves out what the part after it is under: the words that lead in its list, or the title of its own entry in a
 * series of titles, "Item 2: Roof" after "Item 1: Budget".
 */
import type { Comparison } from '../comparison/comparePassage.ts';
import { positionAt, rawText } from '../source/window.ts';
import { follows, markOf, sectionMarkOf, type LineMark } from './lineMarks.ts';

/** Items and their further lines that are read upwards. */
const MOST_LINES = 40;

export function skipsLeadIn(before: Comparison, { window, from }: Comparison): boolean {
  const { segments } = window.index;
  const line = window.segments[positionAt(window, window.tokens[from].start)];
  const own = markOf(segments[line].text);
  if (own === undefined) return false;
  const { shape } = own;
  let first: LineMark = own;
  const last = before.window.segments[positionAt(before.window, before.window.tokens[before.to - 1].start)];
  for (let at = line - 1; at > last && line - at < MOST_LINES; at--) {
    const { text, run } = segments[at];
    if (run !== segments[line].run) return false;
    const mark = markOf(text);
    if (mark?.shape === shape) first = mark;
    if (mark?.shape === shape || /^\s*\p{Ll}/u.test(text) || continuesItem(segments[at - 1].text, text)) continue;
    // "2)" after "1)" continues its list, whatever is said or shown between the two.
    const above = segments.slice(last, at).flatMap((other) => markOf(other.text) ?? []);
    const goesOn = first.name !== undefined && above.some((other) => follows(first, other));
    return mark === undefined && /^\s*\p{Lu}/u.test(text) && !goesOn;
  }
  return false;
}

/** "Senulan," after "- Di sebelah timur: jalan raya Amaq": the item above has not ended, and this line ends it as no lead-in does. */
const continuesItem = (above: string, text: string): boolean =>
  markOf(above) !== undefined && !/[,;:.]\s*$/u.test(above) && /[,;]\s*$/u.test(text);

/** @param leftOut as written, with its line breaks */
export function skipsTitleOfSeries({ window, from, to }: Comparison, after: Comparison, leftOut: string): boolean {
  const { text, tokens } = window;
  const line = text.lastIndexOf('\n', tokens[from].start) + 1;
  const own = sectionMarkOf(rawText(window, line, tokens[to - 1].end))?.shape;
  if (own === undefined || !/^\p{L}{3}/u.test(own) || sectionMarkOf(after.quoted.raw)?.shape === own) return false;
  return leftOut
    .split('\n')
    .slice(1, -1)
    .some((other) => sectionMarkOf(other)?.shape === own);
}
