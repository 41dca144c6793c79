/** The README's tour, over HTTP: an attachment of every source type from its preparation to its deletion. Each step says what it saw. */
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { docx } from '../../support/officeFiles.ts';
import { transcriptFile, type FakeTranscribe } from '../../support/fakeTranscribe.ts';
import { pagePicture, scanPdf } from '../../support/pagePicture.ts';
import { makeRecording, subRip } from '../../support/recordings.ts';
import { largePdf } from '../../support/largePdf.ts';
import { textPdf } from '../../support/textPdf.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911 after the great storm.';
const ALTERED = SENTENCE.replace('1911', '1912');
/** More than are read at once: they go through the queue. */
const SCANNED_PAGES = 9;
/** Of a document that is stored in several parts. */
const LARGE_BYTES = 20 * 1024 * 1024;
/** How often an unready source is asked for again, as a client does. */
const ASKS = 60;
const ASK_AGAIN_MS = 2000;
/** What the recogniser hears, and how often it looks for work. */
const SPOKEN = transcriptFile([['Fifteen', 1, 1.5, 0.99], ['ferries', 1.5, 2, 0.98], '.']);
const RECOGNISER_MS = 100;

export interface TourContext {
  readonly serviceUrl: string;
  readonly apiKey: string;
  /** Publishes a file at an address that the service may visit. */
  readonly publish: (path: string, contentType: string, bytes: Uint8Array) => string;
  readonly transcribe: FakeTranscribe;
  readonly invokeSweep: () => Promise<unknown>;
}

const readyAnswer = z.looseObject({ attachmentId: z.string(), status: z.string(), deepTextPages: z.array(z.string()) });
const verifiedAnswer = z.looseObject({
  verifications: z.record(
    z.string(),
    z.looseObject({ status: z.string(), evidence: z.looseObject({ src: z.string() }).optional() }),
  ),
});
const linkedAnswer = z.looseObject({
  pageImagesStatus: z.string(),
  originalDownload: z.looseObject({ link: z.looseObject({ url: z.url() }) }),
});

export interface TourStep {
  readonly name: string;
  run(): Promise<void>;
}

