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
const budget: TablePage = {
  rows: `Income\tPlan\tActual\tExpenses\tPlan\tActual
Fees\t400\t380\tRent\t250\t260
Gifts\t90\t120\tWages\t180\t175
Sales\t35\t\tPost\t12\t9
Interest\t\t7\tTaxes\t66\t61`,
};
const years: TablePage = {
  headers: 2,
  rows: `\tYear 2023\t<\tYear 2022\t<
Item\tPlan\tActual\tPlan\tActual
Goods\t1,200\t1,310\t1,150\t1,190
Rent\t300\t305\t290\t-`,
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

const prices: TablePage = {
  rows: `Goods\tPrice (net)\tPrice (gross)\tStock (pieces)
Paper\t16.25\t19.99\t300
Toner (black)\t284.55\t350.00\t12
Toner (red)\t299.55\t370.00\t9`,
};
/** No cell is known to be a name. */
const staff: TablePage = {
  headers: 0,
  certainty: 0.8,
  rows: `Name\tOffice\tDuty
Anna\tOslo\tPayroll
Ben\tBergen\tTraining`,
};
const ruledStaff: TablePage = { ...staff, certainty: 0.95 };

const isFound = (page: TablePage, sourceContext: string): boolean =>
  judgeQuotation(createSourceIndex([tablePage(page)]), { sourceContext }).status === 'found';

const header =
  '| Language | Linux Version | Linux Time | Linux Rel. time | Windows Version | Windows Time | Windows Rel. time |';
const exchanged =
  '| Language | Windows Version | Windows Time | Windows Rel. time | Linux Version | Linux Time | Linux Rel. time |';
/** The row of names over several columns. */
const wide = '| | Linux | | Windows | |';
const rule = '| --- | --- | --- | --- | --- | --- | --- |';

it.each<[TablePage, string]>([
  [compilers, `${header}\n${rule}\n| Oberon | 9.0 | 2.26 | 3.11 | 9.1 | 2.89 | 3.83 |`],
  [compilers, '| Language | Linux Time | Windows Time |\n|---|---|---|\n| Simula | 1.92 | 2.04 |'],
  [compilers, 'Simula, Windows Time: 2.04; Linux Time: 1.92'],
  [garage, 'Parts, Hours: -; Rate: -; Cost: 2,100'],
  [garage, 'Tests, Hours: 4; Rate: –; Cost: 600'],
  [garage, 'Tests: Rate -, Hours 4'],
  [compilers, `${wide}\n| Language | Version | Time | Version | Time |\n| Oberon | 9.0 | 2.26 | 9.1 | 2.89 |`],
  [compilers, '| Linux | | Language | Version | Time |\n| Simula | 0.2 | 1.92 |'],
  [garage, '| Work | Hours | Rate | Cost |\n|:--|--:|--:|--:|\n| Mechanics | - | - | - |'],
  [garage, '| Work | Hours | Rate | Cost |\n| --- | --- | --- | --- |\n| Tests | 4 | - | 600 |'],
  [party, 'Expenses: Bus, Gross: 600,00 €, Income: City, Gross: 2 000,00 €'],
  [party, 'Bus, Gross: 600,00 €'],
  [budget, 'Post: Plan 12, Actual 9'],
  [budget, 'Fees, Plan: 400; Actual: 380'],
  [budget, 'Expenses: Rent, Plan: 250, Actual: 260'],
  [budget, 'Interest, Actual: 7'],
  [years, 'Year 2022, Plan, Rent: 290; Actual: -'],
  [years, 'Year 2023, Plan, Rent: 300; Actual: 305'],
  [party, 'Income: City, Gross: 2 000,00 €'],
  [ratings, 'Rating, #Train: 161; #Test: 53'],
  [ratings, 'Rating (all) | Train: 75.19 | Test: 43.59'],
  [ratings, 'Benefits, #Train: 310; #Test: 103'],
  [compilers, 'Simula, Linux Version: 0.2, Windows Version: 0.3'],
  [visits, 'First visit, Service: once a month; Fee: 6,400'],
  [prices, 'Paper, Price (net): 16.25; Stock: 300'],
  [prices, 'Toner (red), Stock: 9'],
  [staff, 'Ben, Office: Bergen; Duty: Training'],
  [staff, 'Ben: Training (Duty), Bergen (Office)'],
  [staff, 'Duty: Payroll, Name: Anna'],
  [staff, 'Name: Ben, Duty: Training'],
  [ruledStaff, 'Ben, Duty: Training'],
])('finds a row with its names: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(true);
});

it.each<[TablePage, string]>([
  [compilers, `${wide}\n| Language | Version | Time | Version | Time |\n| Oberon | 9.1 | 2.89 | 9.0 | 2.26 |`],
  [
    compilers,
    '| Windows | Linux | | Language | Version | Time | Version | Time |\n| Oberon | 9.0 | 2.26 | 9.1 | 2.89 |',
  ],
  [compilers, `${wide}\n| Language | Version | Time |\n| Simula | 0.2 | 1.92 |`],
  [compilers, '| Windows | | Language | Version | Time |\n| Simula | 0.2 | 1.92 |'],
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
  [budget, 'Sales: Plan 35, Actual 9'],
  [budget, 'Sales, Actual: 9'],
  [years, 'Year 2023, Plan, Rent: 300; Actual: -'],
  [party, 'Income: City, Gross: 600,00 €'],
  [party, 'Expenses: Bus, Gross: 2 000,00 €, Income: City, Gross: 600,00 €'],
  [ratings, 'Rating, #Train: 75.19; #Test: 43.59'],
  [ratings, 'Rating – #Test: 43.59'],
  [ratings, 'Rating 75.19 43.59'],
  [garage, 'Tests, Hours: 4; Cost: -; Rate: 600'],
  [prices, 'Paper, Price: 16.25; Stock: 300'],
  [prices, 'Paper – Price: 19.99'],
  [prices, 'Toner, Price (net): 299.55; Stock: 9'],
  [prices, 'Toner, Price (net): 284.55; Price (gross): 350.00'],
  [staff, 'Ben, Office: Training; Duty: Bergen'],
  [staff, 'Ben: Bergen (Duty), Training (Office)'],
  [staff, 'Name: Ben, Duty: Payroll'],
  [staff, 'Duty: Training, Name: Anna'],
  [ruledStaff, 'Ben, Duty: Payroll'],
  [ruledStaff, 'Duty, Ben: Training'],
  [ruledStaff, 'Anna, Ben: Bergen'],
  [visits, 'First visit, Service: once a day; Fee: 6,400'],
  [visits, 'Fee: once a month, First visit'],
])('finds no row with the names or values of another: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(false);
});
