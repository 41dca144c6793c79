/** Of two readings of one picture, the one that made out more of it is kept. */
import { clearer, isWellRead } from '../../../../shared/documents/ocr/clearer.ts';
import type { PictureText } from '../../../../shared/documents/ocr/pictureText.ts';
import type { IndexedLine } from '../../../../shared/documents/textIndex.ts';

const line = (text: string, wordConfidences: readonly number[], top = 0): IndexedLine => ({
  text,
  direction: 'horizontal',
  crossStart: top,
  crossEnd: top + 10,
  edges: Float32Array.from(Array.from(text).flatMap((_, i) => [8 * i, 8 * i + 8])),
  wordConfidences,
});
const reading = (...lines: readonly IndexedLine[]): PictureText => ({ lines });

describe('readings of one picture', () => {
  it('are good enough when nearly all letters are likely right', () => {
    expect(isWellRead(reading(line('pretence of building a convent', [95, 96, 92, 97, 90])))).toBe(true);
    expect(isWellRead(reading(line('pretence of iiding a convent', [95, 96, 41, 97, 90])))).toBe(false);
    expect(isWellRead(reading())).toBe(false);
    expect(isWellRead({ ...reading(line('convent', [95])), unread: {} })).toBe(false);
  });

  it('are compared by the letters that are likely right: noise adds letters too', () => {
    const poor = reading(line('tress on the stand of iC', [85, 79, 71, 53, 39, 56]));
    const better = reading(line('tress on the island', [90, 96, 94, 88]));
    const noise = reading(line('tress on the', [90, 96, 94]), line('WWeeEEieeCCtteettee', [12]));
    expect(clearer(poor, better)).toEqual(better);
    expect(clearer(better, poor)).toBe(better);
    expect(clearer(better, noise)).toBe(better);
  });

  it('stay the first if the other is no better', () => {
    const one = reading(line('pretence', [95]));
    expect(clearer(one, reading(line('pretense', [97])))).toBe(one);
  });

  it('lose no line that only the first one saw, nor the mark of one that nobody could read', () => {
    const first = reading(
      line('The committe aproved', [95, 60, 60], 0),
      line('���', [0], 20),
      line('nobody agreed', [70, 70], 40),
      line('the grants and', [60, 60, 60], 60),
    );
    const second = reading(line('The committee approved', [95, 95, 95], 1), line('the grants and', [95, 95, 95], 59));
    expect(clearer(first, second).lines.map(({ text }) => text)).toEqual([
      'The committee approved',
      '���',
      'nobody agreed',
      'the grants and',
    ]);
  });

  it('take a line that the other one read in two parts for the same', () => {
    const first = reading(line('Total amount 318 to pay', [95, 60, 60, 60, 60]));
    const parts = [line('Total amount 318', [95, 95, 95], 1), { ...line('to pay', [95, 95], 1) }];
    const moved = { ...parts[1], edges: parts[1].edges.map((edge) => edge + 17 * 8) };
    expect(clearer(first, reading(parts[0], moved)).lines).toEqual([parts[0], moved]);
  });
});
