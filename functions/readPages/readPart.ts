/** The action: read the pages of one part of a long scan. */
import { documentSource } from '../../shared/attachments/storedText.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { MachineBusy } from '../../shared/documents/machineBusy.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { ReadPagesMessage } from '../../shared/storage/messages.ts';
import {
  claimOfPart,
  finishPart,
  loadDraft,
  storePages,
  type PartDependencies,
} from '../../shared/preparation/finishPart.ts';

/**
 * Milliseconds by the clock for the five pages of a part, each of which may take half a minute of work, and more on a machine
 * that others keep busy.
 */
const PART_BUDGET_MS = 270_000;

export interface ReadPartDependencies extends PartDependencies {
  readonly storage: Storage;
  readonly reader: Pick<DocumentReader, 'readScans' | 'structured'>;
}

/**
 * Repeating it is harmless. Pages for which there was no time get a message of their own: what was read stays read.
 * @throws Error, and MachineBusy if there was no time for any page: the queue delivers the message again
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
    const read = await reader.readScans(documentSource(storage.files, claim), scans, PART_BUDGET_MS);
    if (read.length === 0) throw new MachineBusy('a part of a scan');
    await storePages(storage, message, read);
    const known = new Set(read.map(({ pageNumber }) => pageNumber));
    const left = message.pages.filter(({ pageNumber }) => !known.has(pageNumber));
    if (left.length > 0) {
      await storage.readQueue.send([{ ...message, pages: left }]);
      return;
    }
  }
  await finishPart(dependencies, message);
}
