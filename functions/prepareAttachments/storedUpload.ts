/** An upload whose form was read: its claim, and its bytes on their way to storage. */
import { documentSource } from '../../shared/attachments/storedText.ts';
import type { DocumentSource } from '../../shared/documents/documentReader.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';
import { sourcePrefix } from '../../shared/storage/keys.ts';

export interface StoredUpload {
  readonly claim: ProcessingAttachment;
  /** Its bytes, if it is small. */
  readonly held?: Uint8Array | undefined;
  /** Resolves when it is stored and its note names its attachment: it must not be claimed before. */
  readonly stored: Promise<void>;
}

/** A reader of its bytes need not wait until it is stored. */
export function uploadSource(files: FileStore, { claim, held, stored }: StoredUpload): DocumentSource {
  const source = documentSource(files, claim);
  let loaded: Promise<Uint8Array> | undefined;
  const load = (): Promise<Uint8Array> => (held ? Promise.resolve(held) : source.load());
  return {
    ...source,
    // Counting and reading may happen in two workers; storage is asked once.
    load: () => (loaded ??= load()),
    subtitles: async () => {
      await stored;
      return source.subtitles?.();
    },
  };
}

/** Nothing of it remains: not even what is just being stored. */
export async function discardUpload(files: FileStore, { claim, stored }: StoredUpload): Promise<void> {
  await stored.catch(() => undefined);
  await files.deletePrefix(sourcePrefix(claim.accountId, claim.storageId));
}
