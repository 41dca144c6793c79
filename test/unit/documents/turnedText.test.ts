/** What PDFium turns round in lines with right-to-left text. */
import { isPresentationForm, statedOrder, turnedLine } from '../../../shared/documents/pdf/turnedText.ts';

const codes = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const turned = (text: string): string =>
  Array.from(text)
    .filter((_, at) => turnedLine(codes(text)).isTurned[at])
    .join('');
const stated = (text: string, isReversed: boolean): string =>
  String.fromCodePoint(
    ...statedOrder(
      codes(text).map((code) => ({ code })),
      isReversed,
    ).map(({ code }) => code),
  );

describe('a line of PDFium', () => {
  it('turns letters from right to left, and brackets after them', () => {
    expect(turned('אב (ג)')).toBe('אב (ג)');
    expect(turned('אב (QX) ג')).toBe('אב (ג');
    expect(turned('QX (15)')).toBe('');
  });

  it('turns brackets after numbers as after the word before these', () => {
    expect(turned('אב 15 (QX')).toBe('אב  (');
    expect(turned('(אב')).toBe('(אב');
  });

  it('is in reverse order if as many of its words run from right to left', () => {
    expect(turnedLine(codes('אב QX')).isReversed).toBe(true);
    expect(turnedLine(codes('אב QX YZ')).isReversed).toBe(false);
  });
});

describe('the letters of one glyph', () => {
  it('are stated in the reverse order', () => {
    expect(stated('لاير', true)).toBe('ريال');
    expect(stated('هّلل', true)).toBe('للّه');
  });

  it('have no order if the font states them as one character', () => {
    expect(isPresentationForm('لا')).toBe(true);
    expect(isPresentationForm('ال')).toBe(false);
    expect(isPresentationForm('الله')).toBe(true);
  });
});
