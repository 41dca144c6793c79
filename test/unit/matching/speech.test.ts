/** Recognised speech: judged as strictly as any text, and what the recogniser was unsure of is no evidence for a figure or a denial. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex, type SourceIndex } from '../../../shared/matching/source/sourceIndex.ts';

/** Lines of a recording; every word was heard with 98 of 100 but those named. */
function speech(lines: readonly string[], doubts: Readonly<Record<string, number>> = {}): SourceIndex {
  const wordConfidences = lines.map((line) => line.split(' ').map((word) => doubts[word] ?? 98));
  return createSourceIndex([{ pageNumber: 1, lines, readBy: 'speech', wordConfidences }]);
}
const verdict = (index: SourceIndex, sourceContext: string) => judgeQuotation(index, { sourceContext });

const REPORT = 'We sold fifteen ferries for 318 million euros and we can keep the crews.';

describe('recognised speech', () => {
  it('is found word for word', () => {
    expect(verdict(speech([REPORT]), 'we sold fifteen ferries for 318 million euros').status).toBe('found');
  });

  it.each([
    ['fifteen', 'We sold fifteen ferries', 'number_changed'],
    ['318', 'ferries for 318 million euros', 'number_changed'],
    ['can', 'we can keep the crews', 'word_replaced'],
  ])('is no evidence where “%s” was heard with doubts', (word, quoted, type) => {
    expect(verdict(speech([REPORT]), quoted).status).toBe('found');
    expect(verdict(speech([REPORT], { [word]: 84 }), quoted)).toMatchObject({
      status: 'partial_text_found',
      differences: [{ type, quoted: word, source: '���', readingConfidence: 0.84 }],
    });
  });

  it('may be doubted in words that carry no figure and no denial', () => {
    expect(verdict(speech([REPORT], { ferries: 60 }), 'We sold fifteen ferries').status).toBe('found');
  });

  it('proves no figure where nobody said how sure the words are', () => {
    const index = createSourceIndex([{ pageNumber: 1, lines: [REPORT], readBy: 'speech' }]);
    expect(verdict(index, 'We sold fifteen ferries').status).toBe('partial_text_found');
    expect(verdict(index, 'keep the crews').status).toBe('found');
  });

  it('is forgiven nothing that OCR confuses', () => {
    const heard = speech(['The tenant shall pay the eosts of heating.'], { eosts: 40 });
    expect(verdict(heard, 'The tenant shall pay the costs of heating').status).toBe('partial_text_found');
  });

  it('has no running heads: nothing that is said is skipped', () => {
    const page = (pageNumber: number, lines: string[]) => ({
      pageNumber,
      lines,
      readBy: 'speech' as const,
      wordConfidences: lines.map((line) => line.split(' ').map(() => 98)),
    });
    const index = createSourceIndex([
      page(1, ['Good evening.', 'We shall never sell']),
      page(2, ['Good evening.', 'what our customers entrust to us.']),
    ]);
    expect(verdict(index, 'We shall never sell what our customers entrust to us.').status).toBe('partial_text_found');
  });
});
