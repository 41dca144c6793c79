/** An Office document is what is stored in it: what it would load, run or ask for when it is opened is left alone. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { convertedText } from '../../support/convertedText.ts';
import { docxParts, openDocumentParts, wordParagraph, xlsxParts, zipped } from '../../support/officeFiles.ts';

/** A program may find it in its own virtual disk. */
const OWN_FILE = 'file:///instdir/program/bootstraprc';
const IN_OWN_FILE = /UserInstallation|Bootstrap/;
const FOREIGN = 'LOADED';

const { pagesOf } = convertedText();

const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.end(FOREIGN);
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/loaded.txt`;
});
afterAll(() => {
  server.close();
});

const field = (instruction: string, stored: string): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${stored}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

const section = (link: string): Promise<Buffer> =>
  zipped(
    openDocumentParts(
      'text',
      `<office:text><text:p>Before.</text:p><text:section text:name="s"><text:section-source xlink:href="${link}" xlink:type="simple" text:filter-name="Text"/><text:p>As stored.</text:p></text:section></office:text>`,
    ),
  );
const fields = (link: string): Promise<Buffer> =>
  zipped(
    docxParts(
      [
        wordParagraph('Before.'),
        field(`INCLUDETEXT "${link}"`, 'As stored.'),
        field(`INCLUDEPICTURE "${link}"`, 'A picture.'),
        field(`DDEAUTO soffice "${link}" "x"`, 'A value.'),
      ].join(''),
    ),
  );
const template = (link: string): string =>
  `{\\rtf1{\\*\\template ${link}} Before. {\\field{\\*\\fldinst INCLUDETEXT "${link}"}{\\fldrslt As stored.}}\\par}`;
const linkedSheet = (link: string): Promise<Buffer> =>
  zipped(
    openDocumentParts(
      'spreadsheet',
      `<office:spreadsheet><table:table table:name="S"><table:table-source xlink:type="simple" xlink:href="${link}" table:filter-name="Text - txt - csv (StarCalc)" table:table-name="Sheet1"/><table:table-row><table:table-cell office:value-type="string"><text:p>As stored.</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`,
    ),
  );
const service = (link: string): Promise<Buffer> =>
  zipped(
    xlsxParts([
      {
        name: 'S',
        xml: `<sheetData><row r="1"><c r="A1" t="str"><f>_xlfn.WEBSERVICE("${link}")</f><v>As stored.</v></c></row></sheetData>`,
      },
    ]),
  );
const script = async (): Promise<Buffer> => {
  const parts = openDocumentParts('text', '<office:text><text:p>As stored.</text:p></office:text>');
  const onOpening =
    '<office:scripts><office:event-listeners><script:event-listener xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0" script:language="ooo:script" script:event-name="dom:load" xlink:href="vnd.sun.star.script:Standard.Module1.Main?language=Basic&amp;location=document" xlink:type="simple"/></office:event-listeners></office:scripts>';
  const library = 'xmlns:library="http://openoffice.org/2000/library" library:name="Standard"';
  const source = `Sub Main&#10;ThisComponent.Text.String = "${FOREIGN}"&#10;End Sub`;
  const [before, after] = parts['content.xml'].toString().split('<office:automatic-styles>');
  const basic = {
    'Basic/script-lc.xml': `<library:libraries xmlns:library="http://openoffice.org/2000/library"><library:library library:name="Standard" library:link="false"/></library:libraries>`,
    'Basic/Standard/script-lb.xml': `<library:library ${library} library:readonly="false"><library:element library:name="Module1"/></library:library>`,
    'Basic/Standard/Module1.xml': `<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${source}</script:module>`,
  };
  // A part that the list does not name makes the document a damaged one.
  const entries = Object.keys(basic).map(
    (path) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="text/xml"/>`,
  );
  const END = '</manifest:manifest>';
  return zipped({
    ...parts,
    ...basic,
    'content.xml': `${before}${onOpening}<office:automatic-styles>${after}`,
    'META-INF/manifest.xml': parts['META-INF/manifest.xml'].toString().replace(END, `${entries.join('')}${END}`),
  });
};

const KINDS: Readonly<Record<string, (link: string) => Buffer | string | Promise<Buffer>>> = {
  'a section of a text': section,
  'fields that include, draw and ask': fields,
  'a template': template,
  'a linked sheet': linkedSheet,
  'a web service in a cell': service,
};

describe('an Office document', () => {
  it.each(Object.keys(KINDS))('shows what is stored in it, and loads nothing: %s', async (kind) => {
    for (const link of [OWN_FILE, 'file:///etc/passwd', address]) {
      const text = (await pagesOf(await KINDS[kind](link))).join('\n');
      expect(text).toContain('As stored.');
      expect(text).not.toMatch(IN_OWN_FILE);
      expect(text).not.toContain('root:');
      expect(text).not.toContain(FOREIGN);
    }
    expect(asked).toEqual([]);
  });

  it('is read, and its script for the opening is not run', async () => {
    const text = (await pagesOf(await script())).join('\n');
    expect(text).toContain('As stored.');
    expect(text).not.toContain(FOREIGN);
  });
});

describe('a process with a foreign program', () => {
  const ROOT = resolve(import.meta.dirname, '../../..');
  const outcome = async (code: string): Promise<string> => {
    const before = `import { createRequire } from 'node:module'; import { withoutNetwork } from ${JSON.stringify(`${ROOT}/shared/platform/withoutNetwork.ts`)}; const require = createRequire(${JSON.stringify(`${ROOT}/package.json`)}); withoutNetwork();`;
    const program = `${before} try { ${code}; console.log('open') } catch { console.log('closed') }`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    return stdout.trim();
  };

  it.each([
    `require('ws')`,
    `require('node:net')`,
    `require('https')`,
    `await import('node:dns')`,
    `await import('undici')`,
    `new WebSocket(${JSON.stringify('ws://127.0.0.1:9')})`,
    `await fetch('data:,a')`,
  ])('has no way to the network: %s', async (code) => {
    expect(await outcome(code)).toBe('closed');
  });

  it('has what its program needs', async () => {
    expect(await outcome(`require('fs'); require('worker_threads'); require('./package.json')`)).toBe('open');
  });
});
