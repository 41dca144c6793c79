/** Ellipses within tables, rows of files, and what print and OCR do to letters: each with what comes near and says something else. */
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import type { Example } from '../../../shared/matching/rules/rule.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';

const isFound = (example: Example): boolean => judgeExample(example, policyOf('standard')).status === 'found';

const BALANCE = `Balance, June 30, 2017   1,053    $ 11     $ 16,938
Balance, June 30, 2018   1,100    $ 12     $ 17,100`;
const CRIME = `Property crime 1,396.4 338.7 1,057.7
Burglary 240.9 60.3 180.6
Motor vehicle theft 65.6 16.0 49.6
Arson 9.8 4.3 5.5`;
const CONTRACTS = `Contract\tDate\tSupplier\tObject\tValue\tDays
C-46\t02.02.2023\tBioTest Cluj SA\tReagents\t126780.50\t45
C-70\t14.04.2023\tSoftMed SRL\tMaintenance\t154000.00\t30`;

const honest: readonly Example[] = [
  [CRIME, 'Property crime 1,396.4 338.7 1,057.7 … Arson 9.8 4.3 5.5'],
  [CONTRACTS, 'C-70 … 154000.00', { isTable: true }],
  [CONTRACTS, 'C-46,02.02.2023,BioTest Cluj SA,Reagents,126780.50,45', { isTable: true }],
  ['OInstituto Euvaldo Lodi lança o anuário.', 'O Instituto Euvaldo Lodi lança o anuário.'],
  ['Ἡ υπογεγραμμένη Ιουλία ορκίζομαι', 'Η υπογεγραμμένη Ιουλία ορκίζομαι', { readBy: 'ocr' }],
  ['Preise.\n.Bei Zahlung in 14 Tagen gewähren wir 2,0% Skonto.', 'Bei Zahlung in 14 Tagen gewähren wir 2,0% Skonto.'],
];
it.each(honest.map((example) => [example[1], example] as const))('finds “%s”', (_, example) => {
  expect(isFound(example)).toBe(true);
});

const changed: readonly Example[] = [
  [BALANCE, 'Balance, June 30, 2017 ... $ 17,100', { isPlaced: true }],
  [CRIME, 'Property crime … 9.8 4.3 5.5'],
  [CRIME, 'Property crime 1,396.4 … 9.8 4.3 5.5'],
  ['The firm owed 5 and 12 and 40 and 7 in May.', 'The firm owed … 7 in May'],
  [CONTRACTS, 'C-70 … 126780.50', { isTable: true }],
  [CONTRACTS, 'C-46,14.04.2023,BioTest Cluj SA,Reagents,126780.50,45', { isTable: true }],
  ['We built it on .NET here in May.', 'NET here in May'],
];
it.each(changed.map((example) => [example[1], example] as const))('does not find “%s”', (_, example) => {
  expect(isFound(example)).toBe(false);
});
