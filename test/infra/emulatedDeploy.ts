/**
 * Deploys the stack for real, with the CDK's own command line, into an AWS emulation on this machine (`moto`, a Python program),
 * and keeps it running, so that the service can be started on it. `npm run emulate:deploy [-- --exit] [-- --port N]`
 */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { CreateSecretCommand, GetRandomPasswordCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';
import { processEnvironment } from '../../shared/platform/settings.ts';
import { fitForEmulation } from './fitForEmulation.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ACCOUNT = '123456789012';
const REGION = 'us-east-1';
const STAGE = 'emulated';
/** The emulation takes seconds to start; after this long it is broken. */
const START_TIMEOUT_MS = 60_000;
const START_POLL_MS = 200;

/** Characters of moto's log shown when something fails: the last error with its trace. */
const LOG_TAIL = 3000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function hasMoto(): Promise<boolean> {
  try {
    await promisify(execFile)('python3', ['-c', 'import moto.server']);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** @param logFile takes its log, which would drown this output */
async function startMoto(port: number, logFile: string): Promise<ChildProcess> {
  const log = await open(logFile, 'w');
  const parameters = ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)];
  const moto = spawn('python3', parameters, { stdio: ['ignore', log.fd, log.fd] });
  await log.close();
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && moto.exitCode === null) {
    const answer = await fetch(`http://localhost:${String(port)}/moto-api/`).catch(() => undefined);
    if (answer?.ok) return moto;
    await delay(START_POLL_MS);
  }
  moto.kill();
  throw new Error(`moto did not start on port ${String(port)}.`);
}

async function cdk(environment: NodeJS.ProcessEnv, ...parameters: string[]): Promise<void> {
  say(`\n$ cdk ${parameters.join(' ')}`);
  const child = spawn(join(ROOT, 'node_modules/.bin/cdk'), parameters, {
    cwd: ROOT,
    env: environment,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`cdk ${parameters[0] ?? ''} ended with ${String(code)}.`);
}

/** @returns the ARN of a new random secret */
async function createSecret(endpoint: string | undefined, name: string): Promise<string> {
  const client = new SecretsManagerClient({
    endpoint,
    region: REGION,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const { RandomPassword } = await client.send(new GetRandomPasswordCommand({ ExcludePunctuation: true }));
  const { ARN } = await client.send(new CreateSecretCommand({ Name: name, SecretString: RandomPassword }));
  if (ARN === undefined) throw new Error(`moto made no secret '${name}'.`);
  return ARN;
}

/** Outputs of the stack, by name. */
async function deploy(environment: NodeJS.ProcessEnv, work: string): Promise<Record<string, string>> {
  const assembly = join(work, 'assembly');
  const outputsFile = join(work, 'outputs.json');
  // The emulation does not run the functions themselves: its Lambda needs Docker. It also lacks what large uploads need.
  const context = {
    stage: STAGE,
    removalPolicy: 'destroy',
    largeUploads: 'false',
  };
  const stage = Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await cdk(environment, 'synth', '--quiet', '--output', assembly, ...stage);
  await fitForEmulation(assembly, (name) => createSecret(environment.AWS_ENDPOINT_URL, name));
  // "direct": with a change set, moto creates the resources in any order, whatever depends on what.
  const target = ['--app', assembly, '--method', 'direct', '--require-approval', 'never', '--progress', 'events'];
  await cdk(environment, 'bootstrap', `aws://${ACCOUNT}/${REGION}`, '--app', assembly);
  await cdk(environment, 'deploy', ...target, '--outputs-file', outputsFile);
  const outputs = z.record(z.string(), z.record(z.string(), z.string()));
  return Object.values(outputs.parse(JSON.parse(await readFile(outputsFile, 'utf8'))))[0] ?? {};
}

const { values: options } = parseArgs({ options: { exit: { type: 'boolean' }, port: { type: 'string' } } });

if (!(await hasMoto())) {
  say('Skipped: the emulation of AWS needs Python with moto (\'pip install "moto[all,server]"\').');
  process.exit(0);
}
const work = await mkdtemp(join(tmpdir(), 'emulated-deploy-'));
const port = options.port === undefined ? await freePort() : Number(options.port);
const motoLog = join(work, 'moto.log');
const moto = await startMoto(port, motoLog);
try {
  const endpoint = `http://localhost:${String(port)}`;
  const credentials = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  const outputs = await deploy({ ...processEnvironment(), ...credentials }, work);
  say('\nOutputs of the stack:');
  for (const [name, value] of Object.entries(outputs)) say(`  ${name} = ${value}`);
  const { BucketName: bucket, TableName: table } = outputs;
  // The outputs name Amazon's host; the queues are here.
  const queue = (output: string): string => `${endpoint}${new URL(outputs[output]).pathname}`;
  const resources = {
    STORAGE: 'aws',
    BUCKET_NAME: bucket,
    TABLE_NAME: table,
    CONVERT_QUEUE_URL: queue('ConvertQueueUrl'),
    READ_QUEUE_URL: queue('ReadQueueUrl'),
    SPEECH_QUEUE_URL: queue('SpeechQueueUrl'),
    RENDER_QUEUE_URL: queue('RenderQueueUrl'),
    RECEIPT_SECRET_ARN: outputs.ReceiptSecretArn,
  };
  say('\nThe environment of a service that runs on it:');
  for (const [name, value] of Object.entries({ ...credentials, ...resources })) say(`  export ${name}='${value}'`);
  if (!options.exit) {
    say('\nmoto goes on running; Ctrl-C ends it.');
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), once(moto, 'exit')]);
  }
} catch (error) {
  say(`The end of moto's log:\n${(await readFile(motoLog, 'utf8')).slice(-LOG_TAIL)}`);
  throw error;
} finally {
  moto.kill();
  await rm(work, { recursive: true, force: true });
}
