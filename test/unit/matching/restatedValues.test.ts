/** A value may say in another notation what the quotation around it says, and nothing else. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';

const isFound = (source: string, value: string): boolean =>
  judgeExample([source, source.replace('\n', ' '), { value }], policyOf('standard')).status === 'found';

it.each([
  ['The data included 170 million episodes of care and 7.6 million deaths.', '7,600,000'],
  ['The data included 170 million episodes of care and 7.6 million deaths.', '170,000,000'],
  ['Adults aged 55 to 75 years residing in the study area during 2000 to 2014.', '55–75 years'],
  ['Adults aged 55 to 75 years residing in the study area during 2000 to 2014.', '2000-2014'],
  ['simmer gently for 15 to 20 minutes', '15-20 minutes'],
  ['2 tablespoons tomato purée', '2 tbsp'],
  ['Alimentación, con cerca de 80 mil operarios distribuidos en industrias', '80.000'],
  ['con salarios de arranque de 87 mil pesos en bruto', '87.000 pesos'],
  ['habrán perdido hasta dos puntos porcentuales', '2 puntos porcentuales'],
  ['La neve cadrà sull’Appennino sopra i 1400 metri.', '1.400 m'],
  ['Le massime hanno raggiunto i 28,9 gradi a Oloron, in Francia', '28,9°'],
  ['Suomalaisista aikuisista 25 prosenttia kokee muutokset ongelmana', '25 %'],
  ['Acceptation du programme pour l’hiver 2022 : 174 mètres cubes de bois façonné.', '174 m³'],
  ['2.8万平方米的园区，不仅可供给高档果蔬', '28000平方米'],
  ['卵をおたまでそっと入れ、ふたをして10〜12分おく。', '10-12分'],
  ['roerbak de aubergine 10 min. op hoog vuur.', '10 minuten'],
  ['The conference, which is scheduled for June 13 to 17, will take place', 'June 13-17'],
  ['During the five-day event', '5-day'],
  ['im Zeitraum um 2,3% von 91,5 auf 89,4 Millionen Tonnen', '89,4 Mio. Tonnen'],
  ['Tabasco\n½ krm', '0,5 krm'],
])('%s has the value %s', (source, value) => {
  expect(isFound(source, value)).toBe(true);
});

it.each([
  ['The data included 170 million episodes of care and 7.6 million deaths.', '7,600'],
  ['The data included 170 million episodes and 7.6 million deaths.', '76,000,000'],
  ['They had 7.6 billion deaths.', '7,600,000,000,000'],
  ['It rose from 15 to 20 minutes.', '15-20 minutes'],
  ['Adults aged 55 to 75 years', '55-75 months'],
  ['Adults aged 55 to 75 years', '75 to 55 years'],
  ['2 tablespoons tomato purée', '2 tsp'],
  ['87 mil pesos en bruto', '87 pesos'],
  ['87 mil pesos en bruto', '87.000 euros'],
  ['sopra i 1400 metri.', '1.400 km'],
  ['sopra i 1400 metri.', '1,4 m'],
  ['They took 5 m of rope', '5 min'],
  ['costs 1,234 mg a day, or 5,5 g', '1234 mg'],
  ['not 15 to 20 minutes', '15-20'],
  ['the 12 350 items', '350 items'],
  ['about -5 degrees', '5°'],
  ['minus 5 gradi', '5°'],
  ['25 prosenttiyksikköä', '25 %'],
  ['25 percentage points', '25 %'],
  ['The five-day event', '5 nights'],
  ['174 mètres cubes', '174 m²'],
  ['174 mètres carrés', '174 m'],
  ['2.8万平方米', '2.8平方米'],
  ['10〜12分', '10分'],
  ['<5 million people', '5,000,000'],
  ['±2 tablespoons', '2 tbsp'],
  ['phase 2 to 3 trial', '2-4'],
  ['Excusés : Anne-Marie (pouvoir donné à Yves)', 'Marie'],
  ['Excusés : Anne-Marie (pouvoir donné à Yves)', 'Anne'],
])('%s has not the value %s', (source, value) => {
  expect(isFound(source, value)).toBe(false);
});

/** Points between "1" and "243" on a line of ten points. */
const votes = (gap: number): ReturnType<typeof createSourceIndex> =>
  createSourceIndex([
    {
      pageNumber: 1,
      readBy: 'textLayer',
      lines: ['Votes 1 243'],
      wordBoxes: [{ top: 0, bottom: 10, edges: Float32Array.from([0, 30, 100, 105, 105 + gap, 120 + gap]) }],
    },
  ]);

it('takes two numbers with a space of text between them for one, though nothing follows', () => {
  const judge = (gap: number, value: string): string =>
    judgeQuotation(votes(gap), { sourceContext: 'Votes 1 243', value }).status;
  expect(judge(2.5, '243')).toBe('partial_text_found');
  expect(judge(2.5, '1243')).toBe('found');
  expect(judge(40, '243')).toBe('found');
  expect(judge(40, '1243')).toBe('partial_text_found');
});
