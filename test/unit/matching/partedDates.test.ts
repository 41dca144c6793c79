/** A dash between a label and a date is no minus sign; before any other number it may be one, or an empty cell. */
import { refusalOf } from '../../support/matching/refusal.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const refusal = (source: string, sourceContext: string): string =>
  refusalOf(judgeQuotation(sourceOf(source), { sourceContext }));

it.each([
  ['TARGET DATE - 14th July 2023', 'TARGET DATE: 14th July 2023'],
  ['TARGET DATE - 14 July 2023', 'TARGET DATE: 14 July 2023'],
  ['Stichtag – 14. Juli 2023', 'Stichtag: 14. Juli 2023'],
  ['Received - 14/07/2023 by post', 'Received: 14/07/2023 by post'],
  ['TARGET DATE - 14th July 2023', '14th July 2023'],
])('in %j finds %j', (source, quoted) => {
  expect(refusal(source, quoted)).toBe('found');
});

it.each([
  ['Change of stock - 14 tonnes in all', 'Change of stock: 14 tonnes in all', 'number.changed'],
  ['Open from 12 - 14 July 2023', 'Open from 12: 14 July 2023', 'date.changed'],
  ['TARGET DATE - 14th July 2023', 'TARGET DATE: 15th July 2023', 'number.changed'],
])('in %j refuses %j', (source, quoted, rule) => {
  expect(refusal(source, quoted)).toBe(rule);
});
