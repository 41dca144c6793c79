/** Rows, items, headings and paragraphs without a full stop: what stands in another one is no part of a quotation's sentence. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const warningsOf = (source: string, sourceContext: string): unknown => {
  const verdict = judgeQuotation(sourceOf(source), { sourceContext });
  return verdict.status === 'found' ? verdict.warnings : verdict.status;
};

const prose = 'The keeper went up the stairs with the lamp in his hand, and did not come back until the morning.';
const leaflet = `Do not take Doril:\n• if you are pregnant\n• if you have had a rash\nTake it with water.\n${prose}`;
const act =
  '(2) Subsection (1) does not apply to—\n(a) a small boat; or\n(b) a boat in use—\n(i) by a constable;\n(3) The fee is due in May.';
const cover = `3 What is not covered\nStorm damage to fences and gates.\nDamage by moths.\nWhat is covered\nTheft of tools.\n${prose}`;

describe('no warning comes from', () => {
  it.each([
    ['the next row', `Nitrates 31 50 good\nIron 238 200 not good\n${prose}`, 'Nitrates 31 50 good'],
    ['the row before', `Iron 238 200 not\nNitrates 31 50 good\n${prose}`, 'Nitrates | 31 | 50 | good'],
    ['the paragraph below a row', `Bikes 11.7 0.6 2026\nThe plan needs no new taxes.\n${prose}`, 'Bikes 11.7 0.6 2026'],
    ['the paragraph below a heading', `Term Sheet\nThis sheet is not binding.\n${prose}`, 'Term Sheet'],
    [
      'the next item',
      `• Stable with a large capacitor\n• No noise bypass needed\n${prose}`,
      'Stable with a large capacitor',
    ],
    [
      'a line that is quoted itself',
      `Licence B, not BE\nHe moves house in May if asked.\n${prose}`,
      'He moves house in May if asked.',
    ],
    ['a pull quote', `“It will not wait”\nThe council met twice in May.\n${prose}`, 'The council met twice in May.'],
    ['a list that ended', leaflet, 'Take it with water'],
    ['the item before', act, '(3) The fee is due in May'],
    [
      'the next row written small',
      `15 to 29 ml 2.5 mg 5 mg\nbelow 15 ml not recommended\n${prose}`,
      '15 to 29 ml | 2.5 mg | 5 mg',
    ],
    [
      'the unit that a row ends with',
      `Acid 5,6 g/l min. 4,5 g/l\nNon-acid parts 26,8 g/l\n${prose}`,
      'Acid | 5,6 g/l | min. 4,5 g/l',
    ],
    ['the number of the next field', `Model: PS-150 and Serial no.: 17\n${prose}`, 'Model: PS-150'],
    ['a heading further up', cover, 'Theft of tools'],
  ])('%s', (_, source, quoted) => {
    expect(warningsOf(source, quoted)).toEqual([]);
  });
});

describe('a reader is warned', () => {
  it.each([
    ['of the head of a list', leaflet, 'you have had a rash'],
    [
      'of an order without a mark',
      `Do not take Doril\nif you are pregnant\nif you have had a rash.\n${prose}`,
      'you have had a rash',
    ],
    ['of that of an item of items', act, 'by a constable'],
    ['of a heading that excludes', cover, 'Damage by moths.'],
    [
      'of a sentence that goes on',
      `${prose}\nHe may not enter the hall with the lamp in his hand and\nNobody knew why.`,
      'enter the hall',
    ],
    ['of a line that breaks off', `It is not true of the\nHouse of Lords.\n${prose}`, 'House of Lords'],
    [
      'of a full line',
      'The members of the board met and never agreed to the sale of old\nManor Farm in the year before.',
      'Manor Farm in the year',
    ],
    [
      'that a full stop hides a "but"',
      'Tokens of this kind never expire but can be revoked.',
      'Tokens of this kind never expire.',
    ],
    [
      'that it was far from so',
      'Far from improving sleep, the drug shortened it.',
      'improving sleep, the drug shortened it',
    ],
    [
      'that it was not what came',
      'It chose to raise prices instead of cutting jobs in Leeds.',
      'cutting jobs in Leeds',
    ],
    ['that it was only tried', 'The firm failed to report the loss in time.', 'report the loss in time'],
  ])('%s', (_, source, quoted) => {
    expect(warningsOf(source, quoted)).toEqual(['out_of_context']);
  });
});
