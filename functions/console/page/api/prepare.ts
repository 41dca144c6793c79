/** Has a source prepared and waits for it, however long it takes. */
import type { ConvertedFile, PreparedAttachment, StoredAttachment } from '../../../../shared/contract/attachment.ts';
import type { SourceContent } from '../state/state.ts';
import { pause, post } from './client.ts';
import { Failure, unreachable, unreadable } from './failure.ts';
import { upload, type ChosenFile } from './upload.ts';

export interface Preparing {
  readonly words: string;
  /** 0 to 1, if known. */
  readonly share?: number | undefined;
}

/** Names of files that are made into a PDF first: Office files and text. */
const CONVERTED = /\.(docx?|xlsx?|pptx?|od[tsp]|rtf|txt|md|csv|tsv|html?|xhtml)$/i;

/** Seconds between two checks of a preparation. */
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

/** The answer, or what the service says about the attachment after answering that it needs longer. */
async function settled(
  prepared: Promise<PreparedAttachment>,
  attachmentId: string,
  isSent: () => boolean,
  onProgress: (progress: Preparing) => void,
): Promise<SourceContent> {
  // Reports how far a long scan or recording is. If that is not possible now, it is reported next time.
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
    return contentOf(answer, answer.metadata);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // What has arrived at the service is prepared, whether or not anybody hears about it.
    const isCutOff = error.explanation.kind === 'offline' && isSent();
    if (error.status !== 503 && !isCutOff) throw error;
    return await untilReady(attachmentId, error, onProgress);
  } finally {
    clearInterval(telling);
  }
}

/** Consecutive checks without an answer that are tolerated: two minutes. */
const MOST_UNANSWERED = 60;

/** @param unknown thrown if the service does not know the attachment: then it has not begun */
async function untilReady(
  attachmentId: string,
  unknown: Failure,
  onProgress: (progress: Preparing) => void,
): Promise<SourceContent> {
  for (let unanswered = 0; ;) {
    await pause(LOOK_EVERY);
    const stored = await look(attachmentId).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      if (error.status === 404) throw unknown;
      unanswered += 1;
      const isPassing = error.status === 503 || error.explanation.kind === 'offline';
      if (!isPassing || unanswered > MOST_UNANSWERED) throw error;
      if (error.explanation.kind === 'offline') onProgress({ words: 'Waiting for the connection' });
      return undefined;
    });
    if (stored === undefined) continue;
    unanswered = 0;
    if (stored.status === 'ready') return contentOf(stored, stored);
    if (stored.status === 'error') throw unreadable(stored.error ?? '');
    const progress = progressOf(stored);
    if (progress) onProgress(progress);
  }
}

/** An attachment that the account already has; waits if it is still being prepared. @throws Failure */
export async function prepareStored(
  attachmentId: string,
  onProgress: (progress: Preparing) => void,
): Promise<{ readonly stored: StoredAttachment; readonly content: SourceContent }> {
  const stored = await look(attachmentId);
  if (stored.status === 'error') throw unreadable(stored.error ?? '');
  if (stored.status === 'ready') return { stored, content: contentOf(stored, stored) };
  const content = await untilReady(attachmentId, unreachable(), onProgress);
  return { stored: await look(attachmentId), content };
}

/** @throws Failure */
export const look = (attachmentId: string): Promise<StoredAttachment> =>
  post<StoredAttachment>('/getAttachment', { attachmentId });

const STAGES = { converting: 'Making it into a PDF', reading: 'Reading its pages' } as const;

function progressOf({ status, progress }: StoredAttachment): Preparing | undefined {
  if (status !== 'processing' || !progress) return undefined;
  const { stage, pagesRead, pageCount } = progress;
  if (pageCount === 0) return { words: STAGES[stage] };
  return { words: `Reading page ${pagesRead} of ${pageCount}`, share: pagesRead / pageCount };
}

type Answered = Pick<
  StoredAttachment,
  | 'pageImages'
  | 'deepTextPages'
  | 'pageTextSources'
  | 'pageErrors'
  | 'originalDownload'
  | 'convertedDownload'
  | 'urlSource'
>;

/** The same fields, whether the preparation answers or what is stored is read. */
export const contentOf = (
  answer: Answered,
  { mimeType, pageCount }: Pick<SourceContent, 'mimeType' | 'pageCount'>,
): SourceContent => ({
  mimeType,
  pageCount,
  pageImages: answer.pageImages,
  text: answer.deepTextPages,
  textSources: answer.pageTextSources,
  pageErrors: answer.pageErrors ?? [],
  original: answer.originalDownload,
  converted: answer.convertedDownload,
  address: answer.urlSource?.finalUrl ?? answer.urlSource?.url,
});
