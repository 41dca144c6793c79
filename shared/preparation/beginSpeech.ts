/** Queue messages recognise the speech of a recording, stretch after stretch: no request waits for it, and a restart loses at most one stretch. */
import type { IndexedPage } from '../documents/textIndex.ts';
import { isoTime } from '../platform/clock.ts';
import type { ProcessingAttachment } from '../storage/attachmentRecords.ts';
import type { Storage } from '../storage/storage.ts';
import { beginReading, type BeginDependencies } from './beginReading.ts';

interface SpeechDependencies extends BeginDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files' | 'speechQueue'>;
}

/**
 * Repeating it starts a second series of messages, which finds what the first one has stored.
 * @param pages of the recording, empty
 * @param durationMs of its sound
 * @throws AttachmentNotFound if the attachment is deleted in the meantime
 */
export async function beginSpeech(
  dependencies: SpeechDependencies,
  claim: ProcessingAttachment,
  pages: readonly IndexedPage[],
  durationMs: number,
): Promise<void> {
  const { storage, clock } = dependencies;
  const { accountId, attachmentId, storageId } = claim;
  const plan = { pagesToRead: pages.length, pagesPerPart: 1, partCount: pages.length };
  await beginReading(dependencies, claim, pages, plan, async () => {
    const begunAt = isoTime(clock);
    await storage.speechQueue.send([
      { accountId, attachmentId, storageId, part: 0, durationMs, begunAt, underWay: false },
    ]);
  });
}
