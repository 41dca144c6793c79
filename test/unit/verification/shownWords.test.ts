/** Looking at pages again and again costs nothing, and never makes words count as shown that nobody saw. */
import { createShownWords } from '../../../shared/verification/shownWords.ts';

const span = (start: number, end: number, lineId = 1) => ({ pageNumber: 1, lineId, start, end });

describe('words that were seen on their page', () => {
  it('are not looked at again, nor are parts of them', () => {
    const shown = createShownWords();
    shown.note('a', [span(0, 20)]);
    expect(shown.unseen('a', [span(0, 20), span(3, 9), span(3, 21), span(0, 20, 2)])).toEqual([
      span(3, 21),
      span(0, 20, 2),
    ]);
  });

  it('say nothing of another document, nor of what stands between two stretches', () => {
    const shown = createShownWords();
    shown.note('a', [span(0, 5)]);
    shown.note('a', [span(10, 20)]);
    expect(shown.unseen('a', [span(0, 20), span(0, 5), span(12, 20)])).toEqual([span(0, 20), span(0, 5)]);
    expect(shown.unseen('b', [span(12, 20)])).toEqual([span(12, 20)]);
  });

  it('join where the stretches meet', () => {
    const shown = createShownWords();
    shown.note('a', [span(0, 12)]);
    shown.note('a', [span(10, 20)]);
    expect(shown.unseen('a', [span(0, 20)])).toEqual([]);
  });
});
