/** Packs every function once for a test file, outside the repository, and starts them in processes of their own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFunctions as packInto } from '../../infra/bundling/functionBundle.ts';
import { FUNCTION_NAMES } from '../../infra/functions.ts';
import type { FunctionName } from '../../infra/functions.ts';
import { startPackedInstance, type Invocation, type PackedInstance } from './packedInstance.ts';

export interface PackedFunctions {
  folderOf(name: FunctionName): string;
  /** @param environment in addition to what Lambda itself and the stack would set */
  start(name: FunctionName, environment?: Readonly<Record<string, string>>): PackedInstance;
  /** In an instance of its own, which ends. */
  invoke(name: FunctionName, event: object): Promise<Invocation>;
  remove(): Promise<void>;
}

export async function packFunctions(): Promise<PackedFunctions> {
  const folder = await mkdtemp(join(tmpdir(), 'packed-functions-'));
  const folderOf = (name: FunctionName): string => join(folder, name);
  await packInto(new Map(FUNCTION_NAMES.map((name) => [name, folderOf(name)])));
  const start = (name: FunctionName, environment: Readonly<Record<string, string>> = {}): PackedInstance =>
    startPackedInstance(folderOf(name), { ...LAMBDA_ENVIRONMENT, ...environment });
  return {
    folderOf,
    start,
    async invoke(name, event) {
      const instance = start(name);
      const invocation = await instance.invoke(event);
      await instance.close();
      return invocation;
    },
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
