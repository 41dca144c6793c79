/** Rules for what is left out, for what stands around a quotation, for its value, and names of outcomes. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const contextRules: RulesOf<RuleId, 'elision' | 'context' | 'value'> = {
  'elision.parts-in-order': {
    says: 'An ellipsis says that words are missing: the parts stand in the source word for word, in order, near each other.',
    found: [['The tablets (take them with water) are for adults only.', 'The tablets … are for adults only']],
    changed: [['The tablets are not for children but for adults.', 'The tablets are … for children']],
  },
  'elision.limit': {
    says: 'What an ellipsis leaves out may limit what is left.',
    found: [['Der Vertrag wurde am 3. Mai 2020 von Müller gekündigt.', 'Der Vertrag wurde … von Müller gekündigt']],
  },
  'context.limited': {
    says: 'Something beside the quotation, in its own sentence, takes back, limits or attributes what it says.',
    found: [['It is unclear whether the bridge can carry buses.', 'the bridge can carry buses']],
  },
  'value.outside': {
    says: 'The value stands within the words that the quotation was found in, and is not cut out of something longer.',
    found: [['The ferry leaves at nine from Oslo.', 'The ferry leaves at nine', { value: 'nine' }]],
    changed: [['He was not found guilty of the crime.', 'He was not found guilty of the crime.', { value: 'guilty' }]],
  },
  'value.alone': {
    says: 'Where the quotation is nowhere and its value is, the value is shown, and nothing found.',
    changed: [['The ferry leaves Stavanger at nine.', 'Penguins cannot fly', { value: 'Stavanger' }]],
    isOutcome: true,
  },
};

export const outcomeRules: RulesOf<RuleId, 'text' | 'quotation' | 'page' | 'source'> = {
  'text.same': {
    says: 'The words of the quotation are those of the source, letter case, line ends and kinds of quotation marks aside.',
    found: [['The ferry leaves\nat nine.', 'the ferry leaves at nine']],
    isOutcome: true,
  },
  'quotation.too-long': { says: 'A quotation of more than 120,000 characters is no quotation.', isOutcome: true },
  'page.hidden': { says: 'Words that the page does not show to a reader are never found.', isOutcome: true },
  'page.struck-out': {
    says: 'Words that the page strikes out are never found: the source takes them back.',
    isOutcome: true,
  },
  'source.nothing-alike': {
    says: 'The source has nothing like the quotation that would help a reader.',
    changed: [['The ferry leaves at nine.', 'Penguins are fast swimmers']],
    isOutcome: true,
  },
};
