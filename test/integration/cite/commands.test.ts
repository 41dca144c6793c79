/** The other commands of the users' command line, beside a running service. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertFile } from '../../../shared/conversion/createFileConverter.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { cite } from '../../support/runCite.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';
import { textPdf } from '../../support/textPdf.ts';

const QUOTES = `quote,page,source
Revenue of the northern ferries rose to 319 million euros.,1,north.pdf
Fuel costs of the southern ferries did not fall.,,
Fuel costs of the southern ferries did not fall.,,north.pdf
A whale was rescued by two sailors of the ferries.,,
`;

/** Sets the text of a file on a page. */
const convertFile: ConvertFile = async (file, { folder }) => {
  const path = join(folder, 'made.pdf');
  await writeFile(path, await textPdf([[(await readFile(file.path, 'utf8')).trim()]]));
  const sizeBytes = (await stat(path)).size;
  const rendition = { path, filename: 'made.pdf', mimeType: 'application/pdf', sizeBytes };
  return { type: { kind: 'office', mimeType: 'application/rtf', format: 'rtf' }, rendition };
};

describe('cite', () => {
  let service: LocalService;
  let folder: TemporaryFolder;
  const path = (name: string): string => join(folder.path, name);
  const run = (...args: string[]) => cite(service, args);

  beforeAll(async () => {
    folder = await temporaryFolder();
    service = await startLocalService({ convertFile });
    await writeFile(path('quotes.csv'), QUOTES);
    await writeFile(path('north.pdf'), await textPdf([['Revenue of the northern ferries rose to 318 million euros.']]));
    await writeFile(
      path('south.pdf'),
      await textPdf([['The first page.'], ['Fuel costs of the southern ferries did not fall.']]),
    );
  });
  afterAll(async () => {
    await service.close();
    await folder.remove();
  });

  it('verify holds each quotation against the source that it names, or against all', async () => {
    const { code, out } = await run(
      'verify',
      '--quotes',
      path('quotes.csv'),
      '-s',
      path('north.pdf'),
      path('south.pdf'),
    );
    expect(code).toBe(1);
    expect(
      out
        .replaceAll(`${folder.path}/`, '')
        .split('\n')
        .filter((line) => !line.startsWith(' ')),
    ).toEqual([
      'quotes.csv:2:1: Partly found in north.pdf, page 1. The source says “318”, not “319”.',
      'quotes.csv:4:1: Misattributed: not in north.pdf, but in south.pdf, page 2.',
      'quotes.csv:5:1: Not found in any source.',
      '4 quotations: 1 found, 1 partly found, 1 misattributed, 1 not found.',
      '',
    ]);
    await writeFile(path('other.csv'), 'quote,source\nSome words of another file,elsewhere.pdf\n');
    const other = await run('verify', '--quotes', path('other.csv'), '-s', path('north.pdf'));
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('elsewhere.pdf, which is none of those given with --source');
  });

  it('prepare prints the portion for a prompt, text the plain words, each alone on the standard output', async () => {
    const prepared = await run('prepare', path('south.pdf'));
    expect(prepared.out).toMatch(/^<page_number_1_index_0>\n<line id="1">The first page\.<\/line>/);
    expect(prepared.err).toMatch(/south\.pdf: 2 pages, attachment south-[0-9a-f]{16}\n$/);
    expect((await run('text', path('south.pdf'))).out).toBe(
      'The first page.\n\fFuel costs of the southern ferries did not fall.\n',
    );
    expect((await run('text', path('south.pdf'), '--page', '2')).out).toContain('Fuel costs');
    expect(await run('text', path('south.pdf'), '--page', '3')).toMatchObject({ code: 2, out: '' });
    const both = await run('prepare', path('north.pdf'), path('south.pdf'));
    expect(
      both.out.match(/<source attachment_id="(north|south)-[0-9a-f]{16}" name="(north|south)\.pdf">/g),
    ).toHaveLength(2);
  });

  it('takes files that are converted first, and converts them once', async () => {
    await writeFile(path('tides.rtf'), '{\\rtf1 High water is at 06:42.}');
    for (let time = 0; time < 2; time++) {
      expect((await run('text', path('tides.rtf'))).out).toContain('High water is at 06:42.');
    }
    await writeFile(path('unknown.bin'), Buffer.from([0, 1, 2, 3]));
    expect((await run('text', path('unknown.bin'))).err).toContain('unknown.bin: ');
  });

  it('attachments reads, keeps longer and deletes what was prepared', async () => {
    const { out } = await run('prepare', path('north.pdf'), '--json');
    const [{ attachmentId }] = JSON.parse(out) as { attachmentId: string }[];
    expect(JSON.parse((await run('attachments', 'get', attachmentId)).out)).toMatchObject({
      attachmentId,
      pageCount: 1,
    });
    expect((await run('attachments', 'list')).out).toMatch(
      /^ID +STATUS.*\n(.*\n)*north-[0-9a-f]{16} +ready +1 .*north\.pdf\n/,
    );
    expect((await run('attachments', 'extend', attachmentId, 'month')).out).toContain('previousExpiresAt');
    expect((await run('attachments', 'extend', attachmentId, 'decade')).code).toBe(2);
    expect((await run('attachments', 'delete', attachmentId)).out).toContain('"deleted": true');
    expect(await run('attachments', 'get', attachmentId)).toMatchObject({ code: 2, out: '' });
  });

  it('says how it is used, and ends with 2 when it is not understood', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, err: '' });
    expect(await run('chekc')).toMatchObject({ code: 2, out: '' });
    expect((await run('check', 'a.md', '-s', 'b.pdf', '--strictness', 'very')).err).toContain(
      'standard, strict, lenient',
    );
  });
});
