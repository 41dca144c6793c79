/** The action: have one stretch of a recording recognised, or check how far it is; after the last one the transcript is complete. */
import { documentSource } from '../../shared/attachments/storedText.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { pageAt } from '../../shared/documents/media/transcript.ts';
import { MachineBusy } from '../../shared/documents/machineBusy.ts';
import { UnreadableDocument } from '../../shared/documents/unreadableDocument.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import {
  clearSpeech,
  failSpeech,
  heardWords,
  settleTranscript,
  type SpeechDependencies,
} from '../../shared/preparation/endSpeech.ts';
import { claimOfPart } from '../../shared/preparation/finishPart.ts';
import type { Recognition, SpeechStretch } from '../../shared/speech/speechRecogniser.ts';
import { encodeWords } from '../../shared/speech/spokenWord.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import { heardWordsKey } from '../../shared/storage/keys.ts';
import type { RecogniseSpeechMessage } from '../../shared/storage/messages.ts';

/** A check is due after a tenth of the time that it has taken so far: seconds, minimum and maximum. */
const LOOK_SHARE = 0.1;
const LOOK_SECONDS = { least: 10, most: 60 } as const;
/** Milliseconds for one recording, including waiting for its turn; jobs take a tenth of the spoken time. */
const MOST_WAITING_MS = 12 * 60 * 60_000;

const TOO_SLOW =
  'The speech in the recording could not be recognised in time. Delete the attachment and upload the recording again later, ' +
  'or with its subtitles (WebVTT or SubRip) in the form field "subtitles".';

export interface StretchDependencies extends SpeechDependencies {
  readonly reader: Pick<DocumentReader, 'sound'>;
}

/**
 * Repeating it is harmless.
 * @throws Error if the failure is ours, so that the queue delivers the message again
 */
export async function recogniseStretch(
  dependencies: StretchDependencies,
  message: RecogniseSpeechMessage,
): Promise<void> {
  const { storage, clock } = dependencies;
  const claim = await claimOfPart(dependencies, message);
  if (!claim) {
    await clearSpeech(dependencies, message);
    return;
  }
  try {
    if (clock.now() - Date.parse(message.begunAt) > MOST_WAITING_MS) {
      throw new UnreadableDocument('too_complex', TOO_SLOW);
    }
    if ((await heardWords(storage, message, message.part)) === undefined) {
      const stretch = stretchOf(dependencies, claim, message);
      const recognition = await recognise(dependencies, message, stretch);
      if (recognition.kind !== 'recognised') {
        await comeBack(dependencies, claim, { ...message, underWay: recognition.kind === 'underWay' });
        return;
      }
      const { accountId, storageId, part } = message;
      const words = encodeWords(recognition.words);
      await storage.files.put(heardWordsKey(accountId, storageId, part), words, 'application/json');
    }
    if (await isContinued(dependencies, message)) return;
    await settleTranscript(dependencies, claim, message, message.part + 1);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    await failSpeech(dependencies, claim, error);
  }
  await clearSpeech(dependencies, message);
}

const stretchOf = (
  { storage, recogniser, reader }: StretchDependencies,
  claim: ProcessingAttachment,
  { accountId, storageId, part, durationMs }: RecogniseSpeechMessage,
): SpeechStretch => ({
  accountId,
  storageId,
  part,
  durationMs,
  startMs: part === 0 ? 0 : part * recogniser.stretchMs,
  endMs: Math.min((part + 1) * recogniser.stretchMs, durationMs),
  sound: (piece) => reader.sound(documentSource(storage.files, claim), piece),
});

async function recognise(
  { recogniser }: StretchDependencies,
  { underWay }: RecogniseSpeechMessage,
  stretch: SpeechStretch,
): Promise<Recognition | { readonly kind: 'notBegun' }> {
  try {
    return await (underWay ? recogniser.look(stretch) : recogniser.begin(stretch));
  } catch (error) {
    if (error instanceof MachineBusy) return { kind: 'notBegun' };
    throw error;
  }
}

/** The claim is marked as being worked on, so that it does not go stale in the meantime. */
async function comeBack(
  { storage, clock }: StretchDependencies,
  claim: ProcessingAttachment,
  message: RecogniseSpeechMessage,
): Promise<void> {
  const waitedSeconds = (clock.now() - Date.parse(message.begunAt)) / 1000;
  const delaySeconds = Math.round(
    Math.min(LOOK_SECONDS.most, Math.max(LOOK_SECONDS.least, LOOK_SHARE * waitedSeconds)),
  );
  await storage.attachments.updateClaim(claim, { queuedAt: isoTime(clock) });
  await storage.speechQueue.send([message], { delaySeconds });
}

/** Whether there is a stretch after this one, which its own message now carries. */
async function isContinued(
  { storage, recogniser }: StretchDependencies,
  message: RecogniseSpeechMessage,
): Promise<boolean> {
  const part = message.part + 1;
  if (part * recogniser.stretchMs >= message.durationMs) return false;
  await recogniser.forget(message);
  await storage.attachments.markPart(message, pageAt(message.part * recogniser.stretchMs) - 1);
  await storage.speechQueue.send([{ ...message, part, underWay: false }]);
  return true;
}
