/** The endings of a preparation that queue messages carry: whatever happened, its record, its money and its note agree. */
import { createHash } from 'node:crypto';
import { deleteAttachment } from '../attachments/deleteAttachment.ts';
import { deleteObjects } from '../attachments/storedSketch.ts';
import type { Reservations } from '../billing/reservations.ts';
import type { Clock } from '../platform/clock.ts';
import type { AttachmentRecord, ProcessingAttachment, SettledAttachment } from '../storage/attachmentRecords.ts';
import type { Storage } from '../storage/storage.ts';
import type { UrlRefusal } from '../storage/urlCache.ts';
import { failedAttachment } from './settledRecords.ts';

export interface EndDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'deletions' | 'files' | 'uploads' | 'urlCache'>;
  readonly reservations: Pick<Reservations, 'collect' | 'release'>;
  readonly clock: Clock;
}

type Identity = Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>;

/** Under which the cache tells those who wait why there is no result: an upload, which has no address, uses its storage. */
export const refusalKey = ({
  origin,
  accountId,
  storageId,
}: Pick<AttachmentRecord, 'origin' | 'accountId' | 'storageId'>): string =>
  origin?.cacheKey ?? createHash('sha256').update(`${accountId}\n#${storageId}`).digest('hex');

/** Those who wait ask every second; nobody else needs to know. */
const REFUSAL_ANSWERS_MS = 5 * 60_000;

/** Writes the result, unless somebody deleted the attachment or was faster, and does what follows from its state then. */
export async function settlePreparation(dependencies: EndDependencies, result: SettledAttachment): Promise<void> {
  // Before those who wait are told, so that what they do next finds the money.
  if (result.status === 'error') await dependencies.reservations.release(result.accountId, result.storageId);
  await dependencies.storage.attachments.settle(result);
  await endPreparation(dependencies, result);
}

/**
 * For dead letters: those who wait are told `error`, unless the preparation was settled differently in the meantime.
 * @returns whether this ended it
 */
export async function giveUpPreparation(
  dependencies: EndDependencies,
  identity: Identity,
  error: string,
): Promise<boolean> {
  const claim = await dependencies.storage.attachments.get(identity.accountId, identity.attachmentId);
  if (claim?.status !== 'processing' || claim.storageId !== identity.storageId) {
    await endPreparation(dependencies, identity);
    return false;
  }
  await settlePreparation(dependencies, failedAttachment(claim, dependencies.clock, error));
  return true;
}

/** Nothing is kept: those who wait are told why, and the money is refunded. */
export async function refusePreparation(
  dependencies: EndDependencies,
  claim: ProcessingAttachment,
  refusal: UrlRefusal,
): Promise<void> {
  const { storage, reservations, clock } = dependencies;
  const { origin: _origin, ...identity } = claim;
  await reservations.release(identity.accountId, identity.storageId);
  const until = new Date(clock.now() + REFUSAL_ANSWERS_MS).toISOString();
  await storage.urlCache.refuse(refusalKey(claim), identity.storageId, refusal, until);
  // Without its origin: the cache entry holds the refusal now.
  await deleteAttachment(storage, clock, identity);
  await endPreparation(dependencies, identity);
}

/**
 * Money and traces, according to the record: `ready` is paid, everything else costs nothing, and if the attachment is gone
 * nothing remains. Idempotent; does nothing while it is still being prepared.
 */
export async function endPreparation({ storage, reservations }: EndDependencies, identity: Identity): Promise<void> {
  const { accountId, attachmentId, storageId } = identity;
  const present = await storage.attachments.get(accountId, attachmentId);
  const status = present?.storageId === storageId ? present.status : 'gone';
  switch (status) {
    case 'processing':
      return;
    case 'ready':
      await reservations.collect(accountId, storageId);
      break;
    case 'error':
      await reservations.release(accountId, storageId);
      break;
    case 'gone':
      await reservations.release(accountId, storageId);
      await deleteObjects(storage.files, accountId, storageId);
  }
  await storage.uploads.end(storageId);
}
