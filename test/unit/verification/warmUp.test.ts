/** A judging thread that waits for its first question judges quotations of a page of its own, and leaves off as soon as there is one. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { inStepsUnlessAsked, ORDINARY_LINES } from '../../../shared/platform/warmingUp.ts';
import { warmUp } from '../../../shared/verification/judging/warmUp.ts';

describe('warming up', () => {
  it('is done on quotations that are found', async () => {
    await warmUp(() => false);
    const source = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: ORDINARY_LINES }]);
    const verdicts = ORDINARY_LINES.map((sourceContext) => judgeQuotation(source, { sourceContext }).status);
    expect(new Set(verdicts)).toEqual(new Set(['found']));
  });

  it('does all its steps as long as there is no work', async () => {
    const done: number[] = [];
    await inStepsUnlessAsked([() => done.push(1), () => done.push(2)], () => false);
    expect(done).toEqual([1, 2, 1, 2]);
  });

  it('leaves off after the step during which work comes', async () => {
    let steps = 0;
    await inStepsUnlessAsked([() => (steps += 1)], () => steps === 1);
    expect(steps).toBe(1);
  });
});
