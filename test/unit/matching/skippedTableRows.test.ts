/** Dots leave out whole rows of a table between two that are quoted from their first cell; no cell, and no row that denies or is a heading. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { placedPage } from '../../support/matching/placedPage.ts';

/** No line ends early, as those of separate entries do. @param left points, of the row that is quoted after the dots */
const pageWith = (left: number) =>
  placedPage([
    [0, [0, 'Requested service'], [150, 'Replacement of the knee, right (27447)']],
    [15, [0, 'Diagnosis'], [150, 'M17.11 – arthritis of the knee, right, old']],
    [30, [left, 'Requesting provider'], [150, 'Elena Vasquez, doctor, of Rolla']],
    [45, [0, 'By the second opinion, which the insurer asked for']],
    [60, [0, 'Reviewing provider'], [150, 'Marcus Lang, doctor, of Salem']],
    [75, [0, 'Approval'], [150, 'not given before the first of June 2026']],
    [90, [0, 'Paying provider'], [150, 'Missouri Mutual, branch of Rolla']],
  ]);
const page = pageWith(0);
const rowsOf = (lines: readonly string[]) =>
  lines.map((_, line) => ({ kind: 'tableRow' as const, firstLine: line, lastLine: line, certainty: 0.7 }));
const statusOf = (sourceContext: string, blocks = rowsOf(page.lines), on = page) =>
  judgeQuotation(createSourceIndex([{ ...on, blocks }]), { sourceContext }).status;

const shortened =
  'Requested service Replacement of the knee, right (27447) … Requesting provider Elena Vasquez, doctor';

it('are left out', () => {
  expect(statusOf(shortened)).toBe('found');
});

it('only where layout says that they are rows', () => {
  expect(statusOf(shortened, [])).toBe('partial_text_found');
});

it('not before a row that begins in another column, which may be the rest of one above', () => {
  expect(statusOf(shortened, rowsOf(page.lines), pageWith(60))).toBe('partial_text_found');
});

it.each([
  ['a label and another row', 'Requested service … Requesting provider Elena Vasquez, doctor'],
  ['a value and another row', 'Replacement of the knee … Requesting provider Elena Vasquez, doctor'],
  [
    'a heading among them',
    'Requesting provider Elena Vasquez, doctor, of Rolla … Reviewing provider Marcus Lang, doctor',
  ],
  [
    'a denial among them',
    'Reviewing provider Marcus Lang, doctor, of Salem … Paying provider Missouri Mutual, branch of Rolla',
  ],
])('not %s', (_, sourceContext) => {
  expect(statusOf(sourceContext)).toBe('partial_text_found');
});
