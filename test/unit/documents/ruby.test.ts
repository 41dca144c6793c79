/** Small kana over Chinese characters, or right of their column, say how these are read: they stand in no sentence. */
import type { Glyph } from '../../../shared/documents/layout/glyph.ts';
import { pageLines } from '../../../shared/documents/layout/pageLines.ts';

const LINES = ['昨日の教室には友達がいて窓も', '開いていたので先生を待ちます'];
/** Line, characters before what they are the reading of, the reading. */
const READINGS = [
  [0, 3, 'きょうしつ'],
  [0, 7, 'ともだち'],
  [1, 7, 'せんせい'],
] as const;
const SIZE = 10;
const PITCH = 20;

interface Place {
  readonly line: number;
  /** Characters. */
  readonly along: number;
  readonly text: string;
  readonly isReading: boolean;
}

/** As a word processor draws them: a reading, what it is the reading of, and then the rest of the line. */
const places: readonly Place[] = LINES.flatMap((text, line) => {
  const characters = Array.from(text, (character, at) => ({ line, along: at, text: character, isReading: false }));
  return characters.flatMap((character) => {
    const reading = READINGS.find(([own, at]) => own === line && at === character.along)?.[2] ?? '';
    const kana = Array.from(reading, (one, at) => ({
      line,
      along: character.along + at / 2,
      text: one,
      isReading: true,
    }));
    return [...kana, character];
  });
});

const glyph = (text: string, start: number, bottom: number, size: number, order: number): Glyph => ({
  text,
  start,
  end: start + size,
  top: bottom - size,
  baseline: bottom - 0.12 * size,
  bottom,
  size,
  spaceBefore: false,
  gapBefore: false,
  order,
  origin: order,
});

it('they are read after the page where its lines are level', () => {
  const glyphs = places.map(({ line, along, text, isReading }, order) => {
    const bottom = 100 + PITCH * line;
    return isReading
      ? glyph(text, 50 + SIZE * along, bottom - SIZE, SIZE / 2, order)
      : glyph(text, 50 + SIZE * along, bottom, SIZE, order);
  });
  const lines = pageLines([{ frame: { angle: 0, mirrored: false }, glyphs }]).map(({ text }) => text);
  expect(lines.slice(0, 2)).toEqual(LINES);
  expect(lines.slice(2).join('')).toMatch(/きょうしつ.*ともだち.*せんせい/);
});

it('they and the characters between them are read in the columns where each character is placed by itself', () => {
  const glyphs = places.map(({ line, along, text, isReading }, order) => {
    const left = 200 - PITCH * line;
    const top = 50 + SIZE * along;
    return isReading
      ? glyph(text, left + SIZE, top + SIZE / 2, SIZE / 2, order)
      : glyph(text, left, top + SIZE, SIZE, order);
  });
  const lines = pageLines([{ frame: { angle: 0, mirrored: false }, glyphs }]).map(({ text }) => text);
  expect(lines.slice(0, 2)).toEqual(LINES);
});

it('small kana over characters stay in their place where there are few, as in a form', () => {
  const label = Array.from('フリガナ', (one, at) => glyph(one, 50 + 5 * at, 90, 5, at));
  const name = Array.from('氏名山田', (one, at) => glyph(one, 50 + SIZE * at, 100, SIZE, 10 + at));
  const lines = pageLines([{ frame: { angle: 0, mirrored: false }, glyphs: [...label, ...name] }]);
  expect(lines.map(({ text }) => text)).toEqual(['フリガナ', '氏名山田']);
});
