/** Names of columns whose lines layout left above the table, took for levels by themselves, or did not know to be over several columns. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { SourceCell, SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { typedBoxes, typedLines } from '../../support/matching/typewriting.ts';

/** Typed lines; the table has those from a given one on, a row each, and cells of words with two spaces or more between them. */
function typedPage(text: string, firstRow: number, headers: number): SourcePage {
  const given = text.split('\n');
  const lines = typedLines(given);
  const starts = [
    ...new Set(given.slice(firstRow + headers).flatMap((line) => cellsOf(line).map(([at]) => at))),
  ].toSorted((one, other) => one - other);
  const cells = given.slice(firstRow).flatMap((line, row) =>
    cellsOf(line).map(([at, words], order): SourceCell => {
      const column = row < headers ? starts.findLastIndex((start) => start <= at + 1) : order;
      const start = lines[firstRow + row].indexOf(words, order === 0 ? 0 : at > 0 ? offset(line, at) : 0);
      const pieces = [{ line: firstRow + row, start, end: start + words.length }];
      return { row, column, rowSpan: 1, columnSpan: 1, isHeader: row < headers || column === 0, pieces };
    }),
  );
  const tables = [{ rows: given.length - firstRow, columns: starts.length, cells, certainty: 0.95 }];
  return { pageNumber: 1, readBy: 'textLayer', lines, wordBoxes: typedBoxes(given), tables };
}

const cellsOf = (line: string): [number, string][] =>
  Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ index, 0: words }) => [index, words]);
const offset = (line: string, at: number): number => line.slice(0, at).trim().replace(/\s+/g, ' ').length;

const survey = typedPage(
  `                               Neither
                     Strongly  agree nor
Statement            disagree  disagree   Agree    Mean
Meetings are useful  16%       28%        20%      2.67
I have my tools      3%        13%        51%      3.87`,
  2,
  1,
);
const funds = typedPage(
  `           Without       With
           Donor         Donor
Item       Restrictions  Restrictions  Total
Grants     412,905       215,175       628,080
Donations  14,020        3,310         17,330`,
  1,
  2,
);
const years = typedPage(
  `           2023                      2022
           Unrestricted  Restricted  Unrestricted  Restricted
Grants     273,864       215,175     190,400       88,000
Donations  45,010        1,250       39,875        2,500`,
  0,
  2,
);

const isFound = (page: SourcePage, sourceContext: string): boolean =>
  judgeQuotation(createSourceIndex([page]), { sourceContext }).status === 'found';

it.each<[SourcePage, string]>([
  [survey, 'Meetings are useful – Neither agree nor disagree: 28%'],
  [survey, 'I have my tools, Strongly disagree: 3%, Neither agree nor disagree: 13%'],
  [survey, 'Agree – Meetings are useful: 20%'],
  [funds, 'Grants – Without Donor Restrictions: 412,905'],
  [funds, 'Donations: With Donor Restrictions: 3,310, Total: 17,330'],
  [years, 'Grants – 2023, Restricted: 215,175'],
  [years, 'Donations – Restricted (2023): 1,250'],
  [years, '2022: Grants – Unrestricted: 190,400; Restricted: 88,000'],
])('finds values under names of several lines: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(true);
});

it.each<[SourcePage, string]>([
  [survey, 'Meetings are useful – Agree: 28%'],
  [survey, 'Meetings are useful – disagree: 28%'],
  [survey, 'I have my tools, Disagree: 3%'],
  [survey, 'Neither agree nor disagree – Meetings are useful: 16%'],
  [funds, 'Grants – With Donor Restrictions: 412,905'],
  [funds, 'Grants – Donor Restrictions: 412,905'],
  [years, 'Grants – 2022, Restricted: 215,175'],
  [years, 'Grants – 2023: 215,175'],
  [years, 'Total – 2023, Restricted: 88,000'],
  [years, '2022: Grants – Unrestricted: 273,864; Restricted: 215,175'],
])('finds no value under a part of a name, or the name of others: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(false);
});
