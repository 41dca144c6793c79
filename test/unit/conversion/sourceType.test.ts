/** The type of a file is decided by its bytes, and what needs a password or is damaged is told at once. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detectSourceType, type SourceType } from '../../../shared/conversion/sourceType.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { compoundFile } from '../../support/compoundFile.ts';
import { docx, docxParts, odt, openDocumentParts, sheetData, xlsxParts, zipped } from '../../support/officeFiles.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** The name is a lie on purpose. */
async function typeOf(bytes: Buffer, mimeType = 'application/octet-stream'): Promise<SourceType | undefined> {
  const path = join(folder.path, 'file.exe');
  await writeFile(path, bytes);
  return detectSourceType({ path, filename: 'file.exe', mimeType, sizeBytes: bytes.length });
}

async function refusal(bytes: Buffer): Promise<string | undefined> {
  try {
    await typeOf(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof UnconvertibleSource) return error.reason;
    throw error;
  }
}

const format = async (bytes: Buffer): Promise<string | undefined> => {
  const type = await typeOf(bytes);
  return type?.kind === 'office' ? type.format : type?.kind;
};

const nameOf = async (bytes: Buffer): Promise<string | undefined> => {
  const type = await typeOf(bytes);
  return type?.kind === 'other' ? type.name : type?.kind;
};

const wordHead = (flags: number): Buffer => {
  const head = Buffer.alloc(32);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(flags, 0x0a);
  return head;
};

/** BOF, and perhaps FILEPASS after it. */
const workbookHead = (isEncrypted: boolean): Buffer => {
  const bof = Buffer.from('09081000000605000000000000000000000000000000'.slice(0, 40), 'hex');
  return Buffer.concat([bof, Buffer.from(isEncrypted ? '2f000200aabb' : 'e1000200b004', 'hex')]);
};

const currentUser = (token: number): Buffer => {
  const head = Buffer.alloc(32);
  head.writeUInt32LE(token, 12);
  return head;
};

