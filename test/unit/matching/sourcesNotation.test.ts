/** One value in two notations: it is read as the source writes it, and everything else is judged as it stands. */
import { formsIn } from '../../../shared/matching/source/valuesInSource.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const SAME_VALUE = [
  ['Am 18.07.2019 wurde in Kiel gezahlt.', 'Am 18.7.19 wurde in Kiel gezahlt.'],
  ['A Lei 9.514/97 vale no país.', 'A Lei 9514/97 vale no país.'],
  ['O artigo 4o da lei vale no país.', 'O artigo 4º da lei vale no país.'],
  ['The budget is USD 5m this year.', 'The budget is USD 5 million this year.'],
  ['The fee is Rs. 25,000/- for each member.', 'The fee is Rs. 25,000 for each member.'],
  ['Finansiella kostnader 9741 9212 i Kiel', 'Finansiella kostnader: 9 741'],
  ['Robert Fischer, 0170 / 1249776 in Kiel', 'Robert Fischer, 0170/1249776'],
  ['The total savings are P132,071.00 in May.', 'The total savings are ₱132,071.00 in May.'],
  ['Документы хранятся в течение 3-х лет в архиве.', 'Документы хранятся в течение 3 лет в архиве.'],
  ['Tilos 8 centiméternél hosszabb kést bevinni.', 'Tilos 8 cm-nél hosszabb kést bevinni.'],
  ['A csomag 20 kg-ig vihető fel a hajóra.', 'A csomag 20 kilogrammig vihető fel a hajóra.'],
  ['ELEZIONI COMUNALI DI PAVIA 8-9 GIUGNO 2024', 'ELEZIONI COMUNALI DI PAVIA 8 e 9 giugno 2024'],
  ['The fair is open on 8 and 9 June in the harbour.', 'The fair is open on 8-9 June in the harbour.'],
  ['Junior dues are $2.00 a year.', 'Junior dues are $2 a year.'],
  ['Der Beitrag ist 5,00 € im Jahr.', 'Der Beitrag ist 5 € im Jahr.'],
  ['The bill was 3.5 million euros in May.', 'The bill was €3.5 million in May.'],
  ['The bill was $3.5M in May.', 'The bill was $3.5 million in May.'],
  ['Die Rechnung betrug 3,5 Mio. € im Mai.', 'Die Rechnung betrug 3,5 Millionen Euro im Mai.'],
  ['The meeting is at 3:00 PM in the hall.', 'The meeting is at 3 p.m. in the hall.'],
  ['The meeting is at 3:15 PM in the hall.', 'The meeting is at 15:15 in the hall.'],
  ['Beginn ist um 15 Uhr im Saal.', 'Beginn ist um 15:00 Uhr im Saal.'],
  ['La réunion commence à 15h au port.', 'La réunion commence à 15h00 au port.'],
  ['The rule of 9/20/1991 holds in Oslo.', 'The rule of September 20, 1991 holds in Oslo.'],
  ['We plan 3 people * 14 days * $183 for it.', 'We plan 3 people × 14 days × $183 for it.'],
  ['The length is 5 +/- 2 mm all over.', 'The length is 5 ± 2 mm all over.'],
  ['The harbour fee is 4,250.00 EUR.', 'The harbour fee is 4250 EUR.'],
  ['The harbour fee is 4,250.00 EUR.', 'The harbour fee is 4 250,00 EUR.'],
  ['The harbour fee is 4,250.00 EUR.', 'The harbour fee is 4.250,00 EUR.'],
  ['The harbour fee is 4.250,00 €.', 'The harbour fee is €4,250.'],
  ['The harbour fee is 4.250,00 €.', 'The harbour fee is €4,250.00.'],
  ['The harbour fee is 4,250.00 EUR.', 'The harbour fee is €4,250.'],
  ['The harbour deposit is 300 euro.', 'The harbour deposit is 300 €.'],
  ['The harbour deposit is 300 euros.', 'The harbour deposit is €300.'],
  ['Children under the age of twelve (12) swim free.', 'Children under the age of 12 swim free.'],
  ['Children under the age of twelve (12) swim free.', 'Children under the age of twelve swim free.'],
  ['Die Frist beträgt vierzehn (14) Tage ab Zugang.', 'Die Frist beträgt 14 Tage ab Zugang.'],
  ['Die Frist beträgt vierzehn (14) Tage ab Zugang.', 'Die Frist beträgt vierzehn Tage ab Zugang.'],
  ['Le délai est de trente (30) jours ouvrables.', 'Le délai est de 30 jours ouvrables.'],
  ['El plazo es de 5 (cinco) días hábiles.', 'El plazo es de 5 días hábiles.'],
  ['O prazo é de 10 (dez) dias úteis.', 'O prazo é de dez dias úteis.'],
  ['The mean is 356 ± 175 days.', 'The mean is 356 +/- 175 days.'],
  ['The mean is 356±175 days.', 'The mean is 356 +/- 175 days.'],
  [
    'Der Pier wurde am 04.02.2021 eröffnet und er ist neu.',
    'Der Pier wurde am 4. Februar 2021 eröffnet und er ist neu.',
  ],
  [
    'Der Pier wurde am 4. Februar 2021 eröffnet und er ist neu.',
    'Der Pier wurde am 04.02.2021 eröffnet und er ist neu.',
  ],
  ['Die Sitzung war am 4. Okto-\nber 2019 in Kiel.', 'Die Sitzung war am 04.10.2019 in Kiel.'],
  ['La réunion du 12 décem-\nbre 2020', 'La réunion du 12.12.2020'],
  ['The pier opened on 04.02.2021.', 'The pier opened on 4 February 2021.'],
  ['The pier opened on 2021-02-04.', 'The pier opened on February 4, 2021.'],
  ['The pier opened on 24/02/2021 in Oslo.', 'The pier opened on 24 February 2021 in Oslo.'],
  ['Plan A\nEquity value -122,551 174,684', 'Equity value (122,551) 174,684'],
  ["The unit price is CHF 3'000.00 and the fee 1'200.50 €.", 'the fee 1200.50 €'],
  ['Die Gebühr beträgt 1.250,00 Euro im Jahr.', 'Die Gebühr beträgt 1250 € im Jahr.'],
];

