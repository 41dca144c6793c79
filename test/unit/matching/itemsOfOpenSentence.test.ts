/** The number of an item may be left out, also where the items go on with the sentence above them. */
import { refusalOf } from '../../support/matching/refusal.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const refusal = (source: string, sourceContext: string): string =>
  refusalOf(
    judgeQuotation(sourceOf(`The house rules hold for all.\n${source}\nAsk the caretaker.`), { sourceContext }),
  );

const pays = 'The tenant of the lower flat\n1. pays the rent in advance;\n2. heats the rooms in winter.';
const marks =
  'The test is passed from 60% on. A student with\n1. 60–80% of the points has the mark good;\n2. 80–100% has the mark excellent.';

it.each([
  [pays, 'The tenant of the lower flat pays the rent in advance'],
  [pays, 'The tenant of the lower flat … pays the rent in advance'],
  [marks, 'A student with 60–80% of the points has the mark good'],
])('in %j finds %j', (source, quoted) => {
  expect(refusal(source, quoted)).toBe('found');
});

it.each([
  [
    'The rent is raised by\n1. Then it falls again.\n2. The next year it stays.',
    'The rent is raised by Then it falls again',
    'number.changed',
  ],
  [
    'The rent is raised by\n1. after that it falls again.',
    'The rent is raised by after that it falls again',
    'number.changed',
  ],
])('in %j the number counts: %j', (source, quoted, rule) => {
  expect(refusal(source, quoted)).toBe(rule);
});
