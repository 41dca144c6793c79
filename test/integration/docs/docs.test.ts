/** Promise kept: what the docs for integrators and agents show is what happens. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { agentSession } from '../../support/agentSession.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const EXAMPLE = `${ROOT}infra/local/example.pdf`;
const run = promisify(execFile);

/** The first block in a language on a page of the docs. */
async function block(page: string, language: string): Promise<string> {
  const text = await readFile(`${ROOT}infra/docs/${page}.md`, 'utf8');
  const match = new RegExp(`\\n\`\`\`${language}\\n(.*?)\\n\`\`\``, 's').exec(text);
  return match?.[1] ?? '';
}

describe('the docs', () => {
  let service: LocalService;
  let folder: TemporaryFolder;

  beforeAll(async () => {
    service = await startLocalService();
    folder = await temporaryFolder();
  });
  afterAll(async () => {
    await service.close();
    await folder.remove();
  });

  it('show the session of an agent as it goes', async () => {
    expect(await agentSession(service.baseUrl, service.apiKey)).toBe(await block('agents', 'text'));
  });

  it('have a program in JavaScript that does what they say', async () => {
    const program = join(folder.path, 'verify.mjs');
    await writeFile(program, await block('integrators', 'js'));
    const env = { PATH: process.env.PATH, B: service.baseUrl, K: service.apiKey };
    const { stdout } = await run(process.execPath, [program, EXAMPLE], { env });
    expect(stdout).toContain('partial_text_found | Revenue rose to 319 million euros. | 318, not 319');
  });

  it('have a workflow whose command refuses a wrong quotation, and lets a right one pass', async () => {
    const workflow = await block('integrators', 'yaml');
    const command = /- run: (node .* check .*)/.exec(workflow)?.[1] ?? '';
    await Promise.all(['docs', 'sources'].map((name) => mkdir(join(folder.path, name))));
    await symlink(ROOT, join(folder.path, '.cite'));
    await copyFile(EXAMPLE, join(folder.path, 'sources/example.pdf'));
    const env = { PATH: process.env.PATH, CITE_DATA_DIR: join(folder.path, 'cache') };
    const check = (): Promise<{ stdout: string }> => run('sh', ['-c', command], { cwd: folder.path, env });
    await writeFile(join(folder.path, 'docs/a.md'), 'It says "Revenue rose to 318 million euros." (example.pdf)\n');
    expect((await check()).stdout).toContain('1 quotation: 1 found.');
    await writeFile(join(folder.path, 'docs/b.md'), '# B\n\nIt says "Revenue rose to 319 million euros."\n');
    await expect(check()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('docs/b.md:3:10: ') });
    const sarif = await readFile(join(folder.path, 'quotations.sarif'), 'utf8');
    expect(sarif).toContain('"uri": "docs/b.md"');
    expect(await readFile(join(folder.path, 'quotations.xml'), 'utf8')).toContain('tests="2" failures="1"');
  });
});
