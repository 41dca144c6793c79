/** Rules for what a text has in addition to its words: reference marks, what a citing author puts in brackets, markup. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const markRules: RulesOf<RuleId, 'mark'> = {
  'mark.left-out': {
    says: 'The mark of a footnote or reference may be left out.',
    found: [
      ['The plan [12] was approved [3, 4].', 'The plan was approved'],
      [
        'On the basis of Halley v The Society [2003] EWCA Civ 97 it gave rise to a trust.',
        'Halley v The Society it gave rise',
      ],
      ['The rates (1) apply to all members.\n(1) Rates of May 2020.', 'The rates apply to all members.'],
    ],
    changed: [
      ['The rates (1) apply to all members.', 'The rates apply to all members.'],
      ['Appoint [2] directors in May.', 'Appoint directors in May.'],
      ['The mill [2003] Oslo Bank 97 paid for was sold.', 'The mill paid for was sold'],
    ],
  },
  'mark.added': {
    says: 'A citation mark may be put in where the source has none.',
    found: [['The price rose by 5 percent in May.', 'The price rose by 5[1] percent [2] in May']],
    changed: [['The fee is 30% of the price.', 'The fee is 30% [1: never] of the price']],
  },
  'mark.may-count': {
    says: 'A number in square brackets before a noun may be a citation mark, or say how many.',
    found: [['The fire killed people and destroyed the mill.', 'The fire killed [12] people and destroyed the mill.']],
    changed: [['The fire killed people and destroyed the mill.', 'The fire killed 12 people and destroyed the mill.']],
  },
  'mark.same-list': {
    says: 'The same references may be listed in another form.',
    found: [['Cities [1,2] reach 60 °C in summer [3].', 'Cities [1, 2] reach 60 °C in summer [3]']],
    changed: [['Cities [1,2] reach 60 °C in summer [3].', 'Cities [1, 4] reach 60 °C in summer [3]']],
  },
  'mark.replaced': {
    says: 'The reference after a quotation may not be another one than the source has there.',
    changed: [['The limit is 5 (see note 3) in total.', 'The limit is 5 (note 4)']],
  },
  'mark.interpolation': {
    says: 'Words in square brackets that say whom or what the source means may be put in, or stand for its pronoun, if the source has them elsewhere and they neither deny, limit nor count.',
    found: [
      [
        'The Port Board of Oslo met. The Board sold the mill in May.',
        'The Board [the Port Board of Oslo] sold the mill in May.',
      ],
      [
        'The Harbour Trust met in May. It sold the mill to its members.',
        '[The Harbour Trust] sold the mill to its members.',
      ],
    ],
    changed: [
      ['少なくとも一人。市から特に申し上げることはない。', '市から特に申し上げることは[少なく]ない。'],
      ['The landlord owns the mill. The tenant shall pay the rent.', '[The landlord] shall pay the rent.'],
      ['The Port Board met. The Board sold the mill in May.', 'The Board [of Bergen] sold the mill in May.'],
      ['Rules are not always clear. Members may vote in May.', 'Members may [not always] vote in May.'],
      ['Two working days are short. Pay within 30 days.', 'Pay within 30 [working] days.'],
      ['The former director left. The director signed the lease.', 'The [former] director signed the lease.'],
    ],
  },
  'mark.markup': {
    says: 'The source text of Markdown may be quoted as it is shown: without the marks of emphasis, and a link without its address.',
    found: [
      ['It is set by [Article XI](#article-xi-fees) of these rules.', 'It is set by Article XI of these rules.'],
      ['# Start\n## Run\nUse `npm start` to run the mill.', 'Use npm start to run the mill.'],
      ['# Rules\n## Fees\n_[Members pay in May;\nguests pay at once.]_', 'Members pay in May; guests pay at once.'],
    ],
    changed: [
      ['It is set by [Article XI](#article-x-fees) of these rules.', 'It is set by Article X of these rules.'],
      ['Members may [not](#votes) vote in May.', 'Members may vote in May.'],
    ],
  },
};
