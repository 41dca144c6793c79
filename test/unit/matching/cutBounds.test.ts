/** What decides a statement stands just outside the quotation, or in the conditions that an ellipsis leaves out of a list. */
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import type { Example } from '../../../shared/matching/rules/rule.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';

function outcomeOf(example: Example): 'found' | 'warned' | 'refused' {
  const verdict = judgeExample(example, policyOf('standard'));
  if (verdict.status !== 'found') return 'refused';
  return verdict.warnings.every((warning) => warning === 'shortened') ? 'found' : 'warned';
}

const named = (examples: readonly Example[]): (readonly [string, Example])[] =>
  examples.map((example) => [JSON.stringify(example.slice(0, 2)), example]);

const opposed = "Le bailleur ne peut s'y opposer que pour un motif légitime.";
const rent = 'Арендодатель не вправе повышать плату чаще одного раза в год.';
const impaired = 'In patients with hepatic impairment, the dose should not exceed 5 mg. Otherwise it is 20 mg.';
const dose = 'No debe superarse la dosis de 5 mg en pacientes con insuficiencia renal.';
const acquitted = 'He was found not guilty of theft and guilty of fraud.';
const exclusion = `Ein Mitglied kann ausgeschlossen werden,
aa) wenn es die Satzung schuldhaft verletzt;
bb) wenn es länger als 3 Monate im Rückstand ist.
Die Aufnahme ist zulässig, wenn
a) der Bewerber volljährig ist,
b) zwei Mitglieder bürgen und
c) der Vorstand zustimmt.
Ein Zuschuss wird nur gewährt, wenn alle folgenden Bedingungen erfüllt sind:
a) das Einkommen liegt unter 20.000 EUR,
b) der Antrag ist vollständig,
c) der Wohnsitz liegt in Kiel.`;
const licence = `The licence may be revoked if the holder
(a) fails to pay the annual fee;
(b) gives false information; or
(c) moves to another town.
A grant is paid if
(a) the applicant is over 18;
(b) the form is complete; and
(c) the board agrees.
The board shall
(a) keep minutes;
(b) publish the accounts; and
(c) meet twice a year.`;

const found: readonly Example[] = [
  ['No member voted and all left the hall.', 'No member voted'],
  ['Members may not vote, but they may speak.', 'Members may not vote'],
  ['It is not new, and we sold the mill in May to its tenants.', 'It is not new, and we sold the mill'],
  [opposed, opposed],
  [rent, rent],
  [acquitted, acquitted],
  ['He was found not guilty. She was fined.', 'He was found not guilty.'],
  ['The tenant may not sublet. More than one room is rented.', 'The tenant may not sublet.'],
  ['Headache was seen in 5% of all. In patients with asthma it was 9%.', 'Headache was seen in 5% of all.'],
  ['The drug was tested in patients with asthma and found safe.', 'The drug was tested in patients with asthma'],
  [licence, 'The board shall … meet twice a year.'],
  ['The enzyme is active in cells.', 'The enzyme [12] is active in cells [13].'],
];

const warned: readonly Example[] = [
  [opposed, "Le bailleur ne peut s'y opposer"],
  [rent, 'Арендодатель не вправе повышать плату'],
  [impaired, 'The dose should not exceed 5 mg.'],
  [dose, 'No debe superarse la dosis de 5 mg'],
  [acquitted, 'He was found not guilty'],
  ['The jury found not guilty verdicts on count two.', 'The jury found not guilty'],
  ['The tenant may not sublet more than one room.', 'The tenant may not sublet'],
  [exclusion, 'Ein Mitglied kann ausgeschlossen werden, […] wenn es länger als 3 Monate im Rückstand ist.'],
  [licence, 'The licence may be revoked if the holder … gives false information'],
  ['Ledamöter har inte rösträtt gällande ansvarsfrihet.', 'Ledamöter har inte rösträtt'],
  ['Le présent article n’est pas applicable aux élèves présentant un trouble.', 'n’est pas applicable aux élèves'],
  ['The attack killed people and injured many.', 'The attack killed [12] people'],
  ['Unions fear that 400 jobs are at risk.', '400 jobs are at risk'],
  ['The deposit is returned within 30 days, less the cost of repairs.', 'The deposit is returned within 30 days'],
];

const refused: readonly Example[] = [
  [opposed, "Le bailleur ne peut s'y opposer."],
  [dose, 'No debe superarse la dosis de 5 mg.'],
  [acquitted, 'He was found not guilty.'],
  [exclusion, 'Die Aufnahme ist zulässig, wenn … zwei Mitglieder bürgen'],
  [exclusion, 'Die Aufnahme ist zulässig, wenn … der Vorstand zustimmt.'],
  [exclusion, 'nur gewährt, wenn alle folgenden Bedingungen erfüllt sind: … der Antrag ist vollständig'],
  [exclusion, 'Ein Mitglied kann ausgeschlossen werden, … wenn zwei Mitglieder bürgen'],
  [licence, 'A grant is paid if … the form is complete'],
  [licence, 'A grant is paid if (a) the applicant is over 18; … (c) the board agrees.'],
  ['The treatment is safe. The panel said so.', 'The treatment is safe?'],
  ['The attack killed people and injured many.', 'The attack killed 12 people'],
  ['Some 30 people [6] died.', 'Some 30 [40] people died.'],
  ['It was built in 1990 [3].', 'It was built in [3] 1990.'],
  ['The bomb killed soldiers near Lyon [12] and in Nice.', 'The bomb killed [12] soldiers near Lyon'],
];

it.each(named(found))('finds %s', (_, example) => {
  expect(outcomeOf(example)).toBe('found');
});

it.each(named(warned))('finds %s, and warns', (_, example) => {
  expect(outcomeOf(example)).toBe('warned');
});

it.each(named(refused))('does not find %s', (_, example) => {
  expect(outcomeOf(example)).toBe('refused');
});
