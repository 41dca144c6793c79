/** Claims the identifier of an order for a web address; an old failure under it makes way. */
import { deleteAttachment } from '../../shared/attachments/deleteAttachment.ts';
import { requireSameContent, staleBefore } from '../../shared/preparation/findPrepared.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { AddressOrder } from './addressOrder.ts';
import { answers, type KnownDependencies } from './knownConversion.ts';

export interface ClaimDependencies extends KnownDependencies {
  readonly storage: Storage;
}

/**
 * @returns false if somebody else was faster: then look again
 * @throws IdentifierInUse if it has other content
 */
export async function claimForAddress(
  dependencies: ClaimDependencies,
  order: AddressOrder,
  claim: ProcessingAttachment,
): Promise<boolean> {
  const { storage, clock } = dependencies;
  const attempt = () => storage.attachments.claim(claim, staleBefore(dependencies));
  const result = await attempt();
  if (result.outcome === 'claimed') return true;
  requireSameContent(result.existing, claim);
  if (result.existing.status !== 'error' || answers(dependencies, result.existing, order)) return false;
  await deleteAttachment(storage, clock, result.existing);
  return (await attempt()).outcome === 'claimed';
}
