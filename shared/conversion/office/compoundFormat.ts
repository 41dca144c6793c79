/** Which of the older Office formats a compound file is, by its streams, and whether it needs a password. */
import type { CompoundFile } from './compoundFile.ts';
import type { OfficeFormat } from './officeEngine.ts';
import { passwordNeeded } from './zipFormat.ts';

/** [MS-DOC] 2.5.2: a bit of the flags in the file information block. */
const DOC_FLAGS_AT = 0x0a;
const DOC_ENCRYPTED = 0x0100;
/** [MS-XLS] 2.4.117: the record that follows the first one in an encrypted workbook. */
const XLS_FILE_PASS = 0x002f;
const XLS_RECORDS_LOOKED_AT = 8;
const XLS_WINDOW_BYTES = 4096;
/** [MS-PPT] 2.3.2: a marker in the stream `Current User`. */
const PPT_TOKEN_AT = 12;
const PPT_ENCRYPTED = 0xf3d1c4df;

/** Other contents of compound files, recognised by one of their streams: to say which unsupported kind it is. */
const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^VisioDocument$/i, 'a Visio drawing'],
  [/^Quill$/i, 'a Publisher document'],
  [/^__properties_version1\.0$/i, 'an Outlook message'],
  [/^.?HwpSummaryInformation$/i, 'a Hangul (HWP) document'],
  [/^MatOST$|^MM$/, 'a Microsoft Works document'],
];

/** @returns what the file is, if it is not a supported document */
export const compoundKind = ({ names }: CompoundFile): string =>
  OTHER_KINDS.find(([stream]) => names.some((name) => stream.test(name)))?.[1] ??
  'a compound file (OLE) without a Word, Excel or PowerPoint document';

/** @throws UnconvertibleSource if the document needs a password */
export function compoundFormat(file: CompoundFile): OfficeFormat | undefined {
  // The newer formats, encrypted: [MS-OFFCRYPTO] 2.3.
  if (file.has('EncryptedPackage')) throw passwordNeeded();
  if (file.has('WordDocument')) {
    const head = file.head('WordDocument', DOC_FLAGS_AT + 2);
    return open('doc', head.length > DOC_FLAGS_AT && (head.readUInt16LE(DOC_FLAGS_AT) & DOC_ENCRYPTED) !== 0);
  }
  if (file.has('PowerPoint Document')) {
    const head = file.head('Current User', PPT_TOKEN_AT + 4);
    return open('ppt', head.length >= PPT_TOKEN_AT + 4 && head.readUInt32LE(PPT_TOKEN_AT) === PPT_ENCRYPTED);
  }
  // Excel 5 and 95 wrote `Book`.
  const workbook = ['Workbook', 'Book'].find((name) => file.has(name));
  return workbook === undefined ? undefined : open('xls', hasFilePass(file.head(workbook, XLS_WINDOW_BYTES)));
}

function open(format: OfficeFormat, isEncrypted: boolean): OfficeFormat {
  if (isEncrypted) throw passwordNeeded();
  return format;
}

/** A record is a type, a length and that many bytes. */
function hasFilePass(stream: Buffer): boolean {
  let at = 0;
  for (let record = 0; record < XLS_RECORDS_LOOKED_AT && at + 4 <= stream.length; record += 1) {
    if (stream.readUInt16LE(at) === XLS_FILE_PASS) return true;
    at += 4 + stream.readUInt16LE(at + 2);
  }
  return false;
}
