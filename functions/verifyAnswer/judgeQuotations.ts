/** Checks the quotations of an answer against the sources that it names, or against all if it names none. */
import type { JudgedQuotation, QuotationTask } from './heldQuotations.ts';
import { judgeCited } from './judgeCited.ts';
import { judgeUncited } from './judgeUncited.ts';

/** In the order of the answer. What nobody is waiting for any more is left out. */
export async function judgeQuotations(task: QuotationTask): Promise<JudgedQuotation[]> {
  const ofCited = await judgeCited(task);
  const ofUncited = await judgeUncited(task);
  return task.held.flatMap((one) => {
    const verification = one.cited === undefined ? ofUncited.get(one.key) : ofCited.get(one);
    return verification === undefined ? [] : [{ ...one, verification }];
  });
}
