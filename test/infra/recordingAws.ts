/**
 * As much of AWS as the packed functions call, on one port of this machine: DynamoDB (the embedded one, passed through), S3 and
 * SQS in memory. It records every call with its caller, so that the roles can be checked against it, and refuses what it is told
 * to.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { FUNCTION_NAMES, type FunctionName } from '../../infra/functions.ts';
import { JOB_NAME_PREFIX } from '../../shared/speech/aws/jobNames.ts';
import { startDatabaseServer } from '../../shared/storage/local/databaseServer.ts';
import { createFakeTranscribe, type FakeTranscribe } from '../support/fakeTranscribe.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { Call } from './rolePolicies.ts';
import { signedForm } from './signedForm.ts';
import { createUploadsInParts, stepOfUpload } from './uploadsInParts.ts';

/** The key that the embedded database accepts. */
export const DATABASE_KEY = 'database';
const BUCKET_PATH = '/files';
const ASSETS_PATH = '/assets/';

export interface RecordedCall extends Call {
  /** The access key that signed the request. */
  readonly by: string;
}

export interface SentMessage {
  /** The last part of the queue's address. */
  readonly queue: string;
  readonly body: string;
}

export interface RecordingAws {
  readonly url: string;
  readonly calls: readonly RecordedCall[];
  /** Oldest first. */
  readonly messages: readonly SentMessage[];
  readonly objects: ReadonlyMap<string, Buffer>;
  readonly transcribe: FakeTranscribe;
  close(): Promise<void>;
}

const INVOCATION = /^\/2015-03-31\/functions\/(\w+)\/invocations$/;

/** What `rolePolicies` calls them. */
const INDEX_NAMES: Readonly<Record<string, string>> = { gsi1: 'index', gsi2: 'account index' };

const dynamoRequest = z.object({
  IndexName: z.string().optional(),
  Key: z.object({ pk: z.object({ S: z.string() }) }).optional(),
  Item: z.looseObject({ pk: z.object({ S: z.string() }) }).optional(),
  /** For a listing by partition. */
  ExpressionAttributeValues: z.looseObject({ ':pk': z.object({ S: z.string() }).optional() }).optional(),
});
const sqsRequest = z.object({
  QueueUrl: z.string(),
  Entries: z.array(z.object({ Id: z.string(), MessageBody: z.string() })),
});

/** The one secret that there is. */
const SECRET = 'a secret of sixty-four characters';
const secretsRequest = z.object({ SecretId: z.string() });

const transcribeRequest = z.object({
  TranscriptionJobName: z.string(),
  OutputBucketName: z.string().optional(),
  OutputKey: z.string().optional(),
});

interface Options {
  /** Whether the caller's role allows it; what it does not allow is answered as AWS does, and not done. */
  readonly permits?: (call: RecordedCall) => boolean;
  /** By key: what a deployment put into its asset bucket. */
  readonly assets?: ReadonlyMap<string, Buffer>;
  /** Called with each message. */
  readonly deliver?: (message: SentMessage) => void;
  /** The answer of a function that another one calls. */
  readonly callFunction?: (name: FunctionName, event: object) => Promise<unknown>;
}

class AccessDenied extends Error {
  constructor({ by, action, resource }: RecordedCall) {
    super(`${by} is not authorized to perform: ${action} on resource: ${resource}`);
  }
}

