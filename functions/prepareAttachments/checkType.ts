/** Whether an upload has a file, of a type that is taken. The type is read from the bytes. */
import { detectFileType, SUPPORTED_FILES, type FileType } from '../../shared/documents/fileType.ts';
import { looksLikeOffice } from '../../shared/documents/officeSignature.ts';
import type { ReceivedFile } from './receiveFile.ts';

export type TypedFile =
  | { readonly ok: true; readonly file: ReceivedFile; readonly mimeType: FileType }
  /** For the caller: what is wrong and what would work. */
  | { readonly ok: false; readonly problem: string };

export function checkType(file: ReceivedFile | undefined): TypedFile {
  if (!file) return refused("'file' is required: send the document in the multipart field 'file'.");
  if (file.sizeBytes === 0) return refused("'file' is empty. Upload a document with content.");
  const mimeType = detectFileType(file.head);
  if (mimeType) return { ok: true, file, mimeType };
  if (looksLikeOffice(file.head)) {
    return refused(
      "'file' is an Office file, which is not uploaded: prepare it by its address, as application/json with 'url'.",
    );
  }
  return refused(
    `'file' is of a type that is not supported. Supported, by content: ${SUPPORTED_FILES}. Text and Office files are prepared by their address, as application/json with 'url'.`,
  );
}

const refused = (problem: string): TypedFile => ({ ok: false, problem });