const FIGURE_AND_WORD = [
  ['Документы хранятся в течение 3-х лет в архиве.', 'Документы хранятся в течение трёх лет в архиве.'],
  ['The surcharge is 12 percent of it.', 'The surcharge is 12% of it.'],
  ['The surcharge is 12% of the fee.', 'The surcharge is 12 percent of the fee.'],
  ['The surcharge is 12 % of the fee.', 'The surcharge is 12 per cent of the fee.'],
  ['One in five boats is late.', '1 in 5 boats is late.'],
  ['Five boats are late in May.', '5 boats are late in May.'],
  ['The company has 5 boats in Oslo.', 'The company has five boats in Oslo.'],
  ['Der Verein hat sieben Boote in Kiel.', 'Der Verein hat 7 Boote in Kiel.'],
];

const OTHER_VALUE = [
  ['Robert Fischer, 0170 / 1249776 in Kiel', 'Robert Fischer, 01701/249776', 'number.changed word.missing'],
  ['Die Version 18.7.19 gilt seit 2019.', 'Die Version 18.07.2019 gilt', 'date.changed'],
  ['A Lei 9.514/97 vale no país.', 'A Lei 951.4/97 vale no país.', 'number.changed'],
  ['Der Verein hat sechzehn Boote in Kiel.', 'Der Verein hat siebzehn Boote in Kiel.', 'number.changed'],
  ['The budget is $5m this year.', 'The budget is USD 5 million this year.', 'unit.changed'],
  ['The result was 4483.00 at the end.', 'The result was 448,300 at the end.', 'number.changed'],
  ['The result was 4.00 at the end.', 'The result was 4 at the end.', 'number.changed'],
  ['The fee is Rs. 25,000/- for each member.', 'The fee is $25,000 for each member.', 'word.replaced'],
  ['Finansiella kostnader 9741 9212 i Kiel', 'Finansiella kostnader: 9 471', 'number.changed'],
  ['The Bank of Botswana fee is P450.00 a year.', 'The Bank of Botswana fee is ₱450.00 a year.', 'word.replaced'],
  [
    'Документы хранятся в течение 3-х лет в архиве.',
    'Документы хранятся в течение четырёх лет в архиве.',
    'number.changed',
  ],
  [
    'Tilos 8 centiméternél hosszabb kést bevinni.',
    'Tilos 8 mm-nél hosszabb kést bevinni.',
    'unit.changed word.replaced',
  ],
  [
    'ELEZIONI COMUNALI DI PAVIA 8-10 GIUGNO 2024',
    'ELEZIONI COMUNALI DI PAVIA 8 e 10 giugno 2024',
    'date.changed word.added',
  ],
  [
    'The fair is open on 8 or 9 June in the harbour.',
    'The fair is open on 8-9 June in the harbour.',
    'date.changed word.missing',
  ],
  [
    'Die Sitzung war am 4. Okto-\nber 2019 in Kiel.',
    'Die Sitzung war am 04.11.2019 in Kiel.',
    'date.changed word.missing',
  ],
  ['The rent of the mill is due in May.', 'The rent of the mill is 2 in May.', 'number.changed'],
  ['It has happened once in Oslo.', 'It has happened 11 in Oslo.', 'number.changed'],
  ['The pier opened on 04/02/2021 in Oslo.', 'The pier opened on 4 February 2021 in Oslo.', 'date.changed'],
  ['The pier opened on 04.02.2021 in Oslo.', 'The pier opened on 5 February 2021 in Oslo.', 'date.changed'],
  ['The pier opened on 04.02.2021 in Oslo.', 'The pier opened on 4 March 2021 in Oslo.', 'date.changed'],
  ['The harbour fee is 4,250.00 EUR.', 'The harbour fee is 4251 EUR.', 'number.changed'],
  ['The harbour fee is 4,250.50 EUR.', 'The harbour fee is 4250 EUR.', 'number.changed'],
  ['The harbour fee is 4,250.00 EUR.', 'The harbour fee is 425 EUR.', 'number.changed'],
  ['The harbour fee is 4,250.00 EUR.', 'The harbour fee is $4,250.', 'edge.number-cut number.changed unit.changed'],
  ['The harbour deposit is 300 euro.', 'The harbour deposit is 300 $.', 'unit.changed'],
  ['The harbour deposit is 300 euro.', 'The harbour deposit is €400.', 'number.changed unit.changed'],
  ['The surcharge is 12 percent of it.', 'The surcharge is 13% of it.', 'source.nothing-alike'],
  ['The surcharge is 12 percent of it.', 'The surcharge is 12 of it.', 'unit.changed'],
  ['The surcharge is 12 percentage points of it.', 'The surcharge is 12% points of it.', 'unit.changed'],
  ['Children under the age of twelve (12) swim free.', 'Children under the age of 13 swim free.', 'number.changed'],
  ['Children under the age of twelve (13) swim free.', 'Children under the age of 13 swim free.', 'number.changed'],
  ['Children under the age of twelve (12) swim free.', 'Children under the age of swim free.', 'number.changed'],
  ['One in five boats is late.', '1 in 6 boats is late.', 'edge.ratio-cut number.changed'],
  ['One in five boats is late.', '2 in 5 boats is late.', 'edge.ratio-cut number.changed'],
  ['Five boats are late in May.', '15 boats are late in May.', 'number.changed'],
  ['Twenty five boats are late in May.', 'Twenty 5 boats are late in May.', 'number.changed'],
  ['Five hundred boats are late in May.', '5 boats are late in May.', 'number.changed'],
  ['Five million boats are late in May.', '5 boats are late in May.', 'number.changed'],
  ['The mean is 356 ± 175 days.', 'The mean is 356 + 175 days.', 'unit.changed'],
  ['The mean is 356 ± 175 days.', 'The mean is 356 - 175 days.', 'number.changed unit.changed'],
  ['The harbour deposit is £300.', 'The harbour deposit is 300 pounds.', 'unit.changed'],
  ['The Plan A value was 122,551 in May.', 'The Plan A value was (122,551) in May.', 'number.changed'],
  ['The length is 1,234 m and 5,678 m.', 'The length is 1.234 m and 5,678 m.', 'number.unsure-notation'],
  ['The lot has twelve (12) boats.', 'The lot has twelve (13) boats.', 'number.changed'],
  ['Junior dues are $2.00 a year.', 'Junior dues are $20 a year.', 'number.changed'],
  ['Junior dues are $2.05 a year.', 'Junior dues are $2 a year.', 'number.changed'],
  ['Junior dues are $2.00 a year.', 'Junior dues are $200 a year.', 'number.changed'],
  ['The bill was 3.5 million euros in May.', 'The bill was €3.5 billion in May.', 'unit.changed'],
  ['Die Rechnung betrug 3,5 Mio. € im Mai.', 'Die Rechnung betrug 3,5 Mrd. € im Mai.', 'unit.changed'],
  ['The bill was 3.5 million euros in May.', 'The bill was €3.5 in May.', 'unit.changed'],
  ['The fee is $1,500.00 for each member.', 'The fee is USD 1,500 for each member.', 'unit.changed'],
  ['The meeting is at 3:00 PM in the hall.', 'The meeting is at 3 a.m. in the hall.', 'number.changed unit.changed'],
  ['The meeting is at 3:15 PM in the hall.', 'The meeting is at 3 p.m. in the hall.', 'number.changed'],
  ['The meeting is at 12 AM in the hall.', 'The meeting is at 12:00 PM in the hall.', 'number.changed unit.changed'],
  ['Beginn ist um 15:30 Uhr im Saal.', 'Beginn ist um 15 Uhr im Saal.', 'number.changed'],
  ['The rule of 9/10/1991 holds in Oslo.', 'The rule of September 10, 1991 holds in Oslo.', 'date.changed'],
  ['The rule of 9/20/1991 holds in Oslo.', 'The rule of September 21, 1991 holds in Oslo.', 'date.changed'],
  ['We plan 3 people 14 days for the trip.', 'We plan 3 people × 14 days for the trip.', 'unit.changed'],
  ['We plan 3 people + 14 days for the trip.', 'We plan 3 people × 14 days for the trip.', 'unit.changed'],
  ['Le lot 12 345 euros est vendu pour 1,5 % et 2,5 % du prix.', 'Le lot 12345 euros est vendu', 'number.changed'],
  [
    'The balance was −€5 at the end of the year.',
    'The balance was (€5) at the end of the year.',
    'gap.sign number.changed',
  ],
  ['La fusion produit 445 186 mots pour 1,5 % et 2,5 % des cas.', 'La fusion produit 445168 mots', 'number.changed'],
];

