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
});
