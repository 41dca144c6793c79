/** Promise kept: one command checks an answer against its sources, says what is wrong where, and exits as scripts expect. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../../support/childProcess.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { cite } from '../../support/runCite.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';
import { textPdf } from '../../support/textPdf.ts';

const ANSWER = `# Ferries

The north does well: "Revenue of the northern ferries rose to 319 million euros." [1]
It is said that "two sailors were praised for rescuing a whale" [1].
And [1] says "Fuel costs of the southern ferries did not fall."

> Revenue of the southern ferries fell to 207 million euros.
`;

describe('cite check', () => {
  let service: LocalService;
  let folder: TemporaryFolder;
  const path = (name: string): string => join(folder.path, name);

  beforeAll(async () => {
    folder = await temporaryFolder();
    service = await startLocalService();
    await mkdir(path('out'));
    await writeFile(path('answer.md'), ANSWER);
    await writeFile(path('good.md'), 'It says "Fuel costs of the southern ferries did not fall." (south.pdf)');
    await writeFile(
      path('broken-data.md'),
      'It says "Fuel costs of the southern ferries did not fall." (south.pdf)\n<<<CITATION_DATA>>>\n}} sourceContext: x',
    );
    await writeFile(path('no-quotation.md'), 'Nothing is quoted here.');
    await writeFile(path('north.pdf'), await textPdf([['Revenue of the northern ferries rose to 318 million euros.']]));
    await writeFile(
      path('south.pdf'),
      await textPdf([
        [
          'Revenue of the southern ferries fell to 207 million euros.',
          'Fuel costs of the southern ferries did not fall.',
        ],
      ]),
    );
  });
  afterAll(async () => {
    await service.close();
    await folder.remove();
  });

  const check = (...args: string[]) =>
    cite(service, ['check', ...args, '--source', path('north.pdf'), '--source', path('south.pdf')]);

  it('says line and column of each problem and what the source says, and ends with 1', async () => {
    const { code, out, err } = await check(path('answer.md'));
    const lines = out.replaceAll(`${folder.path}/`, '').split('\n');
    expect(lines).toEqual([
      'answer.md:3:23: Partly found in north.pdf, page 1. The source says “318”, not “319”.',
      '    “Revenue of the northern ferries rose to 319 million euros.”',
      'answer.md:4:18: Not found in north.pdf.',
      '    “two sailors were praised for rescuing a whale”',
      'answer.md:5:15: Misattributed: not in north.pdf, but in south.pdf, page 1.',
      '    “Fuel costs of the southern ferries did not fall.”',
      '4 quotations: 1 found, 1 partly found, 1 misattributed, 1 not found.',
      '',
    ]);
    expect([code, err]).toEqual([1, '']);
  });

  it('ends with 1 where a block of citation data cannot be read', async () => {
    const { code, out } = await check(path('broken-data.md'));
    expect([code, out]).toEqual([1, expect.stringContaining('Not checked: the block of citation data')]);
    expect((await check(path('broken-data.md'), '--fail-on', 'never')).code).toBe(0);
  });

  it('ends with 0 when all is found and when it is told to, and with 3 when there was nothing to check', async () => {
    expect(await check(path('good.md'))).toMatchObject({ code: 0, out: '1 quotation: 1 found.\n' });
    const nothing = await check(path('no-quotation.md'));
    expect(nothing).toMatchObject({ code: 3, out: '0 quotations: nothing was checked.\n' });
    expect(nothing.err).toContain('Quotations are looked for between quotation marks');
    expect((await check(path('no-quotation.md'), '--fail-on', 'never')).code).toBe(0);
    expect((await check(path('no-quotation.md'), path('good.md'))).code).toBe(0);
    expect((await check(path('answer.md'), '--fail-on', 'never')).code).toBe(0);
  });

  it('writes every report, the sources linked from where the report is', async () => {
    const reports = { report: 'r.html', annotated: 'a.md', sarif: 'r.sarif', junit: 'r.xml' };
    const options = Object.entries(reports).flatMap(([name, file]) => [`--${name}`, path(`out/${file}`)]);
    expect((await check(path('answer.md'), ...options)).code).toBe(1);
    const [html, annotated, sarif, junit] = await Promise.all(
      Object.values(reports).map((file) => readFile(path(`out/${file}`), 'utf8')),
    );
    expect(html).toContain('3 of 4 quotations must be looked at.');
    expect(html).toContain('href="../south.pdf#page=1"');
    expect(html.match(/<img src="data:image\/webp;base64,/g)?.length).toBeGreaterThanOrEqual(3);
    expect(html).toContain('Receipt, signed with the key');
    expect(annotated).toContain('319 million euros."[^c1] [1]');
    expect(annotated).toContain('](<r.html#q1>)');
    expect(annotated).not.toContain(service.baseUrl);
    expect((JSON.parse(sarif) as { runs: { results: unknown[] }[] }).runs[0].results).toHaveLength(3);
    expect(junit).toContain('tests="4" failures="3"');
  });

  it('checks several answers at once, and prints JSON for programs', async () => {
    const { code, out } = await check(path('answer.md'), path('good.md'), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      {
        summary: { found: 1, not_found: 1 },
        quotations: [{ line: 3, column: 23, outcome: 'partly_found' }, {}, {}, {}],
      },
      { summary: { found: 1, not_found: 0 } },
    ]);
    expect(out).not.toContain('data:image');
    expect(await check(path('answer.md'), path('good.md'), '--report', path('r.html'))).toMatchObject({ code: 2 });
  });

  it('ends with 2 and says what to do when something is wrong, and never shows a key', async () => {
    const missing = await check(path('nothing.md'));
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain('There is no such file.');
    await writeFile(path('broken.pdf'), '%PDF-1.7 broken');
    const broken = await cite(service, ['check', path('good.md'), '--source', path('broken.pdf')]);
    expect(broken).toMatchObject({ code: 2, out: '' });
    expect(broken.err).toContain('broken.pdf: ');
    expect(await cite(service, ['check', path('good.md')])).toMatchObject({ code: 2 });
    const wrong = { ...service, apiKey: 'cvk_0000000000000000_secretsecret' };
    const refused = await cite(wrong, ['check', path('good.md'), '--source', path('south.pdf')]);
    expect(refused.code).toBe(2);
    expect(refused.err).not.toContain('secretsecret');
  });

  it('works without a service: the program starts one in itself, and keeps what it has read', async () => {
    const run = () =>
      runProgram(
        'infra/run.js',
        ['infra/cite/main.ts', 'check', path('answer.md'), '-q', '-s', path('north.pdf'), '-s', path('south.pdf')],
        {
          CITE_DATA_DIR: path('cache'),
        },
      );
    const expected = {
      code: 1,
      out: '4 quotations: 1 found, 1 partly found, 1 misattributed, 1 not found.\n',
      err: '',
    };
    expect(await run()).toEqual(expected);
    expect(await run()).toEqual(expected);
  });

  it('asks the service that is named, with the key of the environment', async () => {
    const args = ['--server', service.baseUrl, 'check', path('good.md'), '--source', path('south.pdf')];
    const withKey = await runProgram('infra/cite/cite.js', args, { CITE_KEY: service.apiKey });
    expect(withKey).toEqual({ code: 0, out: '1 quotation: 1 found.\n', err: '' });
    const without = await runProgram('infra/cite/cite.js', args);
    expect(without).toMatchObject({ code: 2, out: '' });
    expect(without.err).toContain('CITE_KEY');
    const nowhere = await runProgram('infra/cite/cite.js', ['--server', 'http://localhost:1', ...args.slice(2)], {
      CITE_KEY: 'k',
    });
    expect(nowhere.err).toContain('Nothing answers at http://localhost:1.');
  });
});
