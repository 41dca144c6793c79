/**
 * Rehearses a deployment: the packed functions under Lambda's rules, each with the rights of its role and no network but an
 * emulated AWS, walk the README's tour. `npm run rehearse [-- --only TEXT]`, on Linux as root; prints what each took.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { packOfficeProgram } from '../../../infra/bundling/officeProgram.ts';
import { MEMORY_MIB } from '../../../infra/constructs/largeUploads.ts';
import { FUNCTION_NAMES, FUNCTION_PROFILES } from '../../../infra/functions.ts';
import type { FunctionName } from '../../../infra/functions.ts';
import { packFunctions } from '../packedFunctions.ts';
import { fillTable } from '../packedService.ts';
import { startRecordingAws } from '../recordingAws.ts';
import { allows, rolePolicies } from '../rolePolicies.ts';
import { synthesise } from '../synthesised.ts';
import { containerEnvironment, deployedEnvironment } from './deployedEnvironment.ts';
import type { InstanceFigures } from './lambdaInstance.ts';
import { startRehearsedContainer } from './rehearsedContainer.ts';
import { rehearseFunctions } from './rehearsedFunctions.ts';
import { startRehearsedGateway } from './rehearsedGateway.ts';
import { deliver } from './rehearsedQueues.ts';
import { tour } from './tour.ts';

/** Says that this process is the one inside its own network. */
const INSIDE = '--inside';
/** An address on the open internet, which leads here within that network: the functions may visit it. */
const WEB_HOST = '93.184.216.34';
/** The role of the container for large uploads, which signs with its name. */
const UPLOADS_ROLE = 'LargeUploads';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The same program again, where only this machine's own addresses can be reached. */
function goInside(): never {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    say('Skipped: the rehearsal needs Linux and root, for networks, folders and limits of its own.');
    process.exit(0);
  }
  const commands = `ip link set lo up && ip addr add ${WEB_HOST}/32 dev lo && exec "$0" "$@"`;
  const inside = [
    '--net',
    'sh',
    '-c',
    commands,
    process.execPath,
    import.meta.filename,
    ...process.argv.slice(2),
    INSIDE,
  ];
  process.exit(spawnSync('unshare', inside, { stdio: 'inherit' }).status ?? 1);
}

interface Web {
  publish(path: string, contentType: string, bytes: Uint8Array): string;
  close(): void;
}

async function startWeb(): Promise<Web> {
  const files = new Map<string, { contentType: string; bytes: Uint8Array }>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': file.contentType }).end(file.bytes);
  });
  await new Promise<void>((done) => server.listen(80, WEB_HOST, done));
  return {
    publish(path, contentType, bytes) {
      files.set(path, { contentType, bytes });
      return `http://${WEB_HOST}${path}`;
    },
    close: () => server.close(),
  };
}

/** @param only steps whose name contains this */
async function rehearse(work: string, only: string): Promise<boolean> {
  say('Packing …');
  const packed = await packFunctions();
  const program = await packOfficeProgram(process.cwd());
  const assets = new Map(
    await Promise.all(program.map(async ({ path }) => [basename(path), await readFile(path)] as const)),
  );
  const officeFiles = JSON.stringify(program.map(({ name, path, sha256 }) => ({ name, key: basename(path), sha256 })));
  const template = synthesise({ settings: { SPEECH_RECOGNITION: 'transcribe' } });
  const policies = rolePolicies(template);

  const pending = new Set<Promise<void>>();
  const aws = await startRecordingAws({
    permits: (call) => allows(policies.get(call.by) ?? [], call),
    assets,
    callFunction: (name, event) => functions.invoke(name, event),
    deliver: (message) => {
      const delivery = deliver(functions, message).catch((error: unknown) => {
        say(String(error));
      });
      pending.add(delivery);
      void delivery.finally(() => pending.delete(delivery));
    },
  });
  const gateway = await startRehearsedGateway(
    (name, event) => functions.invoke(name, event),
    (request, response) => container.passOn(request, response),
  );
  const emulated = { awsUrl: aws.url, serviceUrl: gateway.baseUrl, officeFiles };
  const credentials = {
    AWS_REGION: 'eu-central-1',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: 'session',
    AWS_ENDPOINT_URL: aws.url,
  };
  const functions = rehearseFunctions({
    codeOf: (name) => packed.folderOf(name),
    work,
    environmentOf: (name) => ({
      ...deployedEnvironment(template, name, emulated),
      // What Lambda sets itself, and where its AWS is.
      ...credentials,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(FUNCTION_PROFILES[name].memoryMiB),
      LAMBDA_TASK_ROOT: '/mnt/task',
      AWS_ACCESS_KEY_ID: name,
    }),
  });
  const container = await startRehearsedContainer(work, {
    ...containerEnvironment(template, emulated),
    ...credentials,
    AWS_ACCESS_KEY_ID: UPLOADS_ROLE,
  });
  const web = await startWeb();
  let isGood = true;
  try {
    const steps = tour({
      serviceUrl: gateway.baseUrl,
      apiKey: await fillTable(aws.url),
      publish: (path, contentType, bytes) => web.publish(path, contentType, bytes),
      transcribe: aws.transcribe,
      invokeSweep: () => functions.invoke('sweepExpired', {}),
    });
    for (const step of steps.filter(({ name }) => name.includes(only))) {
      try {
        await step.run();
        say(`ok     ${step.name}`);
      } catch (error) {
        isGood = false;
        say(`FAILED ${step.name}\n${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await Promise.all(pending);
    const refused = aws.calls.filter(
      (call) =>
        (call.by in FUNCTION_PROFILES || call.by === UPLOADS_ROLE) && !allows(policies.get(call.by) ?? [], call),
    );
    for (const { by, action, resource } of refused) say(`REFUSED ${by} ${action} ${resource}`);
    say(`\n${table(await functions.figures(), container.figures)}`);
    return isGood && refused.length === 0;
  } finally {
    await functions.close();
    await container.close();
    web.close();
    gateway.close();
    await aws.close();
    await packed.remove();
  }
}

const HEAD = [
  'function',
  'ready after (ms)',
  'first call (ms)',
  'later, median (ms)',
  'memory (MiB)',
  'of',
  'files (MiB)',
];

function table(figures: ReadonlyMap<FunctionName, InstanceFigures>, container: InstanceFigures): string {
  const rowOf = (name: string, taken: InstanceFigures | undefined, memoryMiB: number): string[][] => {
    if (taken === undefined) return [];
    const [first, ...later] = taken.invocationMs;
    const median = later.toSorted((a, b) => a - b).at(later.length >> 1);
    const numbers = [taken.initMs, first, median, taken.peakMiB, memoryMiB, taken.temporaryMiB];
    return [[name, ...numbers.map((value) => (value === undefined ? '' : value.toFixed(0)))]];
  };
  const rows = [
    ...FUNCTION_NAMES.flatMap((name) => rowOf(name, figures.get(name), FUNCTION_PROFILES[name].memoryMiB)),
    ...rowOf('large uploads (container)', container, MEMORY_MIB),
  ];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, inside: { type: 'boolean' } },
});
if (options.inside !== true) goInside();
const work = await mkdtemp(join(tmpdir(), 'rehearsal-'));
try {
  process.exitCode = (await rehearse(work, options.only)) ? 0 : 1;
} finally {
  await rm(work, { recursive: true, force: true });
}
