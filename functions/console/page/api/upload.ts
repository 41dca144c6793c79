/** Sends a file: the only request made by hand, because `fetch` does not report how much has been sent. */
import { addressOf, authorization, noteBalance, secondsOf } from './client.ts';
import { errorParts, failureOf, unreachable } from './failure.ts';

export interface ChosenFile {
  readonly file: File;
  /** For a recording. */
  readonly subtitles?: File | undefined;
}

/** The two ways in: for files that are read as they are, and for files that are made into a PDF first. */
export type UploadPath = '/prepareAttachments' | '/convertFile';

/**
 * @param onSent how much of the file has been sent, 0 to 1
 * @throws Failure
 */
export function upload<Answer>(
  path: UploadPath,
  { file, subtitles }: ChosenFile,
  attachmentId: string,
  onSent: (share: number) => void,
): Promise<Answer> {
  const form = new FormData();
  // Before the file, so that the service knows it while the file arrives.
  form.set('attachmentId', attachmentId);
  if (subtitles) form.set('subtitles', subtitles, subtitles.name);
  form.set('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path));
    for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      onSent(total === 0 ? 1 : loaded / total);
    };
    request.onerror = () => {
      reject(unreachable());
    };
    request.onload = () => {
      noteBalance(request.getResponseHeader('X-Balance-Cents'));
      const { status, responseText } = request;
      if (status === 200) {
        resolve(JSON.parse(responseText) as Answer);
        return;
      }
      const { message, requestId } = errorParts(responseText);
      const retryAfter = secondsOf(request.getResponseHeader('Retry-After'));
      reject(failureOf(status, message, requestId, retryAfter));
    };
    request.send(form);
  });
}
