/** What contracts give in words and in figures may be quoted once; an amount that differs, or is only part of it, may not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const verdictOf = (source: string, sourceContext: string) => judgeQuotation(sourceOf(source), { sourceContext });

const rate = 'The loan bears interest at the rate of eighteen percent (18%) per annum until paid.';
const price = 'The Seller owes Three Million Seven Hundred Fifty Thousand Dollars\n($3,750,000.00) to the Buyer.';
const fine = 'The Tenant pays a fine of two hundred fifty dollars ($250) per day of delay.';

describe('an amount in words with its figure in brackets', () => {
  it.each([
    [rate, 'interest at the rate of 18% per annum'],
    [rate, 'interest at the rate of eighteen percent per annum'],
    [price, 'The Seller owes $3,750,000 to the Buyer.'],
    [price, '$3,750,000.00 to the Buyer'],
    ['Der Preis beträgt fünftausend Euro (5.000 €) für die Anlage.', 'Der Preis beträgt 5.000 € für die Anlage.'],
    ['La somme de cinq mille euros (5 000 €) est due.', 'La somme de 5 000 € est due.'],
    ['They receive fifty percent (50%), twenty percent (20%) and the rest.', 'They receive 50%, 20% and the rest.'],
  ])('of "%s" may be quoted once: "%s"', (source, quotation) => {
    const verdict = verdictOf(source, quotation);
    expect([verdict.status, verdict.decidedBy]).toEqual([
      'found',
      expect.arrayContaining(['number.repeated-in-words']),
    ]);
  });

  it.each([
    [fine, 'a fine of fifty dollars per day', 'number.changed'],
    [fine, 'a fine of two hundred dollars per day', 'number.changed'],
    [fine, 'a fine of fifty dollars ($250) per day', 'number.changed'],
    ['The Tenant owes one hundred and twenty dollars ($20) in all.', 'The Tenant owes $20 in all.', 'number.changed'],
    [
      'The Tenant owes one hundred and twenty dollars ($20) in all.',
      'The Tenant owes one hundred and twenty dollars in all.',
      'number.changed',
    ],
    ['The fee is five hundred fifty dollars ($5.50) in all.', 'The fee is $5.50 in all.', 'number.changed'],
    ['The fee is thirty-five percent (3.5%) of all.', 'The fee is thirty-five percent of all.', 'number.changed'],
    ['The Tenant owes twenty (20%) of all.', 'The Tenant owes twenty of all.', 'number.changed'],
    [
      'The Seller owes not twenty dollars ($20) but ten dollars ($10) to the Buyer.',
      'The Seller owes $10 to the Buyer.',
      'negation.removed',
    ],
  ])('of "%s" is not "%s"', (source, quotation, rule) => {
    const verdict = verdictOf(source, quotation);
    expect([verdict.status, verdict.decidedBy]).toEqual(['partial_text_found', expect.arrayContaining([rule])]);
  });
});
