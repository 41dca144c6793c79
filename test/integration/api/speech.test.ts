/** Recordings without subtitles: messages have their speech recognised, by whichever recogniser is available. */
import type { SQSEvent } from 'aws-lambda';
import type { PreparedAttachment, StoredAttachment } from '../../../shared/contract/attachment.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import { noSpeech } from '../../../shared/documents/media/failures.ts';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import type { SpeechJob, SpeechRecogniser, SpeechStretch } from '../../../shared/speech/speechRecogniser.ts';
import type { SpokenWord } from '../../../shared/speech/spokenWord.ts';
import type { RecogniseSpeechMessage } from '../../../shared/storage/messages.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { makeRecording } from '../../support/recordings.ts';

const MINUTE_MS = 60_000;
/** Two and a half pages of five minutes. */
const SECONDS = 750;

/** Words from a moment on, half a second each. */
const said = (startMs: number, text: string, doubts: Readonly<Record<string, number>> = {}): SpokenWord[] =>
  text.split(' ').map((word, at) => ({
    text: word,
    startMs: startMs + 500 * at,
    endMs: startMs + 500 * at + 400,
    confidence: doubts[word] ?? 97,
  }));

/** An external job, whose state the test sets. */
interface FakeWork extends SpeechRecogniser {
  readonly begun: SpeechStretch[];
  readonly forgotten: SpeechJob[];
  state: 'underWay' | 'busy' | { readonly words: readonly SpokenWord[] } | Error;
}

function fakeWork(stretchMs = Infinity): FakeWork {
  const answer = () => {
    const { state } = work;
    if (state instanceof Error) return Promise.reject(state);
    if (state === 'busy') return Promise.reject(new MachineBusy('a test'));
    return Promise.resolve(
      state === 'underWay' ? ({ kind: state } as const) : ({ kind: 'recognised', words: state.words } as const),
    );
  };
  const work: FakeWork = {
    stretchMs,
    begun: [],
    forgotten: [],
    state: 'underWay',
    begin: (stretch) => {
      work.begun.push(stretch);
      return answer();
    },
    look: answer,
    forget: (job) => {
      if (work.state === 'underWay') return Promise.resolve(false);
      work.forgotten.push(job);
      return Promise.resolve(true);
    },
  };
  return work;
}

interface Sent {
  readonly message: RecogniseSpeechMessage;
  readonly delaySeconds: number;
}

