/** What a downloaded file is, by its bytes: something the document reader reads, an Office document, or text. */
import { open, readFile } from 'node:fs/promises';
import { detectFileType, type FileType } from '../documents/fileType.ts';
import type { ConvertedFile } from './addressConverter.ts';
import { bareFormat, otherKind } from './office/bareFormat.ts';
import { COMPOUND_FILE_SIGNATURE, readCompoundFile } from './office/compoundFile.ts';
import { compoundFormat, compoundKind } from './office/compoundFormat.ts';
import type { OfficeFormat } from './office/officeEngine.ts';
import { beginsAsPage } from './htmlBeginning.ts';
import { openZip } from './archive/zipArchive.ts';
import { zipFormat, zipKind } from './office/zipFormat.ts';
import { detectTextEncoding, type TextEncodingName } from './text/textEncoding.ts';

export type SourceType =
  /** The document reader reads it as it is. */
  | { readonly kind: 'readable'; readonly mimeType: FileType }
  | { readonly kind: 'office'; readonly mimeType: string; readonly format: OfficeFormat }
  | { readonly kind: 'text'; readonly mimeType: 'text/plain'; readonly encoding: TextEncodingName }
  /** A browser shows it. */
  | { readonly kind: 'page'; readonly mimeType: 'text/html'; readonly encoding: TextEncodingName }
  /** A known kind that is not supported. */
  | { readonly kind: 'other'; readonly mimeType: 'application/octet-stream'; readonly name: string };

const OFFICE_MIME_TYPES: Readonly<Record<OfficeFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  rtf: 'application/rtf',
};

/** Bytes of a file that determine its type: page templates put licences of several kilobytes in comments before the first tag. */
export const BEGINNING_BYTES = 16 * 1024;

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1');

/** If it begins as one it is a document, whatever its server calls it. @param head the first BEGINNING_BYTES */
export const beginsAsDocument = (head: Buffer): boolean =>
  detectFileType(head) !== undefined ||
  startsWith(head, ZIP_SIGNATURE) ||
  startsWith(head, COMPOUND_FILE_SIGNATURE) ||
  bareFormat(head) !== undefined ||
  otherKind(head) !== undefined;

/**
 * @param file its `mimeType` is the sender's claim, used only for whether a text is a page, and which old character set it may be in
 * @returns undefined if the type is unknown
 * @throws UnconvertibleSource if the file needs a password, is damaged or unpacks to too much
 */
export async function detectSourceType(file: ConvertedFile): Promise<SourceType | undefined> {
  const head = await beginning(file.path);
  if (startsWith(head, ZIP_SIGNATURE)) return zippedType(file.path);
  if (startsWith(head, COMPOUND_FILE_SIGNATURE)) {
    const compound = readCompoundFile(await readFile(file.path));
    return compound && (office(compoundFormat(compound)) ?? other(compoundKind(compound)));
  }
  const bare = office(bareFormat(head));
  if (bare) return bare;
  const mimeType = detectFileType(head);
  if (mimeType !== undefined) return { kind: 'readable', mimeType };
  const known = otherKind(head);
  if (known !== undefined) return other(known);
  const encoding = detectTextEncoding(await readFile(file.path), charset(file.mimeType));
  if (encoding === undefined) return undefined;
  // Its markup would be quoted and charged.
  return beginsAsPage(head) || isDeclaredPage(file.mimeType)
    ? { kind: 'page', mimeType: 'text/html', encoding }
    : { kind: 'text', mimeType: 'text/plain', encoding };
}

const office = (format: OfficeFormat | undefined): SourceType | undefined =>
  format && { kind: 'office', format, mimeType: OFFICE_MIME_TYPES[format] };

const other = (name: string): SourceType => ({ kind: 'other', mimeType: 'application/octet-stream', name });

const startsWith = (bytes: Buffer, signature: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

async function zippedType(path: string): Promise<SourceType | undefined> {
  const zip = await openZip(path);
  try {
    return office(await zipFormat(zip)) ?? other(zipKind(zip));
  } finally {
    zip.close();
  }
}

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(BEGINNING_BYTES);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A fragment of a page may begin with any element, and so may Markdown: for text, the sender's claim decides. */
export const isDeclaredPage = (mimeType: string): boolean =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(mimeType);

const charset = (mimeType: string): string | undefined => /;\s*charset="?([\w.:-]+)"?/i.exec(mimeType)?.[1];
