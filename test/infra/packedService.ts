/** The packed functions with the AWS that they call: requests as the gateway passes them on, messages as the queue does. */
import { z } from 'zod';
import type { FunctionName } from '../../infra/functions.ts';
import { makeApiKey } from '../../shared/accounts/apiKey.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import { createDocumentClient } from '../../shared/storage/aws/documentClient.ts';
import { createDynamoAccountRecords } from '../../shared/storage/aws/dynamoAccountRecords.ts';
import { createDynamoAttachmentRecords } from '../../shared/storage/aws/dynamoAttachmentRecords.ts';
import { createDynamoDeletions } from '../../shared/storage/aws/dynamoDeletions.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import { createTable } from '../../shared/storage/local/createTable.ts';
import { keepInstances } from './keptInstances.ts';
import type { PackedFunctions } from './packedFunctions.ts';
import type { Invocation, PackedInstance } from './packedInstance.ts';
import { DATABASE_KEY, startRecordingAws } from './recordingAws.ts';
import type { RecordingAws } from './recordingAws.ts';
import { refusedEvent } from './refusedEvents.ts';

const CREATED_AT = '2026-01-01T00:00:00.000Z';
const TABLE = 'records';

/** Left by a process that died, long ago, for an account that no longer exists: an active one's would be renewed late. */
const EXPIRED: ProcessingAttachment = {
  accountId: 'gone',
  attachmentId: 'expired',
  storageId: 'expired',
  sha256: '',
  source: 'old.pdf',
  originalFilename: 'old.pdf',
  mimeType: 'application/pdf',
  sizeBytes: 1,
  uploadedAt: CREATED_AT,
  expiresAt: CREATED_AT,
  status: 'processing',
  claimedAt: CREATED_AT,
};

const answerSchema = z.object({
  statusCode: z.int(),
  body: z.string().transform((text) => (text.startsWith('%PDF-') ? text : (JSON.parse(text) as unknown))),
});

interface Request {
  readonly body?: Buffer | object;
  readonly contentType?: string;
  /** For the attachment in the path. */
  readonly id?: string;
  /** The page in the path. */
  readonly page?: string;
}

interface Answered {
  readonly statusCode: number;
  readonly answer: unknown;
}

interface Refusal extends Invocation {
  /** Calls of AWS until then. */
  readonly calls: number;
}

