import type { Raster } from '../../../shared/documents/pdfReader.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { asShown } from '../../../shared/evidence/asShown.ts';
import { showsWords, wordPlaces } from '../../../shared/evidence/visibleWords.ts';
import type { Verdict } from '../../../shared/matching/verdict.ts';

/** "two words" at x 10 and 50, ten points a letter, 10 to 20 down. */
const page: IndexedPage = {
  pageNumber: 1,
  width: 200,
  height: 100,
  readBy: 'textLayer',
  lines: [
    {
      text: 'two words',
      direction: 'horizontal',
      crossStart: 10,
      crossEnd: 20,
      edges: Float32Array.from({ length: 18 }, (_, i) => 10 + 10 * Math.ceil(i / 2)),
    },
  ],
};
const region = { pageNumber: 1, box: { x: 0, y: 0, width: 200, height: 100 } };
const span = { pageNumber: 1, lineId: 1, start: 0, end: 9 };

/** White, with a dot of the colour at each x, 15 down. */
function drawn(colour: readonly number[], ...xs: readonly number[]): Raster {
  const pixels = new Uint8Array(200 * 100 * 3).fill(255);
  for (const x of xs) pixels.set(colour, (15 * 200 + x) * 3);
  return { width: 200, height: 100, scaleX: 1, scaleY: 1, pixels };
}

describe('the words of a match', () => {
  it('have a place each, the spaces between them none', () => {
    expect(wordPlaces([page], [span]).map(({ box }) => [box.x, box.width])).toEqual([
      [10, 30],
      [50, 50],
    ]);
    expect(wordPlaces([page], [{ ...span, start: 5 }]).map(({ box }) => [box.x, box.width])).toEqual([[60, 40]]);
  });

  it('are seen where OCR read them', () => {
    expect(wordPlaces([{ ...page, readBy: 'ocr' }], [span])).toEqual([]);
  });

  it('are shown when each has ink, in whatever colour', () => {
    const words = wordPlaces([page], [span]);
    expect(showsWords(drawn([0, 0, 0], 20, 60), region, words)).toBe(true);
    expect(showsWords(drawn([255, 255, 200], 20, 60), region, words)).toBe(true);
  });

  it('are not shown when one of them leaves no trace', () => {
    const words = wordPlaces([page], [span]);
    expect(showsWords(drawn([0, 0, 0], 20), region, words)).toBe(false);
    expect(showsWords(drawn([250, 250, 250], 20, 60), region, words)).toBe(false);
  });

  it('are not shown in type that no reader can read', () => {
    const [word] = wordPlaces([page], [span]);
    expect(showsWords(drawn([0, 0, 0], 20), region, [word])).toBe(true);
    expect(showsWords(drawn([0, 0, 0], 20), region, [{ ...word, size: 1.5 }])).toBe(false);
  });

  it('are left to the other pieces of the proof when they stand elsewhere', () => {
    const below = { pageNumber: 1, box: { x: 0, y: 50, width: 200, height: 50 } };
    expect(showsWords(drawn([0, 0, 0]), below, wordPlaces([page], [span]))).toBe(true);
  });
});

describe('a verdict as shown', () => {
  const match = { text: 'two words', snippet: 'two words', spans: [span], valueSpans: [] };
  const found: Verdict = { status: 'found', match, occurrences: 1, confidence: 0.98, warnings: [] };

  it('stays when the page shows the words, and when there are none', () => {
    expect(asShown(found, true)).toBe(found);
    const none: Verdict = { status: 'not_found', confidence: 0.9 };
    expect(asShown(none, false)).toBe(none);
  });

  it('is never found when the page does not show them', () => {
    expect(asShown(found, false)).toMatchObject({ status: 'partial_text_found', warnings: ['not_visible'] });
  });
});
