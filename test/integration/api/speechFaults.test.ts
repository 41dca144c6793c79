/** One recording heard again and again: each time one more call to storage fails, and wherever that is, nothing is lost, doubled or left behind. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import type { StoredAttachment } from '../../../shared/contract/attachment.ts';
import type { Recognition, SpeechRecogniser } from '../../../shared/speech/speechRecogniser.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import type { RecogniseSpeechMessage } from '../../../shared/storage/messages.ts';
import { entriesOf } from '../../support/billing.ts';
import { faultyStorage } from '../../support/faultyPort.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { openMemoryDatabase } from '../../support/memoryDatabase.ts';
import { makeRecording } from '../../support/recordings.ts';
import type { Opened } from '../../support/storageAdapters.ts';

const STRETCH_MS = 2_000;
const PARTS = 2;
/** More moments than the work has at which storage can fail. */
const MOST_MOMENTS = 200;
const MOST_DELIVERIES = 4;
const HOUR_MS = 3_600_000;

describe('where one call to storage fails while speech is recognised, whichever it is,', () => {
  const clock = new ManualClock();
  let database: Opened<TableAccess>;
  let service: LocalService;
  let sound: Buffer;
  let moments = 0;
  let failingMoment = -1;
  let isArmed = false;
  let pending: RecogniseSpeechMessage[] = [];
  let jobs: Map<string, 'atWork' | 'done'>;

  /** External jobs: done when they are checked for the first time. */
  const recogniser: SpeechRecogniser = {
    stretchMs: STRETCH_MS,
    begin: ({ part, storageId }) => {
      const name = `${storageId}-${part}`;
      if (!jobs.has(name)) jobs.set(name, 'atWork');
      return Promise.resolve({ kind: 'underWay' });
    },
    look: ({ part, storageId }): Promise<Recognition> => {
      const name = `${storageId}-${part}`;
      if (!jobs.has(name)) return Promise.reject(new Error('There is no such job.'));
      jobs.set(name, 'done');
      const startMs = part * STRETCH_MS;
      const word = { text: `Part${part}.`, startMs, endMs: startMs + 500, confidence: 99 };
      return Promise.resolve({ kind: 'recognised', words: [word] });
    },
    forget: ({ part, storageId }) => {
      const name = `${storageId}-${part}`;
      if (jobs.get(name) === 'atWork') return Promise.resolve(false);
      jobs.delete(name);
      return Promise.resolve(true);
    },
  };

  beforeAll(async () => {
    sound = await makeRecording({ container: 'wav', seconds: (PARTS * STRETCH_MS) / 1000 });
    database = await openMemoryDatabase();
    service = await startLocalService({
      database: database.adapter,
      startWorkers: false,
      clock,
      settings: { PREPARE_WAIT_MS: 1 },
      recogniser,
      between: (storage) =>
        faultyStorage(
          {
            ...storage,
            speechQueue: {
              send: (messages) => {
                pending.push(...messages);
                return Promise.resolve();
              },
            },
          },
          () => isArmed && moments++ === failingMoment,
        ),
    });
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });

  const handle = async (message: RecogniseSpeechMessage): Promise<boolean> => {
    const event = { Records: [{ messageId: 'm', body: JSON.stringify(message) }] } as SQSEvent;
    return (await service.workers.speechQueue.handle(event))!.batchItemFailures.length === 0;
  };

  /** As the queue does it: what fails comes again, and what was sent in the meantime is delivered too. */
  async function deliverAll(): Promise<void> {
    for (let message = pending.shift(); message !== undefined; message = pending.shift()) {
      let deliveries = 1;
      while (!(await handle(message))) {
        expect(deliveries).toBeLessThan(MOST_DELIVERIES);
        deliveries++;
      }
    }
  }

  const objectsOf = async (storageId: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of service.storage.files.list(`sources/test/${storageId}/`)) keys.push(key.split('/')[3]);
    return keys;
  };

  async function live(attachmentId: string): Promise<number> {
    jobs = new Map();
    pending = [];
    expect((await service.upload(sound, { attachmentId }, 'talk.wav')).status).toBe(503);
    const [{ storageId }] = pending;
    moments = 0;
    isArmed = true;
    await deliverAll();
    isArmed = false;
    const answer = await service.request('POST', '/getAttachment', { attachmentId });
    const { status, deepTextPages } = (await answer.json()) as StoredAttachment;
    const left = await objectsOf(storageId);
    expect({ failingMoment, status, deepTextPages, left, jobs: [...jobs] }).toEqual({
      failingMoment,
      status: 'ready',
      deepTextPages: ['Part0. Part1.'.replace(' ', '\n')],
      left: ['original', 'text-index.zst'],
      jobs: [],
    });
    return moments;
  }

  it('the recording is heard whole, paid once, and nothing of the work stays', async () => {
    const total = await live('unharmed');
    expect(total).toBeGreaterThan(40);
    expect(total).toBeLessThan(MOST_MOMENTS);
    for (failingMoment = 0; failingMoment < total; failingMoment++) await live(`life-${failingMoment}`);
    // The sweep settles what a failing balance left.
    clock.advance(HOUR_MS);
    await service.sweep();
    expect((await service.storage.balances.get('test')).holds).toEqual([]);
    const paid = (await entriesOf(service.storage, 'test')).map(({ operationId }) => operationId);
    expect(new Set(paid).size).toBe(paid.length);
    expect(paid).toHaveLength(total + 1);
  });
});

describe('an address that leads to a recording without subtitles', () => {
  it('is heard like an upload, and answers later requests for it', async () => {
    const sound = await makeRecording({ container: 'mp3', seconds: 3 });
    const heard: Recognition = {
      kind: 'recognised',
      words: [{ text: 'Hello.', startMs: 1_000, endMs: 1_500, confidence: 99 }],
    };
    const service = await startLocalService({
      recogniser: {
        stretchMs: Infinity,
        begin: async ({ sound: soundOf }) => {
          expect((await soundOf({ startMs: 0, endMs: 1_000, format: 'samples' })).byteLength).toBe(32_000);
          return heard;
        },
        look: () => Promise.resolve(heard),
        forget: () => Promise.resolve(true),
      },
      convert: async ({ folder }) => {
        const path = join(folder, 'original');
        await writeFile(path, sound);
        const original = { path, filename: 'talk.mp3', mimeType: 'audio/mpeg', sizeBytes: sound.length };
        const capturedAt = new Date().toISOString();
        return { kind: 'file', original, finalUrl: 'https://example.org/talk.mp3', httpStatus: 200, capturedAt };
      },
    });
    const prepare = () => service.request('POST', '/prepareAttachments', { url: 'https://example.org/talk.mp3' });
    const first = await prepare();
    expect(first.headers.get('X-Cost-Cents')).toBe('5');
    expect(await first.json()).toMatchObject({
      status: 'ready',
      deepTextPages: ['Hello.'],
      urlCache: { cached: false },
    });
    expect(await (await prepare()).json()).toMatchObject({ deepTextPages: ['Hello.'], urlCache: { cached: true } });
    await service.close();
  });
});
