/** The endings of speech recognition: the assembled transcript, or a failure; after that nothing is left of the sound and of the work. */
import { noSpeech } from '../documents/media/failures.ts';
import { transcriptPages } from '../documents/media/transcript.ts';
import type { UnreadableDocument } from '../documents/unreadableDocument.ts';
import type { Log } from '../platform/log.ts';
import { spokenCues } from '../speech/spokenCues.ts';
import type { SpeechRecogniser } from '../speech/speechRecogniser.ts';
import { decodeWords, type SpokenWord } from '../speech/spokenWord.ts';
import type { ProcessingAttachment } from '../storage/attachmentRecords.ts';
import { heardWordsKey, readingPrefix } from '../storage/keys.ts';
import type { RecogniseSpeechMessage } from '../storage/messages.ts';
import type { Storage } from '../storage/storage.ts';
import { settlePreparation, type EndDependencies } from './endPreparation.ts';
import { loadDraft } from './finishPart.ts';
import { failedAttachment, storeText } from './settledRecords.ts';

/** Seconds until a job that cannot be removed yet is checked again. */
const CLEAR_AGAIN_SECONDS = 60;
/** Milliseconds after which a job is left to its recogniser, which eventually forgets it by itself; none takes a tenth of it. */
const CLEARING_ENDS_MS = 24 * 60 * 60_000;

export interface SpeechDependencies extends EndDependencies {
  readonly storage: EndDependencies['storage'] & Pick<Storage, 'renderQueue' | 'speechQueue'>;
  readonly recogniser: SpeechRecogniser;
  readonly log: Log;
}

/** @param stretches how many there are, all heard and stored */
export async function settleTranscript(
  dependencies: SpeechDependencies,
  claim: ProcessingAttachment,
  message: RecogniseSpeechMessage,
  stretches: number,
): Promise<void> {
  const { storage, clock } = dependencies;
  const draft = await loadDraft(storage.files, message);
  const words = await Promise.all(Array.from({ length: stretches }, (_, part) => heardWords(storage, message, part)));
  const cues = spokenCues(
    words.flatMap((ofStretch) => ofStretch ?? []),
    message.durationMs,
  );
  const size = draft.at(0);
  if (cues.length === 0 || size === undefined) {
    await failSpeech(dependencies, claim, noSpeech());
    return;
  }
  const { width, height } = size;
  const pages = transcriptPages(cues, draft.length, { width, height }, 'speech');
  await settlePreparation(dependencies, await storeText(storage, clock, claim, { pages }));
}

/** What was heard in a stretch; undefined if it is not heard yet. */
export async function heardWords(
  { files }: Pick<Storage, 'files'>,
  { accountId, storageId }: RecogniseSpeechMessage,
  part: number,
): Promise<SpokenWord[] | undefined> {
  const stored = await files.get(heardWordsKey(accountId, storageId, part));
  return stored && decodeWords(stored);
}

/** The sound yields nothing, now or ever: the caller is told, and it costs nothing. */
export async function failSpeech(
  dependencies: Omit<SpeechDependencies, 'recogniser'>,
  claim: ProcessingAttachment,
  { message, reason, cause }: Pick<UnreadableDocument, 'message' | 'reason' | 'cause'>,
): Promise<void> {
  const { log, clock } = dependencies;
  const { accountId, storageId } = claim;
  log.info('document unreadable', { accountId, storageId, reason, cause });
  await settlePreparation(dependencies, failedAttachment(claim, clock, message));
}

/**
 * Removes the recogniser's job, then the sound and everything written about it, including what a job wrote after the attachment
 * was deleted, once it is done. Until then messages come back for it.
 */
export async function clearSpeech(
  { storage, recogniser, clock, log }: SpeechDependencies,
  message: RecogniseSpeechMessage,
): Promise<void> {
  const { accountId, storageId, begunAt } = message;
  const isForgotten = await recogniser.forget(message);
  await storage.files.deletePrefix(readingPrefix(accountId, storageId));
  if (isForgotten) return;
  if (clock.now() - Date.parse(begunAt) > CLEARING_ENDS_MS) {
    log.error('speech job left behind', { storageId });
    return;
  }
  await storage.speechQueue.send([{ ...message, underWay: true }], { delaySeconds: CLEAR_AGAIN_SECONDS });
}
