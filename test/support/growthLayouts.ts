/** Pages as strangers may lay them out, for the measure of growth: where their glyphs and cells stand. */
import type { Glyph } from '../../shared/documents/layout/glyph.ts';
import { pageLines } from '../../shared/documents/layout/pageLines.ts';
import { structuredPages } from '../../shared/documents/structure/structuredPages.ts';

/** Positions of the glyphs of a page: what a content stream may do with them. Distances are points. */
export const PLACINGS: Readonly<Record<string, (at: number) => { readonly start: number; readonly baseline: number }>> =
  {
    'in lines': (at) => ({ start: 6 * (at % 90), baseline: 12 * Math.floor(at / 90) }),
    'in one line': (at) => ({ start: 6 * at, baseline: 12 }),
    'one below the other': (at) => ({ start: 50, baseline: 12 * at }),
    'on one place': () => ({ start: 50, baseline: 12 }),
    'down a slope': (at) => ({ start: 6 * at, baseline: 0.5 * at }),
    'far from each other in one line': (at) => ({ start: 60 * at, baseline: 12 }),
    'far from each other': (at) => ({ start: 60 * (at % 9), baseline: 12 * Math.floor(at / 9) }),
  };
export const laidOut = (text: string, placed: (typeof PLACINGS)[string]) => {
  const glyphs = Array.from(text, (letter, at): Glyph => {
    const { start, baseline } = placed(at);
    const [top, bottom] = [baseline - 8, baseline + 2];
    const drawn = { text: letter, start, end: start + 6, top, baseline, bottom, size: 10, order: at, origin: at };
    return { ...drawn, spaceBefore: false, gapBefore: false };
  });
  return pageLines([{ frame: { angle: 0, mirrored: false }, glyphs }]);
};

/** Where the cells of a table stand whose rows have thousands: row and column of each of them. */
export const CELLS: Readonly<Record<string, (at: number, count: number) => readonly [row: number, column: number]>> = {
  'under each other in five rows': (at) => [at % 5, Math.floor(at / 5)],
  'each in a column of its own, in four rows': (at, count) => [Math.floor((4 * at) / count), at],
  'each in a column of its own, in twenty rows': (at) => [at % 20, at],
};
/** @param text two units for each cell */
const cellsOf = (text: string, place: (typeof CELLS)[string]): Glyph[] =>
  Array.from({ length: text.length >> 1 }, (_, at) => {
    const [row, column] = place(at, text.length >> 1);
    const start = 60 * column;
    const baseline = 20 + 14 * row;
    return Array.from(text.slice(2 * at, 2 * at + 2), (letter, i): Glyph => {
      const order = 2 * at + i;
      const drawn = { text: letter, start: start + 5 * i, end: start + 5 * i + 5, baseline, size: 10, order };
      const rest = { top: baseline - 8, bottom: baseline + 2, origin: order, spaceBefore: false, gapBefore: false };
      return { ...drawn, ...rest };
    });
  }).flat();
export const tableOf = (text: string, place: (typeof CELLS)[string]) => {
  const lines = pageLines([{ frame: { angle: 0, mirrored: false }, glyphs: cellsOf(text, place) }]);
  return structuredPages([{ pageNumber: 1, width: 600, height: 800, readBy: 'textLayer', lines }]);
};

/** Large characters in one line, each with a small one above it that may be its reading, or be begun by it. */
export const readingsOf = (text: string) => {
  const glyphs = Array.from(text, (letter, order): Glyph => {
    const [start, baseline, size] = order % 2 === 0 ? [20 * order, 40, 10] : ([20 * order - 18, 28, 5] as const);
    const drawn = { text: letter, start, end: start + 0.6 * size, baseline, size, order, origin: order };
    return {
      ...drawn,
      top: baseline - 0.8 * size,
      bottom: baseline + 0.2 * size,
      spaceBefore: false,
      gapBefore: false,
    };
  });
  return pageLines([{ frame: { angle: 0, mirrored: false }, glyphs }]);
};
