/** Rules for what is left out, for the text around a quotation, for its value, and names of outcomes. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const contextRules: RulesOf<RuleId, 'elision' | 'context' | 'value'> = {
  'elision.parts-in-order': {
    says: 'An ellipsis says that words are missing: the parts stand in the source word for word, in order, near each other.',
    found: [
      ['The tablets (take them with water) are for adults only.', 'The tablets … are for adults only'],
      ['Der Vertrag wurde am 3. Mai 2020 von Müller gekündigt.', 'Der Vertrag wurde … von Müller gekündigt'],
    ],
    changed: [['The tablets are not for children but for adults.', 'The tablets are … for children']],
  },
  'elision.may-limit': {
    says: 'A whole sentence or item that an ellipsis leaves out may deny or limit those beside it.',
    found: [
      [
        'The plan was legal. Nobody believed that. It was carried out in May.',
        'The plan was legal. … It was carried out in May',
      ],
    ],
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
  'context.denied': {
    says: 'A denial stands beside the quotation, in its own sentence.',
    found: [['He has never, in all these years, signed the lease.', 'signed the lease']],
  },
  'context.condition': {
    says: 'A condition or an exception stands beside the quotation, in its own sentence.',
    found: [
      ['Copying is allowed provided the source is named.', 'Copying is allowed'],
      ['If time allows, we will visit the mill in May.', 'we will visit the mill in May'],
      ['As long as the fee is paid, members may fish here.', 'members may fish here'],
      ['Tant qu’il paie, chacun peut devenir membre.', 'chacun peut devenir membre'],
      ['Bei Unsauberkeit wird die Reinigung berechnet.', 'wird die Reinigung berechnet'],
      ['5. In Härtefällen kann der Vorstand das Mitglied befreien.', '… kann der Vorstand das Mitglied befreien'],
      ['Bei Beträgen von mehr als ... Euro braucht er die Zustimmung.', 'braucht er die Zustimmung'],
      ['Art. 8º - Se necessário, as provas serão adiadas.', 'as provas serão adiadas'],
      ['When the pin is tied high, all writes are blocked.', 'all writes are blocked'],
      ['The quay is old, but with early care, paint and luck, it lasts.', 'it lasts'],
      ['Boost\nIf the query has a number (e.g., one), a boost is added.', 'a boost is added'],
      ['To the greatest extent practicable, and by law, each agency acts.', 'each agency acts'],
      ['They have been shown to work when delivered well.', 'They have been shown to work'],
      ['Le Bureau pourra refuser, après avoir entendu les intéressés.', 'Le Bureau pourra refuser'],
      ['Wyjazd możliwy jest do Norwegii, po uprzednim otrzymaniu zgody.', 'Wyjazd możliwy jest do Norwegii'],
      [
        'Părțile nu răspund de nimic, total, a orcarei obligații din contract, dacă e forță.',
        'Părțile nu răspund de nimic',
      ],
      ['В особых случаях комитет принимает решение.', 'комитет принимает решение'],
      ['Members may moor here when the master is on duty.', 'Members may moor here'],
      ['El socio puede usar el barco cuando el jefe lo vea.', 'El socio puede usar el barco'],
      ['Członek ma prawo używać łodzi, gdy kierownik jest obecny.', 'Członek ma prawo używać łodzi'],
    ],
  },
  'context.attributed': {
    says: 'The sentence says that somebody says, thinks or doubts what is quoted.',
    found: [
      ['It is unclear whether the bridge can carry buses.', 'the bridge can carry buses'],
      ['According to Smith the plan was legal.', 'the plan was legal'],
      ['According to Smith, head of the moon sizing experiment, the plan was legal.', 'the plan was legal'],
      ['被告は、本件訴訟が蒸し返しであるとして、争う。', '本件訴訟が蒸し返しである'],
    ],
  },
  'context.bounded': {
    says: 'Words right beside the quotation bound or weaken the one that it begins or ends with, or set a term to its right or duty.',
    found: [
      ['The hall seats at most 300 people.', '300 people'],
      ['Between 10 and 20 boats sank.', '20 boats sank'],
      ['Few members voted in May.', 'members voted in May'],
      ['A claim may be filed with the office within 14 days.', 'A claim may be filed with the office'],
      ['Члены вправе подать жалобу в течение 30 дней.', 'Члены вправе подать жалобу'],
    ],
  },
  'context.goes-on': {
    says: 'The quotation ends with a full stop where the sentence of the source goes on without a mark.',
    found: [
      ['The mill was sold on Monday with all its land.', 'The mill was sold on Monday.'],
      ['Die Mühle wurde am Montag mit allem Land verkauft.', 'Die Mühle wurde am Montag.'],
    ],
  },
  'context.narrowed': {
    says: 'A quotation does not end with a full stop where the source goes on with what makes it hold for less: for whom, how often, of what; of a right or duty also when, where and how.',
    changed: [
      ['Dogs are permitted on the quay with a lead.', 'Dogs are permitted on the quay.'],
      ['Le remboursement est versé pendant deux ans.', 'Le remboursement est versé.'],
      ['Refunds are paid to members who paid twice.', 'Refunds are paid to members.'],
      ['Rain is likely on Monday or Tuesday.', 'Rain is likely on Monday.'],
      ['The tax is 5% of income for all.', 'The tax is 5%.'],
      ['The dose is 5 mg twice a day.', 'The dose is 5 mg.'],
    ],
  },
  'context.end-claimed': {
    says: 'A quotation does not end with a full stop where the sentence of the source goes on with a condition or an exception.',
    changed: [
      ['Copying is allowed provided the source is named.', 'Copying is allowed.'],
      ['The tenant may end the lease, except in winter.', 'The tenant may end the lease.'],
      ['Chacun peut devenir membre, tant qu’il paie la cotisation.', 'Chacun peut devenir membre.'],
    ],
  },
  'context.taken-back': {
    says: 'What follows the quotation takes it back.',
    found: [['Tokens never expire but can be revoked.', 'Tokens never expire.']],
  },
  'context.question': {
    says: 'The sentence that the quotation is taken from is a question.',
    found: [['Does the ferry leave at nine from Oslo?', 'the ferry leave at nine']],
  },
  'context.list-head': {
    says: 'The head of the list that the quotation is an item of denies or excepts it.',
    found: [['The following are not insured:\n- bicycles in the hall\n- boats on the lake', 'bicycles in the hall']],
  },
  'value.outside': {
    says: 'The value stands within the words that the quotation was found in, and is not cut out of something longer.',
    found: [
      ['The ferry leaves at nine from Oslo.', 'The ferry leaves at nine', { value: 'nine' }],
      [
        'Barco Azul, CNPJ nº 12.345.678/0001-90.',
        'Barco Azul, CNPJ nº 12.345.678/0001-90',
        { value: '12.345.678/0001-90' },
      ],
    ],
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
    found: [
      ['The ferry leaves\nat nine.', 'the ferry leaves at nine'],
      ['Bu sayı üyelerin %30’unu aşamaz.', 'Bu sayı üyelerin % 30’unu aşamaz.'],
    ],
    changed: [
      ['Bu sayı üyelerin %30’unu aşamaz.', 'Bu sayı üyelerin % 31’unu aşamaz.'],
      ['Bu sayı üyelerin %30’unu aşamaz.', 'Bu sayı üyelerin 30’unu aşamaz.'],
    ],
    isOutcome: true,
  },
  'quotation.too-long': { says: 'A quotation of more than 120,000 characters is no quotation.', isOutcome: true },
  'page.hidden': { says: 'Words that the page does not show to a reader are never found.', isOutcome: true },
  'page.struck-out': {
    says: 'Words that the page strikes out are never found: the source takes them back.',
    isOutcome: true,
  },
  'page.unchecked': {
    says: 'Words of a text layer over a picture that OCR has no data or no time for stand, and are said to be unchecked.',
    isOutcome: true,
  },
  'page.read-again': {
    says: 'Words that OCR misread at first are found where it reads them in the picture as they are quoted, numbers aside.',
    isOutcome: true,
  },
  'page.other': {
    says: 'The words stand on another page than the citation states, and no number on that page is the stated one.',
    found: [['The ferry leaves at nine.', 'The ferry leaves at nine', { pageNumber: 7 }]],
  },
  'source.nothing-alike': {
    says: 'The source has nothing like the quotation that would help a reader.',
    changed: [['The ferry leaves at nine.', 'Penguins are fast swimmers']],
    isOutcome: true,
  },
};
