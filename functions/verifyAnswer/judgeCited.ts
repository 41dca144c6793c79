/** Quotations that name their source are checked against it, and what it does not say is searched for in the others. */
import type { Verification } from '../../shared/contract/verification.ts';
import type { Audience } from '../../shared/verification/audience.ts';
import { inAll, inBoth, judgeAndSearch } from '../../shared/verification/findElsewhere.ts';
import { keepVerifications } from '../../shared/verification/keepVerifications.ts';
import { allSources, audienceOf, orderFor, type HeldQuotation, type QuotationTask } from './heldQuotations.ts';

/** By the quotation: the same words may name two sources. */
export async function judgeCited(task: QuotationTask): Promise<ReadonlyMap<HeldQuotation, Verification>> {
  const { dependencies, held, sources, ofAccount, audience } = task;
  const elsewhere = ofAccount ? inBoth(inAll(allSources(task)), ofAccount) : inAll(allSources(task));
  const verdicts = new Map<HeldQuotation, Verification>();
  for (const record of sources) {
    if (audience.isAbandoned()) break;
    const own = held.filter(({ cited }) => cited?.attachmentId === record.attachmentId);
    if (own.length === 0) continue;
    const order = orderFor(task, own, audienceOfSource(task, own));
    const verifications = await judgeAndSearch(dependencies, record, elsewhere, order);
    await keepVerifications(dependencies, record, verifications);
    const byKey = new Map(verifications);
    for (const one of own) {
      const verification = byKey.get(one.key);
      if (verification !== undefined) verdicts.set(one, verification);
    }
  }
  return verdicts;
}

/** @param own quotations of one source */
function audienceOfSource(task: QuotationTask, own: readonly HeldQuotation[]): Audience {
  const { held, audience } = task;
  const placesOf = (key: string): number[] => own.filter((one) => one.key === key).map((one) => held.indexOf(one));
  return {
    ...audienceOf(task, {
      verified: (key, outcome) => {
        if (outcome.status === 'skipped') return;
        for (const place of placesOf(key)) audience.decided?.(place, { ...held[place], verification: outcome });
      },
      pictured: (key, picture) => {
        for (const place of placesOf(key)) audience.pictured?.(place, picture);
      },
    }),
    foundElsewhere: (key, places) => {
      for (const place of placesOf(key)) audience.foundElsewhere?.(place, places);
    },
  };
}
