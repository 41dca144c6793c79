/** A clause that the source gives as somebody's, or for a time, is found with the warning that its sentence says more, in every language. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { RuleId } from '../../../shared/matching/rules/policy.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';

const rulesOf = (line: string, sourceContext: string): readonly RuleId[] =>
  judgeQuotation(createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: [line] }]), { sourceContext })
    .decidedBy;

it.each([
  ['Radna Lis stwierdziła, że chodnik jest niebezpieczny dla dzieci.', 'chodnik jest niebezpieczny dla dzieci'],
  ['W protokole błędnie podano, że za uchwałą głosowało pięć osób.', 'za uchwałą głosowało pięć osób'],
  ['Žalobce namítl, že smlouva byla uzavřena pod nátlakem.', 'smlouva byla uzavřena pod nátlakem'],
  ['Ordföranden uppgav att fakturan betalades i mars.', 'fakturan betalades i mars'],
  ['Sagsøgeren anførte at bygningen havde skimmelsvamp.', 'bygningen havde skimmelsvamp'],
  ['Isännöitsijä sanoi, että katto vuotaa edelleen.', 'katto vuotaa edelleen'],
  ['A tanú azt mondta, hogy az autó piros volt.', 'az autó piros volt'],
  ['Martorul a declarat că ușa era deschisă noaptea.', 'ușa era deschisă noaptea'],
])('of %j it warns that %j is somebody’s', (line, quoted) => {
  expect(rulesOf(line, quoted)).toContain('context.attributed');
});

it.each([
  [
    'During the trial period, the parties may terminate the contract without notice.',
    'the parties may terminate the contract without notice.',
    'context.bounded',
  ],
  [
    'Während der Probezeit können die Parteien den Vertrag fristlos kündigen.',
    'können die Parteien den Vertrag fristlos kündigen.',
    'context.bounded',
  ],
  [
    'Deneme süresi içinde taraflar sözleşmeyi tazminatsız feshedebilir.',
    'taraflar sözleşmeyi tazminatsız feshedebilir.',
    'context.condition',
  ],
] as const)('of %j it warns that %j applies for a time', (line, quoted, rule) => {
  expect(rulesOf(line, quoted)).toContain(rule);
});

it('warns of no time where nothing is allowed or required', () => {
  expect(rulesOf('During the storm the company lost two barges.', 'the company lost two barges.')).toEqual([
    'text.same',
  ]);
});

const latvian =
  'Privātuma politika ir spēkā no 2026. gada 3. augusta. Biedrības izpildinstitūcija sastāv no 2 valdes locekļiem.';

it.each([
  ['sastāv no 2 valdes locekļiem', '2', latvian],
  ['spēkā no 2026. gada 3. augusta', '2026. gada 3. augusta', latvian],
])('of %j the value %j is not denied', (sourceContext, value, line) => {
  const index = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: [line] }]);
  expect(judgeQuotation(index, { sourceContext, value }).decidedBy).toEqual(['text.same']);
});

it.each([
  ['has no 2 members', '2 members', 'The whānau of Māori Ngāti has no 2 members in the hapū.'],
  ['no allergies', 'allergies', 'Patient Jānis Bērziņš, Kārlis Ozoliņš: no allergies'],
  [
    'nicht verurteilt noch schuldig',
    'schuldig',
    'Der Beklagte ist nicht verurteilt noch schuldig, und die Frist ist für die Kündigung drei Monate.',
  ],
  ['ne idoneo', 'idoneo', 'Il candidato nel registro della scuola che è ne idoneo ne escluso.'],
  ['no aplicable al local', 'aplicable', 'El contrato de arrendamiento no aplicable al local.'],
])('of %j the value %j is denied', (sourceContext, value, line) => {
  const index = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: [line] }]);
  expect(judgeQuotation(index, { sourceContext, value }).decidedBy).toContain('value.outside');
});