const judge = (source: string, quoted: string) => judgeQuotation(sourceOf(source), { sourceContext: quoted });

describe('a value in another notation', () => {
  it.each(SAME_VALUE)('is the same value: %s', (source, quoted) => {
    const { status, warnings, decidedBy } = judge(source, quoted);
    expect({ status, warnings }).toEqual({ status: 'found', warnings: [] });
    expect(decidedBy).toContain('number.notation');
  });

  it.each(FIGURE_AND_WORD)('is found with a warning where words stand for figures: %s', (source, quoted) => {
    expect(judge(source, quoted)).toMatchObject({ status: 'found', warnings: ['figure_or_word'] });
    const strict = judgeQuotation(sourceOf(source), { sourceContext: quoted }, policyOf('strict'));
    expect(strict.status).toBe('partial_text_found');
  });

  it.each(OTHER_VALUE)('is never another value: %s', (source, quoted, rule) => {
    expect(refusalOf(judge(source, quoted))).toBe(rule);
  });

  it('has its thousands grouped by a space or not within a sentence, where decimals have a comma', () => {
    const source = 'La fusion produit 445 186 mots pour 1,5 % et 2,5 % des cas.';
    expect(judge(source, 'La fusion produit 445186 mots').status).toBe('found');
  });

  it('is the value that is asked for, in the notation of the quotation', () => {
    const verdict = judgeQuotation(sourceOf('The harbour fee is 4.250,00 € a year.'), {
      sourceContext: 'The harbour fee is €4,250 a year.',
      value: '€4,250',
    });
    expect(verdict).toMatchObject({ status: 'found' });
  });
});

