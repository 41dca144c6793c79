/** A proof that is read back is confirmed by its words, and refuted only by others. */
import { judgeReading } from '../../../shared/evidence/judgeReading.ts';
import { checkProof, textWithin } from '../../../shared/evidence/proofCheck.ts';
import type { Box } from '../../../shared/documents/geometry.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const TEXT = 'Revenue rose to 318.5 million euros, while costs fell';
const confirms = (sourceContext: string, text: string): boolean =>
  judgeReading({ sourceContext }, [{ pageNumber: 1, text }]).status === 'found';

describe('a proof that is read back', () => {
  it('is confirmed by the same words, whatever their case and marks', () => {
    expect(confirms(TEXT, 'of the year. REVENUE rose to 318.5 million\neuros, while costs fell again')).toBe(true);
  });

  it('is confirmed when OCR slips in a word', () => {
    expect(confirms(TEXT, 'Revenue rose to 318.5 rnillion euros, while costs fell')).toBe(true);
  });

  it('is not confirmed when a number is read otherwise, or not at all', () => {
    expect(confirms(TEXT, 'Revenue rose to 313.5 million euros, while costs fell')).toBe(false);
    expect(confirms(TEXT, 'Revenue rose to million euros, while costs fell')).toBe(false);
  });

  it('is not confirmed where the picture lacks one word of many', () => {
    expect(confirms('The regulator has not approved the merger', 'The regulator has approved the merger')).toBe(false);
  });

  it('is not confirmed by other words or none', () => {
    expect(confirms(TEXT, 'Fuel prices of 318.5 hurt')).toBe(false);
    expect(confirms(TEXT, '')).toBe(false);
    expect(confirms('—', '—')).toBe(false);
  });

  it('is put together from its pages in their order', () => {
    const [one, other] = [
      { pageNumber: 2, text: 'million euros, while costs fell' },
      { pageNumber: 1, text: 'Revenue rose to 318.5' },
    ];
    expect(judgeReading({ sourceContext: TEXT }, [one, other]).status).toBe('found');
  });
});

describe('what is read back', () => {
  it('is whole lines, so that no letter is cut in two and no digit stands alone', async () => {
    const lines = [indexedLine('The price of the shares rose to 3 euros', 50, 100)];
    const asked: Box[] = [];
    const pages = [{ pageNumber: 1, width: 500, height: 500, readBy: 'textLayer' as const, lines }];
    const confirmed = await checkProof(
      (_, region) => {
        asked.push(region);
        return Promise.resolve(lines);
      },
      pages,
      [{ pageNumber: 1, lineId: 1, start: 10, end: 33 }],
      'of the shares rose to 3',
      (quotation, read) => Promise.resolve(judgeReading(quotation, read)),
    );
    expect(confirmed).toBe(true);
    expect(asked).toEqual([{ x: 48, y: 98, width: 199, height: 14 }]);
  });

  it('is nothing of the lines around, nor of the column beside', () => {
    const read = [
      indexedLine('above', 50, 88),
      indexedLine('these words beside', 50, 101),
      indexedLine('below', 50, 114),
    ];
    expect(textWithin(read, { x: 46, y: 96, width: 64, height: 18 })).toBe('these words');
  });
});
