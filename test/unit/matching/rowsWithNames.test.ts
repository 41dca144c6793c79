/** A row with the names of its columns as models give it: names on two levels, dashes for values, tables side by side, shortened names. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage, type TablePage } from '../../support/matching/tables.ts';

const compilers: TablePage = {
  headers: 2,
  rows: `\tLinux\t<\t<\tWindows\t<\t<
Language\tVersion\tTime\tRel. time\tVersion\tTime\tRel. time
Oberon\t9.0\t2.26\t3.11\t9.1\t2.89\t3.83
Simula\t0.2\t1.92\t2.64\t0.3\t2.04\t2.70`,
};
const garage: TablePage = {
  rows: `Work\tHours\tRate\tCost
Parts\t-\t-\t2,100
Body\t2\t150\t300
Mechanics\t-\t-\t-
Tests\t4\t-\t600`,
};
const party: TablePage = {
  rows: `Expenses\tGross\tIncome\tGross
Bus\t600,00 €\tCity\t2 000,00 €
Dinner\t4 320,00 €\tUniversity\t3 000,00 €`,
};
const ratings: TablePage = {
  rows: `Aspect\t#Train\t#Test
Rating\t161\t53
Rating (all)\t75.19\t43.59
Benefits (brief)\t310\t103`,
};
const visits: TablePage = {
  rows: `Service\t<\tFee
First visit\tonce a month\t6,400
Urgent visit\tonce a day\t26,500`,
};

const isFound = (page: TablePage, sourceContext: string): boolean =>
  judgeQuotation(createSourceIndex([tablePage(page)]), { sourceContext }).status === 'found';

const header =
  '| Language | Linux Version | Linux Time | Linux Rel. time | Windows Version | Windows Time | Windows Rel. time |';
const exchanged =
  '| Language | Windows Version | Windows Time | Windows Rel. time | Linux Version | Linux Time | Linux Rel. time |';
const rule = '| --- | --- | --- | --- | --- | --- | --- |';

it.each<[TablePage, string]>([
  [compilers, `${header}\n${rule}\n| Oberon | 9.0 | 2.26 | 3.11 | 9.1 | 2.89 | 3.83 |`],
  [compilers, '| Language | Linux Time | Windows Time |\n|---|---|---|\n| Simula | 1.92 | 2.04 |'],
  [compilers, 'Simula, Windows Time: 2.04; Linux Time: 1.92'],
  [garage, 'Parts, Hours: -; Rate: -; Cost: 2,100'],
  [garage, 'Tests, Hours: 4; Rate: –; Cost: 600'],
  [garage, 'Tests: Rate -, Hours 4'],
  [garage, '| Work | Hours | Rate | Cost |\n|:--|--:|--:|--:|\n| Mechanics | - | - | - |'],
  [garage, '| Work | Hours | Rate | Cost |\n| --- | --- | --- | --- |\n| Tests | 4 | - | 600 |'],
  [party, 'Expenses: Bus, Gross: 600,00 €, Income: City, Gross: 2 000,00 €'],
  [party, 'Bus, Gross: 600,00 €'],
  [party, 'Income: City, Gross: 2 000,00 €'],
  [ratings, 'Rating, #Train: 161; #Test: 53'],
  [ratings, 'Rating (all) | Train: 75.19 | Test: 43.59'],
  [ratings, 'Benefits, #Train: 310; #Test: 103'],
  [visits, 'First visit, Service: once a month; Fee: 6,400'],
])('finds a row with its names: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(true);
});

it.each<[TablePage, string]>([
  [compilers, `${exchanged}\n${rule}\n| Oberon | 9.0 | 2.26 | 3.11 | 9.1 | 2.89 | 3.83 |`],
  [compilers, `${header}\n${rule}\n| Oberon | 9.1 | 2.89 | 3.83 | 9.0 | 2.26 | 3.11 |`],
  [compilers, `${header}\n${rule}\n| Oberon | 0.2 | 1.92 | 2.64 | 0.3 | 2.04 | 2.70 |`],
  [compilers, '| Language | Linux Time | Windows Time |\n|---|---|---|\n| Simula | 2.04 | 1.92 |'],
  [compilers, '| Language | Linux Rel. time | Windows Time |\n|---|---|---|\n| Simula | 1.92 | 2.04 |'],
  // Under which of the two systems, nobody knows.
  [compilers, 'Simula, Version: 0.2'],
  [garage, 'Parts, Hours: -; Rate: 2,100; Cost: -'],
  [garage, 'Tests, Hours: -; Cost: 600'],
  [garage, 'Tests, Hours: 4; Cost: -'],
  [garage, '| Work | Hours | Rate | Cost |\n|:--|--:|--:|--:|\n| Tests | - | 4 | 600 |'],
  [garage, '| Work | Hours | Rate | Cost |\n|:--|--:|--:|--:|\n| Body | - | - | - |'],
  [party, 'Bus, Gross: 2 000,00 €'],
  [party, 'Income: City, Gross: 600,00 €'],
  [party, 'Expenses: Bus, Gross: 2 000,00 €, Income: City, Gross: 600,00 €'],
  [ratings, 'Rating, #Train: 75.19; #Test: 43.59'],
  [ratings, 'Rating – #Test: 43.59'],
  [ratings, 'Rating 75.19 43.59'],
  [visits, 'First visit, Service: once a day; Fee: 6,400'],
  [visits, 'Fee: once a month, First visit'],
])('finds no row with the names or values of another: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(false);
});
