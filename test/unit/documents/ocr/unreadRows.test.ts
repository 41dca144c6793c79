/** Which ink of a page is taken for a line of text that nobody has read. */
import type { Component } from '../../../../shared/documents/ocr/components.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';
import {
  isBesideLine,
  isBetweenLines,
  letterHeight,
  looksLikeShortWriting,
  looksLikeWriting,
  smallRows,
  unreadRows,
} from '../../../../shared/documents/ocr/unreadRows.ts';

const LETTER = 20;
const FOOT = 100;

/** Patches side by side, as many as widths, that stand on one line. */
function row(widths: readonly number[], bottom = FOOT, left = 100): Component[] {
  let at = left;
  return widths.map((width) => {
    const patch = { left: at, right: at + width, top: bottom - LETTER, bottom, ink: (width * LETTER) / 2 };
    at += width + 6;
    return patch;
  });
}
const WIDTHS = [18, 9, 14, 22, 12, 16, 20, 8, 15];

function line(x0: number, x1: number, bottom: number): RecognisedLine {
  const bbox = { x0, x1, y0: bottom - LETTER, y1: bottom };
  const words = [{ text: 'read', confidence: 95, bbox, symbols: [{ text: 'r', bbox }] }];
  return { words, baseline: bottom, height: LETTER };
}

it('leaves out what was read, with the spaces between its words', () => {
  const read = [line(100, 130, FOOT), line(160, 320, FOOT)];
  expect(unreadRows(row(WIDTHS), [], LETTER)).toHaveLength(1);
  expect(unreadRows(row(WIDTHS), read, LETTER)).toEqual([]);
  expect(unreadRows(row(WIDTHS), [{ ...read[0], words: read.flatMap(({ words }) => words) }], LETTER)).toEqual([]);
});

it('takes no rules, bars and specks for letters', () => {
  const rule = { left: 100, right: 900, top: 97, bottom: 100, ink: 2_400 };
  const bar = { left: 100, right: 700, top: 80, bottom: 100, ink: 12_000 };
  const specks = row(WIDTHS).map((patch) => ({ ...patch, top: patch.bottom - 6 }));
  expect(unreadRows([rule, bar, ...specks], [], LETTER)).toEqual([]);
});

it('takes letters that a rule joins for a row with those beside them', () => {
  const underlined = { left: 400, right: 700, top: 80, bottom: 104, ink: 3_000 };
  const [found] = unreadRows([...row(WIDTHS, FOOT, 200), underlined], [], LETTER);
  expect(found.box).toEqual({ x0: 200, x1: 700, y0: 80, y1: 104 });
});

it('looks beside, above and below what was read, not at the margin', () => {
  const [found] = unreadRows(row(WIDTHS), [], LETTER);
  expect(isBetweenLines(found, [line(100, 900, FOOT - 45)], LETTER)).toBe(true);
  expect(isBetweenLines(found, [line(100, 900, FOOT - 200)], LETTER)).toBe(false);
  expect(isBetweenLines(found, [line(400, 900, FOOT - 45)], LETTER)).toBe(false);
});

it('looks below a line that is much shorter than the row', () => {
  const [found] = unreadRows(row(WIDTHS), [], LETTER);
  expect(isBetweenLines(found, [line(100, 140, FOOT - 45)], LETTER)).toBe(true);
});

it('looks on the height of a line, however far, and not close beside it', () => {
  const [amount] = unreadRows(row([14, 8, 14, 14], FOOT, 900), [], LETTER);
  const isBeside = (x1: number, bottom: number): boolean => isBesideLine(amount, [line(100, x1, bottom)], LETTER);
  expect([isBeside(300, FOOT), isBeside(300, FOOT + 8), isBeside(880, FOOT), isBeside(300, FOOT + 40)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('takes a few characters for writing if all are as high as letters and stand on one line', () => {
  const is = (patches: readonly Component[]): boolean =>
    looksLikeShortWriting(unreadRows(patches, [], LETTER)[0], LETTER);
  const [one, two, three, four] = row([14, 8, 14, 14]);
  expect(is([one, two, three, four])).toBe(true);
  expect(is([one, two, three, { ...four, top: four.top + 6, bottom: four.bottom + 6 }])).toBe(false);
  expect(is([one, two, three, { ...four, top: four.top - 14 }])).toBe(false);
  expect(is([one, two, { ...three, ink: 270 }, four])).toBe(false);
});

it('tells writing from patterns and drawings', () => {
  const is = (patches: readonly Component[]): boolean => looksLikeWriting(unreadRows(patches, [], LETTER)[0], LETTER);
  expect(is(row(WIDTHS))).toBe(true);
  expect(is(row(WIDTHS.map(() => 16)))).toBe(false);
  expect(is(row(WIDTHS.slice(0, 5)))).toBe(false);
  const drifting = row(WIDTHS).map((patch, i) => ({ ...patch, top: patch.top + 4 * i, bottom: patch.bottom + 4 * i }));
  expect(is(drifting)).toBe(false);
});

it('knows how high letters are from those that were read', () => {
  expect(letterHeight([line(100, 900, FOOT)])).toBe(LETTER);
  expect(letterHeight([])).toBeUndefined();
});

it('finds a row of type much smaller than the rest, and no row of specks or dots', () => {
  const tiny = (widths: readonly number[], height: number): Component[] =>
    row(widths).map((patch) => ({
      ...patch,
      top: patch.bottom - height,
      ink: ((patch.right - patch.left) * height) / 2,
    }));
  const widths = [...WIDTHS, ...WIDTHS].map((width) => width / 2);
  expect(unreadRows(tiny(widths, 8), [], LETTER)).toEqual([]);
  expect(smallRows(tiny(widths, 8), [], LETTER)).toHaveLength(1);
  expect(smallRows(tiny(WIDTHS, 8), [], LETTER)).toEqual([]);
  expect(
    smallRows(
      tiny(
        widths.map(() => 8),
        8,
      ),
      [],
      LETTER,
    ),
  ).toEqual([]);
  expect(smallRows(tiny(widths, 4), [], LETTER)).toEqual([]);
});
