/** A web address is prepared like a file, once for all requests, and says where it came from. */
import type { PreparedAttachment, StoredAttachment } from '../../../shared/contract/attachment.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import { RefusedAddress } from '../../../shared/conversion/refusedAddress.ts';
import { entriesOf } from '../../support/billing.ts';
import { createFakeWeb, type FakeWeb } from '../../support/fakeWeb.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { makeRecording, subRip } from '../../support/recordings.ts';
import { textPdf } from '../../support/textPdf.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';
const HOUR_MS = 3_600_000;

describe('preparing a web address', () => {
  let service: LocalService;
  let web: FakeWeb;
  let shiftMs = 0;
  const now = () => Date.now() + shiftMs;
  beforeAll(async () => {
    web = createFakeWeb(now);
    service = await startLocalService({
      convert: web.convert,
      clock: { now },
      addressCheck: {
        parse: (url) => {
          if (!/^https?:/.test(url)) throw new RefusedAddress(`'${url}' is not a web address.`);
          return { href: new URL(url).href, host: new URL(url).hostname };
        },
        checkAddress: (url) =>
          url.includes('//inner') ? Promise.reject(new RefusedAddress("'inner' is refused.")) : Promise.resolve(),
      },
    });
  });
  afterAll(() => service.close());

  const prepare = (body: object, apiKey = service.apiKey): Promise<Response> =>
    fetch(`${service.baseUrl}/prepareAttachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function prepared(response: Response): Promise<PreparedAttachment> {
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as PreparedAttachment;
  }

  async function refused(response: Response, status: number): Promise<string> {
    expect(response.status).toBe(status);
    return ((await response.json()) as { error: { message: string } }).error.message;
  }

  const read = async (attachmentId: string): Promise<StoredAttachment> =>
    (await (await service.request('POST', '/getAttachment', { attachmentId })).json()) as StoredAttachment;

  const visitsOf = (url: string): number => web.visits.filter((visited) => visited === url).length;

  async function objectCount(): Promise<number> {
    let count = 0;
    for await (const { key } of service.storage.files.list('sources/'))
      if (!/\/(pages|thumbnails)\//.test(key)) count++;
    return count;
  }

  it('takes a recording with subtitles at an address as it takes an uploaded one', async () => {
    const url = 'https://example.org/talk.mp4';
    const file = await makeRecording({ subtitles: subRip([[1, 2, SENTENCE]]), seconds: 3 });
    web.put(url, { file, filename: 'talk.mp4', mimeType: 'video/mp4' });
    expect(await prepared(await prepare({ url, attachmentId: 'talk' }))).toMatchObject({
      status: 'ready',
      deepTextPages: [SENTENCE],
      metadata: { filename: 'talk.mp4', mimeType: 'video/mp4' },
    });
    const data = { attachmentId: 'talk', citations: { a: { sourceContext: SENTENCE } } };
    expect(await (await service.request('POST', '/verifyCitations', { data })).json()).toMatchObject({
      verifications: { a: { status: 'found', media: { startTime: 1 }, evidence: {} } },
    });
  });

  it('answers with the text of the page, where it came from, and its rendition', async () => {
    const url = 'https://example.org/whole?a=1';
    const stated = { language: 'en', canonicalUrl: 'https://example.org/harbours', publishedAt: '2031-03-14' };
    web.put(url, {
      pages: [[SENTENCE], ['Second page.']],
      title: 'Harbours',
      finalUrl: 'https://example.org/final',
      stated: { ...stated, warnings: ['script_timeout'] },
    });
    const response = await prepare({ url, attachmentId: 'whole', endUserId: 'u1' });
    expect(response.headers.get('X-Cost-Cents')).toBe('5');
    const answer = await prepared(response);
    expect(answer).toMatchObject({
      attachmentId: 'whole',
      status: 'ready',
      deepTextPages: [SENTENCE, 'Second page.'],
      metadata: { filename: 'Harbours.pdf', mimeType: 'application/pdf', pageCount: 2 },
      urlSource: {
        url,
        domain: 'example.org',
        title: 'Harbours',
        finalUrl: 'https://example.org/final',
        httpStatus: 200,
        capturedAt: expect.any(String),
        ...stated,
      },
      warnings: ['script_timeout'],
      urlCache: { cached: false, cacheKey: expect.stringMatching(/^[\da-f]{64}$/) },
      convertedDownload: { filename: 'Harbours.pdf', mimeType: 'application/pdf' },
    });
    expect(answer).not.toHaveProperty('originalDownload');
    const until = Date.parse(answer.urlCache!.cacheExpiresAt) - Date.parse(answer.urlSource!.capturedAt!);
    expect(until).toBe(24 * HOUR_MS);
    const rendition = await fetch(answer.convertedDownload!.link.url);
    expect(
      Buffer.from(await rendition.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await read('whole')).toMatchObject({
      status: 'ready',
      source: url,
      urlSource: { url, domain: 'example.org' },
      convertedDownload: { filename: 'Harbours.pdf' },
      deepTextPages: [SENTENCE, 'Second page.'],
    });
  });

  it('lets its text be verified like any other, and says where the words were looked for', async () => {
    const answer = await service.request('POST', '/verifyCitations', {
      data: {
        attachmentId: 'whole',
        citations: { true: { sourceContext: SENTENCE }, false: { sourceContext: SENTENCE.replace('1911', '1912') } },
      },
    });
    const { verifications } = (await answer.json()) as { verifications: Record<string, Verification> };
    expect(verifications.true).toMatchObject({
      status: 'found',
      evidence: { src: expect.stringMatching(/^data:image\/avif/) },
      url: {
        url: 'https://example.org/final',
        domain: 'example.org',
        title: 'Harbours',
        contentMatchStatus: 'found',
      },
    });
    expect(verifications.false.url!.contentMatchStatus).toBe('partial_text_found');
  });

  it('keeps a downloaded file byte for byte, and the PDF that it was made into beside it', async () => {
    const url = 'https://example.org/letter.docx';
    const file = Buffer.from('the bytes of the letter');
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    web.put(url, { file, filename: 'letter.docx', mimeType, rendition: await textPdf([[SENTENCE]]) });
    const answer = await prepared(await prepare({ url, filename: 'Our letter' }));
    expect(answer).toMatchObject({
      deepTextPages: [SENTENCE],
      metadata: { filename: 'Our letter', mimeType },
      originalDownload: { filename: 'letter.docx', mimeType },
      convertedDownload: { filename: 'Our letter.pdf' },
    });
    const original = await fetch(answer.originalDownload!.link.url);
    expect(Buffer.from(await original.arrayBuffer()).equals(file)).toBe(true);
  });

  it('reads a PDF at an address as it is', async () => {
    const url = 'https://example.org/paper.pdf';
    web.put(url, { file: await textPdf([[SENTENCE]]), filename: 'paper.pdf', mimeType: 'application/pdf' });
    const answer = await prepared(await prepare({ url }));
    expect(answer).toMatchObject({ deepTextPages: [SENTENCE], originalDownload: { filename: 'paper.pdf' } });
    expect(answer).not.toHaveProperty('convertedDownload');
  });

  it('names the type of a file that is not supported, and charges nothing', async () => {
    const url = 'https://example.org/song.mid';
    web.put(url, { file: Buffer.from('MThd'), filename: 'song.mid', mimeType: 'audio/midi' });
    const response = await prepare({ url, attachmentId: 'song' });
    expect(response.headers.get('X-Cost-Cents')).toBe('0');
    expect(await prepared(response)).toMatchObject({
      status: 'error',
      error: expect.stringContaining('audio/midi'),
      urlSource: { httpStatus: 200 },
    });
  });

  it('converts an address once for requests that come together, under whatever identifiers', async () => {
    const url = 'https://example.org/together';
    web.put(url, { pages: [[SENTENCE]] });
    const release = web.hold();
    const requests = [
      { url },
      { url },
      { url, attachmentId: 't1' },
      { url, attachmentId: 't1' },
      { url, attachmentId: 't2' },
    ];
    const answers = requests.map((body) => prepare(body));
    while (visitsOf(url) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    release();
    const responses = await Promise.all(answers);
    const costs = responses.map(({ headers }) => Number(headers.get('X-Cost-Cents')));
    expect(costs.reduce((sum, cents) => sum + cents, 0)).toBe(5);
    const bodies = await Promise.all(responses.map(prepared));
    expect(bodies.map(({ deepTextPages }) => deepTextPages)).toEqual(Array(5).fill([SENTENCE]));
    expect(bodies.slice(2).map(({ attachmentId }) => attachmentId)).toEqual(['t1', 't1', 't2']);
    expect(bodies[0].attachmentId).toBe(bodies[1].attachmentId);
    expect(visitsOf(url)).toBe(1);
  });

  it('answers again from the cache for nothing, and anew with skipCache, for another account, and after the window', async () => {
    const url = 'https://example.org/cached';
    web.put(url, { pages: [['Old text.']] });
    const first = await prepared(await prepare({ url }));
    const again = await prepare({ url });
    expect(again.headers.get('X-Cost-Cents')).toBe('0');
    expect(await prepared(again)).toMatchObject({
      attachmentId: first.attachmentId,
      urlCache: { cached: true, cacheKey: first.urlCache!.cacheKey, cacheExpiresAt: first.urlCache!.cacheExpiresAt },
    });

    web.put(url, { pages: [['New text.']] });
    const skipped = await prepared(await prepare({ url, skipCache: true }));
    expect(skipped).toMatchObject({ deepTextPages: ['New text.'], urlCache: { cached: false } });
    expect(skipped.attachmentId).not.toBe(first.attachmentId);
    expect((await prepared(await prepare({ url }))).attachmentId).toBe(skipped.attachmentId);
    expect((await read(first.attachmentId)).deepTextPages).toEqual(['Old text.']);

    const other = await prepared(await prepare({ url }, await service.keyOf('other')));
    expect(other.urlCache!.cached).toBe(false);
    expect(other.urlCache!.cacheKey).not.toBe(first.urlCache!.cacheKey);
    expect(visitsOf(url)).toBe(3);

    shiftMs += 25 * HOUR_MS;
    const later = await prepared(await prepare({ url }));
    expect(later.urlCache!.cached).toBe(false);
    expect(later.attachmentId).not.toBe(skipped.attachmentId);
    expect(visitsOf(url)).toBe(4);
  });

  it('gives a cached address under another identifier a life of its own', async () => {
    const url = 'https://example.org/copied';
    web.put(url, { pages: [[SENTENCE]] });
    await prepared(await prepare({ url, attachmentId: 'c1' }));
    const copy = await prepared(await prepare({ url, attachmentId: 'c2', filename: 'mine.pdf' }));
    expect(copy).toMatchObject({ attachmentId: 'c2', urlCache: { cached: true }, metadata: { filename: 'mine.pdf' } });
    await service.request('DELETE', '/attachments/c1');
    expect(await read('c2')).toMatchObject({ status: 'ready', deepTextPages: [SENTENCE] });
    expect((await fetch(copy.convertedDownload!.link.url)).status).toBe(200);
    await service.request('DELETE', '/attachments/c2');
    expect((await fetch(copy.convertedDownload!.link.url)).status).toBe(404);
    const anew = await prepared(await prepare({ url }));
    expect(anew.urlCache!.cached).toBe(false);
    expect(visitsOf(url)).toBe(2);
  });

  it('gives nobody an identifier that somebody else chose, so that no deletion is felt by another', async () => {
    const url = 'https://example.org/chosen';
    web.put(url, { pages: [[SENTENCE]] });
    await prepared(await prepare({ url, attachmentId: 'chosen' }));
    const response = await prepare({ url, endUserId: 'u2' });
    expect(response.headers.get('X-Cost-Cents')).toBe('0');
    const other = await prepared(response);
    expect(other).toMatchObject({ status: 'ready', deepTextPages: [SENTENCE], urlCache: { cached: true } });
    expect(other.attachmentId).not.toBe('chosen');
    // A repeated request makes no further copy; another end user's does.
    expect((await prepared(await prepare({ url, endUserId: 'u2' }))).attachmentId).toBe(other.attachmentId);
    const third = await prepared(await prepare({ url, endUserId: 'u3' }));
    expect([other.attachmentId, 'chosen']).not.toContain(third.attachmentId);
    await service.request('DELETE', `/attachments/${other.attachmentId}`);
    expect(await read('chosen')).toMatchObject({ status: 'ready', deepTextPages: [SENTENCE] });
    await service.request('DELETE', '/attachments/chosen');
    expect(await read(third.attachmentId)).toMatchObject({ status: 'ready', deepTextPages: [SENTENCE] });
    expect((await fetch(third.convertedDownload!.link.url)).status).toBe(200);
    expect(visitsOf(url)).toBe(1);
  });

  it('lets end users who name no identifier delete theirs alone', async () => {
    const url = 'https://example.org/end-users';
    web.put(url, { pages: [[SENTENCE]] });
    const first = await prepared(await prepare({ url, endUserId: 'u1' }));
    const [second, again] = await Promise.all(
      ['u2', 'u2'].map(async (endUserId) => prepared(await prepare({ url, endUserId }))),
    );
    expect(second.attachmentId).not.toBe(first.attachmentId);
    expect(again.attachmentId).toBe(second.attachmentId);
    await service.request('DELETE', `/attachments/${second.attachmentId}`);
    expect(await read(first.attachmentId)).toMatchObject({ status: 'ready' });
    // It may be used again after its deletion, and is a copy again.
    const anew = await prepare({ url, endUserId: 'u2' });
    expect([anew.headers.get('X-Cost-Cents'), (await prepared(anew)).urlCache!.cached]).toEqual(['0', true]);
    expect(visitsOf(url)).toBe(1);
  });

  it('calls a cached file what each request calls it, and what it is called at the address if that is nothing', async () => {
    const url = 'https://example.org/named';
    web.put(url, { pages: [[SENTENCE]], title: 'Harbours' });
    const namesFor = async (body: object) => {
      const { metadata, convertedDownload } = await prepared(await prepare({ url, ...body }));
      const link = await fetch(convertedDownload!.link.url);
      expect(link.headers.get('content-disposition')).toContain(convertedDownload!.filename);
      return [metadata.filename, convertedDownload!.filename];
    };
    expect(await namesFor({ filename: 'First.pdf' })).toEqual(['First.pdf', 'First.pdf']);
    expect(await namesFor({ filename: 'Second.pdf' })).toEqual(['Second.pdf', 'Second.pdf']);
    expect(await namesFor({ attachmentId: 'named', filename: 'Third.html' })).toEqual(['Third.html', 'Third.pdf']);
    expect(await namesFor({ attachmentId: 'unnamed' })).toEqual(['Harbours.pdf', 'Harbours.pdf']);
    expect(await namesFor({})).toEqual(['Harbours.pdf', 'Harbours.pdf']);
    expect(visitsOf(url)).toBe(1);
  });

  it('names the failure at an address for each identifier, without the name that another request gave', async () => {
    const url = 'https://example.org/failing';
    await prepared(await prepare({ url, attachmentId: 'failing', filename: 'Secret.pdf' }));
    const other = await prepared(await prepare({ url }));
    expect(other).toMatchObject({ status: 'error', metadata: { filename: 'example.org' } });
    expect(other.attachmentId).not.toBe('failing');
    expect(visitsOf(url)).toBe(1);
  });

  it('answers the same address under the same identifier with the same attachment, and refuses another', async () => {
    const url = 'https://example.org/same';
    web.put(url, { pages: [[SENTENCE]] });
    await prepared(await prepare({ url, attachmentId: 'same' }));
    shiftMs += 25 * HOUR_MS;
    const again = await prepare({ url, attachmentId: 'same' });
    expect(again.headers.get('X-Cost-Cents')).toBe('0');
    await prepared(again);
    expect(visitsOf(url)).toBe(1);
    expect(await refused(await prepare({ url: `${url}/else`, attachmentId: 'same' }), 400)).toContain('attachmentId');
    expect(await refused(await service.upload(await textPdf([['x']]), { attachmentId: 'same' }), 400)).toContain(
      'attachmentId',
    );
    expect(await refused(await prepare({ url, attachmentId: 'same', skipCache: true }), 400)).toContain('attachmentId');
    expect(await read('same')).toMatchObject({ status: 'ready' });
  });

  it('tells what went wrong at the address, charges nothing, and tries anew a minute later', async () => {
    const url = 'https://example.org/missing';
    const failed = await prepare({ url, attachmentId: 'missing' });
    expect(failed.headers.get('X-Cost-Cents')).toBe('0');
    expect(await prepared(failed)).toMatchObject({
      status: 'error',
      error: `${url} answers 404.`,
      urlSource: { url, httpStatus: 404 },
      deepTextPages: [],
    });
    expect(await prepared(await prepare({ url }))).toMatchObject({ status: 'error', error: `${url} answers 404.` });
    expect(visitsOf(url)).toBe(1);
    shiftMs += 61_000;
    web.put(url, { pages: [['Here it is.']] });
    expect(await prepared(await prepare({ url, attachmentId: 'missing' }))).toMatchObject({ status: 'ready' });
    expect(visitsOf(url)).toBe(2);
  });

  it('refuses addresses that may not be visited, at once or when one leads there, and keeps nothing', async () => {
    const before = await objectCount();
    expect(await refused(await prepare({ url: 'ftp://example.org/' }), 400)).toContain("'url'");
    expect(await refused(await prepare({ url: 'http://inner/' }), 400)).toContain("'url': 'inner' is refused.");
    const url = 'https://example.org/redirects-inside';
    web.put(url, { error: new RefusedAddress("'10.0.0.1' is refused.") });
    expect(await refused(await prepare({ url, attachmentId: 'inside' }), 400)).toContain(
      "'url': '10.0.0.1' is refused.",
    );
    expect((await service.request('POST', '/getAttachment', { attachmentId: 'inside' })).status).toBe(404);
    expect(await objectCount()).toBe(before);
  });

  it('answers a document that cannot be read like an upload', async () => {
    const url = 'https://example.org/broken.pdf';
    web.put(url, { file: Buffer.from('%PDF-1.7 broken'), filename: 'broken.pdf', mimeType: 'application/pdf' });
    const response = await prepare({ url });
    expect(response.headers.get('X-Cost-Cents')).toBe('0');
    expect(await prepared(response)).toMatchObject({ status: 'error', originalDownload: { filename: 'broken.pdf' } });
  });

  it('tells what it would cost at least, and that a cached address costs nothing', async () => {
    const url = 'https://example.org/dry';
    web.put(url, { pages: [[SENTENCE]] });
    expect(await (await prepare({ url, dryRun: true })).json()).toMatchObject({
      costCents: 5,
      units: 1,
      isMinimum: true,
    });
    expect(visitsOf(url)).toBe(0);
    await prepared(await prepare({ url }));
    const dry = (await (await prepare({ url, dryRun: true })).json()) as object;
    expect(dry).toMatchObject({ dryRun: true, costCents: 0, units: 0 });
    expect(dry).not.toHaveProperty('isMinimum');
  });

  it('lets a deletion in the middle win', async () => {
    const url = 'https://example.org/deleted';
    web.put(url, { pages: [[SENTENCE]] });
    const before = await objectCount();
    const release = web.hold();
    const waiting = prepare({ url, attachmentId: 'deleted' });
    while (visitsOf(url) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await service.request('DELETE', '/attachments/deleted');
    release();
    expect(await refused(await waiting, 404)).toContain('deleted');
    await tidiedUp();
    expect(await objectCount()).toBe(before);
    expect((await prepared(await prepare({ url }))).urlCache!.cached).toBe(false);
  });

  /** The worker collects the money, cleans up and closes its note after those who wait have their answer. */
  async function tidiedUp(): Promise<void> {
    while (await hasNotes()) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async function hasNotes(): Promise<boolean> {
    for await (const _ of service.storage.uploads.listBegunBefore('9999')) return true;
    return false;
  }

  it('takes exactly the price, refuses when one page cannot be paid, and keeps nothing when it comes to more', async () => {
    const apiKey = await service.keyOf('poor', { freeTierCents: 9 });
    const long = 'https://example.org/long';
    web.put(long, { pages: Array.from({ length: 26 }, (_, i) => [`Page ${i}.`]) });
    const message = await refused(await prepare({ url: long, attachmentId: 'long' }, apiKey), 429);
    expect(message).toContain('10 cents');
    expect((await service.storage.balances.get('poor')).holds).toEqual([]);
    expect(await service.storage.attachments.get('poor', 'long')).toBeUndefined();

    const short = 'https://example.org/short';
    web.put(short, { pages: [[SENTENCE]] });
    const paid = await prepare({ url: short }, apiKey);
    expect([paid.headers.get('X-Cost-Cents'), paid.headers.get('X-Balance-Cents')]).toEqual(['5', '4']);
    await prepared(paid);
    const visits = web.visits.length;
    expect(await refused(await prepare({ url: 'https://example.org/else' }, apiKey), 429)).toContain(
      'at least 5 cents; the free tier and the prepaid balance together have 4 cents left',
    );
    expect(web.visits.length).toBe(visits);
    await prepared(await prepare({ url: short }, apiKey));
    await tidiedUp();
    const entries = await entriesOf(service.storage, 'poor');
    expect(entries).toMatchObject([{ operation: 'prepare', units: 1, freeCents: 5 }]);
  });
});