describe('a recording without subtitles', () => {
  const clock = new ManualClock();
  let work: FakeWork;
  let service: LocalService;
  let sound: Buffer;
  let sent: Sent[] = [];

  async function start(stretchMs?: number): Promise<void> {
    work = fakeWork(stretchMs);
    sent = [];
    service = await startLocalService({
      startWorkers: false,
      settings: { PREPARE_WAIT_MS: 200 },
      clock,
      recogniser: work,
      between: (storage) => ({
        ...storage,
        speechQueue: {
          send: (messages, { delaySeconds = 0 } = {}) => {
            sent.push(...messages.map((message) => ({ message, delaySeconds })));
            return Promise.resolve();
          },
        },
      }),
    });
  }

  beforeAll(async () => {
    sound = await makeRecording({ container: 'mp3', seconds: SECONDS });
  });
  beforeEach(() => start());
  afterEach(() => service.close());

  const event = (message: object): SQSEvent =>
    ({ Records: [{ messageId: 'm', body: JSON.stringify(message) }] }) as SQSEvent;
  const deliver = async (message: object = sent.at(-1)!.message): Promise<boolean> =>
    (await service.workers.speechQueue.handle(event(message)))!.batchItemFailures.length === 0;
  const upload = (attachmentId: string) => service.upload(sound, { attachmentId }, 'talk.mp3');
  const read = async (attachmentId: string): Promise<StoredAttachment> =>
    (await (await service.request('POST', '/getAttachment', { attachmentId })).json()) as StoredAttachment;
  const holds = async () => (await service.storage.balances.get('test')).holds;
  const objects = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of service.storage.files.list('sources/')) keys.push(key);
    // An account's sketches are stored together.
    return keys.filter((key) => !key.includes('/_sketches/')).map((key) => key.split('/').slice(3).join('/'));
  };

  it('is heard by a job elsewhere, which is looked at ever less often; then nothing is left of the work', async () => {
    const waiting = await upload('talk');
    expect([waiting.status, Number(waiting.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    expect(sent).toMatchObject([{ message: { part: 0, underWay: false }, delaySeconds: 0 }]);
    expect(await read('talk')).toMatchObject({
      status: 'processing',
      progress: { stage: 'reading', pagesRead: 0, pageCount: 3 },
      deepTextPages: [],
    });
    expect(await holds()).toMatchObject([{ freeCents: 5, prepared: { attachmentId: 'talk', units: 1 } }]);

    const delays: number[] = [];
    for (let look = 0; look < 4; look++) {
      expect(await deliver()).toBe(true);
      expect(sent.at(-1)!.message).toMatchObject({ part: 0, underWay: true });
      delays.push(sent.at(-1)!.delaySeconds);
      clock.advance(4 * MINUTE_MS);
    }
    expect(delays).toEqual([10, 24, 48, 60]);
    expect(work.begun).toHaveLength(1);
    expect(work.begun[0]).toMatchObject({ startMs: 0 });
    expect(Math.abs(work.begun[0].endMs - SECONDS * 1000)).toBeLessThan(200);
    expect((await upload('talk')).status).toBe(503);

    work.state = {
      words: [
        ...said(2_000, 'We sold fifteen ferries in May.', { fifteen: 61 }),
        ...said(290_000, 'Revenue rose to 318 million euros.'),
        ...said(400_000, 'Costs did not fall.'),
      ],
    };
    const messages = sent.length;
    expect(await deliver()).toBe(true);
    expect(sent).toHaveLength(messages);
    expect(await read('talk')).toMatchObject({
      status: 'ready',
      pageCount: 3,
      deepTextPages: ['We sold fifteen ferries in May.\nRevenue rose to 318 million euros.', 'Costs did not fall.', ''],
    });
    expect(work.forgotten).toMatchObject([{ part: 0 }]);
    expect(await objects()).toEqual(['original', 'text-index.zst']);
    expect(await holds()).toEqual([]);
    const again = await upload('talk');
    expect(again.headers.get('X-Cost-Cents')).toBe('0');
    expect(((await again.json()) as PreparedAttachment).deepTextPages[1]).toBe('Costs did not fall.');
    // A message that is delivered twice finds nothing to do.
    expect(await deliver()).toBe(true);

    const citations = {
      true: { sourceContext: 'Revenue rose to 318 million euros', value: '318 million' },
      off: { sourceContext: 'Revenue rose to 319 million euros' },
      denied: { sourceContext: 'Costs did fall' },
      guessed: { sourceContext: 'We sold fifteen ferries' },
    };
    const answer = await service.request('POST', '/verifyCitations', { data: { attachmentId: 'talk', citations } });
    const { verifications } = (await answer.json()) as { verifications: Record<string, Verification> };
    expect(verifications.true).toMatchObject({
      status: 'found',
      pageNumber: 1,
      document: { lineId: 2 },
      media: { startTime: 290 },
      verifiedTimestamps: { startTime: '00:04:50.000' },
    });
    // The stop at the sentence's end is not part of the match.
    expect(verifications.true.media!.endTime).toBeGreaterThan(292.8);
    expect(verifications.true.media!.endTime).toBeLessThanOrEqual(292.9);
    expect(verifications.true.evidence!.src).toMatch(/^data:image\/avif/);
    expect(verifications.off).toMatchObject({
      status: 'partial_text_found',
      differences: [{ type: 'number_changed' }],
    });
    expect(verifications.denied).toMatchObject({ status: 'partial_text_found' });
    expect(verifications.guessed).toMatchObject({
      status: 'partial_text_found',
      differences: [{ type: 'number_changed', source: '���', readingConfidence: 0.61 }],
    });
  });

  it('is heard stretch by stretch on one machine, in messages that go on where the last one ended', async () => {
    await service.close();
    await start(5 * MINUTE_MS);
    await upload('parts');
    for (const [part, text] of ['First part.', 'Second part.', 'Third part.'].entries()) {
      work.state = { words: said(part * 5 * MINUTE_MS + 1_000, text) };
      expect(sent.at(-1)!.message).toMatchObject({ part });
      expect(await deliver()).toBe(true);
      // A second delivery does not hear it again.
      if (part === 0) expect(await deliver(sent[0].message)).toBe(true);
      if (part < 2) {
        expect((await read('parts')).progress).toEqual({ stage: 'reading', pagesRead: part + 1, pageCount: 3 });
      }
    }
    expect(work.begun.map(({ part, startMs }) => [part, startMs])).toEqual([
      [0, 0],
      [1, 300_000],
      [2, 600_000],
    ]);
    expect((await read('parts')).deepTextPages).toEqual(['First part.', 'Second part.', 'Third part.']);
    expect(await objects()).toEqual(['original', 'text-index.zst']);
  });

  it('waits where nobody has time to begin', async () => {
    await upload('later');
    work.state = 'busy';
    expect(await deliver()).toBe(true);
    expect(sent.at(-1)).toMatchObject({ message: { underWay: false }, delaySeconds: 10 });
    work.state = { words: said(0, 'At last.') };
    expect(await deliver()).toBe(true);
    expect(await read('later')).toMatchObject({ status: 'ready', deepTextPages: ['At last.', '', ''] });
  });

  it('may be deleted meanwhile: the job is taken away when it is done, with what it still wrote', async () => {
    await upload('gone');
    await deliver();
    const { accountId, storageId } = sent[0].message;
    expect((await service.request('DELETE', '/attachments/gone')).status).toBe(200);
    expect(await holds()).toMatchObject([{ freeCents: 5 }]);
    expect(await deliver()).toBe(true);
    expect(await holds()).toEqual([]);
    expect(sent.at(-1)).toMatchObject({ message: { underWay: true }, delaySeconds: 60 });
    const late = `sources/${accountId}/${storageId}/reading/transcript-00000.json`;
    await service.storage.files.put(late, Buffer.from('{}'), 'application/json');
    work.state = { words: [] };
    const messages = sent.length;
    expect(await deliver()).toBe(true);
    expect(work.forgotten).toHaveLength(1);
    expect(await objects()).toEqual([]);
    expect(sent).toHaveLength(messages);
    expect((await service.request('POST', '/getAttachment', { attachmentId: 'gone' })).status).toBe(404);
  });

  it.each([
    ['nothing was said', { words: [] }],
    ['the recogniser refuses the sound', noSpeech('too noisy')],
  ])('is an error with advice, and costs nothing, where %s', async (_, state) => {
    await upload('silent');
    work.state = state;
    expect(await deliver()).toBe(true);
    const { status, error } = await read('silent');
    expect([status, error]).toEqual(['error', expect.stringContaining('no speech was recognised in it. Upload')]);
    expect(error).not.toContain('noisy');
    expect(await holds()).toEqual([]);
    expect(work.forgotten).toHaveLength(1);
    expect(await objects()).toEqual(['original']);
  });

  it('comes again after a failure of ours, and is an error when it has failed for good', async () => {
    await upload('failing');
    work.state = new Error('a test');
    expect(await deliver()).toBe(false);
    expect((await read('failing')).status).toBe('processing');
    const dead = sent.at(-1)!.message;
    expect(await service.workers.speechQueue.giveUp(event(dead))).toEqual({ batchItemFailures: [] });
    expect(await read('failing')).toMatchObject({ status: 'error', error: expect.stringContaining('on our side') });
    expect(await holds()).toEqual([]);
    // What is left of the work is cleared later, once.
    expect(sent.at(-1)).toMatchObject({ message: { underWay: true }, delaySeconds: 600 });
    const messages = sent.length;
    expect(await service.workers.speechQueue.giveUp(event(dead))).toEqual({ batchItemFailures: [] });
    expect(sent).toHaveLength(messages);
    work.state = { words: [] };
    expect(await deliver()).toBe(true);
    expect(work.forgotten).toHaveLength(1);
  });

  it('is given up after half a day', async () => {
    await upload('slow');
    await deliver();
    clock.advance(12 * 60 * MINUTE_MS + 1);
    expect(await deliver()).toBe(true);
    expect(await read('slow')).toMatchObject({ status: 'error', error: expect.stringContaining('in time') });
  });

  it('keeps its claim fresh while it waits: nobody else takes it over', async () => {
    await upload('fresh');
    for (let look = 0; look < 4; look++) {
      await deliver();
      clock.advance(60 * MINUTE_MS);
      await service.sweep();
    }
    expect((await read('fresh')).status).toBe('processing');
    expect(await holds()).toHaveLength(1);
  });

  it('is priced by its sound before anything is heard', async () => {
    const price = await service.upload(sound, { dryRun: 'true' }, 'talk.mp3');
    expect(await price.json()).toMatchObject({ dryRun: true, units: 1, costCents: 5 });
    expect(sent).toEqual([]);
  });
});

describe('where nobody recognises speech', () => {
  it('a recording without subtitles is an error at once', async () => {
    const service = await startLocalService({ startWorkers: false });
    const sound = await makeRecording({ container: 'mp3', seconds: 2 });
    const answer = await service.upload(sound, { attachmentId: 'unheard' }, 'talk.mp3');
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { status: 'error', error: expect.stringContaining('does not recognise speech') },
    ]);
    await service.close();
  });
});
