/**
 * Whether a match is cut between a symbol and the label that it belongs to: in "□ Owner ■ Tenant" each box precedes its words, so that
 * "Owner ■" says the opposite. Ticks, crosses, boxes, stars, arrows of any kind.
 */
import { sentenceEnd } from '../text/sentenceEnd.ts';
import { hasChosenBox, isEmptyBox, isOpenBox } from '../marks/boxes.ts';
import { isBullet, isMark } from '../marks/bullets.ts';
import { isStopword } from '../language/stopwords.ts';
import type { TokenRange, Window } from '../source/window.ts';
import { oncePer } from '../text/oncePer.ts';

/** Tokens `from` to `to` (end exclusive) of the window, widened over a symbol, or over the words of one, that was cut off. */
export function withMarks(window: Window, from: number, to: number): TokenRange {
  const { tokens } = window;
  const marks = new Set<string>();
  let holdsWords = false;
  for (let at = from; at < to; at++) {
    if (isMark(tokens[at])) marks.add(tokens[at].key);
    else holdsWords = true;
  }
  if (marks.size === 0) {
    const isOpen = cutsAnswer(window, from, to) || losesEmptyBox(window, to) || cutsFromBox(window, from, to);
    const end = isOpen ? to + 1 : to;
    return { from: isNotChosen(window, from) ? from - 1 : from, to: end };
  }
  if (!holdsWords) return { from, to };
  let [first, last] = [from, to];
  if (isMark(tokens[from])) {
    if (sideOf(window, from) === 'after' && from > 0 && isSameLine(window, from - 1, from)) first--;
  } else if (isOther(window, from - 1, marks) && sideOf(window, from - 1) === 'before') first--;
  if (isMark(tokens[to - 1])) {
    if (sideOf(window, to - 1) === 'before' && to < tokens.length && isSameLine(window, to - 1, to)) last++;
  } else if (isOther(window, to, marks) && sideOf(window, to) === 'after' && isSameLine(window, to - 1, to)) last++;
  return { from: first, to: last };
}

/** "Is it a shell company? Yes" before an empty box: the answer belongs to the box. */
function cutsAnswer(window: Window, from: number, to: number): boolean {
  const { tokens, text } = window;
  if (to - from < 2 || !isMark(tokens.at(to)) || !isSameLine(window, to - 1, to)) return false;
  return sentenceEnd.test(text.slice(tokens[to - 2].end, tokens[to - 1].start)) && sideOf(window, to) === 'after';
}

/** "Smoker: Yes | ☐ No ☒": the answer was not chosen. */
function losesEmptyBox(window: Window, to: number): boolean {
  const token = window.tokens.at(to);
  if (token === undefined || !isEmptyBox(token) || !isSameLine(window, to - 1, to)) return false;
  return sideOf(window, to) === 'after' && hasChosenBox(window);
}

/** "Single O 20 EUR Family | O 30 EUR": a label before a letter that stands for its box. */
const cutsFromBox = (window: Window, from: number, to: number): boolean =>
  window.tokens.at(to)?.key === 'o' &&
  isOpenBox(window, to) &&
  window.tokens.slice(from, to).some(({ key }) => key === 'o');

/** "☒ I agree ☐ I do not agree": what follows the empty one of two boxes is not what somebody says. */
function isNotChosen(window: Window, from: number): boolean {
  const token = window.tokens.at(from - 1);
  if (from === 0 || token === undefined || !isEmptyBox(token) || !isSameLine(window, from - 1, from)) return false;
  return sideOf(window, from - 1) === 'before' && hasChosenBox(window);
}

/** A symbol that says something else than those of the match: it would be read with one of them. A bullet says nothing. */
function isOther(window: Window, at: number, marks: ReadonlySet<string>): boolean {
  const token = at < 0 ? undefined : window.tokens.at(at);
  return isMark(token) && !(marks.size === 1 && marks.has(token.key)) && !isBullet(window, at);
}

const isSameLine = ({ tokens, text }: Window, one: number, other: number): boolean =>
  !text.slice(tokens[Math.min(one, other)].end, tokens[Math.max(one, other)].start).includes('\n');

/** On which side of its words a symbol is. The start and end of its line show it, otherwise the nearby lines do. */
function sideOf(window: Window, at: number): 'before' | 'after' | 'unknown' {
  const { tokens, text } = window;
  let first = at;
  while (first > 0 && isMark(tokens[first - 1])) first--;
  if (first > 0) {
    const previous = tokens[first - 1];
    const gap = text.slice(previous.end, tokens[first].start);
    // "Rating: ★★★", "as shown by ■": words that lead to it.
    if (/[:：]\s*$/u.test(gap) || (isStopword(previous.key) && !gap.includes('\n'))) return 'after';
  }
  const own = sideOnLine(window, at);
  if (own !== 'unknown') return own;
  return usualSide(window);
}

/** On which side most of a window's symbols are: one line after the other, of which each says the same of all its symbols. */
const usualSide = oncePer((window: Window): 'before' | 'after' => {
  const { tokens } = window;
  const votes = { before: 0, after: 0, unknown: 0 };
  for (let at = 0; at < tokens.length;) {
    let end = at + 1;
    while (end < tokens.length && isSameLine(window, end - 1, end)) end++;
    const marks = tokens.slice(at, end).filter(isMark).length;
    if (marks > 0) votes[sideOnLine(window, at)] += marks;
    at = end;
  }
  return votes.after > votes.before ? 'after' : 'before';
});

function sideOnLine(window: Window, at: number): 'before' | 'after' | 'unknown' {
  const { tokens } = window;
  let first = at;
  while (first > 0 && isSameLine(window, first - 1, first)) first--;
  let last = at;
  while (last + 1 < tokens.length && isSameLine(window, last, last + 1)) last++;
  // What only begins an item is not part of the row.
  if (first < last && isBullet(window, first)) first++;
  if (isMark(tokens[first]) === isMark(tokens[last])) return 'unknown';
  return isMark(tokens[first]) ? 'before' : 'after';
}
