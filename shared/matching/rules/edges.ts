/** Rules for where a quotation starts and ends: anywhere between words, but not inside a unit. */
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

export const edgeRules: RulesOf<RuleId, 'edge'> = {
  'edge.clitic': {
    says: 'A quotation may end before "’s" or a particle, or start after an elided article, that is glued to a word.',
    found: [['They met at the Customer’s office.', 'Customer']],
    changed: [['They met the king’s enemies in the hall that day.', 'They met the king']],
  },
  'edge.number-cut': {
    says: 'A number is not cut from its sign, its magnitude, its unit or the rest of its words.',
    found: [
      ['The firm earned 5 million euros in May.', 'The firm earned 5 million euros'],
      ['Adjusted R-squared: 0.3313\nF-statistic: 9.917 on 1 and 17 DF', 'Adjusted R-squared: 0.3313'],
    ],
    changed: [
      ['The firm earned 5 million euros in May.', 'The firm earned 5'],
      ['The dose of 2 * 10 mg is given daily.', '10 mg is given daily.'],
    ],
  },
  'edge.range-cut': {
    says: 'The two ends of a range belong together.',
    found: [['The shop opens 10:00 – 16:00 daily.', 'The shop opens 10:00 – 16:00']],
    changed: [['The shop opens 10:00 – 16:00 daily.', 'The shop opens 10:00']],
  },
  'edge.measure-cut': {
    says: 'A measure of several units is not cut.',
    found: [['He is 5 feet 11 inches tall.', '5 feet 11 inches tall']],
    changed: [['He is 5 feet 11 inches tall.', '11 inches tall']],
  },
  'edge.ratio-cut': {
    says: 'The whole of a share is not quoted without the share.',
    found: [['Only one in five patients survived.', 'one in five patients survived']],
    changed: [['Only one in five patients survived.', 'five patients survived']],
  },
  'edge.symbol-cut': {
    says: 'A symbol that is glued to the first or last word belongs to it.',
    found: [['Time: N/A ■Route: N/A ■Free days: N/A ■Note: none', 'Free days: N/A']],
    changed: [['It costs HK$5 million today.', '$5 million today']],
  },
  'edge.word-cut': {
    says: 'A word or a hyphenated word is not cut.',
    found: [['This is a non-binding offer to all.', 'non-binding offer to all']],
    changed: [['This is a non-binding offer to all.', 'binding offer to all']],
  },
  'edge.name-cut': {
    says: 'A name or an office is not cut from the sign before it that makes it another one.',
    changed: [['前总统访问了日本。', '总统访问了日本']],
  },
  'edge.label-cut': {
    says: 'The label of a row is not cut to that of another one.',
    found: [
      ['Revenue 300\nTotal revenue 500\nCosts 20', 'Total revenue 500'],
      ['Net revenue 500\nCosts 20\nRevenue 500', 'revenue 500'],
      ['5 May Rent 500.00\n6 May Food 20.00\nRent 1,200.00', 'Rent 500.00'],
    ],
    changed: [
      ['Revenue 300\nTotal revenue 500\nCosts 20', 'revenue 500'],
      ['Total revenue\n500\nRevenue\n300', 'revenue 500'],
      ['ブリトーボウル ￥800\nスパイシーブリトーボウル ￥900', 'ブリトーボウル ￥900'],
    ],
  },
  'edge.address-cut': {
    says: 'An address is not cut.',
    changed: [['Write to john.smith@example.com in May.', 'smith@example.com in May']],
  },
  'edge.provision-cut': {
    says: 'A provision is not cut from the letter or number that makes it another one.',
    changed: [
      ['It is laid down in Section 12.1(b).', 'It is laid down in Section 12.1'],
      ['この政令は、第四条の二の規定により施行する。', 'この政令は、第四条'],
    ],
  },
  'edge.mark-cut': {
    says: 'A box, tick or star is not cut from its own words, nor left with those of another.',
    found: [['□ Owner ■ Tenant', '■ Tenant']],
    changed: [['□ Owner ■ Tenant', 'Owner ■ Tenant']],
  },
  'edge.field-cut': {
    says: 'The answer of one field and the label of the next are no phrase.',
    changed: [['HIV: Negative HCV: Positive', 'Negative HCV']],
  },
  'edge.denial-cut': {
    says: 'A verb is not cut from the denial that is a part of it, nor a clause from the denial that it ends in.',
    changed: [
      ['公司不会裁减员工。', '裁减员工'],
      ['Der Mietvertrag gilt nicht.', 'Der Mietvertrag gilt'],
    ],
  },
  'edge.denial-left-out': {
    says: 'A statement is not quoted without the denial that it starts with.',
    changed: [
      ['Hardly any complaint was upheld.', 'any complaint was upheld'],
      ['Nu se admite fumatul în sală. Elevii sunt rugați să iasă.', 'se admite fumatul în sală'],
    ],
  },
  'edge.end-claimed': {
    says: 'A full stop may not end the quotation where the sentence goes on with what decides it.',
    changed: [['The committee met seven times in 2022.', 'The committee met seven times in .']],
  },
  'edge.question': {
    says: 'A question is not quoted with a full stop, nor a statement with a question mark.',
    found: [['Did the board approve the budget?', 'Did the board approve the budget?']],
    changed: [
      ['Did the board approve the budget?', 'Did the board approve the budget.'],
      ['The board approved the budget.', 'The board approved the budget?'],
    ],
  },
  'edge.sign': {
    says: 'A sign that touches the first or last word must be that of the source; the sign of a note before it is no part of it, nor the dash after a heading in capitals.',
    found: [
      ['Notes:\n・Blocking solution of 5% BSA\n・Buffer of 1% BSA', 'Blocking solution of 5% BSA'],
      ['DEMAIS CONDIÇÕES -Ficam mantidas as cláusulas.', 'Ficam mantidas as cláusulas.'],
      ['자는 500만원 이하의 벌금에 처한다.<개정 2012. 2. 1.>', '자는 500만원 이하의 벌금에 처한다.'],
      ['V případě poškození předmětu nájmu( např. havárie) volejte policii.', 'V případě poškození předmětu nájmu'],
    ],
    changed: [
      ['The film was rated 18+.', 'The film was rated 18.'],
      ['Run it with ls -Force in the folder.', 'Force in the folder.'],
      ['The price is 500( thousand) euros.', 'The price is 500'],
    ],
  },
};
