/** One number in two notations: when it is the same, when it is another, and when nobody can tell. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const frames = {
  english: 'The company said in the report that it was one of the largest of its kind and paid',
  french: 'La société a payé dans le rapport de la direction pour les années et une somme de',
  nothing: 'Turnover',
};
type Language = keyof typeof frames;

const judge = (language: Language, source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(`${frames[language]} ${source} more.`), { sourceContext: `${frames[language]} ${quoted}` });

describe('the same number in another notation is found', () => {
  const same: readonly (readonly [Language, string, string])[] = [
    ['english', '$12,000 in May', '$12000 in May'],
    ['english', '$12000 in May', '$12,000 in May'],
    ['english', '1,000,000 people', '1 000 000 people'],
    ['english', '1 000 000 people', '1,000,000 people'],
    ['english', '1,284 items', '1284 items'],
    ['english', '1,284.50 euros', '1284.50 euros'],
    ['english', '1’234’567 francs', '1234567 francs'],
    ['english', '12,34,567 rupees', '1234567 rupees'],
    ['english', '7,92,756 crore', '792,756 crore'],
    ['english', '-1,234 points', '-1234 points'],
    ['english', '23,022 22,650 859 people', '23022 22650 859 people'],
    ['english', '29973 32523 people', '29 973 32 523 people'],
    ['english', '3138 3138 people', '3 138 3 138 people'],
    ['french', '50 000 euros', '50.000 euros'],
    ['french', '50 000 euros', '50000 euros'],
    ['french', '50.000 euros', '50 000 euros'],
    ['french', '1 200 000 $', '1,200,000 $'],
    ['french', '1\u202f284,50 euros', '1.284,50 euros'],
  ];
  it.each(same)('in %s, “%s” quoted as “%s”', (language, source, quoted) => {
    expect(judge(language, source, quoted).status).toBe('found');
  });
});

describe('another number is not found', () => {
  const other: readonly (readonly [Language, string, string, string])[] = [
    ['english', '$12,000 in May', '$1200 in May', 'number_changed'],
    ['english', '1.284 kg', '1284 kg', 'number_changed'],
    ['english', '1,284 kg', '12,84 kg', 'number_changed'],
    ['english', '-1,234 points', '1234 points', 'number_changed'],
    ['english', '0.123 kg', '0123 kg', 'number_changed'],
    ['english', '12 345 total', '12345 total', 'number_changed'],
    ['french', '50 000 euros', '500 00 euros', 'number_changed'],
    ['english', '1,284 kg', '1.284 kg', 'number_notation'],
    ['french', '1.284 kg', '1,284 kg', 'number_notation'],
    ['nothing', '1,284 kg', '1284 kg', 'number_notation'],
    ['english', '4,207.95 pounds', '4.207,95 pounds', 'number_notation'],
  ];
  it.each(other)('in %s, “%s” quoted as “%s”: %s', (language, source, quoted, type) => {
    const verdict = judge(language, source, quoted);
    if (verdict.status !== 'partial_text_found') throw new Error(`${verdict.status} for ${quoted}`);
    expect(verdict.differences.map((difference) => difference.type)).toEqual([type]);
  });
});

it('a source without words is read by its other numbers', () => {
  const rows = ['Oslo 1,284 12.5 %', 'Bergen 2,310 9.5 %'];
  expect(judgeQuotation(sourceOf(rows.join('\n')), { sourceContext: 'Oslo 1284 12.5 %' }).status).toBe('found');
});

it('a number that is written alike is no other notation, whatever mark beside it differs', () => {
  const source = 'The clusters are listed in the table as Vec<101> and Vec<102> for all of them.';
  const verdict = judgeQuotation(sourceOf(source), { sourceContext: 'listed in the table as Vec<101 and' });
  if (verdict.status !== 'partial_text_found') throw new Error(verdict.status);
  expect(verdict.differences.map(({ type }) => type)).not.toContain('number_notation');
});

it.each([
  ['1635 252 people', '1 635 252 people'],
  ['29973 32523 people', '29 973 325 23 people'],
])('two numbers, “%s”, are not made one, nor parted otherwise: “%s”', (source, quoted) => {
  expect(refusalOf(judge('english', source, quoted))).toBe('number.changed');
});
