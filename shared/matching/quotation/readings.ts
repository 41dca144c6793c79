/** The ways in which a quotation may have been meant: each is tried if the ones before it are not found. */
import type { Policy } from '../rules/policy.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { isVisualQuotation, toLogicalOrder } from '../text/visualOrder.ts';
import { withCellBorders } from './cellDashes.ts';
import { quotedText, withoutMarks, type QuotedText } from './quotedText.ts';
import { withSourcesNotation } from './sourcesNotation.ts';
import { withSourcesLetters } from './typedLetters.ts';
import { unwrapMarkup } from './unwrapMarkup.ts';

/**
 * The quotation as given, without its editorial marks, without mark-up, as a row, and in the source's letters: most need only the first,
 * and each is made if the ones before it are not found.
 */
export function* readingsOf(index: SourceIndex, given: string, policy: Policy): Generator<QuotedText> {
  const before = new Set<string>();
  for (const text of readTexts(index, given)) {
    if (before.has(text)) continue;
    before.add(text);
    const quoted = quotedText(text, policy);
    if (quoted.tokens.length > 0) yield quoted;
  }
}

/** The quotation with its values written as the source writes them, where the policy takes them for the same. */
export function* renumberedReadings(index: SourceIndex, given: string, policy: Policy): Generator<QuotedText> {
  for (const { text, rules } of withSourcesNotation(index, withoutMarks(unwrapMarkup(given)))) {
    if (rules.some((rule) => policy(rule) === 'block')) continue;
    const quoted = quotedText(text, policy);
    if (quoted.tokens.length > 0) yield { ...quoted, rewrittenBy: rules };
  }
}

/** Commas of a row of a file: fewer are a list without spaces, or thousands. */
const MIN_COMMAS = 3;
/** "C-46,02.02.2023,BioTest,126780.50": a row as a file of tables has it, with no space after its commas. */
const isRowOfFile = (text: string): boolean =>
  !/,\s/u.test(text) && (text.match(/,(?!\d{3}(?!\d))/gu)?.length ?? 0) >= MIN_COMMAS;

function* readTexts(index: SourceIndex, given: string): Generator<string> {
  yield given;
  yield withoutMarks(given);
  const unwrapped = unwrapMarkup(given);
  yield unwrapped;
  const plain = withoutMarks(unwrapped);
  yield withCellBorders(plain);
  if (isRowOfFile(plain)) yield plain.replaceAll(/,(?=\S)/gu, ' | ');
  yield plain;
  if (isVisualQuotation(given)) yield toLogicalOrder(given).text;
  else yield withSourcesLetters(index, plain);
}