describe('the values of a long source', () => {
  const ROWS = 4_000;
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `${at * 7} valve ${at % 97} kg ${at % 13}.50 ${at % 31} May 14:30`,
  );
  const rare = ['The harbour fee is 44,250.00 EUR.', 'Twelve boats are late.', 'It opened on 3 May', '2019 in Oslo.'];
  const source = sourceOf(
    ...[...rows, ...rare]
      .join('\n')
      .match(/(?:.*\n?){1,60}/g)!
      .filter(Boolean),
  );
  let read = 0;
  const counted = {
    ...source,
    segments: source.segments.map((segment) => ({
      ...segment,
      get text() {
        read++;
        return segment.text;
      },
    })),
  };
  const forms = (key: string) =>
    formsIn(counted, new Set([key]))
      .get(key)
      ?.map(({ text }) => text);

  it('are read only where their digits or their word stand', () => {
    expect(forms('€ 44250')).toEqual(['44,250.00 EUR']);
    expect(forms('n 12')).toContain('Twelve');
    read = 0;
    expect(forms('t 2019-05-03')).toEqual(['3 May 2019']);
    expect(forms('€ 44250')).toEqual(['44,250.00 EUR']);
    expect(forms('€ 99311')).toBeUndefined();
    expect(read).toBeLessThan(ROWS / 10);
  });
});
