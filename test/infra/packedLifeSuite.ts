/** The life of an attachment through the packed functions, each in its own process, with nothing but what its role allows. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import sharp from 'sharp';
import { z } from 'zod';
import { FUNCTION_NAMES } from '../../infra/functions.ts';
import { receiptEnvelopeSchema, receiptKeysSchema } from '../../shared/contract/receipt.ts';
import { openEnvelope } from '../../shared/receipts/envelope.ts';
import { scanPdf } from '../support/pagePicture.ts';
import { readerForTests, sourceOf } from '../support/readPdf.ts';
import { transcriptFile } from '../support/fakeTranscribe.ts';
import { makeRecording, subRip } from '../support/recordings.ts';
import { textPdf } from '../support/textPdf.ts';
import type { PackedFunctions } from './packedFunctions.ts';
import { startPackedGateway } from './packedGateway.ts';
import { startPackedService } from './packedService.ts';
import type { PackedService } from './packedService.ts';
import { DATABASE_KEY } from './recordingAws.ts';
import { describeRefusals } from './refusalSuite.ts';
import { allows, rolePolicies } from './rolePolicies.ts';
import { synthesise } from './synthesised.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911 after the great storm.';

const reader = readerForTests();

/** A scan of the first page at 216 dots per inch, as PNG. */
async function pictureOf(pdf: Uint8Array): Promise<Uint8Array> {
  const { width, height, pixels } = await reader.render(sourceOf(pdf), { pageNumber: 1, scale: 3 });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Nine pages with one word each. */
async function longScan(): Promise<Uint8Array> {
  const picture = await pictureOf(await textPdf([['Harbour']]));
  return scanPdf(Array<Uint8Array>(9).fill(picture));
}

interface ToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** As the official client does. */
async function callTool(address: URL, headers: Record<string, string>, asked: ToolCall): Promise<string> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  try {
    return JSON.stringify(await client.callTool({ ...asked, arguments: { ...asked.arguments } }));
  } finally {
    await client.close();
  }
}

/** As clients of the first revision did: without a header that names it. */
async function callAsBefore(address: URL, headers: Record<string, string>, asked: ToolCall): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: asked }),
  });
  return response.text();
}

