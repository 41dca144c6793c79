/** Whether an upload has a file, of an accepted type. The type is read from the bytes. */
import { beginsAsDocument, isDeclaredPage } from '../../shared/conversion/sourceType.ts';
import { detectTextEncoding } from '../../shared/conversion/text/textEncoding.ts';
import { detectFileType, SUPPORTED_FILES, type FileType } from '../../shared/documents/fileType.ts';
import { looksLikeOffice } from '../../shared/documents/officeSignature.ts';
import type { ReceivedFile } from './receiveFile.ts';

/** Until it is converted. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** The only type that is believed because a client declares it: bytes do not always show that text is a page. */
const HTML = 'text/html';

export type TypedFile =
  | {
      readonly ok: true;
      readonly file: ReceivedFile;
      readonly mimeType: FileType | typeof UNKNOWN_TYPE | typeof HTML;
      /** It is not read as it is. */
      readonly isToConvert: boolean;
    }
  /** For the caller: what is wrong and what would work. */
  | { readonly ok: false; readonly problem: string };

/** @param converts whether files that are not read as they are may be sent, too */
export function checkType(file: ReceivedFile | undefined, converts: boolean): TypedFile {
  if (!file) return refused("'file' is required: send the document in the multipart field 'file'.");
  if (file.sizeBytes === 0) return refused("'file' is empty. Upload a document with content.");
  const mimeType = detectFileType(file.head);
  if (mimeType) return { ok: true, file, mimeType, isToConvert: false };
  if (converts && isConvertible(file.head)) {
    return { ok: true, file, mimeType: isDeclaredPage(file.declaredType) ? HTML : UNKNOWN_TYPE, isToConvert: true };
  }
  if (looksLikeOffice(file.head)) {
    return refused(
      "'file' is an Office file, which is not uploaded here: send it to /convertFile, or prepare it by its address, as application/json with 'url'.",
    );
  }
  return refused(
    `'file' is of a type that is not supported. Supported, by content: ${SUPPORTED_FILES}. Text and Office files are sent to /convertFile, or prepared by their address, as application/json with 'url'.`,
  );
}

/** The whole file shows what exactly it is. */
const isConvertible = (head: Buffer): boolean =>
  looksLikeOffice(head) || beginsAsDocument(head) || detectTextEncoding(head) !== undefined;

const refused = (problem: string): TypedFile => ({ ok: false, problem });
