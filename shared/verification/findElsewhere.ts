/** Looks in other sources for what is not found in its own: so what is made up is told from what is put down to the wrong source. */
import type { FoundIn, Verification } from '../contract/verification.ts';
import { createLimit } from '../platform/limit.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import { judgeCitations, type JudgeDependencies, type JudgeOrder } from './judgeCitations.ts';

/** Attachments that are searched side by side: the text of the largest takes some 100 MB. */
const ATTACHMENTS_AT_ONCE = 2;

/**
 * @param own for each citation key the attachment that it was held against, which is left out
 * @returns by citation key, in the order of `records`; keys that are found nowhere have no entry
 */
export async function findElsewhere(
  dependencies: JudgeDependencies,
  records: readonly ReadyAttachment[],
  order: JudgeOrder,
  own: (key: string) => string | undefined,
): Promise<ReadonlyMap<string, readonly FoundIn[]>> {
  const limit = createLimit(ATTACHMENTS_AT_ONCE);
  const found = await Promise.all(
    records.map((record) =>
      limit(async () => {
        const others = Array.from(order.citations).filter(([key]) => own(key) !== record.attachmentId);
        return judgeCitations(dependencies, record, {
          ...order,
          citations: new Map(others),
          shareOfPictures: order.shareOfPictures / records.length,
          audience: { isAbandoned: () => order.audience.isAbandoned() },
          wants: ({ status }) => status === 'found',
        });
      }),
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
