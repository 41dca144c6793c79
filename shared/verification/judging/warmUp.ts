/** A judging thread that waits for its first question judges some quotations of a page of its own. */
import { judgeQuotation } from '../../matching/judgeQuotation.ts';
import { createSourceIndex } from '../../matching/source/sourceIndex.ts';
import { inStepsUnlessAsked, ORDINARY_LINES } from '../../platform/warmingUp.ts';

const NUMBER = /(?<![\d.])[\d.]+(?: million|%)/;

/** @param isAsked whether there is a question */
export async function warmUp(isAsked: () => boolean): Promise<void> {
  const source = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: ORDINARY_LINES }]);
  const steps = ORDINARY_LINES.map((sourceContext) => () => {
    judgeQuotation(source, { sourceContext, value: NUMBER.exec(sourceContext)?.[0], pageNumber: 1 });
  });
  await inStepsUnlessAsked(steps, isAsked);
}