describe('the type of a downloaded file', () => {
  it('is what an archive says of itself inside', async () => {
    expect(await format(await docx('Text.'))).toBe('docx');
    expect(await format(await zipped(xlsxParts([{ name: 'One', xml: sheetData([['a']]) }])))).toBe('xlsx');
    expect(await format(await odt('Text.'))).toBe('odt');
    expect(await format(await zipped(openDocumentParts('spreadsheet', '')))).toBe('ods');
    expect(await format(await zipped(openDocumentParts('presentation', '')))).toBe('odp');
  });

  it('is the same with macros and as a template', async () => {
    const types = (type: string): string => `<Types><Override PartName="/main.xml" ContentType="${type}"/></Types>`;
    const archive = (type: string): Promise<Buffer> => zipped({ '[Content_Types].xml': types(type) });
    expect(await format(await archive('application/vnd.ms-word.document.macroEnabled.main+xml'))).toBe('docx');
    expect(await format(await archive('application/vnd.ms-excel.sheet.macroEnabled.main+xml'))).toBe('xlsx');
    expect(
      await format(await archive('application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml')),
    ).toBe('pptx');
    expect(await format(await zipped({ mimetype: 'application/vnd.oasis.opendocument.text-template' }))).toBe('odt');
  });

  it('is none for archives that are no Office documents', async () => {
    expect(await nameOf(await zipped({ 'word/readme.txt': 'Only a folder named like a part.' }))).toBe(
      'a zip archive without an Office document',
    );
    expect(
      await nameOf(await zipped({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<container/>' })),
    ).toBe('an e-book (EPUB)');
  });

  it('is text for feeds and drawings whose entities multiply: nothing opens them', async () => {
    const laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
    const rss = `<?xml version="1.0"?>${laughs}<rss version="2.0"><channel><title>&b;</title></channel></rss>`;
    const svg = `<?xml version="1.0"?>${laughs}<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`;
    expect([await nameOf(Buffer.from(rss)), await nameOf(Buffer.from(svg))]).toEqual(['text', 'text']);
  });

  it('is what the streams of a compound file are, at its top only', async () => {
    expect(await format(compoundFile({ WordDocument: wordHead(0) }))).toBe('doc');
    expect(await format(compoundFile({ Workbook: workbookHead(false) }))).toBe('xls');
    expect(
      await format(compoundFile({ 'PowerPoint Document': Buffer.alloc(1), 'Current User': currentUser(0xe391c05f) })),
    ).toBe('ppt');
    expect(await nameOf(compoundFile({ Contents: Buffer.alloc(1) }))).toContain('a compound file (OLE)');
    expect(await nameOf(compoundFile({ VisioDocument: Buffer.alloc(1) }))).toBe('a Visio drawing');
  });

  it('is a page where one of the web was saved as a file: its marks would be read as words', async () => {
    const page = Buffer.from('<!DOCTYPE html>\n<title>A</title><p style="x">The fee is due.</p>');
    expect(await typeOf(page)).toEqual({ kind: 'page', mimeType: 'text/html', encoding: 'utf-8' });
    const part = Buffer.from('<h1>A</h1>\n<p>The fee is due.</p>');
    expect(await typeOf(part)).toMatchObject({ kind: 'text' });
    expect(await typeOf(part, 'Text/HTML; charset=utf-8')).toMatchObject({ kind: 'page' });
    expect(await typeOf(Buffer.from('%PDF-1.7\n'), 'text/html')).toMatchObject({ kind: 'readable' });
    expect(await nameOf(Buffer.from('# Notes\n\n<p>Markdown has tags, too.</p>'))).toBe('text');
  });

  it('is told by streams whose names are written in any case', async () => {
    expect(await format(compoundFile({ WORKBOOK: workbookHead(false) }))).toBe('xls');
    expect(await format(compoundFile({ BOOK: workbookHead(false) }))).toBe('xls');
    expect(await format(compoundFile({ worddocument: wordHead(0) }))).toBe('doc');
    expect(await refusal(compoundFile({ WORKBOOK: workbookHead(true) }))).toBe('password');
    expect(
      await format(compoundFile({ 'POWERPOINT DOCUMENT': Buffer.alloc(1), 'current user': currentUser(0xe391c05f) })),
    ).toBe('ppt');
  });

  it.each([
    ['Excel 2', '0900040002001000'],
    ['Excel 3', '090206000300100062720400'],
    ['Excel 4', '090406000400100062720400'],
    ['a workbook of Excel 4', '090406000400000162720400'],
    ['Lotus 1-2-3', '000002000604060008000000'],
  ])('is a workbook in the bare records of %s', async (_, bytes) => {
    expect(await format(Buffer.from(bytes, 'hex'))).toBe('xls');
  });

  it('is a workbook in binary parts of an archive, in SYLK, and OpenDocument in one file', async () => {
    const binary =
      '<Types><Override PartName="/xl/workbook.bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>';
    expect(await format(await zipped({ '[Content_Types].xml': binary }))).toBe('xlsx');
    expect(await format(Buffer.from('ID;PWXL;N;E\nC;X1;Y1;K"Name"\nE\n'))).toBe('xls');
    const flat = `<?xml version="1.0"?><office:document ${'xmlns:a="b" '.repeat(300)} office:mimetype="application/vnd.oasis.opendocument.text"/>`;
    expect(await format(Buffer.from(flat))).toBe('odt');
    const without = '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>';
    expect(await nameOf(Buffer.from(without))).toBe('an Excel 2003 XML spreadsheet');
  });

  it('is rich text after marks and spaces, with binary words in it', async () => {
    const binary = Buffer.concat([Buffer.from('\ufeff \n{\\rtf1\\ansi\\bin4 '), Buffer.from([0, 1, 0xfe, 0xff])]);
    expect(await format(binary)).toBe('rtf');
  });

  it.each([
    ['\xffWPC\x10', 'a WordPerfect document'],
    ['<?xml version="1.0"?><?mso-application progid="Word.Document"?>', 'a Word 2003 XML document'],
    ['Rar!\x1a\x07', 'a RAR archive'],
  ])('has a name where it is not taken: %j', async (text, name) => {
    expect(await nameOf(Buffer.from(text, 'latin1'))).toBe(name);
  });

  it('is none for a compound file whose table names one sector again and again', async () => {
    const sectors = 64;
    const bytes = Buffer.alloc(512 * (sectors + 1));
    compoundFile({}).copy(bytes, 0, 0, 512);
    for (let at = 76; at < 512; at += 4) bytes.writeUInt32LE(0, at);
    bytes.writeUInt32LE(2, 68);
    for (let list = 2; list < sectors; list++) bytes.writeUInt32LE(list + 1, 512 * (list + 2) - 4);
    expect(await typeOf(bytes)).toMatchObject({ kind: 'other' });
  });

  it('is rich text, a PDF or a picture by the first bytes', async () => {
    expect(await format(Buffer.from('{\\rtf1\\ansi Text.}'))).toBe('rtf');
    expect(await typeOf(Buffer.from('%PDF-1.7\n'))).toEqual({ kind: 'readable', mimeType: 'application/pdf' });
    expect(await typeOf(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual({
      kind: 'readable',
      mimeType: 'image/png',
    });
  });

  it.each([
    ['UTF-8', Buffer.from('Grüße aus 東京'), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from('\ufeffGrüße'), 'utf-8'],
    ['UTF-16 with a mark', Buffer.from('\ufeffGrüße', 'utf16le'), 'utf-16le'],
    ['UTF-16 without a mark', Buffer.from('Letters and figures of 2031', 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', Buffer.from('Letters and figures of 2031', 'utf16le').swap16(), 'utf-16be'],
    [
      'an old encoding of the West',
      Buffer.from('Die Gr\xfc\xdfe der \xc4rzte in M\xfcnchen kosten 5 Euro', 'latin1'),
      'windows-1252',
    ],
  ])('is text in %s', async (_, bytes, encoding) => {
    expect(await typeOf(bytes)).toEqual({ kind: 'text', mimeType: 'text/plain', encoding });
  });

  it('takes the server at its word where an old encoding says nothing of itself', async () => {
    const greek = Buffer.from([0xc1, 0xe2, 0xe3, 0x20, 0xc4]);
    expect(await typeOf(greek, 'text/plain; charset=ISO-8859-7')).toMatchObject({ encoding: 'iso-8859-7' });
    expect(await typeOf(Buffer.from('Grüße'), 'text/plain; charset=ISO-8859-1')).toMatchObject({ encoding: 'utf-8' });
  });

  it('recognises Cyrillic and Japanese of old encodings by their letters', async () => {
    const russian = Buffer.from(
      'cff0e8ecf0e8f2e52c20ece8f02120dd f2ee20f2e5eaf1f220ede020f0f3f1f1eaeeec20fff7fbeae5'.replace(/ /g, ''),
      'hex',
    );
    expect(await typeOf(russian)).toMatchObject({ encoding: 'windows-1251' });
    const japanese = Buffer.from(
      '82b182ea82cd93fa967b8cea82cc835e83588367825482c582b781429585928a82cc95b68f8d82c582b78142',
      'hex',
    );
    expect(await typeOf(japanese)).toMatchObject({ encoding: 'shift_jis' });
  });

  it('is none for bytes that are no text', async () => {
    expect(await typeOf(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]))).toBeUndefined();
    expect(
      await typeOf(Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 167 + (at >> 3)) % 256))),
    ).toBeUndefined();
  });
});

describe('a file that needs a password', () => {
  it('is told by its container, before LibreOffice sees it', async () => {
    expect(await refusal(compoundFile({ EncryptedPackage: Buffer.alloc(8) }))).toBe('password');
    expect(await refusal(compoundFile({ WordDocument: wordHead(0x0100) }))).toBe('password');
    expect(await refusal(compoundFile({ Workbook: workbookHead(true) }))).toBe('password');
    expect(
      await refusal(compoundFile({ 'PowerPoint Document': Buffer.alloc(1), 'Current User': currentUser(0xf3d1c4df) })),
    ).toBe('password');
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
    const encrypted = openDocumentParts('text', '', '', { 'META-INF/manifest.xml': manifest });
    expect(await refusal(await zipped(encrypted))).toBe('password');
  });
});

describe('a damaged or hostile container', () => {
  it('is told when the archive is cut off', async () => {
    const whole = await docx('Text.');
    expect(await refusal(whole.subarray(0, whole.length - 40))).toBe('corrupt');
  });

  it('is refused when a file holds more than it declares', async () => {
    const bytes = await zipped(docxParts('', { '[Content_Types].xml': ' '.repeat(100_000) }));
    const name = Buffer.from('[Content_Types].xml');
    // The size in the central directory, which stands before the name.
    bytes.writeUInt32LE(10, bytes.lastIndexOf(name) - 22);
    expect(await refusal(bytes)).toBe('corrupt');
  });

  it('is refused for what it declares, without unpacking it', async () => {
    const bytes = await zipped(docxParts(''));
    const name = Buffer.from('word/document.xml');
    bytes.writeUInt32LE(0xfffffff0, bytes.lastIndexOf(name) - 22);
    expect(await refusal(bytes)).toBe('too_large');
  });

  it('does not follow a compound file whose chains and folders turn back into themselves', async () => {
    const bytes = compoundFile({ WordDocument: wordHead(0) });
    bytes.writeUInt32LE(1, 512 + 4); // the directory's sector is followed by itself
    bytes.writeUInt32LE(1, 1024 + 128 + 68); // an entry is its own neighbour
    bytes.writeUInt32LE(0, 68); // the list of tables goes on in the table
    expect(await format(bytes)).toBe('doc');
    expect(await typeOf(bytes.subarray(0, 600))).toBeUndefined();
  });
});
