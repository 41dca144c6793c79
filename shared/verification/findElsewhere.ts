/** Looks in other sources for what is not found in its own: so what is made up is told from what is put down to the wrong source. */
import type { FoundIn, Verification, Verifications } from '../contract/verification.ts';
import { createLimit } from '../platform/limit.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import { judgeCitations, type JudgeDependencies, type JudgeOrder } from './judgeCitations.ts';

/** Attachments that are searched side by side: the text of the largest takes some 100 MB. */
const ATTACHMENTS_AT_ONCE = 2;

/** By citation key, in the order of `records`; keys that are found nowhere have no entry. */
async function findElsewhere(
  dependencies: JudgeDependencies,
  records: readonly ReadyAttachment[],
  order: JudgeOrder,
): Promise<ReadonlyMap<string, readonly FoundIn[]>> {
  const limit = createLimit(ATTACHMENTS_AT_ONCE);
  const found = await Promise.all(
    records.map((record) =>
      limit(() =>
        judgeCitations(dependencies, record, {
          ...order,
          shareOfPictures: order.shareOfPictures / records.length,
          audience: { isAbandoned: () => order.audience.isAbandoned() },
          // The receipt is of the verdict on the source that was cited.
          receipt: undefined,
          wants: ({ status }) => status === 'found',
        }),
      ),
    ),
  );
  const places = found.flat().flatMap(([key, verification]) => {
    const place = placeOf(verification);
    return place === undefined ? [] : [{ key, place }];
  });
  return new Map(
    Array.from(
      Map.groupBy(places, ({ key }) => key),
      ([key, of]) => [key, of.map(({ place }) => place)] as const,
    ),
  );
}

/** What the page does not show is not found after all. */
function placeOf({ status, attachmentId, pageNumber, document, evidence }: Verification): FoundIn | undefined {
  if (status !== 'found' || attachmentId === undefined || pageNumber === undefined) return undefined;
  return { attachmentId, pageNumber, document, evidence };
}

/**
 * Judges citations by their own source, and looks for what is not found there in others.
 * @param others the own one among them is left out
 */
export async function judgeAndSearch(
  dependencies: JudgeDependencies,
  record: ReadyAttachment,
  others: readonly ReadyAttachment[],
  order: JudgeOrder,
): Promise<Verifications> {
  const verifications = await judgeCitations(dependencies, record, order);
  const elsewhere = others.filter(({ attachmentId }) => attachmentId !== record.attachmentId);
  const missing = new Map(
    verifications.flatMap(([key, { status }]) => {
      const citation = order.citations.get(key);
      return status === 'found' || citation === undefined ? [] : [[key, citation] as const];
    }),
  );
  if (missing.size === 0 || elsewhere.length === 0) return verifications;
  const found = await findElsewhere(dependencies, elsewhere, { ...order, citations: missing });
  return verifications.map(([key, verification]) => {
    const foundIn = found.get(key);
    if (foundIn === undefined) return [key, verification] as const;
    order.audience.foundElsewhere?.(key, foundIn);
    return [key, { ...verification, foundIn }] as const;
  });
}