export function tour({ serviceUrl, apiKey, publish, transcribe, invokeSweep }: TourContext): TourStep[] {
  const headers = { Authorization: `Bearer ${apiKey}` };
  const send = (method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Response> =>
    fetch(serviceUrl + path, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
  const json = async (response: Response): Promise<unknown> => {
    const text = await response.text();
    assert.equal(response.status, 200, text.slice(0, 1000));
    return JSON.parse(text);
  };
  /** Asks again while the service says that it is not done yet. */
  const prepared = async (ask: () => Promise<Response>): Promise<z.infer<typeof readyAnswer>> => {
    for (let asked = 1; ; asked++) {
      const response = await ask();
      if (response.status !== 503 || asked === ASKS) {
        const answer = readyAnswer.parse(await json(response));
        assert.equal(answer.status, 'ready', JSON.stringify(answer));
        return answer;
      }
      await response.arrayBuffer();
      await delay(ASK_AGAIN_MS);
    }
  };
  const upload = (attachmentId: string, bytes: Uint8Array, filename = 'harbour.pdf') =>
    prepared(() => {
      const body = new FormData();
      body.set('attachmentId', attachmentId);
      body.set('file', new Blob([Buffer.from(bytes)]), filename);
      return fetch(`${serviceUrl}/prepareAttachments`, { method: 'POST', headers, body });
    });
  const address = (attachmentId: string, url: string) =>
    prepared(() => send('POST', '/prepareAttachments', { attachmentId, url }));
  const verified = async (attachmentId: string, sentence = SENTENCE) => {
    const citations = { faithful: { sourceContext: sentence }, altered: { sourceContext: ALTERED } };
    const answer = await json(await send('POST', '/verifyCitations', { data: { attachmentId, citations } }));
    const { faithful, altered } = verifiedAnswer.parse(answer).verifications;
    assert.equal(faithful.status, 'found');
    assert.ok(faithful.evidence?.src.startsWith('data:image/'), 'There is no picture.');
    assert.notEqual(altered.status, 'found');
  };
  const attachment = async (attachmentId: string) =>
    linkedAnswer.parse(await json(await send('POST', '/getAttachment', { attachmentId })));

  return [
    {
      name: 'a PDF is prepared, and its pages are drawn over the queue',
      async run() {
        const { deepTextPages } = await upload('pdf', await textPdf([[SENTENCE], ['Second page.']]));
        assert.deepEqual(deepTextPages, [SENTENCE, 'Second page.']);
        for (let asked = 0; asked < ASKS && (await attachment('pdf')).pageImagesStatus !== 'completed'; asked++)
          await delay(ASK_AGAIN_MS);
        assert.equal((await attachment('pdf')).pageImagesStatus, 'completed');
      },
    },
    { name: 'a quotation of it is found, an altered one is not, each with its picture', run: () => verified('pdf') },
    {
      name: 'verdicts come line by line',
      async run() {
        const data = { attachmentId: 'pdf', citations: { one: { sourceContext: SENTENCE } }, receipt: true };
        const response = await send('POST', '/verifyCitations', { data }, { Accept: 'application/x-ndjson' });
        const lines = (await response.text()).trim().split('\n');
        assert.equal(response.status, 200);
        assert.ok(lines.length >= 2 && lines.every((line) => typeof JSON.parse(line) === 'object'));
      },
    },
    {
      name: 'a whole answer is checked',
      async run() {
        const data = { answer: `It says “${SENTENCE}” and “${ALTERED}”.`, attachmentIds: ['pdf'] };
        const answer = await json(await send('POST', '/verifyAnswer', { data }));
        const { summary } = z.looseObject({ summary: z.looseObject({ found: z.int() }) }).parse(answer);
        assert.equal(summary.found, 1);
      },
    },
    {
      name: 'links lead to the file and to a page, and need no key',
      async run() {
        const { originalDownload } = await attachment('pdf');
        const opened = await fetch(originalDownload.link.url);
        assert.ok((await opened.text()).startsWith('%PDF-'));
        assert.equal((await send('GET', '/attachments/pdf/pages/2')).status, 302);
      },
    },
    {
      name: 'the verdicts are written into the document',
      async run() {
        const response = await send('POST', '/attachments/pdf/annotated', {});
        assert.equal(response.status, 200);
        assert.ok((await response.text()).startsWith('%PDF-'));
      },
    },
    {
      name: 'the console, the keys of receipts and the list of attachments are handed out',
      async run() {
        for (const path of ['/console', '/.well-known/citation-receipts.json', '/attachments'])
          assert.equal((await send('GET', path)).status, 200, path);
      },
    },
    {
      name: 'an agent calls a tool',
      async run() {
        const call = {
          name: 'verify_quotations',
          arguments: { quotations: [{ text: ALTERED }], attachmentIds: ['pdf'], proofs: 'none' },
        };
        const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
        const response = await send('POST', '/mcp', body, { Accept: 'application/json, text/event-stream' });
        assert.match(await response.text(), /The source says “1911”, not “1912”\./);
      },
    },
    {
      name: 'a long scan is read over the queue',
      async run() {
        const picture = await (await pagePicture([SENTENCE])).png().toBuffer();
        const { deepTextPages } = await upload('scan', await scanPdf(Array<Uint8Array>(SCANNED_PAGES).fill(picture)));
        assert.deepEqual(deepTextPages, Array<string>(SCANNED_PAGES).fill(SENTENCE));
        await verified('scan');
      },
    },
    {
      name: 'a page of the web is converted by Chromium',
      async run() {
        const page = `<!doctype html><title>Harbour</title><p>${SENTENCE}`;
        const { deepTextPages } = await address('web', publish('/harbour.html', 'text/html', Buffer.from(page)));
        assert.ok(deepTextPages.join('\n').includes(SENTENCE), `Its text is ${JSON.stringify(deepTextPages)}.`);
        await verified('web');
      },
    },
    {
      name: 'an Office file is converted by LibreOffice, which comes from the bucket',
      async run() {
        const { deepTextPages } = await address(
          'office',
          publish('/harbour.docx', 'application/octet-stream', await docx(SENTENCE)),
        );
        assert.deepEqual(deepTextPages, [SENTENCE]);
        await verified('office');
      },
    },
    {
      name: 'the subtitles of a film are read',
      async run() {
        const film = await makeRecording({ subtitles: subRip([[1, 2, SENTENCE]]), seconds: 3 });
        assert.deepEqual((await upload('film', film, 'film.mp4')).deepTextPages, [SENTENCE]);
        await verified('film');
      },
    },
    {
      name: 'the deployment’s recogniser hears what is said',
      async run() {
        const sound = await makeRecording({ container: 'mp3', seconds: 4 });
        const recogniser = setInterval(() => {
          for (const [job, { status }] of transcribe.jobs) if (status !== 'COMPLETED') transcribe.complete(job, SPOKEN);
        }, RECOGNISER_MS);
        try {
          assert.deepEqual((await upload('talk', sound, 'talk.mp3')).deepTextPages, ['Fifteen ferries.']);
        } finally {
          clearInterval(recogniser);
        }
      },
    },
    {
      name: 'what the gateway does not take is sent to the container, over the same address',
      async run() {
        const pdf = await largePdf(SENTENCE, LARGE_BYTES);
        assert.deepEqual((await upload('large', pdf)).deepTextPages, [SENTENCE]);
        await verified('large');
        const { originalDownload } = await attachment('large');
        const stored = await (await fetch(originalDownload.link.url)).arrayBuffer();
        assert.equal(Buffer.compare(Buffer.from(stored), pdf), 0);
      },
    },
    {
      name: 'it is extended, listed and deleted, and its links with it',
      async run() {
        const { originalDownload } = await attachment('pdf');
        assert.equal((await send('POST', '/attachments/pdf/extend', { duration: 'month' })).status, 200);
        for (const id of ['pdf', 'scan', 'web', 'office', 'film', 'talk', 'large'])
          assert.equal((await send('DELETE', `/attachments/${id}`)).status, 200, id);
        assert.equal((await fetch(originalDownload.link.url)).status, 404);
      },
    },
    {
      name: 'what has expired is swept',
      async run() {
        const { expired } = z.looseObject({ expired: z.int() }).parse(await invokeSweep());
        assert.ok(expired >= 1);
      },
    },
  ];
}
