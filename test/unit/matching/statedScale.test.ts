/** Where a source says that its figures are in thousands or millions, a number in full is not taken for millions. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';

const FIGURES = 'The loan of the harbour stands at $3,500,000 today.';
const isFound = (line: string): boolean =>
  judgeQuotation(createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: [line, FIGURES] }]), {
    sourceContext: 'The loan of the harbour stands at $3.5 million today.',
  }).status === 'found';

it.each([
  'Amounts in thousands of dollars',
  'expressed in US$ thousands',
  '(EUR thousand)',
  "€'000",
  'all figures in 000s',
  'USD million',
  'en milliers d’euros',
  '(in Mio. EUR)',
  'тыс. руб.',
  'Beträge in T€',
  'TCHF',
  '$ in millions',
  'em milhares de reais',
  'in migliaia di euro',
  'w tys. zł',
  '(thousands of euros)',
  'Millions of yen',
  '単位：千円',
  '单位：万元',
])('%j says so', (line) => {
  expect(isFound(line)).toBe(false);
});

it.each([
  'The town has 3,500,000 trees in May.',
  'It cost 3.5 million euros.',
  'in the thousand islands of the north',
  'Population of EUR 5 000',
  'a sum of one million two hundred thousand dollars',
  'It cost a million euros.',
  'La suma de diez mil euros',
  'mil euros',
])('%j does not', (line) => {
  expect(isFound(line)).toBe(true);
});
