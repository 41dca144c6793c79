/** The dry run: what preparing an upload would cost. Nothing of the upload is kept. */
import { documentSource } from '../../shared/attachments/storedText.ts';
import { preparationPrice, type Price } from '../../shared/billing/prices.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import { sourcePrefix } from '../../shared/storage/keys.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { findPrepared, type ClaimLife } from '../../shared/preparation/findPrepared.ts';
import { countPages } from '../../shared/preparation/pageCount.ts';

export interface PriceDependencies extends ClaimLife {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly reader: DocumentReader;
  readonly settings: Settings;
}

const FREE: Price = { operation: 'prepare', units: 0, cents: 0 };

/**
 * What was prepared before, and what cannot be read, costs nothing.
 * @throws IdentifierInUse if it has other content
 */
export async function priceUpload(dependencies: PriceDependencies, claim: ProcessingAttachment): Promise<Price> {
  const { storage, reader, settings } = dependencies;
  try {
    if (await findPrepared(storage.attachments, dependencies, claim)) return FREE;
    const pages = await countPages(reader, documentSource(storage.files, claim));
    return typeof pages === 'number' ? preparationPrice(pricesOf(settings), pages) : FREE;
  } finally {
    await storage.files.deletePrefix(sourcePrefix(claim.accountId, claim.storageId));
  }
}
