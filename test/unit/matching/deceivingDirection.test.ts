/** Quotations that show other words than they hold: characters that turn letters around, and words struck out. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { inShownOrder } from '../../../shared/matching/text/directionOverrides.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const source = sourceOf('Revenue rose to 318 million euros. It was not a good year for coal. 12 ההכנסות עלו');
const outcomeOf = (sourceContext: string, value?: string) =>
  refusalOf(judgeQuotation(source, { sourceContext, value }));

describe('a number that an override turns around', () => {
  it.each([
    ['by itself', 'Revenue rose to \u202e318\u202c million euros.'],
    ['to its line’s end', 'Revenue rose to \u202e318 million euros.'],
    ['after a level that has ended', 'Revenue rose to \u202e\u202a\u202c318\u202c million euros.'],
    ['after an isolate', 'Revenue rose to \u202e\u2066\u2069318\u202c million euros.'],
    ['written for HTML', 'Revenue rose to &#8238;318&#8236; million euros.'],
    ['written for HTML in hexadecimal', 'Revenue rose to &#x202E;318&#x202c; million euros.'],
  ])('is not the number that it holds: %s', (_, quotation) => {
    expect(outcomeOf(quotation)).toMatch(/^(?:number\.changed|source\.nothing-alike)$/);
  });

  it('is the number that it shows', () => {
    expect(outcomeOf('Revenue rose to \u202e813\u202c million euros.')).toBe('found');
    const turned = judgeQuotation(source, { sourceContext: 'Revenue rose to \u202e318\u202c million euros.' });
    expect(turned).toMatchObject({ differences: [{ type: 'number_changed', quoted: '813' }] });
  });

  it('does not count as a value, either', () => {
    expect(outcomeOf('Revenue rose to 318 million euros.', '\u202e318')).toBe('value.outside');
  });
});

describe('what turns nothing around is read as it stands', () => {
  it.each([
    ['embeddings and isolates', '\u202aRevenue rose to \u2066318\u2069 million euros.\u202c'],
    ['marks', 'Revenue rose to \u200e318\u200f million euros.'],
    ['left to right, as it is', '\u202dRevenue rose to 318 million euros.\u202c'],
    ['Hebrew from right to left', '\u202eההכנסות עלו\u202c'],
  ])('%s', (_, quotation) => {
    expect(outcomeOf(quotation)).toBe('found');
  });

  it('and an override inside an isolate, or before a line’s end, reaches no further', () => {
    expect(inShownOrder('a\u2067\u202eb\u2069cd')).toBe('abcd');
    expect(inShownOrder('\u202eab\ncd')).toBe('ba\ncd');
    expect(inShownOrder('\u202dאב\u202c cd')).toBe('בא cd');
  });

  it.each([
    ['what nothing overrides, with its marks', '\u202aab\u202c', '\u202aab\u202c'],
    ['Hebrew from left to right, written for HTML', '&#8237;אב\u202c cd', 'בא cd'],
    ['the same in hexadecimal', '&#x202D;אב\u202c cd', 'בא cd'],
    ['an end of what was never opened', 'a\u202cb\u202ecd', 'abdc'],
    ['an end of an isolate that was never opened', '\u202eab\u2069cd', 'dcba'],
    ['an end within an isolate, which ends nothing around it', '\u202e\u2066ab\u202ccd\u2069ef', 'abcdfe'],
    ['an override up to a paragraph’s end', '\u202eab\u2029cd', 'ba\u2029cd'],
    ['an override at the last level', `${'\u202a'.repeat(124)}\u202eab`, 'ba'],
    ['an override beyond the last level', `${'\u202a'.repeat(125)}\u202eab`, 'ab'],
  ])('and so is %s', (_, text, shown) => {
    expect(inShownOrder(text)).toBe(shown);
  });
});

describe('a word struck out in HTML', () => {
  it.each(['<del>not</del>', '<s class="a">not</s>', '<strike>not</strike>', '~~not~~'])(
    'is not quoted: %s',
    (word) => {
      expect(outcomeOf(`It was ${word} a good year for coal.`)).toBe('gap.sign');
    },
  );
});
