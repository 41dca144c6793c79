/** An O of an abbreviation is none of the digits, and a digit of a number none of the letters. */
import { withDottedLetters } from '../../../../shared/documents/ocr/dottedLetters.ts';
import { withYenSigns } from '../../../../shared/documents/ocr/yenSigns.ts';

const lineOf = (text: string) => ({
  words: text.split(' ').map((word, i) => ({
    text: word,
    confidence: 80,
    bbox: { x0: i * 100, y0: 0, x1: i * 100 + 90, y1: 20 },
    symbols: Array.from(word, (symbol) => ({ text: symbol, bbox: { x0: i * 100, y0: 0, x1: i * 100 + 90, y1: 20 } })),
  })),
  baseline: 20,
  height: 20,
});
const textOf = ([{ words }]: readonly ReturnType<typeof lineOf>[]): string => {
  for (const { text, symbols } of words) expect(symbols.map((symbol) => symbol.text).join('')).toBe(text);
  return words.map(({ text }) => text).join(' ');
};

it.each([
  ['binnen der 0.a. Frist', 'binnen der o.a. Frist'],
  ['SPOL. S R.0., MODLETICE', 'SPOL. S R.O., MODLETICE'],
  ['SP. Z 0.0. Sklep', 'SP. Z O.O. Sklep'],
  ['Markety Sp.z 0.0. w', 'Markety Sp.z o.o. w'],
  ['(P.0.)', '(P.O.)'],
  // Numbers, and what begins with one.
  ['1.0. 0.0. 2.0.a.', '1.0. 0.0. 2.0.a.'],
  ['0.5 A.10. B0.', '0.5 A.10. B0.'],
  ['0.', '0.'],
])('%s is %s', (read, expected) => {
  expect(textOf(withDottedLetters([lineOf(read)]) as ReturnType<typeof lineOf>[])).toBe(expected);
});

it.each([
  ['値引 -\\84 合計 \\280', '値引 -¥84 合計 ¥280'],
  ['(\\1,450)', '(¥1,450)'],
  ['C:\\2024 \\の \\n', 'C:\\2024 \\の \\n'],
])('%s is %s in Japanese', (read, expected) => {
  expect(textOf(withYenSigns([lineOf(read)]) as ReturnType<typeof lineOf>[])).toBe(expected);
});
