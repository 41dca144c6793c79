/** The verdict on a quotation made of cells: where they are, and where in them its value is. */
import { notThere, partial } from '../answer/conclude.ts';
import { foundConfidence, GUESSED_CONFIDENCE, LIMITED_CONFIDENCE } from '../answer/confidence.ts';
import { describeGuesses } from '../answer/describeDifferences.ts';
import { areOtherInCase, hasOtherUnit } from '../comparison/unitCase.ts';
import type { Difference, Match, Omitted, Verdict, Warning } from '../answer/verdict.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { quotedText, quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { unwrapMarkup } from '../quotation/unwrapMarkup.ts';
import type { Policy, RuleId } from '../rules/policy.ts';
import { tokenWeight } from '../search/relevance.ts';
import type { Token } from '../text/tokens.ts';
import { hasDoubtfulFigure } from '../source/readingCertainty.ts';
import { isMachineRead, type LineSpan, type SourcePage, type SourceTable } from '../source/source.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { openWindow, type Window } from '../source/window.ts';
import { afterName, namesOfTables } from './captions.ts';
import { findInCells, findRowsInCells, mismatchInCells, type CellsSaid } from './judgeCells.ts';
import type { Words } from './cellWords.ts';
import type { CellText } from './pageTables.ts';
import { isOfOtherHeads } from './otherHeads.ts';
import { findPlaced, placedMismatch } from './placedCells.ts';
import { findPlacedRecords } from './placedRecords.ts';
import { areJoinedInWords, type Part } from './parts.ts';
import { withSpacedGroups } from './spacedGroups.ts';

/** Between cells in the words of a match, as between the parts of a shortened quotation. */
const BETWEEN_CELLS = ' … ';

/**
 * Found if cells of one row say it, under their own headers; partly found if its value belongs to another row or column. Undefined if no
 * table has its words, or if their places decide nothing.
 */
export function cellVerdict(
  index: SourceIndex,
  readings: readonly QuotedText[],
  quotation: Quotation,
  policy: Policy,
): Verdict | undefined {
  if (policy('cell.joined') !== 'block') {
    const asGiven = readings.map((quoted): Reading => ({ quoted, numbers: [] }));
    const grouped: Reading[] = readings.flatMap((quoted) => withSpacedGroups(quoted) ?? []);
    const named = namedTables(index, readings[0]);
    for (const { quoted, numbers, table } of [...asGiven, ...grouped, ...named]) {
      const found = placesIn(index, quoted, quotation).filter(
        ({ worded, parts }) =>
          (table === undefined || worded.pageTable === table) &&
          !areOtherInCase(quoted, parts, () => linesAround(index, worded.pageNumber, parts)) &&
          numbers.every((number) => parts.some(({ cell }) => cell.folded.includes(number))) &&
          !(policy('cell.joining-word') === 'block' && areJoinedInWords(wordsIn(quoted), parts)),
      );
      if (found.length > 0) return foundInCells(index, quoted, quotation, policy, found);
    }
  }
  return mismatchVerdict(index, readings[0], quotation, policy);
}

interface Reading {
  readonly quoted: QuotedText;
  /** Numbers that the cells must have exactly as written. */
  readonly numbers: readonly string[];
  /** The only one that it may be about. */
  readonly table?: SourceTable;
}

/** What the quotation says of tables that it names first. */
const namedTables = (index: SourceIndex, quoted: QuotedText): Reading[] =>
  index.pagesWithTables.flatMap((page) =>
    [...namesOfTables(page)].flatMap(([table, names]) => {
      const rest = afterName(quoted, names);
      return rest === undefined ? [] : [{ quoted: rest, numbers: [], table }];
    }),
  );

/** Lines above and below those of cells. */
const LINES_AROUND = 3;

