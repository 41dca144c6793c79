/** The life of an attachment through the packed functions, each in a process of its own, with nothing but what its role allows. */
import sharp from 'sharp';
import { z } from 'zod';
import type { FunctionName } from '../../infra/functions.ts';
import { makeApiKey } from '../../shared/accounts/apiKey.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { createDocumentClient } from '../../shared/storage/aws/documentClient.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import { createDynamoAccountRecords } from '../../shared/storage/aws/dynamoAccountRecords.ts';
import { createDynamoAttachmentRecords } from '../../shared/storage/aws/dynamoAttachmentRecords.ts';
import { createDynamoDeletions } from '../../shared/storage/aws/dynamoDeletions.ts';
import { createTable } from '../../shared/storage/local/createTable.ts';
import { readerForTests, sourceOf } from '../support/readPdf.ts';
import { textPdf } from '../support/textPdf.ts';
import type { Invocation, PackedFunctions } from './packedFunctions.ts';
import { DATABASE_KEY, startRecordingAws } from './recordingAws.ts';
import type { RecordingAws } from './recordingAws.ts';
import { allows, rolePolicies } from './rolePolicies.ts';
import { synthesise } from './synthesised.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911 after the great storm.';
const CREATED_AT = '2026-01-01T00:00:00.000Z';
const TABLE = 'records';

const reader = readerForTests();

