/** Of two readings of one picture, the one that made out more of it is kept. */
import { clearer, isWellRead } from '../../../../shared/documents/ocr/clearer.ts';
import type { PictureText } from '../../../../shared/documents/ocr/pictureText.ts';
import type { IndexedLine } from '../../../../shared/documents/textIndex.ts';

const line = (text: string, wordConfidences: readonly number[]): IndexedLine => ({
  text,
  direction: 'horizontal',
  crossStart: 0,
  crossEnd: 10,
  edges: new Float32Array(2 * text.length),
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
    expect(clearer(poor, better)).toBe(better);
    expect(clearer(better, poor)).toBe(better);
    expect(clearer(better, noise)).toBe(better);
  });

  it('stay the first if the other is no better', () => {
    const one = reading(line('pretence', [95]));
    expect(clearer(one, reading(line('pretense', [97])))).toBe(one);
  });
});
