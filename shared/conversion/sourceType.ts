/** What a downloaded file is, by its bytes: what the document reader reads, an Office document, or text. */
import { open, readFile } from 'node:fs/promises';
import { detectFileType, FILE_TYPE_WINDOW, type FileType } from '../documents/fileType.ts';
import type { ConvertedFile } from './addressConverter.ts';
import { COMPOUND_FILE_SIGNATURE, readCompoundFile } from './office/compoundFile.ts';
import { compoundFormat } from './office/compoundFormat.ts';
import type { OfficeFormat } from './office/officeEngine.ts';
import { openZip } from './office/zipArchive.ts';
import { zipFormat } from './office/zipFormat.ts';
import { detectTextEncoding, type TextEncodingName } from './text/textEncoding.ts';

export type SourceType =
  /** The document reader reads it as it is. */
  | { readonly kind: 'readable'; readonly mimeType: FileType }
  | { readonly kind: 'office'; readonly mimeType: string; readonly format: OfficeFormat }
  | { readonly kind: 'text'; readonly mimeType: 'text/plain'; readonly encoding: TextEncodingName };

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

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1');
const RTF_SIGNATURE = '{\\rtf';

/**
 * @param file its `mimeType` is the server's word, and says no more than which old character set a text may be in
 * @returns undefined for what the service does not take
 * @throws UnconvertibleSource when the file needs a password, is damaged or unpacks to too much
 */
export async function detectSourceType(file: ConvertedFile): Promise<SourceType | undefined> {
  const head = await beginning(file.path);
  if (startsWith(head, ZIP_SIGNATURE)) return office(await zippedFormat(file.path));
  if (startsWith(head, COMPOUND_FILE_SIGNATURE)) {
    const compound = readCompoundFile(await readFile(file.path));
    return office(compound && compoundFormat(compound));
  }
  if (head.toString('latin1').trimStart().startsWith(RTF_SIGNATURE)) return office('rtf');
  const mimeType = detectFileType(head);
  if (mimeType !== undefined) return { kind: 'readable', mimeType };
  const encoding = detectTextEncoding(await readFile(file.path), charset(file.mimeType));
  return encoding === undefined ? undefined : { kind: 'text', mimeType: 'text/plain', encoding };
}

const office = (format: OfficeFormat | undefined): SourceType | undefined =>
  format && { kind: 'office', format, mimeType: OFFICE_MIME_TYPES[format] };

const startsWith = (bytes: Buffer, signature: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

async function zippedFormat(path: string): Promise<OfficeFormat | undefined> {
  const zip = await openZip(path);
  try {
    return await zipFormat(zip);
  } finally {
    zip.close();
  }
}

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(FILE_TYPE_WINDOW);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const charset = (mimeType: string): string | undefined => /;\s*charset="?([\w.:-]+)"?/i.exec(mimeType)?.[1];
