/** A value lies inside the quotation as it is written there: what a value is, what it is not, and where it stands. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

/** The verdict's status, and the words at the place of the value. */
function judgeValue(quoted: string, value: string): { status: string; at: string } {
  const line = `We read that ${quoted} and that is all.`;
  const verdict = judgeQuotation(sourceOf(`A head\n${line}`), { sourceContext: quoted, value });
  if (verdict.status === 'not_found') return { status: verdict.status, at: '' };
  return {
    status: verdict.status,
    at: verdict.match.valueSpans.map(({ start, end }) => line.slice(start, end)).join(' '),
  };
}

describe('a value of the quotation is found where it stands, whatever stands beside it', () => {
  const inside: readonly (readonly [string, string])[] = [
    ['Electricity (standard) - £933', '£933'],
    ["Toplantı Ankara'da yapıldı", 'Ankara'],
    ['İhale Türk Telekom’un başvurusu üzerine iptal edildi', 'Türk Telekom'],
    ["Smith's house burned down", 'Smith'],
    ['Staj süresi 30 iş gününden az olamaz', '30 iş günü'],
    ['Görev süreleri 3 yıldır', '3 yıl'],
    ['Hispanics (77%)', '77%'],
    ['на основании лицензии № ЛО-59-01-002845', 'ЛО-59-01-002845'],
    ['2021年4月より70％→2023年10月より100%', '2023年10月'],
    ['within sixty (60) days', '60'],
    ['n’excédant pas 10 jours', '10 jours'],
    ['n’excédant pas trois mois', 'trois mois'],
    ['le délai ne dépasse pas deux mois', 'deux mois'],
    ['shall not exceed 30 days', '30 days'],
    ['at least $5.2 million', '$5.2 million'],
    ['dogs may stay, but cats may not', 'dogs may'],
    ['an extra bed is 6,- Euro/ Tag', '6,- Euro/ Tag'],
    ['1回10mg（力価）/kgとする', '10mg（力価）/kg'],
    ['January 29, 2018 - 9:00am', 'January 29, 2018'],
    ['January 29, 2018 - 9:00am', '9:00am'],
    ['between 10–20 people', '10'],
    ['between 10–20 people', '20'],
    ['from £10–£20 each', '£20'],
    ['a 90-day limit', '90'],
    ['a loss of (1,234) thousand', '1,234'],
    ['rated “good” (4.5/5)', 'good'],
    ['(n = 12)', '12'],
    ['75 mg/kg/day at most', '75'],
    ['75 mg/kg/day at most', '75 mg/kg/day'],
    ['5 days/4 nights in all', '5 days'],
    ['one and a half million', 'one and a half million'],
    ['5 degrees below zero', '5 degrees below zero'],
    ['fifty thousand dollars ($50,000)', '50,000'],
    ['a mean of 3,400 (1,200)', '1,200'],
  ];
  it.each(inside)('“%s”: %s', (quoted, value) => {
    expect(judgeValue(quoted, value)).toEqual({ status: 'found', at: value });
  });
});

describe('a value is not a piece of what the quotation says', () => {
  const pieces: readonly (readonly [string, string, string])[] = [
    ['the end of a number', 'about 15.2 million', '5.2 million'],
    ['the beginning of what is counted', 'a fund of 5 million', '5 mill'],
    ['the beginning of a unit', 'a road of 3 kilometer', '3 kilo'],
    ['a number whose ending says without', 'Süre 15 günsüz', '15 gün'],
    ['a group of a number', 'paid 12 500 euros', '500 euros'],
    ['a number without its minus', 'between -5 and 7 degrees', '5'],
    ['a number without its bound', 'a value <5 mg', '5 mg'],
    ['a number without its tolerance', 'a value of ±5 mg', '5 mg'],
    ['a word without its denial', 'that it is not valid there', 'valid'],
    ['a number without its denial', 'it takes not 10 days but 20', '10 days'],
    ['a word without its denying prefix', 'it is non-compliant there', 'compliant'],
    ['a right without its denial', 'Tiere dürfen grundsätzlich nicht mit', 'Tiere dürfen'],
    ['an amount without what it is per, behind a bracket', '1回10mg（力価）/kgとする', '10mg'],
    ['the end of a name with a number', 'about Covid-19 cases', '19'],
    ['the end of a file number', 'file 2023-0379 there', '0379'],
    ['the start of a file number', 'file 2023-0379 there', '2023'],
    ['a verb without its denial', "Can't be repaired at all", 'Can'],
    ['the start of a name', "Mr O'Brien signed it", 'O'],
    ['a sign that is not written there', 'about 30% of them', '> 30%'],
    ['an amount without what it is per', 'at 75 mg/kg/day at most', '75 mg'],
    ['a way without its time', 'at 120 km/h', '120 km'],
    ['a fraction without its whole', 'that one and a half million left', 'half million'],
    ['degrees without their sign after them', 'it is 5 degrees below zero', '5 degrees'],
    ['degrees without it in German', 'es sind 5 Grad unter null', '5 Grad'],
    ['degrees in a sign without it', 'it is 5 °C below zero', '5 °C'],
    ['a loss without its brackets', 'Loss | (32,500) |', '32,500'],
  ];
  it.each(pieces)('%s: “%s”', (_, quoted, value) => {
    expect(judgeValue(quoted, value).status).toBe('partial_text_found');
  });
});

describe('a value may be written otherwise than the quotation and the source write it', () => {
  const judge = (source: string, quoted: string, value: string): string => {
    const verdict = judgeQuotation(sourceOf(`A head\n${source}`), { sourceContext: quoted, value });
    return verdict.status === 'found' ? 'found' : verdict.decidedBy.join(' ');
  };

  it.each([
    ['The total is 8000000 for all.', 'The total is 8 000 000 for all.', '8 000 000'],
    ['The fee is $1,200.00 per month.', 'The fee is $1,200.00 per month.', '$1200'],
    ['Der Preis beträgt 1.200,50 EUR.', 'Der Preis beträgt 1 200,50 EUR.', '1 200,50'],
    ['It was 120 / 80 mmHg at noon.', 'It was 120/80 mmHg at noon.', '120/80'],
  ])('of “%s”, “%s”: %s', (source, quoted, value) => {
    expect(judge(source, quoted, value)).toBe('found');
  });

  it.each([
    ['The total is 8000000 for all.', 'The total is 8 000 000 for all.', '8 000'],
    ['The total is 8000000 for all.', 'The total is 8 000 000 for all.', '000 000'],
    ['The fee is $1,200.00 per month.', 'The fee is $1,200.00 per month.', '€1200'],
    ['The fee is $1,200.00 per month.', 'The fee is $1,200.00 per month.', '$120'],
  ])('but is no other value: of “%s”, “%s”: %s', (source, quoted, value) => {
    expect(judge(source, quoted, value)).toBe('value.outside');
  });
});

it('an amount in brackets at the end of its line is a count, and one beside another amount is negative', () => {
  const valueOf = (line: string, value: string) =>
    judgeQuotation(sourceOf(line), { sourceContext: line, value }).status;
  expect(valueOf('Number of patients (1,250)', '1,250')).toBe('found');
  expect(valueOf('Net loss (1,250) (3,400)', '1,250')).toBe('partial_text_found');
  expect(valueOf('Of fifty (50,000) (12,000) were paid', '50,000')).toBe('found');
});
