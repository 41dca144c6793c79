/** The action: read the pages of one part of a long scan. */
import { documentSource } from '../../shared/attachments/storedText.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { ReadPagesMessage } from '../../shared/storage/messages.ts';
import {
  claimOfPart,
  finishPart,
  loadDraft,
  storePart,
  type PartDependencies,
} from '../../shared/preparation/finishPart.ts';

/** Milliseconds for the five pages of a part, of which each may take half a minute. */
const PART_BUDGET_MS = 150_000;

export interface ReadPartDependencies extends PartDependencies {
  readonly storage: Storage;
  readonly reader: Pick<DocumentReader, 'readScans' | 'structured'>;
}

/**
 * Doing it twice is harmless.
 * @throws Error, and UnreadableDocument when there was no time: the queue delivers the message again
 */
export async function readPart(dependencies: ReadPartDependencies, message: ReadPagesMessage): Promise<void> {
  const { storage, reader } = dependencies;
  const claim = await claimOfPart(dependencies, message);
  if (!claim) return;
  if (claim.reading?.partsRead.has(message.part) !== true) {
    const draft = await loadDraft(storage.files, message);
    const scans = message.pages.map(({ pageNumber, trust }) => {
      const page = draft.at(pageNumber - 1);
      if (!page) throw new Error(`The draft has no page ${pageNumber}.`);
      return { page, trust };
    });
    await storePart(
      storage,
      message,
      await reader.readScans(documentSource(storage.files, claim), scans, PART_BUDGET_MS),
    );
  }
  await finishPart(dependencies, message);
}
