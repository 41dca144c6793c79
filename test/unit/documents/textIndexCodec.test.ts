import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IndexedLine, TextIndex } from '../../../shared/documents/textIndex.ts';
import { decodeTextIndex, encodeTextIndex } from '../../../shared/documents/textIndexCodec.ts';

/** Points: edges are stored in 64ths. */
const EDGE_TOLERANCE = 1 / 128 + 1e-3;

const lines: fc.Arbitrary<IndexedLine> = fc
  .record({
    text: fc.string({ unit: 'binary', maxLength: 20 }),
    direction: fc.constantFrom('horizontal' as const, 'vertical' as const),
    crossStart: fc.float({ min: -100, max: 15_000, noNaN: true }),
    height: fc.float({ min: 0, max: 100, noNaN: true }),
    from: fc.integer({ min: -100, max: 15_000 }),
  })
  .map(({ text, direction, crossStart, height, from }) => ({
    text,
    direction,
    crossStart: Math.fround(crossStart),
    crossEnd: Math.fround(crossStart + height),
    edges: Float32Array.from({ length: 2 * text.length }, (_, i) => from + 5.3 * i),
  }));

const indexes: fc.Arbitrary<TextIndex> = fc.record({
  pages: fc.array(
    fc.record({
      pageNumber: fc.integer({ min: 1, max: 5000 }),
      width: fc.constant(595.5),
      height: fc.constant(842.25),
      readBy: fc.constantFrom('textLayer' as const, 'ocr' as const, 'subtitles' as const),
      lines: fc.array(lines, { maxLength: 5 }),
    }),
    { maxLength: 5 },
  ),
});

const withoutEdges = (index: TextIndex): unknown =>
  index.pages.map((page) => ({ ...page, lines: page.lines.map((line) => ({ ...line, edges: line.edges.length })) }));

const edgesOf = (index: TextIndex): number[] =>
  index.pages.flatMap((page) => page.lines.flatMap((line) => Array.from(line.edges)));

describe('the stored text index', () => {
  it('keeps when the lines of a transcript are spoken', () => {
    const cue = { startMs: 1500, endMs: 3250, stops: [[3, 2000] as const] };
    const line = { text: 'Good morning', cue, direction: 'horizontal' as const, crossStart: 0, crossEnd: 0 };
    const lines = [{ ...line, edges: new Float32Array(24) }];
    const index: TextIndex = { pages: [{ pageNumber: 1, width: 480, height: 270, readBy: 'subtitles', lines }] };
    expect(decodeTextIndex(encodeTextIndex(index))).toEqual(index);
  });

  it('comes back as it was, edges within a hundredth of a point', () => {
    fc.assert(
      fc.property(indexes, (index) => {
        const back = decodeTextIndex(encodeTextIndex(index));
        expect(withoutEdges(back)).toEqual(withoutEdges(index));
        const before = edgesOf(index);
        edgesOf(back).forEach((edge, i) => {
          expect(Math.abs(edge - before[i])).toBeLessThan(EDGE_TOLERANCE);
        });
      }),
    );
  });

  it('keeps what only scans have: slopes, the confidence of words, and why a page could not be read', () => {
    const edges = Float32Array.from([1, 2, 2, 3]);
    const level = { text: 'ab', direction: 'horizontal' as const, crossStart: 1, crossEnd: 2, edges };
    const scan = { pageNumber: 1, width: 10, height: 10, readBy: 'ocr' as const };
    const index: TextIndex = {
      pages: [
        { ...scan, lines: [level, { ...level, slope: 0.026, wordConfidences: [93] }] },
        { ...scan, pageNumber: 3, readBy: 'textLayer', lines: [level] },
        { ...scan, pageNumber: 2, lines: [], error: 'The page „2” is too large.' },
      ],
    };
    expect(decodeTextIndex(encodeTextIndex(index))).toEqual(index);
  });

  it('is read from any place in a larger buffer', () => {
    const encoded = encodeTextIndex({ pages: [] });
    const shifted = new Uint8Array(encoded.length + 3);
    shifted.set(encoded, 3);
    expect(decodeTextIndex(shifted.subarray(3))).toEqual({ pages: [] });
  });

  it('is refused when it is something else', () => {
    expect(() => decodeTextIndex(Buffer.from('{"pages":[]}'))).toThrow('Not a text index.');
    expect(() => decodeTextIndex(new Uint8Array())).toThrow('Not a text index.');
  });

  it('is refused when another release wrote it', () => {
    const other = Uint8Array.from(encodeTextIndex({ pages: [] }));
    other[4] = 99;
    expect(() => decodeTextIndex(other)).toThrow('Text index of version 99');
  });

  it('is refused when it is cut off', () => {
    const whole = encodeTextIndex({ pages: [] });
    expect(() => decodeTextIndex(whole.subarray(0, whole.length - 4))).toThrow();
  });
});
