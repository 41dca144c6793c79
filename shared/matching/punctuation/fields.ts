/**
 * Whether a quotation joins the answer of one form field, or the last number of a row, to the next field's name: "Smoker: No" and under it
 * "Evidence of cancer" do not say "No evidence of cancer".
 */
import type { Gap } from './gap.ts';
import { joinsAmountBelow } from './amountsFirst.ts';
import { joinsColumns, type WordsAround } from './columns.ts';
import { leadsStatement } from '../language/leadingDenials.ts';
import { isUnit } from '../language/quantities.ts';
import { joinsCaptions } from './captions.ts';
import { endsEarly } from './lineEnds.ts';
import { isUndecidedPair } from './linePairs.ts';
import type { RuleId } from '../rules/policy.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Window } from '../source/window.ts';
import { oncePer } from '../text/oncePer.ts';

/**
 * @param around words of the quotation before the gap's left one and after its right one
 * @param quotation of which the gap is one
 */
export function joinedCells(
  window: Window,
  quoted: Gap,
  source: Gap,
  around: WordsAround,
  quotation: QuotedText,
): RuleId[] {
  // A quotation of several fields that keeps their capitals joins nothing.
  const mayJoin = quoted.rightIsSmall || around.before === 0;
  const rules: RuleId[] = [];
  if (mayJoin && endsAnswer(source) && /^\s*$/.test(quoted.text)) rules.push('cell.answer-joined');
  if (joinsLabel(window, quoted, source, quotation.fold.text)) rules.push('cell.label-joined');
  if (joinsColumns(window, quoted, source, around)) rules.push('cell.column-crossed');
  if (joinsLines(window, quoted, source, around.before === 0)) rules.push('cell.line-joined');
  if (joinsAmountBelow(window, source, around)) rules.push('cell.other-row');
  if (joinsCaptions(window, source, around.before)) rules.push('cell.caption-joined');
  if (isUndecidedPair(window, quoted, source, around.before, quotation)) rules.push('cell.pair-undecided');
  return rules;
}

/** UTF-16 units of a label, from its first letter to its colon. */
const label = /^[^\n:：|]{1,30}[:：]/u;
const value = /[:：][^\n:：|]{1,30}$/u;
/** UTF-16 units that hold both its colon and as many letters of any plane. */
const VALUE_REACH = 61;

/** "HIV | Negative: HCV" is not "HIV negative": the value of one field, and the next one's label without what it labels. */
function joinsLabel(window: Window, quoted: Gap, source: Gap, quotedText: string): boolean {
  const { left, right } = source;
  const isGlyph = right.kind === 'glyph';
  const isCell = /[|•·\t\n]|[^\S\n]{2,}/u.test(source.text) || (isGlyph && /\s/.test(source.text));
  if (!isCell || !/^[^\S\n]*$/.test(quoted.text) || (source.rightIsSmall && !isGlyph)) return false;
  if (label.test(quotedText.slice(quoted.right.start)) || (!quoted.rightIsSmall && !isGlyph)) return false;
  // A sentence in characters goes on in the next line wherever one is full.
  if (isGlyph && longestLine(window) >= PROSE_LINE && !endsEarly(window, left, right)) return false;
  return (
    value.test(window.text.slice(Math.max(0, left.end - VALUE_REACH), left.end)) &&
    label.test(window.text.slice(right.start))
  );
}

/** A cell's edge, a bullet or dots after a denial. */
const endsAnswer = ({ text, left }: Gap): boolean =>
  leadsStatement(left.key) && /[\t|•·▪‣◦]|[^\S\n]{2,}|…|\.\s?\./u.test(text);

/** UTF-16 units: if no nearby line is longer, they are the fields of a form, and no line ends for lack of room. */
const PROSE_LINE = 35;
const longestLine = oncePer(({ text }: Window): number =>
  text.split('\n').reduce((longest, { length }) => Math.max(longest, length), 0),
);

/**
 * "Smoker: No", and under it "Evidence of cancer": the answer of one field and the next field are not a sentence, and neither are a row's
 * last number and the next row's name. A line ends so if the next word would have had room.
 */
function joinsLines(window: Window, quoted: Gap, source: Gap, startsQuotation: boolean): boolean {
  const { left, right, text } = source;
  if (left.kind !== 'number' && !isUnit(left.key) && !leadsStatement(left.key)) return false;
  if (!/^[^\S\n]*\n\s*$/.test(text) || !/^[^\S\n]*$/.test(quoted.text)) return false;
  if (source.rightIsSmall || right.kind === 'number') return false;
  // A quotation of several fields that keeps their capitals joins nothing.
  if (!quoted.rightIsSmall && !(startsQuotation && leadsStatement(left.key))) return false;
  return longestLine(window) < PROSE_LINE || endsEarly(window, left, right);
}
