/** The action: capture what the address leads to, or convert what was sent, take the price, read the text, settle the record. */
import { documentSource } from '../../shared/attachments/storedText.ts';
import { preparationPrice, type Price } from '../../shared/billing/prices.ts';
import { InsufficientFunds } from '../../shared/billing/refusedOrder.ts';
import type { Reservations } from '../../shared/billing/reservations.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import { endPreparation, refusePreparation, settlePreparation } from '../../shared/preparation/endPreparation.ts';
import type { ClaimLife } from '../../shared/preparation/findPrepared.ts';
import { countPages, type PageCount } from '../../shared/preparation/pageCount.ts';
import { readClaimed, type ReadDependencies } from '../../shared/preparation/readClaimed.ts';
import { failedAttachment } from '../../shared/preparation/settledRecords.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { ConvertDocumentMessage } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { captureSource, type CaptureDependencies } from './captureSource.ts';

/**
 * How long a delivery may work, milliseconds: its conversion, counting and reading have deadlines that fit within it together,
 * and the queue redelivers a message later than this.
 */
const LEASE_MS = 4.5 * 60_000;

export interface ConvertDependencies extends ReadDependencies, CaptureDependencies, ClaimLife {
  readonly storage: Storage;
  readonly reservations: Reservations;
  readonly settings: Settings;
}

/**
 * Repeating it is harmless: a settled record is only cleaned up after, and of two simultaneous deliveries one does the work.
 * @throws Error if the failure is ours, so that the queue delivers the message again
 */
export async function convertSource(dependencies: ConvertDependencies, message: ConvertDocumentMessage): Promise<void> {
  const { storage, clock } = dependencies;
  const { attachments } = storage;
  const claim = await attachments.get(message.accountId, message.attachmentId);
  if (claim?.storageId !== message.storageId || claim.status !== 'processing') {
    await endPreparation(dependencies, message);
    return;
  }
  if (!(await attachments.leaseClaim(claim, isoTime(clock), leasedBefore(dependencies)))) {
    throw new Error('Another delivery of the message may still be at work.');
  }
  const isCaptured = claim.origin ? claim.origin.capture !== undefined : claim.rendition !== undefined;
  const captured = isCaptured ? claim : await capture(dependencies, claim);
  if (captured) await readCaptured(dependencies, captured);
}

/** Leases taken before this, ISO 8601, belong to workers that have ended. */
function leasedBefore({ clock, soleSince = '' }: ClaimLife): string {
  const overdue = new Date(clock.now() - LEASE_MS).toISOString();
  return overdue > soleSince ? overdue : soleSince;
}

/** @returns the claim with what was captured, or `undefined` if that was the end of it */
async function capture(
  dependencies: ConvertDependencies,
  claim: ProcessingAttachment,
): Promise<ProcessingAttachment | undefined> {
  const { storage, clock, log } = dependencies;
  const outcome = await captureSource(dependencies, claim);
  switch (outcome.kind) {
    case 'captured':
      if (await storage.attachments.updateClaim(claim, outcome.known)) return { ...claim, ...outcome.known };
      // Deleted in the meantime: that deletion wins, and what was stored since is removed too.
      await endPreparation(dependencies, claim);
      return undefined;
    case 'refused':
      log.info('address refused', { storageId: claim.storageId, cause: outcome.message });
      await refusePreparation(dependencies, claim, { kind: 'refused', message: outcome.message });
      return undefined;
    case 'unconvertible': {
      const { reason, httpStatus, message } = outcome.cause;
      log.info('source unconvertible', { storageId: claim.storageId, reason, httpStatus, cause: outcome.cause.cause });
      const origin = claim.origin && { ...claim.origin, httpStatus };
      await settlePreparation(dependencies, failedAttachment({ ...claim, origin }, clock, message));
      return undefined;
    }
  }
}

async function readCaptured(dependencies: ConvertDependencies, claim: ProcessingAttachment): Promise<void> {
  const { storage, reader } = dependencies;
  const source = documentSource(storage.files, claim);
  const pages = await countPages(reader, source);
  try {
    await holdPrice(dependencies, claim, pages);
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error;
    const { message, balanceCents } = error;
    await refusePreparation(dependencies, claim, { kind: 'exhausted', message, balanceCents });
    return;
  }
  const reading = await readClaimed(dependencies, { claim, source, pages });
  if (reading.outcome === 'done') await settlePreparation(dependencies, reading.record);
}

/** @throws InsufficientFunds or TooManyAtOnce */
async function holdPrice(
  { storage, reservations, settings }: ConvertDependencies,
  { accountId, attachmentId, storageId, endUserId }: ProcessingAttachment,
  pages: PageCount,
): Promise<void> {
  if (typeof pages !== 'number') return;
  const account = await storage.accounts.getAccount(accountId);
  if (!account) throw new Error(`There is no account ${accountId}.`);
  const price: Price = preparationPrice(pricesOf(settings), pages);
  await reservations.hold(account, { ...price, operationId: storageId, attachmentId, storageId, endUserId });
}
