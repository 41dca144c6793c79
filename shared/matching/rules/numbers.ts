/** Rules for numbers, dates and units. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const numberRules: RulesOf<RuleId, 'number' | 'date' | 'unit'> = {
  'number.notation': {
    says: 'The same number may be written in another notation, where the source leaves no doubt which is its decimal mark.',
    found: [
      ['Payments of £4,207.95 were approved.', 'Payments of £4207.95 were approved'],
      ['The harbour fee is 4.250,00 €.', 'The harbour fee is €4,250.'],
      ['The town has 1,000,000 trees.', 'The town has 1 000 000 trees.'],
      ['La ville a 1 000 000 arbres.', 'La ville a 1,000,000 arbres.'],
      ['O valor do contrato é de R$ 10904524,92 por ano.', 'O valor do contrato é de R$ 10.904.524,92 por ano.'],
      ['Children under the age of twelve (12) swim free.', 'Children under the age of 12 swim free.'],
      ['The pier opened on 04.02.2021.', 'The pier opened on 4 February 2021.'],
      ['Podmínky nabývají účinnosti dnem 1.1.2021.', 'Podmínky nabývají účinnosti dnem 1. 1. 2021.'],
      ['Junior dues are $2.00 a year.', 'Junior dues are $2 a year.'],
      ['The bill was 3.5 million euros in May.', 'The bill was €3.5 million in May.'],
      ['The meeting is at 3:00 PM in the hall.', 'The meeting is at 3 p.m. in the hall.'],
      ['Kontakt: telefon 608 84 57 58, e-mail níže.', 'telefon 608845758'],
      ['The pier opened on 26th APRIL’2021.', 'The pier opened on 26 April 2021.'],
      ['A hajó 2023. március 17-én indult el.\nKelt: 2023. március 17', 'Kelt: 2023.03.17'],
      ['二期（2017.01.14-2017.01.19）工作计划', '二期（2017年1月14日-2017年1月19日）工作计划'],
      ['13 XII 2016 – Cel spotkań i zajęć', '13.12.2016 – Cel spotkań i zajęć'],
      ['Paid on 05/06/2020 in Oslo, due on 25/06/2020.', 'Paid on 5 June 2020 in Oslo'],
      ['The pier opened on May 3 in Oslo.', 'The pier opened on 3 May in Oslo.'],
      ['Wartung: 250,- Euro im Jahr und mehr.', 'Wartung: 250 € im Jahr'],
      ['On-resistance of 0.10 Ω at most.', 'On-resistance of 0.10 Ohm at most.'],
      ['Org. nummer 993 396 605 i Oslo', 'Org. nummer 993396605 i Oslo'],
      ['WhatsApp: 0851-7961-5352 in May', 'WhatsApp: 085179615352 in May'],
      ['Valor superior a 25 (vinte e cinco) salários mínimos.', 'Valor superior a 25 salários mínimos.'],
      ['Kurul 40 (kırk) gün içinde toplanır.', 'Kurul 40 gün içinde toplanır.'],
      ['Son el 53,87 % de todos y el 12,40 % de ellos.', 'Son el 53.87 % de todos'],
    ],
    changed: [
      ['Kontakt: telefon 608 84 57 58, e-mail níže.', 'telefon 608845785'],
      ['Sold in the halls: 608 84 57 58 tickets.', 'Sold in the halls: 608845758 tickets.'],
      ['Payments of £4,207.95 were approved.', 'Payments of £42,079.5 were approved'],
      ['The town has 1,000,000 trees.', 'The town has 1 000 00 trees.'],
      ['La ville a 1 000 000 arbres.', 'La ville a 1,000 arbres.'],
      ['O valor do contrato é de R$ 10904524,92 por ano.', 'O valor do contrato é de R$ 109.045.249,2 por ano.'],
      ['Podmínky nabývají účinnosti dnem 1.1.2021.', 'Podmínky nabývají účinnosti dnem 1. 2. 2021.'],
      ['The harbour fee is 4,250.50 EUR.', 'The harbour fee is 4250 EUR.'],
      ['The harbour fee is $4,250.00.', 'The harbour fee is $4.250.'],
      ['Die Miete ist 1.459,00 € im Monat.', 'Die Miete ist 1,459 € im Monat.'],
      ['The pier opened on 04/02/2021 in Oslo.', 'The pier opened on 4 February 2021 in Oslo.'],
      ['The balance was −€5 at the end of the year.', 'The balance was (€5) at the end of the year.'],
      ['The meeting is at 3:15 PM in the hall.', 'The meeting is at 3 p.m. in the hall.'],
      ['The pier opened on May 3 in Oslo.', 'The pier opened on 4 May in Oslo.'],
      ['Paid on 05/06/2020 in Oslo, due on 06/25/2020.', 'Paid on 5 June 2020 in Oslo'],
      ['二期（2017.01.14-2017.01.19）工作计划', '二期（2017年1月14日-2017年1月18日）工作计划'],
      ['Wartung: 250,- Euro im Jahr und mehr.', 'Wartung: 2,50 € im Jahr'],
      ['On-resistance of 0.10 mΩ at most.', 'On-resistance of 0.10 MOhm at most.'],
      ['Sold were 993 396 605 in Oslo', 'Sold were 993396606 in Oslo'],
      ['Valor superior a 25 (vinte e cinco) salários mínimos.', 'Valor superior a 26 salários mínimos.'],
      ['Kurul 40 (kırk) gün içinde toplanır.', 'Kurul 41 gün içinde toplanır.'],
      ['Kurul 40 (elli) gün içinde toplanır.', 'Kurul 40 gün içinde toplanır.'],
      ['It is 53.87 % of all and 12.40 % of them.', 'It is 53,87 % of all'],
    ],
  },
  'number.figure-or-word': {
    says: 'A number stands in words in the source and in figures in the quotation, or the other way round, or its percent sign does.',
    found: [
      ['The surcharge is 12 percent of the fee.', 'The surcharge is 12% of the fee.'],
      ['Der Verein hat sieben Boote in Kiel.', 'Der Verein hat 7 Boote in Kiel.'],
    ],
    changed: [
      ['The surcharge is 12 percent of the fee.', 'The surcharge is 13% of the fee.'],
      ['Five hundred boats are late in May.', '5 boats are late in May.'],
    ],
  },
  'number.repeated-in-words': {
    says: 'An amount that the source repeats in words in brackets may be given once, in figures.',
    found: [
      ['The price is EUR 12,000 (twelve thousand euros) net.', 'The price is EUR 12,000 net.'],
      ['A multa é de 2% (dois por cento) ao dia.', 'A multa é de 2% ao dia.'],
    ],
    changed: [
      ['The price is EUR 12,000 (twenty thousand euros) net.', 'The price is EUR 12,000 net.'],
      ['The price is EUR 12,000 (not thirteen thousand) net.', 'The price is EUR 12,000 net.'],
      ['The fine is EUR 12 (thousand) per day.', 'The fine is EUR 12 per day.'],
      ['The rate is 5 (five percent) of 200.', 'The rate is 5 of 200.'],
      ['The price is EUR 12,000 (twelve thousand euros) net.', 'The price is EUR 13,000 net.'],
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
