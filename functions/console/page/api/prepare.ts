/** Has a source prepared and waits for it, however long it takes. */
import type { ConvertedFile, PreparedAttachment, StoredAttachment } from '../../../../shared/contract/attachment.ts';
import type { SourceContent } from '../state/state.ts';
import { pause, post } from './client.ts';
import { Failure, unreadable } from './failure.ts';
import { upload, type ChosenFile } from './upload.ts';

export interface Preparing {
  readonly words: string;
  /** 0 to 1, where it is known. */
  readonly share?: number | undefined;
}

/** Names of what is made into a PDF first: Office files and text. */
const CONVERTED = /\.(docx?|xlsx?|pptx?|od[tsp]|rtf|txt|md|csv|tsv)$/i;

/** Seconds between two looks at a preparation. */
const LOOK_EVERY = 2;

/** @throws Failure */
export async function prepareFile(
  chosen: ChosenFile,
  attachmentId: string,
  onProgress: (progress: Preparing) => void,
): Promise<SourceContent> {
  let sent = false;
  const isConverted = CONVERTED.test(chosen.file.name);
  const onSent = (share: number): void => {
    sent = share >= 1;
    if (!sent) onProgress({ words: 'Sending', share });
    else onProgress({ words: isConverted ? 'Converting to PDF' : 'Reading' });
  };
  const prepared = isConverted
    ? convert(chosen, attachmentId, onSent)
    : upload<PreparedAttachment>('/prepareAttachments', chosen, attachmentId, onSent);
  return settled(prepared, attachmentId, () => sent, onProgress);
}

async function convert(
  chosen: ChosenFile,
  attachmentId: string,
  onSent: (share: number) => void,
): Promise<PreparedAttachment> {
  const converted = await upload<ConvertedFile>('/convertFile', chosen, attachmentId, onSent);
  if (converted.status === 'error') throw unreadable(converted.error ?? '');
  return post<PreparedAttachment>('/prepareAttachments', { attachmentId });
}

/** @throws Failure */
export async function prepareAddress(
  url: string,
  attachmentId: string,
  onProgress: (progress: Preparing) => void,
): Promise<SourceContent> {
  onProgress({ words: 'Visiting the address (about half a minute)' });
  const prepared = post<PreparedAttachment>('/prepareAttachments', { url, attachmentId });
  return settled(prepared, attachmentId, () => true, onProgress);
}

/** The answer, or what the service says of the attachment after it has answered that it needs longer. */
async function settled(
  prepared: Promise<PreparedAttachment>,
  attachmentId: string,
  isSent: () => boolean,
  onProgress: (progress: Preparing) => void,
): Promise<SourceContent> {
  // Tells how far a long scan or recording is. What cannot be told now is told the next time.
  const telling = setInterval(() => {
    if (!isSent()) return;
    look(attachmentId).then(
      (stored) => {
        const progress = progressOf(stored);
        if (progress) onProgress(progress);
      },
      () => undefined,
    );
  }, LOOK_EVERY * 1000);
  try {
    const answer = await prepared;
    if (answer.status === 'error') throw unreadable(answer.error ?? '');
    return preparedContent(answer);
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 503) throw error;
    return await untilReady(attachmentId, error);
  } finally {
    clearInterval(telling);
  }
}

/** @param busy thrown when the service knows nothing of the attachment: then it was too busy to begin */
async function untilReady(attachmentId: string, busy: Failure): Promise<SourceContent> {
  for (;;) {
    await pause(LOOK_EVERY);
    const stored = await look(attachmentId).catch((error: unknown) => {
      if (error instanceof Failure && error.status === 404) throw busy;
      if (error instanceof Failure && error.status === 503) return undefined;
      throw error;
    });
    if (stored?.status === 'ready') return storedContent(stored);
    if (stored?.status === 'error') throw unreadable(stored.error ?? '');
  }
}

/** @throws Failure */
export const look = (attachmentId: string): Promise<StoredAttachment> =>
  post<StoredAttachment>('/getAttachment', { attachmentId });

function progressOf({ status, progress }: StoredAttachment): Preparing | undefined {
  if (status !== 'processing' || !progress || progress.pageCount === 0) return undefined;
  const { pagesRead, pageCount } = progress;
  return { words: `Reading page ${pagesRead} of ${pageCount}`, share: pagesRead / pageCount };
}

const preparedContent = (answer: PreparedAttachment): SourceContent => ({
  mimeType: answer.metadata.mimeType,
  pageCount: answer.metadata.pageCount,
  pageImages: answer.pageImages,
  text: answer.deepTextPages,
  textSources: answer.pageTextSources,
  pageErrors: answer.pageErrors ?? [],
  original: answer.originalDownload,
  converted: answer.convertedDownload,
  address: answer.urlSource?.finalUrl ?? answer.urlSource?.url,
});

export const storedContent = (stored: StoredAttachment): SourceContent => ({
  mimeType: stored.mimeType,
  pageCount: stored.pageCount,
  pageImages: stored.pageImages,
  text: stored.deepTextPages,
  textSources: stored.pageTextSources,
  pageErrors: stored.pageErrors ?? [],
  original: stored.originalDownload,
  converted: stored.convertedDownload,
  address: stored.urlSource?.finalUrl ?? stored.urlSource?.url,
});
