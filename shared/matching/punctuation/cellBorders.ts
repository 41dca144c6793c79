/**
 * The marks with which a quoter sets apart what a table or a form sets apart by space alone: "Iberia; 188.7; −2.4%" read along
 * a row, "Full name: Priya Raman" off a form. Only beside a whole figure, and behind the label that a line starts with: between
 * any other words a mark makes another sentence.
 */
import { isGrouped } from '../edges/edges.ts';
import { isMonth } from '../language/dates.ts';
import { mayDeny } from '../language/negations.ts';
import { isUnit } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import type { Token } from '../text/tokens.ts';
import type { Window } from '../source/window.ts';
import type { Gap } from './gap.ts';

/** Words of a label, and of a line that is a label with its value. */
const MAX_LABEL_WORDS = 5;
const MAX_FIELD_WORDS = 8;
/** Words of a value and the next label before a figure: a figure that is nearer belongs to a row. */
const MIN_VALUE_WORDS = 3;

/** @param right the source's token behind the gap */
export function setsCellsApart(window: Window, quoted: Gap, source: Gap, right: number): boolean {
  // Signs are compared as marks: "401.0; +6.0".
  if (!/^[^\S\n]+\+?$/.test(source.text) || source.side === 'scan') return false;
  const mark = quoted.text.replace(/[*_+\ufdd0]/g, '').trim();
  if (!/^(?:[,;:]|-{1,2})$/.test(mark) || (mark.startsWith('-') && !/^\s.*\s$/.test(quoted.text))) return false;
  if (mayDeny(source.left.key)) return false;
  if (endsFigure(source.left) || source.right.kind === 'number') return areWholeCells(window, quoted, source, right);
  return (mark === ':' || mark.startsWith('-')) && isLabelOfLine(window, source);
}

const endsFigure = ({ kind, key }: Token): boolean =>
  kind === 'number' || /^[%‰\p{Sc}]$/u.test(key) || (isUnit(key) && !isStopword(key));

/** Neither a figure without its unit or its noun, nor the thousands of one. */
function areWholeCells(window: Window, quoted: Gap, { left, right, rightIsSmall }: Gap, at: number): boolean {
  if (right.kind === 'number') {
    return !isGrouped(window, at) && !isMonth(left.key) && !isStopword(left.key);
  }
  if (right.kind !== 'word' || rightIsSmall || quoted.rightIsSmall) return false;
  return !isUnit(right.key) && !isMonth(right.key);
}

/** "Full name Priya Raman": what the line starts with, and a capital behind it, or a line that is no sentence. */
function isLabelOfLine({ text, tokens }: Window, { left, right, rightIsSmall }: Gap): boolean {
  const start = text.lastIndexOf('\n', left.start) + 1;
  const end = text.indexOf('\n', right.start);
  const words = tokens.filter((token) => token.start >= start && (end < 0 || token.end <= end));
  const label = words.filter((token) => token.end <= left.end);
  // In a row of figures the label goes up to the first of them.
  if (words.slice(label.length, label.length + MIN_VALUE_WORDS).some(({ kind }) => kind === 'number')) return false;
  if (label.length > MAX_LABEL_WORDS || label.some(({ key }) => mayDeny(key)) || isStopword(left.key)) return false;
  if (!rightIsSmall) return right.kind === 'word' || right.kind === 'glyph';
  return words.length <= MAX_FIELD_WORDS && !words.some(({ key }) => isStopword(key));
}
