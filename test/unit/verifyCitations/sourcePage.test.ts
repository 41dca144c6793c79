import { sourcePage } from '../../../functions/verifyCitations/sourcePage.ts';

describe('a page for the matcher', () => {
  const line = {
    text: 'two words',
    direction: 'horizontal' as const,
    crossStart: 0,
    crossEnd: 1,
    edges: new Float32Array(18),
  };
  const page = { pageNumber: 3, width: 10, height: 10 };

  it('tells how sure OCR was of each word', () => {
    const lines = [{ ...line, wordConfidences: [91, 40] }, line];
    expect(sourcePage({ ...page, readBy: 'ocr', lines })).toEqual({
      pageNumber: 3,
      readBy: 'ocr',
      lines: ['two words', 'two words'],
      wordConfidences: [[91, 40], undefined],
    });
  });

  it('has nothing to tell of a text layer', () => {
    expect(sourcePage({ ...page, readBy: 'textLayer', lines: [line] })).not.toHaveProperty('wordConfidences');
  });
});