function linesAround(index: SourceIndex, pageNumber: number, parts: CellsSaid['parts']): string {
  const lines = parts.flatMap(({ cell }) => cell.pieces.map(({ line }) => line));
  const [from, to] = [Math.min(...lines) - LINES_AROUND, Math.max(...lines) + LINES_AROUND];
  return (index.segmentsOfPage.get(pageNumber) ?? [])
    .map((at) => index.segments[at])
    .filter(({ lineId }) => lineId > from && lineId <= to + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** The one on the expected page, or nearest to it, first. */
function placesIn(index: SourceIndex, quoted: QuotedText, { pageNumber, distance }: Quotation): CellsSaid[] {
  const places = findInCells(index, quoted).filter((place) => !isOfOtherHeads(index, place));
  const inRows = places.length > 0 ? places : findRowsInCells(index, quoted);
  const placed: readonly CellsSaid[] = inRows.length > 0 ? inRows : findPlaced(index, quoted);
  const found: readonly CellsSaid[] = placed.length > 0 ? placed : findPlacedRecords(index, quoted);
  const farness = ({ worded, parts }: CellsSaid): number => {
    const page = { pageNumber: worded.pageNumber, lineId: (parts[0].cell.pieces[0]?.line ?? 0) + 1 };
    if (distance !== undefined) return distance(page);
    return pageNumber === undefined ? 0 : Math.abs(worded.pageNumber - pageNumber);
  };
  return found.toSorted((one, other) => farness(one) - farness(other));
}

function foundInCells(
  index: SourceIndex,
  quoted: QuotedText,
  { value = '' }: Quotation,
  policy: Policy,
  found: readonly CellsSaid[],
): Verdict {
  const whole = found.filter(({ leftOut }) => leftOut.length === 0);
  const valued = (whole.length > 0 ? whole : found).map((place) => ({
    ...place,
    valueSpans: valueIn(quoted, place.parts, value),
  }));
  const { parts, valueSpans, leftOut, rules = [] } = valued.find((place) => place.valueSpans.length > 0) ?? valued[0];
  const match = matchOf(parts, valueSpans);
  const occurrences = found.length;
  if (value.trim() !== '' && valueSpans.length === 0 && policy('value.outside') === 'block') {
    const differences = [notThere(value.trim(), 'value.outside')];
    return partial({ match, occurrences, confidence: LIMITED_CONFIDENCE, differences, warnings: [] });
  }
  const omitted = leftOut.map((cell) => ({ text: cell.raw, spans: wholeCell(cell) }));
  if (omitted.length > 0 && policy('cell.left-out') === 'block') {
    const differences = omitted.map(missingCell);
    return partial({ match, occurrences, confidence: LIMITED_CONFIDENCE, differences, warnings: [] });
  }
  const isRead = found.some(({ worded }) => isMachineRead(worded.readBy));
  const windows = isRead ? match.spans.map((span) => windowOn(index, span)) : [];
  const guessed = windows.flatMap(describeGuesses);
  if (guessed.length > 0 && policy('number.guessed') === 'block')
    return partial({ match, occurrences, confidence: GUESSED_CONFIDENCE, differences: guessed, warnings: [] });
  const weight = quoted.tokens.reduce((sum, token) => sum + tokenWeight(token), 0);
  const confidence = foundConfidence(weight, parts.length - 1, isRead, windows.some(hasDoubtfulFigure));
  const excuses: RuleId[] = [...rules, ...(quoted.rewrittenBy ?? [])];
  if (areJoinedInWords(wordsIn(quoted), parts)) excuses.push('cell.joining-word');
  const said = { status: 'found', match, occurrences, confidence } as const;
  const warnings: Warning[] = rules.includes('cell.spanning-label') ? ['out_of_context'] : [];
  return omitted.length > 0
    ? {
        ...said,
        warnings: ['shortened', ...warnings],
        omitted,
        decidedBy: ['cell.joined', 'cell.left-out', ...excuses],
      }
    : { ...said, warnings, decidedBy: ['cell.joined', ...excuses] };
}

const missingCell = ({ text, spans }: Omitted): Difference => ({
  kind: 'missing',
  type: 'words_missing',
  rule: 'cell.left-out',
  quoted: '',
  source: text,
  spans,
});

function mismatchVerdict(
  index: SourceIndex,
  quoted: QuotedText,
  { pageNumber }: Quotation,
  policy: Policy,
): Verdict | undefined {
  const nearness = (page: SourcePage): number =>
    pageNumber === undefined ? 0 : Math.abs(page.pageNumber - pageNumber);
  const placed = placedMismatch(index, quoted, nearness);
  // Several amounts after a row's label: the column of the one that is given tells which.
  const mismatch = placed?.isUnderHead === true ? placed : (mismatchInCells(index, quoted) ?? placed);
  if (mismatch === undefined || policy(mismatch.rule) !== 'block') return undefined;
  const { parts, wrong, right, rule } = mismatch;
  const difference: Difference = {
    kind: 'replaced',
    type: typeOf[rule],
    rule,
    quoted: quotedWords(quoted, wrong.from, wrong.to),
    source: right.map(({ raw }) => raw).join(BETWEEN_CELLS),
    spans: right.flatMap(wholeCell),
  };
  const shown = parts.flatMap((part) => (part.from === wrong.from ? right.map((cell) => ({ ...part, cell })) : [part]));
  return partial({
    match: matchOf(shown, []),
    occurrences: 1,
    confidence: LIMITED_CONFIDENCE,
    differences: [difference],
    warnings: [],
  });
}

const typeOf = {
  'cell.other-row': 'cell_mismatch',
  'cell.other-column': 'cell_mismatch',
  'number.changed': 'number_changed',
  'unit.changed': 'unit_changed',
} as const;

const wordsIn = ({ fold, tokens }: QuotedText): Words => ({ folded: fold.text, tokens });

function matchOf(parts: readonly Part<CellText>[], valueSpans: readonly LineSpan[]): Match {
  const cells = [...new Set(parts.map(({ cell }) => cell))];
  const text = cells.map(({ raw }) => raw).join(BETWEEN_CELLS);
  return { text, snippet: text, spans: cells.flatMap(wholeCell), valueSpans };
}

const wholeCell = (cell: CellText): LineSpan[] => cell.spansOf(0, cell.tokens.length);

/** A dash with spaces around it before the value is not part of it, and neither are the brackets of "6.90 % (150.42)". */
const isSame = ({ key }: Token, { key: written, dashed }: Token, before: Token | undefined): boolean =>
  written === key || (dashed && written === `-${key}`) || (before?.key === '%' && written === `(${key})`);

/** Where these cells have the quotation's value. */
function valueIn(quoted: QuotedText, parts: readonly Part<CellText>[], value: string): LineSpan[] {
  const given = quotedText(unwrapMarkup(value));
  const wanted = given.tokens;
  if (wanted.length === 0) return [];
  for (let at = 0; at + wanted.length <= quoted.tokens.length; at++) {
    if (!wanted.every((token, order) => isSame(token, quoted.tokens[at + order], quoted.tokens.at(at + order - 1))))
      continue;
    if (hasOtherUnit(given, quotedWords(quoted, at, at + wanted.length))) continue;
    const spans = parts.flatMap(({ cell, from, to, skipped }) => {
      const [start, end] = [Math.max(from, at), Math.min(to, at + wanted.length)];
      const last = Math.min(end - from + skipped, cell.tokens.length);
      return start - from + skipped < last ? cell.spansOf(start - from + skipped, last) : [];
    });
    if (spans.length > 0) return spans;
  }
  return [];
}

/** The words of a span, from which it is known how sure the reading was. */
function windowOn(index: SourceIndex, span: LineSpan): { window: Window; from: number; to: number } {
  const segments = (index.segmentsOfPage.get(span.pageNumber) ?? []).filter(
    (number) => index.segments[number].lineId === span.lineId,
  );
  const window = openWindow(index, segments);
  const isInside = ({ start, end }: { start: number; end: number }): boolean => {
    const [from, to] = [window.folds[0].starts?.[start] ?? start, window.folds[0].ends?.[end - 1] ?? end];
    return from >= span.start && to <= span.end;
  };
  const from = window.tokens.findIndex(isInside);
  const to = window.tokens.findLastIndex(isInside) + 1;
  return { window, from: Math.max(from, 0), to };
}
