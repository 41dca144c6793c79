/** Promise kept: the commands of the README and of the tour run as written, one after the other, and print what is shown. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ADDRESS = 'http://localhost:8787';

/** A new service, a separate server and a deployment are not started here; conversions, minutes on a busy machine, have their own tests. */
const NOT_HERE = /npm start|npm ci|cdk |127\.0\.0\.1:8080|convertFile/;
/** Longer than it takes on a busy machine. */
const PATIENCE_MS = 600_000;

interface Step {
  readonly command: string;
  /** What the docs show of it, if it is plain text; "…" stands for anything. */
  readonly shown: string | undefined;
}

/** The commands of a page, and the plain block right after each. */
async function stepsOf(page: string, heading: string): Promise<Step[]> {
  const whole = await readFile(join(ROOT, page), 'utf8');
  const part = whole.slice(whole.indexOf(heading));
  const blocks = Array.from(
    part.matchAll(/^```(\w*)\n(.*?)\n```$/gms),
    ({ index, 0: { length }, 1: language, 2: body }) => ({
      language,
      body,
      index,
      end: index + length,
    }),
  );
  return blocks.flatMap(({ language, body, end }, at) => {
    if (language !== 'sh' || NOT_HERE.test(body)) return [];
    const next = blocks.at(at + 1);
    const isShown = next?.language === '' && part.slice(end, next.index).trim() === '';
    return [{ command: body, shown: isShown ? next.body : undefined }];
  });
}

const PRECIOUS = /[.*+?^${}()|[\]\\]/g;
/** Times, keys and totals differ each time, and the matcher's version is raised without the docs. */
const VARYING =
  /matcher \d+\.\d+\.\d+|then \d+\.\d+\.\d+|Matcher \d+\.\d+\.\d+|\d{4}-\d\d-\d\dT[\d:.]+Z|[\w-]{43}|"balanceCents":\d+/g;

/** For a line that the docs cut short, its beginning. */
function patternOf(line: string): RegExp {
  const parts = line.trimEnd().split(/…/);
  const loose = parts.map((part) =>
    part
      .split(VARYING)
      .map((words) => words.replace(PRECIOUS, '\\$&'))
      .join('.*'),
  );
  return new RegExp(loose.join('.*'));
}

let service: LocalService;
let folder: TemporaryFolder;

beforeAll(async () => {
  service = await startLocalService();
  folder = await temporaryFolder();
  await mkdir(join(folder.path, '.data'));
  await writeFile(join(folder.path, '.data/api-key'), service.apiKey);
  for (const name of ['infra', 'functions', 'shared', 'node_modules', 'package.json'])
    await symlink(join(ROOT, name), join(folder.path, name));
});

afterAll(async () => {
  await service.close();
  await folder.remove();
});

it(
  'run, and print what they show',
  async () => {
    const steps = [
      ...(await stepsOf('README.md', '## At the command line')).filter(({ command }) => !command.includes('npm test')),
      ...(await stepsOf('infra/docs/tour.md', '# The tour')),
    ];
    expect(steps.length).toBeGreaterThan(6);
    const script = steps
      .map(({ command }, at) => `printf '\\n=== ${at}\\n'\n${command}`)
      .join('\n')
      .replaceAll(ADDRESS, service.baseUrl);
    const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
    const shell = spawn('bash', ['-c', script], { cwd: folder.path, env: { PATH: path, HOME: folder.path } });
    const [printed, complaints] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
    const answers = printed
      .replaceAll(service.baseUrl, ADDRESS)
      .split(/\n=== \d+\n/)
      .slice(1);
    expect(complaints).not.toMatch(/command not found|Error|npm error/);
    expect(answers).toHaveLength(steps.length);
    for (const [at, { command, shown }] of steps.entries()) {
      // No command is refused, except the one that shows what that looks like.
      if (!command.includes('"a": {}'))
        expect([command, answers[at]]).not.toEqual([command, expect.stringContaining('"error":{')]);
      for (const line of (shown ?? '').split('\n').filter((one) => one.trim() !== '' && one.trim() !== '…'))
        expect([command, answers[at]]).toEqual([command, expect.stringMatching(patternOf(line))]);
    }
  },
  PATIENCE_MS,
);