export interface PackedService {
  readonly aws: RecordingAws;
  /** What each function said to an event that it refuses, before any other: asked when its first instance starts. */
  readonly refusals: ReadonlyMap<FunctionName, Promise<Refusal>>;
  /** In an instance that is kept for the next call. Signs with the function's name, so that its calls can be told apart. */
  invoke(name: FunctionName, event: object): Promise<Invocation>;
  /** @throws Error with the function's log if it gives a message back */
  invokeByQueue(name: FunctionName, bodies: readonly string[]): Promise<unknown>;
  /** @throws Error with the function's log if it answers 5xx */
  request(name: FunctionName, request: Request): Promise<Answered>;
  upload(bytes: Uint8Array, attachmentId: string): Promise<Answered>;
  /** Of the account. */
  readonly apiKey: string;
  /** Where the packed programs find the AWS that they call. */
  readonly environment: Readonly<Record<string, string>>;
  /** Claims `address-<n>` for each, as the endpoint does; resolves to the bodies of their messages. */
  claimAddresses(...urls: string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** There is an account, one attachment that has expired, and one interrupted deletion. */
export async function startPackedService(packed: Pick<PackedFunctions, 'start'>): Promise<PackedService> {
  const aws = await startRecordingAws({ callFunction: async (name, event) => (await invoke(name, event)).answer });
  const apiKey = await fillTable(aws.url);

  const environment = {
    AWS_ENDPOINT_URL: aws.url,
    CONVERT_QUEUE_URL: `${aws.url}/123456789012/convert`,
    READ_QUEUE_URL: `${aws.url}/123456789012/read`,
    SPEECH_QUEUE_URL: `${aws.url}/123456789012/speech`,
    RENDER_QUEUE_URL: `${aws.url}/123456789012/render`,
    // The test delivers what a queue carries, after the request.
    PREPARE_WAIT_MS: '1',
    SPEECH_RECOGNITION: 'transcribe',
    TABLE_NAME: TABLE,
    BUCKET_NAME: 'files',
  };
  const refusals = new Map<FunctionName, Promise<Refusal>>();

  async function refuse(name: FunctionName, instance: PackedInstance, event: object): Promise<Refusal> {
    const invocation = await instance.invoke(event);
    return { ...invocation, calls: aws.calls.filter(({ by }) => by === name).length };
  }

  const instances = keepInstances((name) => {
    const instance = packed.start(name, { ...environment, AWS_ACCESS_KEY_ID: name });
    const event = refusedEvent(name);
    if (event && !refusals.has(name)) {
      const refusal = refuse(name, instance, event);
      // Told to the test that asks for it.
      refusal.catch(() => undefined);
      refusals.set(name, refusal);
    }
    return instance;
  });
  const invoke = (name: FunctionName, event: object): Promise<Invocation> => instances.invoke(name, event);

  async function request(
    name: FunctionName,
    { body, contentType = 'application/json', id, page }: Request,
  ): Promise<Answered> {
    const event = {
      httpMethod: 'POST',
      path: `/${name}`,
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': contentType },
      pathParameters: id === undefined ? null : { id, n: page },
      requestContext: { requestId: 'request-1' },
      body: body === undefined ? null : Buffer.isBuffer(body) ? body.toString('base64') : JSON.stringify(body),
      isBase64Encoded: Buffer.isBuffer(body),
    };
    const invocation = await invoke(name, event);
    const { statusCode, body: answer } = answerSchema.parse(invocation.answer);
    if (statusCode >= 500) throw new Error(invocation.log);
    return { statusCode, answer };
  }

  return {
    aws,
    refusals,
    apiKey,
    environment,
    invoke,
    request,
    async invokeByQueue(name, bodies) {
      const Records = bodies.map((body, index) => ({ messageId: `message-${index}`, body }));
      const { answer, log } = await invoke(name, { Records });
      if (JSON.stringify(answer).includes('itemIdentifier')) throw new Error(log);
      return answer;
    },
    async upload(bytes, attachmentId) {
      const form = new FormData();
      form.set('attachmentId', attachmentId);
      form.set('file', new Blob([Buffer.from(bytes)]), 'harbour');
      const encoded = new Response(form);
      const body = Buffer.from(await encoded.arrayBuffer());
      return request('prepareAttachments', { body, contentType: encoded.headers.get('content-type')! });
    },
    claimAddresses: (...urls) => claimAddresses(aws.url, urls),
    async close() {
      await instances.close();
      await aws.close();
    },
  };
}

async function claimAddresses(endpoint: string, urls: readonly string[]): Promise<string[]> {
  const access = openTable(endpoint);
  const deletions = createDynamoDeletions(access);
  const attachments = createDynamoAttachmentRecords(access, { clock: systemClock, deletions });
  const messages = urls.map(async (url, i) => {
    const identity = { accountId: 'acme', attachmentId: `address-${i}`, storageId: `address${i}` };
    const now = new Date().toISOString();
    const origin = { url, domain: '127.0.0.1', cacheKey: `key${i}` };
    const expiresAt = '2099-01-01T00:00:00.000Z';
    await attachments.claim({ ...EXPIRED, ...identity, origin, expiresAt, claimedAt: now, queuedAt: now }, CREATED_AT);
    return JSON.stringify(identity);
  });
  const sent = await Promise.all(messages);
  access.client.destroy();
  return sent;
}

function openTable(endpoint: string): TableAccess {
  const credentials = { accessKeyId: DATABASE_KEY, secretAccessKey: DATABASE_KEY };
  return { client: createDocumentClient({ endpoint, region: 'eu-central-1', credentials }), table: TABLE };
}

/** Creates the table with an account in it, an attachment that has expired and an interrupted deletion. Resolves to a key of the account. */
export async function fillTable(endpoint: string): Promise<string> {
  const access = openTable(endpoint);
  const { client } = access;
  await createTable(access);
  const accounts = createDynamoAccountRecords(access);
  await accounts.createAccount({ accountId: 'acme', status: 'active', createdAt: CREATED_AT, retention: 'standard' });
  const { key, record } = makeApiKey({ accountId: 'acme', createdAt: CREATED_AT });
  await accounts.putKey(record);
  const deletions = createDynamoDeletions(access);
  await deletions.begin({ accountId: 'acme', attachmentId: 'old', storageId: 'cutoff', finishAfter: CREATED_AT });
  await createDynamoAttachmentRecords(access, { clock: systemClock, deletions }).claim(EXPIRED, CREATED_AT);
  client.destroy();
  return key;
}
