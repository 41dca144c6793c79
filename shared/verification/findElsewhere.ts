/** Searches other sources for what is not found in its own: this separates invented quotations from those attributed to the wrong source. */
import type { Citation } from '../contract/citation.ts';
import type { FoundIn, Verification, Verifications } from '../contract/verification.ts';
import { createLimit } from '../platform/limit.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import { judgeCitations, type JudgeDependencies, type JudgeOrder } from './judgeCitations.ts';

/** Attachments searched in parallel: the text of the largest takes about 100 MB. */
const ATTACHMENTS_AT_ONCE = 2;

/** A source to search, and the citations to search for in it. */
export interface SearchedSource {
  readonly record: ReadyAttachment;
  readonly keys: ReadonlySet<string>;
}

/**
 * Where else to search.
 * @param missing what was not found, by citation key
 * @param own identifier of the attachment that it was not found in
 */
export type Elsewhere = (missing: ReadonlyMap<string, Citation>, own: string) => Promise<readonly SearchedSource[]>;

/** In each of these for everything. */
export const inAll =
  (records: readonly ReadyAttachment[]): Elsewhere =>
  (missing, own) =>
    Promise.resolve(
      records
        .filter(({ attachmentId }) => attachmentId !== own)
        .map((record) => ({ record, keys: new Set(missing.keys()) })),
    );

/** In the one and then in the other, each attachment once. */
export const inBoth =
  (one: Elsewhere, other: Elsewhere): Elsewhere =>
  async (missing, own) => {
    const first = await one(missing, own);
    const known = new Set(first.map(({ record }) => record.storageId));
    const second = await other(missing, own);
    return [...first, ...second.filter(({ record }) => !known.has(record.storageId))];
  };

/** By citation key, in the order of `sources`; keys that are found nowhere have no entry. */
async function findIn(
  dependencies: JudgeDependencies,
  sources: readonly SearchedSource[],
  order: JudgeOrder,
): Promise<ReadonlyMap<string, readonly FoundIn[]>> {
  const limit = createLimit(ATTACHMENTS_AT_ONCE);
  const found = await Promise.all(
    sources.map(({ record, keys }) =>
      limit(() =>
        judgeCitations(dependencies, record, {
          ...order,
          citations: new Map(Array.from(order.citations).filter(([key]) => keys.has(key))),
          shareOfPictures: order.shareOfPictures / sources.length,
          audience: { isAbandoned: () => order.audience.isAbandoned() },
          // The receipt covers the verdict on the cited source.
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

/** Judges citations by their own source, and searches elsewhere for what is not found there. */
export async function judgeAndSearch(
  dependencies: JudgeDependencies,
  record: ReadyAttachment,
  elsewhere: Elsewhere,
  order: JudgeOrder,
): Promise<Verifications> {
  const verifications = await judgeCitations(dependencies, record, order);
  return searchElsewhere(dependencies, verifications, record.attachmentId, elsewhere, order);
}

/** @param verifications reached on the attachment `own`: what is found elsewhere is added to them */
export async function searchElsewhere(
  dependencies: JudgeDependencies,
  verifications: Verifications,
  own: string,
  elsewhere: Elsewhere,
  order: JudgeOrder,
): Promise<Verifications> {
  const missing = new Map(
    verifications.flatMap(([key, { status }]) => {
      const citation = order.citations.get(key);
      return status === 'found' || citation === undefined ? [] : [[key, citation] as const];
    }),
  );
  if (missing.size === 0 || order.audience.isAbandoned()) return verifications;
  const sources = await elsewhere(missing, own);
  if (sources.length === 0) return verifications;
  const found = await findIn(dependencies, sources, { ...order, citations: missing });
  return verifications.map(([key, verification]) => {
    const foundIn = found.get(key);
    if (foundIn === undefined) return [key, verification] as const;
    order.audience.foundElsewhere?.(key, foundIn);
    return [key, { ...verification, foundIn }] as const;
  });
}
