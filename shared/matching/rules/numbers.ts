/** Rules for numbers, dates and units. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const numberRules: RulesOf<RuleId, 'number' | 'date' | 'unit'> = {
  'number.notation': {
    says: 'The same number may be written in another notation, where the source leaves no doubt which is its decimal mark.',
    found: [
      ['Payments of £4,207.95 were approved.', 'Payments of £4207.95 were approved'],
      ['Son el 53,87 % de todos y el 12,40 % de ellos.', 'Son el 53.87 % de todos'],
    ],
    changed: [
      ['Payments of £4,207.95 were approved.', 'Payments of £42,079.5 were approved'],
      ['It is 53.87 % of all and 12.40 % of them.', 'It is 53,87 % of all'],
    ],
  },
  'number.unsure-notation': {
    says: 'Where a mark may group thousands or begin the decimals, and the source does not tell, the number must be written as it is there.',
    changed: [['The fee is 1,284 euros a year.', 'The fee is 1284 euros a year']],
  },
  'number.changed': {
    says: 'A number may not be changed, put in or left out.',
    changed: [['TSH 2.41 mU/l', 'TSH 24.1 mU/l']],
  },
  'number.guessed': {
    says: 'A number, or a denial in speech, that a machine as good as guessed is no evidence, even where both sides read the same.',
    changed: [
      [
        'We sold fifteen ferries for 318 million euros and we can keep the crews.',
        'We sold fifteen ferries',
        { readBy: 'speech' },
      ],
    ],
  },
  'date.changed': {
    says: 'A date may not be changed.',
    changed: [['It ended on 3 May 2020 in Rome.', 'It ended on 3 June 2020 in Rome']],
  },
  'unit.changed': {
    says: 'A unit may not be changed, put in or left out.',
    changed: [['Keep the vial below 39.2 °C at all times.', 'Keep the vial below 39.2 °F at all times.']],
  },
  'unit.letter-case': {
    says: 'The letter case of a unit is a part of it: MW is not mW.',
    found: [['The bottle holds 5 mL of it in all Cases.', 'The bottle holds 5 ml of it in all cases']],
    changed: [['The plant has 5 MW of power and is old.', 'The plant has 5 mW of power and is old']],
  },
};
