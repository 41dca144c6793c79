/** Quotations that name no source are checked against all of them, and get the best verdict of all. */
import { isBetter } from '../../shared/contract/betterVerification.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import { searchElsewhere, type Elsewhere } from '../../shared/verification/findElsewhere.ts';
import { judgeCitations } from '../../shared/verification/judgeCitations.ts';
import { keepVerifications } from '../../shared/verification/keepVerifications.ts';
import { allSources, audienceOf, orderFor, type HeldQuotation, type QuotationTask } from './heldQuotations.ts';

/** By the quotation's key. */
export async function judgeUncited(task: QuotationTask): Promise<ReadonlyMap<string, Verification>> {
  const { dependencies, ofAccount, audience } = task;
  const free = task.held.filter(({ cited }) => cited === undefined);
  const all = allSources(task);
  const best = new Map<string, Verification>();
  const told = createTold(task, free);
  for (const [at, record] of all.entries()) {
    if (audience.isAbandoned()) break;
    const isLast = at === all.length - 1 && ofAccount === undefined;
    const listener = audienceOf(task, {
      verified: (key, outcome) => {
        if (outcome.status === 'skipped') return;
        if (isLast || outcome.status === 'found') told.tell(key, betterOf(outcome, best.get(key)));
      },
      pictured: (key, picture) => {
        for (const place of told.placesToldOf(key, record)) audience.pictured?.(place, picture);
      },
    });
    const open = free.filter(({ key }) => best.get(key)?.status !== 'found');
    const verifications = await judgeCitations(dependencies, record, orderFor(task, open, listener));
    const kept = verifications.filter(([, { status }]) => status !== 'not_found');
    await keepVerifications(dependencies, record, kept);
    for (const [key, verification] of verifications) best.set(key, betterOf(verification, best.get(key)));
  }
  if (ofAccount) for (const [key, found] of await searchAccount(task, ofAccount, free, best)) best.set(key, found);
  for (const [key, verification] of best) told.tell(key, verification);
  return best;
}

/** In the account's other attachments. */
async function searchAccount(
  task: QuotationTask,
  ofAccount: Elsewhere,
  free: readonly HeldQuotation[],
  best: ReadonlyMap<string, Verification>,
): Promise<readonly (readonly [string, Verification])[]> {
  const all = allSources(task);
  const known = new Set(all.map(({ attachmentId }) => attachmentId));
  const beyond: Elsewhere = async (missing, own) =>
    (await ofAccount(missing, own)).filter(({ record }) => !known.has(record.attachmentId));
  const order = orderFor(task, free, audienceOf(task));
  return searchElsewhere(task.dependencies, Array.from(best), all[0].attachmentId, beyond, order);
}

/** Reports each quotation once, when no other source can change its verdict any more. */
function createTold({ held, audience }: QuotationTask, free: readonly HeldQuotation[]) {
  const told = new Map<HeldQuotation, Verification>();
  return {
    tell(key: string, verification: Verification): void {
      for (const one of free) {
        if (one.key !== key || told.has(one)) continue;
        told.set(one, verification);
        audience.decided?.(held.indexOf(one), { ...one, verification });
      }
    },
    /** If it is from a source other than the verdict's, the picture went with it. */
    placesToldOf: (key: string, { attachmentId }: ReadyAttachment): number[] =>
      free
        .filter((one) => one.key === key && told.get(one)?.attachmentId === attachmentId)
        .map((one) => held.indexOf(one)),
  };
}

/** Among equals, that of the source named first. */
const betterOf = (one: Verification, known: Verification | undefined): Verification =>
  known === undefined || isBetter(one, known) ? one : known;
