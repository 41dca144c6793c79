/** Lines in right-to-left scripts are read in their order. */
import { toLogicalOrder } from '../../../shared/documents/layout/bidi.ts';

const reordered = (visual: string): string =>
  toLogicalOrder(Array.from(visual, (text) => ({ text })))
    .map((cluster) => cluster.text)
    .join('');

const backwards = (text: string): string => Array.from(text).reverse().join('');

describe('the order of reading', () => {
  it('is the order of drawing without right-to-left text', () => {
    expect(reordered('Total: 1,234 (net)')).toBe('Total: 1,234 (net)');
  });

  it('is from the right for a line of Hebrew', () => {
    expect(reordered(backwards('שלום עולם'))).toBe('שלום עולם');
  });

  it('is from the right for a line of 150,000 letters, more than a call takes', () => {
    expect(reordered(`${'א'.repeat(150_000)}ב`)).toBe(`ב${'א'.repeat(150_000)}`);
  });

  it('keeps a number in a line of Arabic from left to right', () => {
    expect(reordered(`${backwards('دينار')} 1,250.75 ${backwards('المبلغ')}`)).toBe('المبلغ 1,250.75 دينار');
  });

  it('keeps Arabic digits from left to right', () => {
    expect(reordered(`٢٠٢٤ ${backwards('سنة')}`)).toBe('سنة ٢٠٢٤');
  });

  it('turns a Hebrew name in an English line round in its place', () => {
    expect(reordered(`The word ${backwards('שלום')} means peace`)).toBe('The word שלום means peace');
  });

  it('turns two Hebrew words in an English line round together', () => {
    expect(reordered(`They said ${backwards('שלום עולם')} to us all`)).toBe('They said שלום עולם to us all');
  });

  it('is from the right for numbers that spaces part', () => {
    expect(reordered(`101 70 ${backwards('صافي الربح')}`)).toBe('صافي الربح 70 101');
  });

  it('keeps a Latin name together with the number after it', () => {
    expect(reordered(`ISO 9001 ${backwards('شهادة')}`)).toBe('شهادة ISO 9001');
  });

  it('is from cell to cell of a table', () => {
    const row = [
      ...Array.from('12 kg', (text) => ({ text })),
      { text: ' ', isWideGap: true },
      ...Array.from('ISO 9001', (text) => ({ text })),
      { text: ' ', isWideGap: true },
      ...Array.from(backwards('المنتج'), (text) => ({ text })),
    ];
    expect(
      toLogicalOrder(row)
        .map(({ text }) => text)
        .join(''),
    ).toBe('المنتج ISO 9001 12 kg');
  });

  it('keeps Arabic digits with their separators', () => {
    expect(reordered(`٪١٥ ${backwards('من')} ١٬٢٥٠٫٧٥ ${backwards('المبلغ')}`)).toBe('المبلغ ١٬٢٥٠٫٧٥ من ١٥٪');
  });

  it('has brackets as they are read in their direction', () => {
    expect(reordered(`(${backwards('ארבע')}) 459`)).toBe('459 (ארבע)');
    expect(reordered(`We say (${backwards('שלום עולם')}) here`)).toBe('We say (שלום עולם) here');
    expect(reordered(`We say (${backwards('עולם')}) ${backwards('שלום')} here`)).toBe('We say שלום (עולם) here');
  });

  it('reads a bracket with the foreign name before it, after a number by itself', () => {
    expect(reordered(`LF2 (VCB) ${backwards('صيانة')}`)).toBe('صيانة LF2 (VCB)');
    expect(reordered(`15 (VAT) ${backwards('بنسبة')}`)).toBe('بنسبة (VAT) 15');
  });

  it('reads what commas separate along the line, and the dots of a table of contents as a gap', () => {
    expect(reordered(`TH110 ،Cl10 ${backwards('على سبيل')}`)).toBe('على سبيل Cl10، TH110');
    expect(reordered(`5 .....MCSet ${backwards('صيانة')} .3`)).toBe('3. صيانة MCSet..... 5');
  });

  it('has a percent sign after its number on either side', () => {
    expect(reordered(`${backwards('כולל')} 17% ${backwards('מע')}`)).toBe('מע 17% כולל');
    expect(reordered(`${backwards('بنسبة')} %15 ${backwards('ضريبة')}`)).toBe('ضريبة 15% بنسبة');
  });

  it('follows the page where a line has more foreign letters than its own', () => {
    const line = Array.from(`(VCB) Schneider Electric ${backwards('دائرة')} 3`, (text) => ({ text }));
    const inPage = (isInRightToLeft: boolean): string =>
      toLogicalOrder(line, isInRightToLeft)
        .map(({ text }) => text)
        .join('');
    expect(inPage(true)).toBe('3 دائرة Schneider Electric (VCB)');
    expect(inPage(false)).toBe('(VCB) Schneider Electric دائرة 3');
  });

  it('ends at the left in such a page, without any letter of its own', () => {
    const line = Array.from('.(Y8', (text) => ({ text }));
    expect(
      toLogicalOrder(line, true)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Y8).');
    expect(
      toLogicalOrder(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe('.(Y8');
  });
});
