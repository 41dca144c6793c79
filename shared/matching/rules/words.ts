/** Rules for words: how they are spelled and set, and what else replacing one word by another may change. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const spellingRules: RulesOf<RuleId, 'spelling'> = {
  'spelling.yo': {
    says: 'In Russian, "ё" may be written "е".',
    found: [['Он ещё не пришёл домой вечером', 'Он еще не пришел домой вечером']],
    changed: [['Он ещё не пришёл домой вечером', 'Он еще не ушел домой вечером']],
  },
  'spelling.hamza': {
    says: 'In Arabic, an alif may be written without its hamza.',
    found: [['أعلن الرئيس في المدينة إلغاء القانون', 'اعلن الرئيس في المدينة الغاء القانون']],
  },
  'spelling.capitals': {
    says: 'Capitals may stand without the accents that small letters have, and in Turkish without their dots.',
    found: [
      ['À périmètre constant, les ventes montent.', 'A périmètre constant, les ventes montent'],
      ['KULLANIM ŞARTLARI VE HIZMET SÖZLEŞMESI\nSürüm', 'Kullanım Şartları ve Hizmet Sözleşmesi'],
    ],
    changed: [
      ['Elle vit à Lyon en mai.', 'Elle vit a Lyon en mai.'],
      ['Bu kısım eski kapının arkasında.', 'Bu kisim eski kapının arkasında.'],
    ],
  },
  'spelling.sharp-s': {
    says: 'In German, "ß" may be written "ss" where that makes no other word.',
    found: [['Er wohnt in der großen Straße dort.', 'Er wohnt in der grossen Strasse dort']],
    changed: [['Er trank in Maßen davon im Mai.', 'Er trank in Massen davon im Mai.']],
  },
  'spelling.points': {
    says: 'Vowel points that both sides write must be the same: they make another word.',
    changed: [['الرجلُ قُتِلَ في المدينة ليلا', 'الرجلُ قَتَلَ في المدينة ليلا']],
  },
  'spelling.accents': {
    says: 'A lenient verdict lets accents be left out, unless that makes a word that the source has too.',
    found: [['She sent her résumé to the café in May.', 'She sent her resume to the café in May.']],
    changed: [['Ms Müller signed the deed.', 'Ms Muller signed the deed.']],
  },
  'spelling.variant': {
    says: 'A lenient verdict lets British and American spelling stand for each other.',
    found: [['The colour of the harbour changed.', 'The color of the harbor changed.']],
    changed: [['The wall is 12 metres long.', 'The wall is 12 meters long.']],
  },
  'spelling.typo-corrected': {
    says: 'A lenient verdict lets a known misspelling of the source be put right.',
    found: [['They will recieve the parcel at home.', 'They will receive the parcel at home.']],
    changed: [['They will refuse the parcel at home.', 'They will receive the parcel at home.']],
  },
};

export const wordRules: RulesOf<RuleId, 'word'> = {
  'word.spacing': {
    says: 'A word may be broken at a line end, spaced out, or run together with another where that makes no other word.',
    found: [
      ['They made an infor-\nmation sheet about information.', 'They made an information sheet'],
      [
        'InWien.......3€\nInganzÖsterreich.......5,90€\nBeiFragen,erreichtihruns\nderLindigeundderWaldige',
        'In ganz Österreich: 5,90€',
      ],
      [
        'De overeenkomst bevat inspanningsverplichtingen, geen resultaats-verplichtingen.',
        'De overeenkomst bevat inspanningsverplichtingen, geen resultaatsverplichtingen.',
      ],
      ['Daher sind alle Daten gebührenfreiherauszugeben.', 'Daher sind alle Daten gebührenfrei herauszugeben.'],
    ],
    changed: [
      [
        'It spread by asymptomatic carriers of the ward.\nSymptomatic carriers were sent to the rest of the house.',
        'It spread by a symptomatic carriers of the ward',
      ],
      ['He was not able to come.', 'He was notable to come.'],
      [
        'Install color-string now. Colorstring is malware, colorstring steals, and colorstring stays.',
        'Install colorstring now.',
      ],
      [
        'See www.super-market.com. A supermarket is a shop. No supermarket sells it. Any supermarket may.',
        'See www.supermarket.com.',
      ],
      ['He was notable for his boats.', 'He was not able for his boats.'],
      [
        'InWien.......3€\nInganzÖsterreich.......5,90€\nBeiFragen,erreichtihruns\nderLindigeundderWaldige',
        'In ganz Österreich: 3€',
      ],
    ],
  },
  'word.misread': {
    says: 'On a scan, a word may differ in what no reader could tell apart in the picture; never in a digit.',
    found: [['The declslon was final.', 'The decision was final', { readBy: 'ocr' }]],
    changed: [['The hall was full of people.', 'The halt was full of people.', { readBy: 'ocr' }]],
  },
  'word.ampersand': {
    says: '"&" and "and" are one word.',
    found: [['Keller & Brandt audited the accounts.', 'Keller and Brandt audited the accounts']],
    changed: [['Keller & Brandt audited the accounts.', 'Keller or Brandt audited the accounts']],
  },
  'word.tick': {
    says: 'All ticks are one tick, where the source has no crosses beside them.',
    found: [['[x] I have read the terms.', '☑ I have read the terms.']],
    changed: [['☐ I have read the terms.', '☑ I have read the terms.']],
  },
  'word.numero': {
    says: 'Before a number, "n.", "n°", "No." and "Nr." are one word.',
    found: [
      ['La legge 12 giugno 1990, n° 146, resta in vigore.', 'La legge 12 giugno 1990, n. 146, resta in vigore'],
      ['See Regulation Nr. 44 of the board.', 'See Regulation No. 44 of the board'],
      ['Услуги по договору № 12 оказаны.', 'Услуги по договору No 12 оказаны'],
    ],
    changed: [
      ['La legge 12 giugno 1990, n° 146, resta in vigore.', 'La legge 12 giugno 1990, n. 164, resta in vigore'],
      ['There are no 5 boats in the bay.', 'There are n. 5 boats in the bay'],
    ],
  },
  'word.missing': {
    says: 'A word of the source may not be left out without an ellipsis.',
    changed: [['The fee is paid at once by the tenant.', 'The fee is paid by the tenant.']],
  },
  'word.added': {
    says: 'A word that the source does not have may not be put in.',
    changed: [['The contract ends in May.', 'The contract always ends in May.']],
  },
  'word.replaced': {
    says: 'A word may not stand for another word, however alike.',
    changed: [['The tenant pays the gardener in May.', 'The tenant calls the gardener in May.']],
  },
};

export const meaningRules: RulesOf<RuleId, 'negation' | 'name' | 'order'> = {
  'negation.added': {
    says: 'A denial may not be put in.',
    changed: [['The seal was broken at delivery.', 'The seal was not broken at delivery.']],
  },
  'negation.removed': {
    says: 'A denial may not be left out.',
    changed: [['The seal was not broken at delivery.', 'The seal was broken at delivery.']],
  },
  'name.changed': {
    says: 'A name may not be exchanged, not even by one letter.',
    changed: [['Mr Möller signed the paper.', 'Mr Moller signed the paper']],
  },
  'name.letter-case': {
    says: 'Letter case means nothing, but for symbols that it alone tells apart: CO is not Co, and US not us.',
    found: [['The Victim had inhaled smoke for some Hours.', 'the victim had inhaled smoke for some hours']],
    changed: [['The victim had inhaled CO for some Hours.', 'The victim had inhaled Co for some Hours']],
  },
  'order.changed': {
    says: 'The words stand in the order of the source.',
    changed: [['We assume energy is conserved in it.', 'We energy assume is conserved in it']],
  },
  'order.shuffled': {
    says: 'A passage that has the words of the quotation in quite another order is shown, and never found.',
    isOutcome: true,
  },
};
