/** Small Office documents, built from their parts: valid for LibreOffice, and bent by the tests where they need it. */
import { ZipFile } from 'yazl';

/** File content by name, in the order in which they are written. */
export type Parts = Readonly<Record<string, string | Buffer>>;

/** `mimetype` is stored uncompressed, as OpenDocument requires. */
export async function zipped(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content as string), name, { compress: name !== 'mimetype' });
  }
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';

const contentTypes = (parts: Readonly<Record<string, string>>): string =>
  `${XML}<Types xmlns="${CONTENT_TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    parts,
  )
    .map(
      ([name, type]) =>
        `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`;

const relationships = (targets: Readonly<Record<string, string>>): string =>
  `${XML}<Relationships xmlns="${RELATIONSHIPS}">${Object.entries(targets)
    .map(
      ([target, type], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE_RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const wordParagraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

/** @param body WordprocessingML; `more` adds or replaces parts */
export const docxParts = (body: string, more: Parts = {}): Parts => ({
  '[Content_Types].xml': contentTypes({ 'word/document.xml': 'wordprocessingml.document.main' }),
  '_rels/.rels': relationships({ 'word/document.xml': 'officeDocument' }),
  'word/document.xml': `${XML}<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
  ...more,
});

export const docx = (...paragraphs: readonly string[]): Promise<Buffer> =>
  zipped(docxParts(paragraphs.map(wordParagraph).join('')));

export interface TestSheet {
  readonly name: string;
  /** SpreadsheetML inside `worksheet`. */
  readonly xml: string;
  readonly state?: 'visible' | 'hidden';
}

const SHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** @param definedNames SpreadsheetML inside `definedNames` */
export function xlsxParts(sheets: readonly TestSheet[], definedNames = '', more: Parts = {}): Parts {
  const path = (at: number): string => `worksheets/sheet${at + 1}.xml`;
  const listed = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  );
  return {
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      ...Object.fromEntries(sheets.map((_, at) => [`xl/${path(at)}`, 'spreadsheetml.worksheet'])),
    }),
    '_rels/.rels': relationships({ 'xl/workbook.xml': 'officeDocument' }),
    'xl/workbook.xml': `${XML}<workbook ${SHEET} xmlns:r="${OFFICE_RELATIONSHIPS}"><sheets>${listed.join('')}</sheets><definedNames>${definedNames}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(Object.fromEntries(sheets.map((_, at) => [path(at), 'worksheet']))),
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [`xl/${path(at)}`, `${XML}<worksheet ${SHEET}>${xml}</worksheet>`]),
    ),
    ...more,
  };
}

/** @param styles a whole SpreadsheetML part */
export function withStyles(workbook: Parts, styles: string): Parts {
  const [types, links] = ['[Content_Types].xml', 'xl/_rels/workbook.xml.rels'];
  const added = (name: string, end: string, tag: string): string => String(workbook[name]).replace(end, tag + end);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml';
  return {
    ...workbook,
    [types]: added(types, '</Types>', `<Override PartName="/xl/styles.xml" ContentType="${type}"/>`),
    [links]: added(
      links,
      '</Relationships>',
      `<Relationship Id="rIdStyles" Type="${OFFICE_RELATIONSHIPS}/styles" Target="styles.xml"/>`,
    ),
    'xl/styles.xml': `${XML}${styles}`,
  };
}

const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Rows of cells; numbers are numbers. */
export const sheetData = (rows: readonly (readonly (string | number)[])[]): string =>
  `<sheetData>${rows
    .map((row, y) => {
      const cells = row.map((value, x) =>
        typeof value === 'number'
          ? `<c r="${columnName(x)}${y + 1}"><v>${value}</v></c>`
          : `<c r="${columnName(x)}${y + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`,
      );
      return `<row r="${y + 1}">${cells.join('')}</row>`;
    })
    .join('')}</sheetData>`;

const OPEN_DOCUMENT = [
  ['office', 'office:1.0'],
  ['text', 'text:1.0'],
  ['table', 'table:1.0'],
  ['style', 'style:1.0'],
  ['draw', 'drawing:1.0'],
  ['presentation', 'presentation:1.0'],
  ['fo', 'xsl-fo-compatible:1.0'],
  ['svg', 'svg-compatible:1.0'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}"`)
  .join(' ');

/** @param body the content of `office:body`, for example `<office:text>…</office:text>` */
export const openDocumentParts = (
  kind: 'text' | 'spreadsheet' | 'presentation',
  body: string,
  automaticStyles = '',
  more: Parts = {},
): Parts => {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  return {
    mimetype: type,
    'META-INF/manifest.xml': `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `${XML}<office:document-content ${OPEN_DOCUMENT} xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3"><office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
    ...more,
  };
};

export const odt = (...paragraphs: readonly string[]): Promise<Buffer> =>
  zipped(
    openDocumentParts(
      'text',
      `<office:text>${paragraphs.map((text) => `<text:p>${escaped(text)}</text:p>`).join('')}</office:text>`,
    ),
  );
