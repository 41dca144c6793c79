/** Rules for the text around a quotation, for its value, and names of outcomes. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const contextRules: RulesOf<RuleId, 'context' | 'value'> = {
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
    says: 'The sentence says that somebody says, thinks, asks for or doubts what is quoted.',
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
      ['In May they sold the Orion Two X to a museum.', 'they sold the Orion Two'],
      ['A claim may be filed with the office within 14 days.', 'A claim may be filed with the office'],
      ['Члены вправе подать жалобу в течение 30 дней.', 'Члены вправе подать жалобу'],
    ],
  },
  'context.goes-on': {
    says: 'The quotation ends with a full stop where the sentence of the source goes on without a mark, or with a clause that denies or costs something.',
    found: [
      ['The mill was sold on Monday with all its land.', 'The mill was sold on Monday.'],
      ['Die Mühle wurde am Montag mit allem Land verkauft.', 'Die Mühle wurde am Montag.'],
    ],
  },
  'context.open-denial': {
    says: 'The quotation ends where the sentence of the source goes on without a mark to say what exactly is denied, or with a list.',
    found: [
      [
        'Medlem får inte uteslutas ur föreningen av annan anledning än svek.',
        'Medlem får inte uteslutas ur föreningen',
      ],
      ['Le présent article n’est pas applicable aux élèves présentant un trouble.', 'n’est pas applicable aux élèves'],
      ['You are barred from using the site for: (a) spam; (b) fraud.', 'You are barred from using the site'],
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
    says: 'What follows the quotation takes it back, or a comment of Markdown holds it.',
    found: [['Tokens never expire but can be revoked.', 'Tokens never expire.']],
  },
  'context.question': {
    says: 'The sentence that the quotation is taken from is a question.',
    found: [['Does the ferry leave at nine from Oslo?', 'the ferry leave at nine']],
  },
  'context.list-head': {
    says: 'The head of its list or its heading denies, excepts or repeals it.',
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
