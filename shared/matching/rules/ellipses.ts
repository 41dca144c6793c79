/** Rules for what an ellipsis may leave out. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const ellipsisRules: RulesOf<RuleId, 'elision'> = {
  'elision.parts-in-order': {
    says: 'An ellipsis says that words are missing: the parts stand in the source word for word, in order, near each other.',
    found: [
      ['The tablets (take them with water) are for adults only.', 'The tablets … are for adults only'],
      ['Der Vertrag wurde am 3. Mai 2020 von Müller gekündigt.', 'Der Vertrag wurde … von Müller gekündigt'],
      ['We solve for P.\nq=0.3\nz=0 P=1.0000000\nz=5 P=0.1773523\nz=10 P=0.0416605', 'q=0.3 … z=5 P=0.1773523'],
    ],
    changed: [['The tablets are not for children but for adults.', 'The tablets are … for children']],
  },
  'elision.may-limit': {
    says: 'A whole sentence or item that an ellipsis leaves out may deny or limit those beside it.',
    found: [['Do not take it\nif you are ill\nif you are pregnant.', 'Do not take it … if you are pregnant']],
  },
  'elision.next-section': {
    says: 'Whole sentences on both sides of a heading may be quoted with an ellipsis, and so may a chapter with what is in its sections: they may not belong together.',
    found: [
      [
        '# Pool\nThe pool opens at nine.\n# Sauna\nGuests pay ten euros in cash.',
        'The pool opens at nine. … Guests pay ten euros in cash.',
        { hasHeadings: true },
      ],
    ],
    changed: [
      [
        '# Pool\nThe pool opens at nine.\n# Sauna\nGuests pay ten euros in cash.',
        'The pool opens … ten euros in cash.',
        { hasHeadings: true },
      ],
    ],
  },
  'elision.denial': {
    says: 'An ellipsis leaves no denial out of a sentence that is quoted.',
    changed: [['The seal of the box was not broken at delivery.', 'The seal of the box was … broken at delivery']],
  },
  'elision.condition': {
    says: 'An ellipsis leaves no condition, exception or refusal out of a sentence that is quoted, nor who says so.',
    changed: [
      [
        'The tenant may end the lease, unless the owner objects, and leave the house.',
        'The tenant may end the lease … and leave the house.',
      ],
      ['The firms are said to have left Malta in May.', 'The firms … have left Malta in May.'],
      ['对于涉案人员积极配合调查、主动退赔的，可以依法从轻处罚。', '对于涉案人员……可以依法从轻处罚'],
      [
        '휴학 중인 학생은 정하는 시기에 유권자 등록을 하여 선거권을 행사할 수 있다.',
        '휴학 중인 학생은 … 선거권을 행사할 수 있다',
      ],
    ],
  },
  'elision.contrast': {
    says: 'No sentence is left out that begins by setting itself against what is quoted before it.',
    changed: [
      [
        'The mill was sold in May. However, the buyer left. It was rented out in June.',
        'The mill was sold in May. … It was rented out in June',
      ],
    ],
  },
  'elision.limit': {
    says: 'An ellipsis leaves out nothing that makes what is quoted hold for less: which ones, how many, for how long, how surely.',
    changed: [
      [
        'The council approved the partial demolition of the old town hall.',
        'The council approved the … demolition of the old town hall',
      ],
      [
        'Charges for instruments that were approved before 2020, or sold since, are paid by the holder.',
        'Charges for instruments … are paid by the holder.',
      ],
      ['Przegląd zębów kontrolny (dla stałych pacjentów) jest bezpłatny.', 'Przegląd zębów kontrolny … jest bezpłatny'],
    ],
  },
  'elision.subject': {
    says: 'An ellipsis gives no verb another subject or object, and no name or number the place of another.',
    changed: [
      [
        'Gross margin improved, while selling and administrative expenses rose by $73 million.',
        'Gross margin improved, … administrative expenses rose by $73 million.',
      ],
      [
        'Sensitivity was 91.3% (95% CI 87.0–94.5) and specificity 78.9% (74.2–83.1).',
        'Sensitivity was 91.3% … (74.2–83.1)',
      ],
      ['Ann Lind (Chair), Bo Weber (Deputy) and Cy Roth were present.', 'Ann Lind … (Deputy) and Cy Roth were present'],
      [
        'It is warranted because Experian has shown a likelihood of success.',
        'It is warranted because … has shown a likelihood of success',
      ],
    ],
  },
  'elision.clause': {
    says: 'An ellipsis joins no clause to another one that begins in what is left out.',
    changed: [
      [
        'The new drug killed ten patients. The placebo is entirely safe for adults.',
        'The new drug … is entirely safe for adults.',
      ],
    ],
  },
  'elision.speaker': {
    says: 'What two people say is not joined.',
    changed: [
      ['SMITH: I was at home.\nJONES: I killed him that night.', 'SMITH: I was at home. … I killed him that night.'],
    ],
  },
  'elision.head': {
    says: 'An item of a list is not joined to the head of another list.',
    changed: [
      [
        'The following are prohibited:\n- smoking in the hall\nThe following are free of charge:\n- swimming in the pool',
        'The following are prohibited: … swimming in the pool',
      ],
      [
        'Do not take it\n• if you have a cold\nTalk to your doctor\n• if you have asthma or a fever',
        'Do not take it … if you have asthma or a fever',
      ],
    ],
  },
  'elision.section': {
    says: 'An ellipsis does not reach into another numbered section, nor from a heading or half a sentence into what stands under another heading.',
    found: [
      [
        '# Jane Doe\nProfessor of Physics since 2001.\nShe holds a doctorate of Leeds.\n# John Roe\nHe holds a doctorate of Oslo.',
        'Jane Doe … She holds a doctorate of Leeds.',
        { hasHeadings: true },
      ],
    ],
    changed: [
      [
        'The rent is due in May.\n3.2 Deposits and fees\nIt grows each year by a tenth.',
        'The rent is due in May. … It grows each year by a tenth',
      ],
      [
        '# Jane Doe\nProfessor of Physics since 2001.\n# John Roe\nHolder of a doctorate of Oslo.',
        'Jane Doe Professor of Physics … Holder of a doctorate of Oslo.',
        { hasHeadings: true },
      ],
    ],
  },
  'elision.too-far': {
    says: 'An ellipsis leaves out about eighty words at most.',
    changed: [
      [
        `The rent is due in May. ${'It was a cold and long day for them. '.repeat(15)}It grows each year by a tenth.`,
        'The rent is due in May. … It grows each year by a tenth',
      ],
    ],
  },
};
