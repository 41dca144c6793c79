/** Packs every function once for a test file, outside the repository, and invokes them in separate processes. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { packFunction } from '../../infra/bundling/functionBundle.ts';
import { FUNCTION_NAMES } from '../../infra/functions.ts';
import type { FunctionName } from '../../infra/functions.ts';

/** Cold start and answer, on a machine that is doing ten other things. */
const INVOCATION_TIMEOUT_MS = 300_000;

const invocation = z.object({ streamed: z.boolean(), answer: z.unknown() });

export interface Invocation extends z.infer<typeof invocation> {
  /** What the function wrote to its log. */
  readonly log: string;
}

export interface PackedFunctions {
  folderOf(name: FunctionName): string;
  /** @param environment in addition to what Lambda itself and the stack would set */
  invoke(name: FunctionName, event: object, environment?: Readonly<Record<string, string>>): Promise<Invocation>;
  remove(): Promise<void>;
}

export async function packFunctions(): Promise<PackedFunctions> {
  const folder = await mkdtemp(join(tmpdir(), 'packed-functions-'));
  const folderOf = (name: FunctionName): string => join(folder, name);
  await Promise.all(FUNCTION_NAMES.map((name) => packFunction(name, folderOf(name))));
  return {
    folderOf,
    invoke: (name, event, environment = {}) => invoke(folderOf(name), event, environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Nothing of the caller's environment is passed on, so that no setting of this machine can help. */
export const LAMBDA_ENVIRONMENT = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  // A port that nobody listens on: a call that should not happen fails.
  AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
  TABLE_NAME: 'records',
  BUCKET_NAME: 'files',
  FILES_ORIGINS: 'https://links.example https://files.example',
  LINK_SECRET_ARN: 'links',
  LINKS_BASE_URL: 'https://links.example/prod',
  RECEIPT_SECRET_ARN: 'receipts',
  CONVERT_QUEUE_URL: 'http://127.0.0.1:9/123456789012/convert',
  READ_QUEUE_URL: 'http://127.0.0.1:9/123456789012/read',
  SPEECH_QUEUE_URL: 'http://127.0.0.1:9/123456789012/speech',
  RENDER_QUEUE_URL: 'http://127.0.0.1:9/123456789012/render',
  RENDER_FUNCTION: 'renderDocument',
  RENDER_PER_ACCOUNT: 'true',
  OFFICE_PROGRAM_BUCKET: 'assets',
  OFFICE_PROGRAM_FILES: '[]',
};

async function invoke(
  folder: string,
  event: object,
  environment: Readonly<Record<string, string>>,
): Promise<Invocation> {
  const { output, log } = await new Promise<{ output: string; log: string }>((resolve, reject) => {
    const runtime = join(import.meta.dirname, 'invokeBundle.mjs');
    const options = { cwd: folder, env: { ...LAMBDA_ENVIRONMENT, ...environment }, timeout: INVOCATION_TIMEOUT_MS };
    const child = execFile(process.execPath, [runtime, folder], options, (error, stdout, stderr) => {
      if (error === null) resolve({ output: stdout, log: stderr });
      else reject(new Error(`The packed function failed: ${stderr}\n${stdout}`, { cause: error }));
    });
    child.stdin?.end(JSON.stringify(event));
  });
  const end = output.lastIndexOf('\n');
  return { ...invocation.parse(JSON.parse(output.slice(end))), log: log + output.slice(0, end) };
}
