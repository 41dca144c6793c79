/** The recogniser in AWS, through AWS's own client, against a server that speaks Transcribe's protocol. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import { createTranscribeRecogniser } from '../../../shared/speech/aws/transcribeRecogniser.ts';
import { readTranscriptFile } from '../../../shared/speech/aws/transcriptFile.ts';
import type { SpeechRecogniser, SpeechStretch } from '../../../shared/speech/speechRecogniser.ts';
import { createFakeTranscribe, transcriptFile, type FakeTranscribe } from '../../support/fakeTranscribe.ts';

const BUCKET = 'files';
const READING = 'sources/acme/s1/reading/';

describe('Amazon Transcribe', () => {
  const objects = new Map<string, Uint8Array>();
  let server: Server;
  let fake: FakeTranscribe;
  let endpoint: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const answer = fake.answer(String(request.headers['x-amz-target']), body);
        response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1' }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.env.AWS_ACCESS_KEY_ID = 'test';
    process.env.AWS_SECRET_ACCESS_KEY = 'test';
  });
  afterAll(() => {
    delete process.env.AWS_ACCESS_KEY_ID;
    delete process.env.AWS_SECRET_ACCESS_KEY;
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    objects.clear();
    fake = createFakeTranscribe((bucket, key, bytes) => {
      expect(bucket).toBe(BUCKET);
      objects.set(key, bytes);
    });
  });

  const files = {
    get: (key: string) => Promise.resolve(objects.get(key)),
    put: (key: string, body: unknown) => {
      objects.set(key, body as Uint8Array);
      return Promise.resolve();
    },
  };
  const recogniser = (...languages: string[]): SpeechRecogniser =>
    createTranscribeRecogniser({ endpoint, region: 'eu-central-1', bucket: BUCKET, files, languages });
  const stretch: SpeechStretch = {
    accountId: 'acme',
    storageId: 's1',
    part: 0,
    startMs: 0,
    endMs: 60_000,
    durationMs: 60_000,
    sound: ({ startMs, endMs, format }) => Promise.resolve(Buffer.from(`${format} ${startMs}-${endMs}`)),
  };
  const orders = () => [...fake.jobs.values()].map(({ order }) => order);

  it('is given the sound as FLAC, and told to write beside it', async () => {
    expect(await recogniser().begin(stretch)).toEqual({ kind: 'underWay' });
    expect(Buffer.from(objects.get(`${READING}sound-00000.flac`)!).toString()).toBe('flac 0-60000');
    expect(orders()).toEqual([
      {
        TranscriptionJobName: 'citation-s1-0',
        Media: { MediaFileUri: `s3://${BUCKET}/${READING}sound-00000.flac` },
        MediaFormat: 'flac',
        OutputBucketName: BUCKET,
        OutputKey: `${READING}transcript-00000.json`,
        IdentifyMultipleLanguages: true,
      },
    ]);
  });

  it.each([
    [['de-DE'], { LanguageCode: 'de-DE' }],
    [['de-DE', 'en-US'], { IdentifyMultipleLanguages: true, LanguageOptions: ['de-DE', 'en-US'] }],
  ])('expects the languages %j', async (languages, expected) => {
    await recogniser(...languages).begin(stretch);
    expect(orders()).toMatchObject([expected]);
  });

  it('is begun once, however often it is asked to', async () => {
    await recogniser().begin(stretch);
    expect(await recogniser().begin(stretch)).toEqual({ kind: 'underWay' });
    expect(fake.jobs.size).toBe(1);
  });

  it('tells how far it is, and then the words with their times and how sure it is', async () => {
    await recogniser().begin(stretch);
    expect(await recogniser().look(stretch)).toEqual({ kind: 'underWay' });
    fake.complete('citation-s1-0', transcriptFile([['Costs', 0.5, 0.9, 0.998], ['fell', 0.9, 1.25, 0.61], '.']));
    expect(await recogniser().look(stretch)).toEqual({
      kind: 'recognised',
      words: [
        { text: 'Costs', startMs: 500, endMs: 900, confidence: 99.8 },
        { text: 'fell.', startMs: 900, endMs: 1250, confidence: 61 },
      ],
    });
  });

  it('forgets a job when it is done, and says so as long as it is not', async () => {
    const own = recogniser();
    expect(await own.forget(stretch)).toBe(true);
    await own.begin(stretch);
    expect(await own.forget(stretch)).toBe(false);
    fake.complete('citation-s1-0', transcriptFile([]));
    expect(await own.forget(stretch)).toBe(true);
    expect(fake.jobs.size).toBe(0);
    expect(await own.forget(stretch)).toBe(true);
  });

  it('refuses sound in words for the caller, with its own reason for the log', async () => {
    await recogniser().begin(stretch);
    fake.fail('citation-s1-0', 'The media file has no audible speech.');
    await expect(recogniser().look(stretch)).rejects.toMatchObject({
      reason: 'no_transcript',
      message: expect.not.stringContaining('audible') as string,
      cause: 'The media file has no audible speech.',
    });
    expect(await recogniser().forget(stretch)).toBe(true);
  });

  it('has no time when too many jobs are under way', async () => {
    fake.refusal = 'LimitExceededException';
    await expect(recogniser().begin(stretch)).rejects.toThrow(MachineBusy);
  });

  it('fails on our side where a job that was begun is not there, or what it wrote is gone or no transcript', async () => {
    await expect(recogniser().look(stretch)).rejects.toThrow('There is no job');
    await recogniser().begin(stretch);
    fake.complete('citation-s1-0', { results: {} });
    await expect(recogniser().look(stretch)).rejects.toThrow();
    objects.clear();
    await expect(recogniser().look(stretch)).rejects.toThrow('gone');
  });
});

describe('a transcript of Transcribe', () => {
  const read = (file: object) => readTranscriptFile(Buffer.from(JSON.stringify(file)));

  it('has punctuation at its words, before and after them', () => {
    const file = transcriptFile(['¿', ['Cuánto', 1, 1.4, 0.99], ['cuesta', 1.4, 2, 0.9], '?']);
    expect(read(file).map(({ text }) => text)).toEqual(['¿Cuánto', 'cuesta?']);
  });

  it('is unsure of words whose confidence it leaves out', () => {
    const item = { type: 'pronunciation', start_time: '1.0', end_time: '1.5' };
    const file = { results: { items: [{ ...item, alternatives: [{ content: 'seven', confidence: null }] }] } };
    expect(read(file)).toEqual([{ text: 'seven', startMs: 1000, endMs: 1500, confidence: 0 }]);
  });
});
