/** The matcher is told how sure the reading of each word was. */
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { sourcePage } from '../../../shared/verification/sourcePage.ts';

describe('a page for the matcher', () => {
  const line = {
    text: 'two words',
    direction: 'horizontal' as const,
    crossStart: 0,
    crossEnd: 1,
    edges: new Float32Array([0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14, 16, 16, 18]),
  };
  const boxes = { top: 0, bottom: 1, edges: new Float32Array([0, 6, 8, 18]) };
  const page = { pageNumber: 3, width: 10, height: 10 };

  it('tells how sure OCR was of each word', () => {
    const lines = [{ ...line, wordConfidences: [91, 40] }, line];
    expect(sourcePage({ ...page, readBy: 'ocr', lines })).toEqual({
      pageNumber: 3,
      readBy: 'ocr',
      lines: ['two words', 'two words'],
      wordConfidences: [[91, 40], undefined],
      wordBoxes: [boxes, boxes],
    });
  });

  it('has nothing to tell of a text layer', () => {
    expect(sourcePage({ ...page, readBy: 'textLayer', lines: [line] })).toEqual({
      pageNumber: 3,
      readBy: 'textLayer',
      lines: ['two words'],
      wordBoxes: [boxes],
    });
  });

  it('tells where the words of level lines are', () => {
    const lines = [
      { ...line, direction: 'vertical' as const },
      { ...line, slope: 0.2 },
    ];
    expect(sourcePage({ ...page, readBy: 'textLayer', lines })).not.toHaveProperty('wordBoxes');
    expect(sourcePage({ ...page, readBy: 'textLayer', lines: [...lines, line] })).toMatchObject({
      wordBoxes: [undefined, undefined, boxes],
    });
  });

  it('finds the words of a page once a quotation asks where they are', () => {
    let asked = 0;
    const counted = {
      ...line,
      get edges() {
        asked++;
        return line.edges;
      },
    };
    const { placedPages } = createSourceIndex([sourcePage({ ...page, readBy: 'textLayer', lines: [counted] })]);
    expect(asked).toBe(0);
    expect(placedPages.map(({ wordBoxes }) => wordBoxes)).toEqual([[boxes]]);
    expect(asked).toBe(1);
  });

  it('finds them on a page with a pile of accents, too', () => {
    const text = `a${'\u0301'.repeat(40)} b`;
    const lines = [{ ...line, text, edges: Float32Array.from({ length: 2 * text.length }, (_, at) => at) }];
    const { placedPages } = createSourceIndex([sourcePage({ ...page, readBy: 'textLayer', lines })]);
    const ends = Float32Array.from([0, 2 * text.length - 5, 2 * text.length - 2, 2 * text.length - 1]);
    expect(placedPages[0].wordBoxes?.[0]?.edges).toEqual(ends);
  });

  it('tells which lines of a text layer were mended or read by OCR, and of which characters nobody is sure', () => {
    const lines = [line, { ...line, provenance: 'mended' as const, unsure: [{ start: 4, end: 5 }] }];
    expect(sourcePage({ ...page, readBy: 'textLayer', lines })).toMatchObject({
      provenances: [undefined, 'mended'],
      unsure: [undefined, [{ start: 4, end: 5 }]],
    });
  });

  it('tells what the lines are', () => {
    const blocks = [{ kind: 'artifact' as const, firstLine: 0, lastLine: 0, certainty: 1 }];
    expect(sourcePage({ ...page, readBy: 'textLayer', lines: [line], blocks, tables: [] })).toMatchObject({
      blocks,
      tables: [],
    });
  });
});
