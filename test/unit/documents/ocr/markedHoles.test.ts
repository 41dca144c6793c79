/** A word that no reading of a row has is marked in its place. */
import { withHolesMarked } from '../../../../shared/documents/ocr/markedHoles.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';
import { drawnInk, wordAt, type Drawn } from '../../../support/drawnInk.ts';

/** Letters 16 wide and 30 high, 4 apart; a word of them begins at each place. */
const lettersAt = (x: number, count: number, top = 20): Drawn[] =>
  Array.from({ length: count }, (_, i) => [x + 20 * i, top, x + 20 * i + 16, top + 30]);

/** With letters, whose height is that of the page's. */
function word(text: string, ink: readonly Drawn[]) {
  const one = wordAt(text, ...ink);
  const symbols = ink.map(([x0, y0, x1, y1], i) => ({ text: text[i], bbox: { x0, y0, x1, y1 } }));
  return { ...one, confidence: 95, symbols };
}

const ADVANCE = lettersAt(20, 7);
const IN = lettersAt(200, 2);
const CASH = lettersAt(280, 4);
const OR = lettersAt(400, 2);
const TRANSFER = lettersAt(480, 8);
const INK = [...ADVANCE, ...IN, ...CASH, ...OR, ...TRANSFER];

function marked(words: RecognisedLine['words'], ink: readonly Drawn[] = INK): string {
  const [line] = withHolesMarked(drawnInk(1000, 90, ...ink), [{ words, baseline: 50, height: 40 }]);
  return line.words.map(({ text }) => text).join(' ');
}

const [advance, inWord, cash, or, transfer] = [
  word('advance', ADVANCE),
  word('in', IN),
  word('cash', CASH),
  word('or', OR),
  word('transfer', TRANSFER),
];

it('within a row, before and after it', () => {
  expect(marked([advance, inWord, or, transfer])).toBe('advance in ��� or transfer');
  expect(marked([inWord, cash, or, transfer])).toBe('��� in cash or transfer');
  expect(marked([advance, inWord, cash, or])).toBe('advance in cash or ���');
});

it('in the order of a row that begins on the right', () => {
  expect(marked([transfer, or, inWord, advance])).toBe('transfer or ��� in advance');
});

it('is not seen where all was read, in a smudge or two, in ink of the next row, and in what stands far away', () => {
  const words = [advance, inWord, cash, or, transfer];
  expect(marked(words)).toBe('advance in cash or transfer');
  expect(marked([advance, inWord, cash, transfer])).toBe('advance in cash transfer');
  expect(
    marked([advance, inWord, or, transfer], [...INK.filter((one) => !CASH.includes(one)), ...lettersAt(280, 4, 45)]),
  ).toBe('advance in or transfer');
  expect(marked(words, [...INK, ...lettersAt(760, 5)])).toBe('advance in cash or transfer');
});
