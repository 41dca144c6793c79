/** Office formats without an archive or compound file around them, recognised by their first bytes. */
import type { OfficeFormat } from './officeEngine.ts';

const RICH_TEXT = '{\\rtf';
/** Spaces, zeros and byte order marks that transfers put before the first brace. */
const BEFORE_RICH_TEXT = /^[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]{0,64}/;

/**
 * Excel 2, 3 and 4: a workbook is one stream of records; the first one gives version, length and kind ([MS-XLS] 2.4.21, and its
 * predecessors).
 */
const BARE_WORKBOOKS: readonly (readonly [version: number, lengths: readonly number[]])[] = [
  [0x0009, [4]],
  [0x0209, [4, 6, 8]],
  [0x0409, [4, 6, 8]],
];
/** A sheet, a chart, a macro sheet, a workbook. */
const WORKBOOK_KINDS: readonly number[] = [0x0010, 0x0020, 0x0040, 0x0100];
/** Lotus 1-2-3: the record that begins a file, with the version's number. */
const LOTUS_BEGINNINGS: readonly string[] = [
  '\0\0\x02\0\x04\x04',
  '\0\0\x02\0\x05\x04',
  '\0\0\x02\0\x06\x04',
  '\0\0\x1a\0\0\x10',
  '\0\0\x1a\0\x02\x10',
  '\0\0\x1a\0\x03\x10',
];
/** Multiplan's exchange format. */
const SYLK_BEGINNING = 'ID;P';
const BARE_SHEETS: readonly string[] = [...LOTUS_BEGINNINGS, SYLK_BEGINNING];

/** OpenDocument in one XML file. */
const FLAT_TYPE = /\soffice:mimetype\s*=\s*["']application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/;
const FLAT_FORMATS = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const;

/** @param head the file's beginning */
export function bareFormat(head: Buffer): OfficeFormat | undefined {
  const text = head.toString('latin1');
  if (text.replace(BEFORE_RICH_TEXT, '').startsWith(RICH_TEXT)) return 'rtf';
  if (isBareWorkbook(head) || BARE_SHEETS.some((beginning) => text.startsWith(beginning))) return 'xls';
  const flat = text.includes('<office:document') ? FLAT_TYPE.exec(text)?.[1] : undefined;
  return flat === undefined ? undefined : FLAT_FORMATS[flat as keyof typeof FLAT_FORMATS];
}

function isBareWorkbook(head: Buffer): boolean {
  if (head.length < 8) return false;
  const lengths = BARE_WORKBOOKS.find(([version]) => version === head.readUInt16LE(0))?.[1] ?? [];
  return lengths.includes(head.readUInt16LE(2)) && WORKBOOK_KINDS.includes(head.readUInt16LE(6));
}

/** Documents of other, unsupported programs, recognised by their first bytes: to say what they are. */
const OTHER_BEGINNINGS: readonly (readonly [string, string])[] = [
  ['\xffWPC', 'a WordPerfect document'],
  ['1\xbe\0\0\0', 'a Windows Write document'],
  ['2\xbe\0\0\0', 'a Windows Write document'],
  ['\x9b\xa5', 'a document of Word for Windows 1'],
  ['\xdb\xa5', 'a document of Word for Windows 2'],
  ['7z\xbc\xaf', 'a 7-Zip archive'],
  ['Rar!\x1a', 'a RAR archive'],
  ['\x1f\x8b', 'a gzip archive'],
  ['\0\x01\0\0Standard Jet DB', 'an Access database'],
  ['\0\x01\0\0Standard ACE DB', 'an Access database'],
  ['SQLite format 3\0', 'an SQLite database'],
  ['%!PS', 'a PostScript file'],
  ['AT&TFORM', 'a DjVu document'],
];
const OTHER_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/<\?mso-application\s+progid="Word\.Document"/, 'a Word 2003 XML document'],
  [/<\?mso-application\s+progid="Excel\.Sheet"/, 'an Excel 2003 XML spreadsheet'],
  [
    /<(?:\w+:)?wordDocument\s[^>]*"http:\/\/schemas\.microsoft\.com\/office\/word\/2003\/wordml"/,
    'a Word 2003 XML document',
  ],
  [/<(?:\w+:)?Workbook\s[^>]*"urn:schemas-microsoft-com:office:spreadsheet"/, 'an Excel 2003 XML spreadsheet'],
  [
    /^(?:From|Subject|Date|MIME-Version|Content-Type): (?:.*\n)*?Content-Type: multipart\/related\b/i,
    'a web archive (MHTML)',
  ],
];

/** @returns what the file is, if it is a known kind that is not supported */
export function otherKind(head: Buffer): string | undefined {
  const text = head.toString('latin1');
  return (OTHER_BEGINNINGS.find(([beginning]) => text.startsWith(beginning)) ??
    OTHER_TEXTS.find(([sign]) => sign.test(text)))?.[1];
}