export async function startRecordingAws({
  permits = () => true,
  assets = new Map<string, Buffer>(),
  deliver,
  callFunction = () => Promise.reject(new Error('Nobody answers.')),
}: Options = {}): Promise<RecordingAws> {
  const folder = await temporaryFolder();
  const database = await startDatabaseServer(folder.path, DATABASE_KEY);
  const calls: RecordedCall[] = [];
  const note = (call: RecordedCall): void => {
    calls.push(call);
    if (call.by !== DATABASE_KEY && !permits(call)) throw new AccessDenied(call);
  };
  const messages: SentMessage[] = [];
  const objects = new Map<string, Buffer>();
  const inParts = createUploadsInParts((key, bytes) => objects.set(key, bytes));

  const transcribe = createFakeTranscribe((_bucket, key, bytes) => objects.set(key, bytes));

  function serveTranscribe(target: string, body: Buffer, by: string): Answer {
    const {
      TranscriptionJobName,
      OutputBucketName,
      OutputKey = '',
    } = transcribeRequest.parse(JSON.parse(body.toString()));
    const action = `transcribe:${target.split('.')[1]}`;
    if (OutputBucketName === undefined) {
      const isOwn = TranscriptionJobName.startsWith(JOB_NAME_PREFIX);
      note({ by, action, resource: isOwn ? 'own transcriptions' : TranscriptionJobName, context: {} });
    } else {
      const bucket = OutputBucketName === BUCKET_PATH.slice(1) ? 'bucket' : OutputBucketName;
      const context = { 'transcribe:OutputBucketName': [bucket], 'transcribe:OutputKey': [OutputKey] };
      note({ by, action, resource: 'any job', context });
      // It reads and writes with the caller's own rights.
      note({ by, action: 's3:PutObject', resource: OutputKey, context: {} });
    }
    return { ...transcribe.answer(target, body), type: 'application/x-amz-json-1.1' };
  }

  async function serveDynamo(request: IncomingMessage, body: Buffer, by: string): Promise<Answer> {
    const target = String(request.headers['x-amz-target']);
    const { IndexName, Key, Item, ExpressionAttributeValues } = dynamoRequest.parse(JSON.parse(body.toString()));
    const leadingKey = (Key ?? Item)?.pk.S ?? ExpressionAttributeValues?.[':pk']?.S;
    note({
      by,
      action: `dynamodb:${target.split('.')[1]}`,
      resource: IndexName === undefined ? 'table' : INDEX_NAMES[IndexName],
      context: leadingKey === undefined ? {} : { 'dynamodb:LeadingKeys': [leadingKey] },
    });
    const answer = await fetch(`http://127.0.0.1:${String(database.port)}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': target,
        'x-amz-date': String(request.headers['x-amz-date']),
        authorization: String(request.headers.authorization).replace(/Credential=[^/]+/, `Credential=${DATABASE_KEY}`),
      },
      body,
    });
    const text = await answer.text();
    return { status: answer.status, type: 'application/x-amz-json-1.0', body: text };
  }

  function serveSecrets(body: Buffer, by: string): Answer {
    const { SecretId } = secretsRequest.parse(JSON.parse(body.toString()));
    note({
      by,
      action: 'secretsmanager:GetSecretValue',
      resource: `${SecretId.replace(/s$/, '')} secret`,
      context: {},
    });
    const text = JSON.stringify({ ARN: SecretId, SecretString: SECRET });
    return { status: 200, type: 'application/x-amz-json-1.1', body: text };
  }

  function serveSqs(body: Buffer, by: string): Answer {
    const { Entries, QueueUrl } = sqsRequest.parse(JSON.parse(body.toString()));
    const queue = QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1);
    note({ by, action: 'sqs:SendMessage', resource: `${queue} jobs`, context: {} });
    const sent = Entries.map(({ MessageBody }) => ({ queue, body: MessageBody }));
    messages.push(...sent);
    sent.forEach((message) => deliver?.(message));
    const Successful = Entries.map(({ Id, MessageBody }) => ({
      Id,
      MessageId: Id,
      // The SDK compares it with its own.
      MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
    }));
    return { status: 200, type: 'application/x-amz-json-1.0', body: JSON.stringify({ Successful, Failed: [] }) };
  }

  function serveS3({ method, url = '' }: IncomingMessage, body: Buffer, by: string): Answer {
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const key = decodeURIComponent(pathname.slice(BUCKET_PATH.length + 1));
    const record = (action: string, resource: string, context: Call['context'] = {}): void => {
      note({ by, action, resource, context });
    };
    if (pathname.startsWith(ASSETS_PATH)) {
      record('s3:GetObject', 'own asset');
      const asset = assets.get(decodeURIComponent(pathname.slice(ASSETS_PATH.length)));
      return asset === undefined ? missing() : { status: 200, type: 'application/octet-stream', body: asset };
    }
    if (searchParams.has('delete')) {
      for (const [, deleted] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) {
        record('s3:DeleteObject', deleted);
        objects.delete(deleted);
      }
      return xml(200, '<DeleteResult/>');
    }
    if (searchParams.has('list-type')) {
      const prefix = searchParams.get('prefix') ?? '';
      record('s3:ListBucket', 'bucket', { 's3:prefix': [prefix] });
      const found = [...objects].filter(([name]) => name.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
      const contents = found.map(
        ([name, { length }]) =>
          `<Contents><Key>${name}</Key><Size>${String(length)}</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
      );
      return xml(200, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`);
    }
    const step = stepOfUpload(method, searchParams);
    if (step !== undefined) {
      record(step.kind === 'abort' ? 's3:AbortMultipartUpload' : 's3:PutObject', key);
      return xml(200, inParts(key, step, body));
    }
    switch (method) {
      case 'PUT':
        record('s3:PutObject', key);
        objects.set(key, body);
        return xml(200, '');
      case 'DELETE':
        record('s3:DeleteObject', key);
        objects.delete(key);
        return xml(204, '');
      default: {
        record('s3:GetObject', key);
        // S3 tells callers that may not list nothing about missing objects, not even that they are missing.
        if (!objects.has(key)) record('s3:ListBucket', 'bucket');
        const object = objects.get(key);
        return object === undefined ? missing() : { status: 200, type: 'application/octet-stream', body: object };
      }
    }
  }

  async function serveLambda({ url = '', headers }: IncomingMessage, body: Buffer, by: string): Promise<Answer> {
    const name = z.enum(FUNCTION_NAMES).parse(INVOCATION.exec(url)?.[1]);
    note({ by, action: 'lambda:InvokeFunction', resource: name === 'renderDocument' ? 'renderer' : name, context: {} });
    // As Lambda does for a function that is created so.
    if (headers['x-amz-tenant-id'] === undefined) throw new Error(`${name} was called without a tenant.`);
    const event = z.looseObject({}).parse(JSON.parse(body.toString()));
    return { status: 200, type: 'application/json', body: JSON.stringify(await callFunction(name, event)) };
  }

  async function serveForm({ headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const { key, by, file } = await signedForm(headers, body);
    note({ by, action: 's3:PutObject', resource: key, context: {} });
    if (file === undefined) return xml(400, '<Error><Code>EntityTooLarge</Code></Error>');
    objects.set(key, file);
    return xml(204, '');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    // For a signed link the address says it.
    const signed = request.headers.authorization ?? decodeURIComponent(request.url ?? '');
    const by = /Credential=([^/,\s]+)\//.exec(signed)?.[1] ?? 'nobody';
    const target = String(request.headers['x-amz-target'] ?? '');
    const answer = target.startsWith('DynamoDB')
      ? await serveDynamo(request, body, by)
      : target.startsWith('AmazonSQS')
        ? serveSqs(body, by)
        : target.startsWith('Transcribe')
          ? serveTranscribe(target, body, by)
          : target.startsWith('secretsmanager')
            ? serveSecrets(body, by)
            : INVOCATION.test(request.url ?? '')
              ? await serveLambda(request, body, by)
              : request.headers['content-type']?.startsWith('multipart/form-data')
                ? await serveForm(request, body)
                : serveS3(request, body, by);
    response.statusCode = answer.status;
    response.setHeader('content-type', answer.type);
    response.setHeader('etag', '"0"');
    // Node adds the length, which S3 always sends.
    response.end(answer.body);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (error instanceof AccessDenied) refuse(request, response, error);
      else response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls,
    messages,
    objects,
    transcribe,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await folder.remove();
    },
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

const missing = (): Answer => xml(404, '<Error><Code>NoSuchKey</Code><Message>There is no such key.</Message></Error>');

function refuse(request: IncomingMessage, response: ServerResponse, { message }: AccessDenied): void {
  if (request.headers['x-amz-target'] === undefined) {
    const body = `<Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`;
    response.writeHead(403, { 'content-type': 'application/xml' }).end(body);
  } else {
    const body = JSON.stringify({ __type: 'AccessDeniedException', message });
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
  }
}

const xml = (status: number, body: string): Answer => ({ status, type: 'application/xml', body });