/** Left by a process that died, long ago. */
const EXPIRED: ProcessingAttachment = {
  accountId: 'acme',
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

/** A scan of the first page at 216 dots an inch, as PNG. */
async function pictureOf(pdf: Uint8Array): Promise<Uint8Array> {
  const { width, height, pixels } = await reader.render(sourceOf(pdf), { pageNumber: 1, scale: 3 });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

export function describePackedLife(packedFunctions: () => PackedFunctions): void {
  let aws: RecordingAws;
  let apiKey: string;

  beforeAll(async () => {
    aws = await startRecordingAws();
    const client = createDocumentClient({
      endpoint: aws.url,
      region: 'eu-central-1',
      credentials: { accessKeyId: DATABASE_KEY, secretAccessKey: DATABASE_KEY },
    });
    await createTable({ client, table: TABLE });
    const access = { client, table: TABLE };
    const accounts = createDynamoAccountRecords(access);
    await accounts.createAccount({ accountId: 'acme', status: 'active', createdAt: CREATED_AT, retention: 'standard' });
    const { key, record } = makeApiKey({ accountId: 'acme', createdAt: CREATED_AT });
    await accounts.putKey(record);
    const deletions = createDynamoDeletions(access);
    await deletions.begin({ accountId: 'acme', attachmentId: 'old', storageId: 'cutoff', finishAfter: CREATED_AT });
    await createDynamoAttachmentRecords(access, { clock: systemClock, deletions }).claim(EXPIRED, CREATED_AT);
    client.destroy();
    apiKey = key;
  });

  afterAll(async () => {
    await aws.close();
  });

  /** Signs with the function's name, so that its calls can be told apart. */
  const invoke = async (name: FunctionName, event: object): Promise<Invocation> => {
    const environment = {
      AWS_ENDPOINT_URL: aws.url,
      AWS_ACCESS_KEY_ID: name,
      RENDER_QUEUE_URL: `${aws.url}/123456789012/jobs`,
      TABLE_NAME: TABLE,
      BUCKET_NAME: 'files',
    };
    return packedFunctions().invoke(name, event, environment);
  };

  const answerSchema = z.object({
    statusCode: z.int(),
    body: z.string().transform((text) => JSON.parse(text) as unknown),
  });

  interface Request {
    readonly body?: Buffer | object;
    readonly contentType?: string;
    readonly id?: string;
  }

  async function request(name: FunctionName, { body, contentType = 'application/json', id }: Request) {
    const event = {
      httpMethod: 'POST',
      path: `/${name}`,
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': contentType },
      pathParameters: id === undefined ? null : { id },
      requestContext: { requestId: 'request-1' },
      body: body === undefined ? null : Buffer.isBuffer(body) ? body.toString('base64') : JSON.stringify(body),
      isBase64Encoded: Buffer.isBuffer(body),
    };
    const invocation = await invoke(name, event);
    const { statusCode, body: answer } = answerSchema.parse(invocation.answer);
    if (statusCode >= 500) throw new Error(invocation.log);
    return { statusCode, answer };
  }

  async function upload(bytes: Uint8Array, attachmentId: string) {
    const form = new FormData();
    form.set('attachmentId', attachmentId);
    form.set('file', new Blob([Buffer.from(bytes)]), 'harbour');
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    return request('prepareAttachments', { body, contentType: encoded.headers.get('content-type')! });
  }

  async function invokeByQueue(name: FunctionName, bodies: readonly string[]): Promise<unknown> {
    const Records = bodies.map((body, index) => ({ messageId: `message-${index}`, body }));
    const { answer, log } = await invoke(name, { Records });
    if (JSON.stringify(answer).includes('itemIdentifier')) throw new Error(log);
    return answer;
  }

  describe('the packed service', () => {
    it('prepares a PDF: text by page, and a message for its images', async () => {
      const { statusCode, answer } = await upload(await textPdf([[SENTENCE], ['Second page.']]), 'a1');
      expect({ statusCode, answer }).toMatchObject({
        statusCode: 200,
        answer: { attachmentId: 'a1', status: 'ready', deepTextPages: [SENTENCE, 'Second page.'] },
      });
      expect(aws.messages).toHaveLength(1);
    });

    it('draws the page images', async () => {
      expect(await invokeByQueue('renderPages', aws.messages)).toEqual({ batchItemFailures: [] });
      const images = [...aws.objects].filter(([key]) => key.includes('/pages/'));
      expect(images).toHaveLength(2);
      for (const [, bytes] of images) expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    });

    it('verifies a quotation and draws the proof', async () => {
      const citations = {
        true: { sourceContext: SENTENCE },
        false: { sourceContext: SENTENCE.replace('1911', '1912') },
      };
      const { statusCode, answer } = await request('verifyCitations', {
        body: { data: { attachmentId: 'a1', citations } },
      });
      expect(statusCode).toBe(200);
      expect(answer).toMatchObject({
        verifications: {
          true: { status: 'found', evidence: { src: expect.stringMatching(/^data:image\/avif;base64,/) as string } },
          false: { status: expect.not.stringMatching(/^found$/) as string },
        },
      });
    });

    it('reads it back with its verifications', async () => {
      const { answer } = await request('getAttachment', { body: { attachmentId: 'a1' } });
      expect(answer).toMatchObject({
        id: 'a1',
        pageImagesStatus: 'completed',
        verifications: { true: { status: 'found' } },
      });
    });

    it('extends it', async () => {
      const { statusCode, answer } = await request('extendAttachment', { body: { duration: 'month' }, id: 'a1' });
      expect({ statusCode, answer }).toMatchObject({ statusCode: 200, answer: { attachmentId: 'a1' } });
    });

    it('notes that images which failed for good will not come', async () => {
      await upload(await textPdf([['Another document.']]), 'a2');
      expect(await invokeByQueue('failRenderPages', aws.messages.slice(-1))).toEqual({ batchItemFailures: [] });
      const { answer } = await request('getAttachment', { body: { attachmentId: 'a2' } });
      expect(answer).toMatchObject({ pageImagesStatus: 'failed' });
    });

    it('reads a picture by OCR and finds a quotation in it', async () => {
      const { answer } = await upload(await pictureOf(await textPdf([[SENTENCE]])), 'a3');
      expect(answer).toMatchObject({ status: 'ready', deepTextPages: [SENTENCE] });
      const citations = { one: { sourceContext: SENTENCE } };
      const verified = await request('verifyCitations', { body: { data: { attachmentId: 'a3', citations } } });
      expect(verified.answer).toMatchObject({ verifications: { one: { status: 'found' } } });
    });

    it('deletes it with every file', async () => {
      for (const id of ['a1', 'a2', 'a3']) {
        expect(await request('deleteAttachment', { id })).toMatchObject({ statusCode: 200, answer: { deleted: true } });
        expect(await request('getAttachment', { body: { attachmentId: id } })).toMatchObject({ statusCode: 404 });
      }
      expect([...aws.objects.keys()]).toEqual([]);
    });

    it('sweeps what has expired and finishes a deletion that was cut off', async () => {
      expect(await invoke('sweepExpired', {})).toMatchObject({ answer: { expired: 1, finishedDeletions: 1 } });
    });

    it('never called AWS for anything that the role of the function does not allow', () => {
      const policies = rolePolicies(synthesise());
      const ofFunctions = aws.calls.filter(({ by }) => by !== DATABASE_KEY);
      const refused = ofFunctions.filter((call) => !allows(policies.get(call.by) ?? [], call));
      expect(refused).toEqual([]);
      expect(new Set(ofFunctions.map(({ by }) => by)).size).toBe(8);
    });
  });
}
