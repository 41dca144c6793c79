/** Web pages are converted from the packed bundle: code sent into a page must not need anything of the bundle around it. */
import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packEntry } from '../../infra/bundling/functionBundle.ts';
import { readerForTests, sourceOf } from '../support/readPdf.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts';
import { testSite } from '../support/web/testSite.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';

describe('the converter of pages, packed', () => {
  const reader = readerForTests();
  let folder: TemporaryFolder;

  beforeAll(async () => {
    folder = await temporaryFolder();
  });

  afterAll(() => folder.remove());

  it('reads a page to its end, folded text too', async () => {
    const code = join(folder.path, 'code');
    const work = join(folder.path, 'work');
    await mkdir(work);
    await packEntry(join(import.meta.dirname, 'packedPage.ts'), code);
    const site = await testSite({});
    site.answers.set('/', `<title>A</title><p>${SENTENCE}<details><summary>More</summary><p>It has a gate.</details>`);
    const { stdout } = await promisify(execFile)(process.execPath, ['index.mjs', String(site.port), work], {
      cwd: code,
      env: { TMPDIR: work },
    });
    const { pages } = await reader.extractText(sourceOf(await readFile(stdout)));
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    expect(text).toContain(SENTENCE);
    expect(text).toContain('It has a gate.');
    await site.close();
  });
});
