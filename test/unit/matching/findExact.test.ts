/** Exact places of a quotation, found with and without the index of seeds. */
import { describe, expect, it } from '@jest/globals';
import { findExact } from '../../../shared/matching/source/findExact.ts';
import { createSourceIndex, type SourceIndex } from '../../../shared/matching/source/sourceIndex.ts';

/** As every line of one page. */
const indexOf = (lines: readonly string[]): SourceIndex =>
  createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines }]);

const SENTENCE = 'The board approved the dividend in the third quarter after a long debate about costs and margins';
const LINES = [
  ...Array.from({ length: 40 }, (_, i) => `${SENTENCE} of year ${i}`),
  'a'.repeat(2_000),
  `${'ab'.repeat(400)}c${'ab'.repeat(400)}`,
  '契約は十月に終了する。契約は十月に更新する。',
];
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const PATTERNS = [
  'board',
  letters(SENTENCE),
  letters(`${SENTENCE} of year 7`),
  letters(`${SENTENCE} of year 39 b`),
  'a',
  'a'.repeat(65),
  'a'.repeat(1_500),
  `${'ab'.repeat(300)}c`,
  '契約は十月に',
  'nowhere',
  letters(`${SENTENCE} and something else`),
  '',
];

describe('exact places of a quotation', () => {
  it.each([1, 3, 5_000])('are the same with and without the index of seeds, at most %d', (limit) => {
    for (const pattern of PATTERNS) {
      const scanned = indexOf(LINES);
      const seeded = indexOf(LINES);
      seeded.grams.get();
      const places = findExact(scanned, pattern, limit);
      expect(places).toEqual(findExact(seeded, pattern, limit));
      expect(places).toEqual(placesOf(scanned.letters, pattern).slice(0, limit));
    }
  });

  it('build the index once many are asked for', () => {
    const index = indexOf(LINES);
    const places = Array.from({ length: 300 }, () => findExact(index, letters(SENTENCE), 5_000));
    expect(index.grams.scansInstead()).toBe(false);
    expect(new Set(places.map(String)).size).toBe(1);
  });

  it('counts the memory of the index before it is built', () => {
    const index = indexOf(LINES);
    const { heads, positions } = index.grams.get();
    expect(index.approximateBytes).toBeGreaterThan(heads.byteLength + positions.byteLength);
    expect(index.approximateBytes).toBe(indexOf(LINES).approximateBytes);
  });
});

function placesOf(text: string, pattern: string): number[] {
  if (pattern === '') return [];
  return Array.from({ length: text.length }, (_, at) => at).filter((at) => text.startsWith(pattern, at));
}
