/** Where nobody knows what a glyph stands for, a verdict that hangs on it says so, and no other. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import type { SourcePage } from '../../../shared/matching/source/source.ts';

const LINES = [
  'The input stage has one resistor for each channel, which is 100 kV at most.',
  'The supply may be between 5 and 18 volts.',
];
const at = LINES[0].indexOf('V at');
const page: SourcePage = {
  pageNumber: 3,
  readBy: 'textLayer',
  lines: LINES,
  unsure: [[{ start: at, end: at + 1 }], undefined],
};
const warningsOf = (sourceContext: string): unknown => {
  const verdict = judgeQuotation(createSourceIndex([page]), { sourceContext });
  return verdict.status === 'not_found' ? verdict.status : [verdict.status, verdict.warnings];
};

describe('a quotation of characters whose glyphs are undecided', () => {
  it('is found with a warning', () => {
    expect(warningsOf(LINES[0])).toEqual(['found', ['unsure_reading']]);
  });

  it('is found without one where it ends before them, or stands on another line', () => {
    expect(warningsOf('The input stage has one resistor for each channel')).toEqual(['found', []]);
    expect(warningsOf(LINES[1])).toEqual(['found', []]);
  });

  it('is partly found with the warning where it has another character there', () => {
    expect(warningsOf('The input stage has one resistor for each channel, which is 100 kW at most.')).toEqual([
      'partial_text_found',
      ['unsure_reading'],
    ]);
  });
});

describe('a line that OCR read on a page with a text layer', () => {
  it('is judged as one that OCR read, and the others are not', () => {
    const lines = ['The committee met in the barn in May.', 'The council met in the barn in June.'];
    const index = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines, provenances: ['ocr', undefined] }]);
    expect(index.segments.map(({ readBy }) => readBy)).toEqual(['ocr', 'textLayer']);
  });
});
