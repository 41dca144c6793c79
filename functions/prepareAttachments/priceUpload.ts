/** The dry run: what preparing an upload would cost. Nothing of the upload is kept. */
import { preparationPrice, type Price } from '../../shared/billing/prices.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { findPrepared, type ClaimLife } from '../../shared/preparation/findPrepared.ts';
import { countPages } from '../../shared/preparation/pageCount.ts';
import { discardUpload, uploadSource, type StoredUpload } from './storedUpload.ts';

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
export async function priceUpload(dependencies: PriceDependencies, uploaded: StoredUpload): Promise<Price> {
  const { storage, reader, settings } = dependencies;
  try {
    if (await findPrepared(storage.attachments, dependencies, uploaded.claim)) return FREE;
    const pages = await countPages(reader, uploadSource(storage.files, uploaded));
    return typeof pages === 'number' ? preparationPrice(pricesOf(settings), pages) : FREE;
  } finally {
    await discardUpload(storage.files, uploaded);
  }
}
