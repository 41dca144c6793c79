/** The files that attackers put at an address: each small or ordinary in size, and costly for a careless reader. */
import { openDocumentParts, zipped } from '../../support/officeFiles.ts';
import type { ServedFile } from './fileServer.ts';

const MEBIBYTE = 1024 * 1024;
const SECTOR = 512;

/** Begins like a page but is not one. */
const commentedBeginning = (): Buffer => Buffer.from(`${'<!---->'.repeat(60)}a`);

/** A compound file whose table names one sector over and over. */
function loopingCompoundFile(megabytes: number): Buffer {
  const sectors = (megabytes * MEBIBYTE) / SECTOR;
  const bytes = Buffer.alloc(SECTOR * (sectors + 1));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(0xfffffffe, 60);
  bytes.writeUInt32LE(2, 68);
  bytes.fill(0xff, 76, SECTOR);
  for (let list = 2; list < sectors; list++) {
    bytes.writeUInt32LE(list + 1 < sectors ? list + 1 : 0xfffffffe, SECTOR * (list + 2) - 4);
  }
  return bytes;
}

/** A table of short cells. */
const csv = (megabytes: number, cell: string): Buffer => {
  const row = `${Array.from({ length: 12 }, () => cell).join(',')}\n`;
  return Buffer.from(row.repeat(Math.floor((megabytes * MEBIBYTE) / row.length)));
};

const repeatedRows = (): Promise<Buffer> =>
  zipped(
    openDocumentParts(
      'spreadsheet',
      '<office:spreadsheet><table:table table:name="a"><table:table-column table:number-columns-repeated="3"/><table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>',
    ),
  );

/** None of them exists. */
const pictures = (count: number): string =>
  `<p>Text.</p>${Array.from({ length: count }, (_, i) => `<img src="/none-${i}.png">`).join('')}`;

/** Each part is twice the one before. */
const multiplyingDrawing = (parts: number): string => {
  const groups = Array.from({ length: parts }, (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(2)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><text y="40">Text.</text><rect id="g0"/>${groups.join('')}</svg>`;
};

/** Deeper than any program lays out. */
const nestedGroups = (depth: number): Buffer => Buffer.from(`{\\rtf1 ${'{\\b '.repeat(depth)}`);

export const attackFiles = async (): Promise<Readonly<Record<string, ServedFile>>> => ({
  comments: { type: 'text/html', body: commentedBeginning() },
  compound: { type: 'application/msword', body: loopingCompoundFile(5) },
  'one.csv': { type: 'text/csv', body: csv(9.9, 'a') },
  'two.csv': { type: 'text/csv', body: csv(9.9, 'bc') },
  'marks.csv': { type: 'text/csv', body: csv(8, '"a""b"') },
  'rows.ods': { type: 'application/octet-stream', body: await repeatedRows() },
  'nested.rtf': { type: 'application/rtf', body: nestedGroups(200_000) },
  'picture.avif': {
    type: 'image/avif',
    body: Buffer.from('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  },
  pictures: { type: 'text/html', body: Buffer.from(pictures(20_000)) },
  multiplying: { type: 'image/svg+xml', body: Buffer.from(multiplyingDrawing(30)) },
  nested: { type: 'text/html', body: Buffer.from(`${'<div>'.repeat(200_000)}Text.`) },
  console: { type: 'text/html', body: Buffer.from('<p>Text.</p><script>console.log("a".repeat(1e8))</script>') },
  page: { type: 'text/html', body: Buffer.from('<title>A</title><p>Revenue rose to 318 million euros.') },
  drips: { type: 'application/pdf', body: 'drips' },
});