export function describePackedLife(packed: () => PackedFunctions): void {
  let service: PackedService;

  beforeAll(async () => {
    service = await startPackedService(packed());
  });

  afterAll(() => service.close());

  /** Bodies of the queue's messages, oldest first. */
  const queued = (name: string): string[] =>
    service.aws.messages.filter(({ queue }) => queue === name).map(({ body }) => body);

  describe('the packed service', () => {
    it('prepares a PDF: text by page, and a message for its images', async () => {
      const { statusCode, answer } = await service.upload(await textPdf([[SENTENCE], ['Second page.']]), 'a1');
      expect({ statusCode, answer }).toMatchObject({
        statusCode: 200,
        answer: { attachmentId: 'a1', status: 'ready', deepTextPages: [SENTENCE, 'Second page.'] },
      });
      expect(service.aws.messages).toHaveLength(1);
    });

    it('draws the page images', async () => {
      expect(await service.invokeByQueue('renderPages', queued('render'))).toEqual({ batchItemFailures: [] });
      const images = [...service.aws.objects].filter(([key]) => key.includes('/pages/'));
      expect(images).toHaveLength(2);
      for (const [, bytes] of images) expect((await sharp(bytes).metadata()).format).toBe('png');
    });

    it('verifies a quotation and draws the proof', async () => {
      const citations = {
        true: { sourceContext: SENTENCE },
        false: { sourceContext: SENTENCE.replace('1911', '1912') },
      };
      const { statusCode, answer } = await service.request('verifyCitations', {
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

    it.each(['2026-07-28', '2024-11-05'])(
      'lets an agent verify by its tools, in the revision %s of their protocol',
      async (revision) => {
        const gateway = await startPackedGateway(service);
        try {
          const quotations = [{ text: SENTENCE.replace('1911', '1912') }];
          const asked = { name: 'verify_quotations', arguments: { quotations, attachmentIds: ['a1'], proofs: 'none' } };
          const address = new URL(`${gateway.baseUrl}/mcp`);
          const headers = { Authorization: `Bearer ${service.apiKey}` };
          const answer =
            revision === '2024-11-05'
              ? await callAsBefore(address, headers, asked)
              : await callTool(address, headers, asked);
          expect(answer).toContain('The source says “1911”, not “1912”.');
        } finally {
          gateway.close();
        }
      },
    );

    it('reads it back with its verifications', async () => {
      const { answer } = await service.request('getAttachment', { body: { attachmentId: 'a1' } });
      expect(answer).toMatchObject({
        id: 'a1',
        pageImagesStatus: 'completed',
        verifications: { true: { status: 'found' } },
      });
    });

    it('checks what an answer quotes of it', async () => {
      const data = { answer: `It says “${SENTENCE}”`, attachmentIds: ['a1'] };
      const { statusCode, answer } = await service.request('verifyAnswer', { body: { data } });
      expect({ statusCode, answer }).toMatchObject({ statusCode: 200, answer: { summary: { found: 1 } } });
    });

    it('signs a verdict with a key that anybody can read', async () => {
      const data = { attachmentId: 'a1', citations: { one: { sourceContext: SENTENCE } }, receipt: true };
      const { answer } = await service.request('verifyCitations', { body: { data } });
      const { verifications } = z
        .object({ verifications: z.object({ one: z.object({ receipt: receiptEnvelopeSchema }) }) })
        .parse(answer);
      const keys = await service.request('receiptKeys', {});
      expect(openEnvelope(verifications.one.receipt, receiptKeysSchema.parse(keys.answer).keys)).toMatchObject({
        ok: true,
      });
    });

    it('leads to the image of a page', async () => {
      const { statusCode, answer } = await service.request('getPage', { id: 'a1', page: '2' });
      expect({ statusCode, answer }).toMatchObject({ statusCode: 302, answer: { pageNumber: 2 } });
    });

    it('opens a link for whoever has it, and no other one', async () => {
      const { answer } = await service.request('getAttachment', { body: { attachmentId: 'a1' } });
      const { originalDownload } = z
        .object({ originalDownload: z.object({ link: z.object({ url: z.url() }) }) })
        .parse(answer);
      const { origin, pathname, searchParams } = new URL(originalDownload.link.url);
      expect(origin).toBe('https://links.example');
      const open = async (path: string) => {
        const event = { httpMethod: 'GET', path, queryStringParameters: Object.fromEntries(searchParams) };
        const { answer: opened } = await service.invoke('openLink', {
          ...event,
          headers: {},
          requestContext: { requestId: 'request-1' },
        });
        return z.object({ statusCode: z.int(), headers: z.record(z.string(), z.string()) }).parse(opened);
      };
      const { statusCode, headers } = await open(pathname.replace('/prod', ''));
      expect(statusCode).toBe(302);
      const file = await fetch(headers.Location);
      expect((await file.text()).startsWith('%PDF-')).toBe(true);
      expect((await open(pathname.replace(/^\/prod(.*)original/, '$1rendition.pdf'))).statusCode).toBe(404);
    });

    it('writes the verdicts into the document', async () => {
      const { statusCode, answer } = await service.request('annotateDocument', { id: 'a1' });
      expect(statusCode).toBe(200);
      // Additions are appended to the file.
      expect(String(answer).match(/%%EOF/g)).toHaveLength(2);
    });

    it('extends it', async () => {
      const { statusCode, answer } = await service.request('extendAttachment', {
        body: { duration: 'month' },
        id: 'a1',
      });
      expect({ statusCode, answer }).toMatchObject({ statusCode: 200, answer: { attachmentId: 'a1' } });
    });

    it('notes that images which failed for good will not come', async () => {
      await service.upload(await textPdf([['Another document.']]), 'a2');
      expect(await service.invokeByQueue('failRenderPages', queued('render').slice(-1))).toEqual({
        batchItemFailures: [],
      });
      const { answer } = await service.request('getAttachment', { body: { attachmentId: 'a2' } });
      expect(answer).toMatchObject({ pageImagesStatus: 'failed' });
    });

    it('reads a picture by OCR and finds a quotation in it', async () => {
      const { answer } = await service.upload(await pictureOf(await textPdf([[SENTENCE]])), 'a3');
      expect(answer).toMatchObject({ status: 'ready', deepTextPages: [SENTENCE] });
      const citations = { one: { sourceContext: SENTENCE } };
      const verified = await service.request('verifyCitations', { body: { data: { attachmentId: 'a3', citations } } });
      expect(verified.answer).toMatchObject({ verifications: { one: { status: 'found' } } });
    });

    it('spreads a long scan over messages, and keeps what was read where a part fails for good', async () => {
      const waiting = await service.upload(await longScan(), 'a4').catch((error: unknown) => String(error));
      expect(waiting).toContain('service-unavailable');
      const parts = queued('read');
      expect(parts).toHaveLength(2);
      await service.invokeByQueue('failReadPages', parts.slice(1));
      const { answer: midway } = await service.request('getAttachment', { body: { attachmentId: 'a4' } });
      expect(midway).toMatchObject({ status: 'processing', progress: { pagesRead: 5, pageCount: 9 } });
      await service.invokeByQueue('readPages', parts.slice(0, 1));
      const { answer } = await service.request('getAttachment', { body: { attachmentId: 'a4' } });
      const deepTextPages = Array.from({ length: 9 }, (_, i) => (i < 5 ? 'Harbour' : ''));
      expect(answer).toMatchObject({ status: 'ready', deepTextPages });
    });

    it('refuses an address that leads inside, and tells of a conversion that failed for good', async () => {
      const [refused, failed] = await service.claimAddresses('http://127.0.0.1/', 'http://127.0.0.1/');
      expect(await service.invokeByQueue('convertDocument', [refused])).toEqual({ batchItemFailures: [] });
      expect(await service.invokeByQueue('failConversion', [failed])).toEqual({ batchItemFailures: [] });
      const [gone, error] = await Promise.all(
        ['address-0', 'address-1'].map((attachmentId) => service.request('getAttachment', { body: { attachmentId } })),
      );
      expect(gone.statusCode).toBe(404);
      expect(error.answer).toMatchObject({ status: 'error', error: expect.stringContaining('on our side') as string });
    });

    it('reads the subtitles of a film and finds when a quotation is spoken', async () => {
      const film = await makeRecording({ subtitles: subRip([[1, 2, SENTENCE]]), seconds: 3 });
      const { answer } = await service.upload(film, 'film');
      expect(answer).toMatchObject({ status: 'ready', deepTextPages: [SENTENCE] });
      const citations = { one: { sourceContext: SENTENCE } };
      const verified = await service.request('verifyCitations', {
        body: { data: { attachmentId: 'film', citations } },
      });
      expect(verified.answer).toMatchObject({
        verifications: { one: { status: 'found', media: { startTime: 1 }, evidence: { dimensions: { width: 640 } } } },
      });
    });

    it('has the speech of a recording recognised, and keeps nothing of the work', async () => {
      const sound = await makeRecording({ container: 'mp3', seconds: 4 });
      for (const id of ['talk', 'lost']) {
        const waiting = await service.upload(sound, id).catch((error: unknown) => String(error));
        expect(waiting).toContain('service-unavailable');
      }
      const [talk, lost] = queued('speech');
      await service.invokeByQueue('recogniseSpeech', [talk]);
      const [name] = service.aws.transcribe.jobs.keys();
      service.aws.transcribe.complete(
        name,
        transcriptFile([['Fifteen', 1, 1.5, 0.99], ['ferries', 1.5, 2, 0.98], '.']),
      );
      await service.invokeByQueue('recogniseSpeech', queued('speech').slice(-1));
      const { answer } = await service.request('getAttachment', { body: { attachmentId: 'talk' } });
      expect(answer).toMatchObject({ status: 'ready', deepTextPages: ['Fifteen ferries.'] });
      const citations = { one: { sourceContext: 'fifteen ferries' } };
      const verified = await service.request('verifyCitations', {
        body: { data: { attachmentId: 'talk', citations } },
      });
      expect(verified.answer).toMatchObject({
        verifications: { one: { status: 'found', media: { startTime: 1 } } },
      });
      expect(service.aws.transcribe.jobs.size).toBe(0);

      await service.invokeByQueue('failSpeech', [lost]);
      const failed = await service.request('getAttachment', { body: { attachmentId: 'lost' } });
      expect(failed.answer).toMatchObject({ status: 'error', error: expect.stringContaining('on our side') as string });
      expect(
        [...service.aws.objects.keys()].filter((key) => key.includes('/reading/') && key.includes('sound')),
      ).toEqual([]);
    });

    it('deletes it with every file', async () => {
      for (const id of ['a1', 'a2', 'a3', 'a4', 'film', 'talk', 'lost']) {
        expect(await service.request('deleteAttachment', { id })).toMatchObject({
          statusCode: 200,
          answer: { deleted: true },
        });
      }
      expect(await service.request('getAttachment', { body: { attachmentId: 'a1' } })).toMatchObject({
        statusCode: 404,
      });
      expect([...service.aws.objects.keys()]).toEqual([]);
    });

    it('sweeps what has expired and finishes a deletion that was cut off', async () => {
      expect(await service.invoke('sweepExpired', {})).toMatchObject({ answer: { expired: 1, finishedDeletions: 1 } });
    });

    it('lists what there is', async () => {
      const { statusCode, answer } = await service.request('listAttachments', {});
      expect({ statusCode, answer }).toMatchObject({
        statusCode: 200,
        answer: { attachments: expect.any(Array) as unknown },
      });
    });

    it('never called AWS for anything that the role of the function does not allow', () => {
      const policies = rolePolicies(synthesise());
      const ofFunctions = service.aws.calls.filter(({ by }) => by !== DATABASE_KEY);
      const refused = ofFunctions.filter((call) => !allows(policies.get(call.by) ?? [], call));
      expect(refused).toEqual([]);
      // The console shows a page to everybody, and the renderer renders what it is given: they reach nothing.
      expect(new Set(ofFunctions.map(({ by }) => by))).toEqual(
        new Set(FUNCTION_NAMES.filter((name) => !['console', 'renderDocument'].includes(name))),
      );
    });
  });

  describeRefusals(() => service);
}
