/** The stored text index comes back as it was, those of earlier versions too. */
import fc from 'fast-check';
import type { IndexedLine, TextIndex } from '../../../shared/documents/textIndex.ts';
import {
  decodePageSizes,
  decodeTextIndex,
  encodeTextIndex,
  encodeTextIndexAside,
} from '../../../shared/documents/textIndexCodec.ts';

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

  it('keeps which lines were mended or read from the picture, and which characters are unsure', () => {
    const line = {
      text: 'ab',
      direction: 'horizontal' as const,
      crossStart: 1,
      crossEnd: 2,
      edges: new Float32Array(4),
    };
    const lines = [
      line,
      { ...line, provenance: 'mended' as const, unsure: [{ start: 1, end: 2 }] },
      { ...line, provenance: 'ocr' as const, wordConfidences: [80] },
    ];
    const index: TextIndex = { pages: [{ pageNumber: 1, width: 9, height: 9, readBy: 'textLayer', lines }] };
    expect(decodeTextIndex(encodeTextIndex(index))).toEqual(index);
  });

  it('keeps the blocks and tables of the pages that have some, after text of any length', () => {
    const line = { direction: 'horizontal' as const, crossStart: 1, crossEnd: 2 };
    const page = { width: 9, height: 9, readBy: 'textLayer' as const };
    for (const text of ['a', 'ab', 'abc', 'abcd']) {
      const lines = [{ ...line, text, provenance: 'mended' as const, edges: new Float32Array(2 * text.length) }];
      const box = { x: 1.5, y: 2, width: 30.25, height: 10 };
      const cell = { row: 0, column: 1, rowSpan: 1, columnSpan: 2, isHeader: true, box };
      const index: TextIndex = {
        pages: [
          {
            ...page,
            pageNumber: 1,
            lines,
            blocks: [
              { kind: 'artifact', firstLine: 0, lastLine: 0, certainty: 0.9 },
              { kind: 'listItem', firstLine: 1, lastLine: 3, markerLength: 2, certainty: 0.75 },
            ],
            tables: [
              {
                rows: 2,
                columns: 3,
                certainty: 0.5,
                continues: true,
                cells: [{ ...cell, pieces: [{ line: 0, start: 0, end: 1 }] }],
              },
            ],
          },
          { ...page, pageNumber: 2, lines: [] },
          { ...page, pageNumber: 3, lines: [], blocks: [], tables: [] },
        ],
      };
      expect(decodeTextIndex(encodeTextIndex(index))).toEqual(index);
    }
  });

  it('tells how large its pages are, without its text', async () => {
    const pages = Array.from({ length: 2_000 }, (_, i) => ({
      pageNumber: i + 1,
      width: 500 + i / 4,
      height: 842.25,
      readBy: 'textLayer' as const,
      lines: [],
    }));
    const stored = encodeTextIndex({ pages });
    const sizes = pages.map(({ pageNumber, width, height }) => ({ pageNumber, width, height }));
    expect(await decodePageSizes(stored)).toEqual(sizes);
    expect(decodeTextIndex(await encodeTextIndexAside({ pages }))).toEqual({ pages });
    expect(await decodePageSizes(encodeTextIndex({ pages: [] }))).toEqual([]);
    await expect(decodePageSizes(stored.subarray(0, 200))).rejects.toThrow();
    await expect(decodePageSizes(Buffer.from('something else'))).rejects.toThrow('Not a text index.');
  });

  it('is read as versions 1 and 2 wrote it', () => {
    const pages = [{ pageNumber: 1, width: 9, height: 9, readBy: 'ocr' as const, lines: [], error: 'Too large.' }];
    const stored = Uint8Array.from(encodeTextIndex({ pages }));
    for (const version of [1, 2]) {
      stored[4] = version;
      expect(decodeTextIndex(stored)).toEqual({ pages });
    }
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
