/** Links handed out in AWS live as long as they say, however soon a role's session ends. */
import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { createHandler } from '../../../functions/openLink/handler.ts';
import type { RequestEvent } from '../../../shared/http/requestEvent.ts';
import { createS3FileStore } from '../../../shared/storage/aws/s3FileStore.ts';
import type { SignedLinkOptions, StoredFile } from '../../../shared/storage/fileStore.ts';
import { createSignedLinks } from '../../../shared/storage/signedLinks.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { silentLog } from '../../support/silentLog.ts';

const LIFETIME_SECONDS = 7200;
const BASE = 'https://api.example/prod';
const KEY = 'sources/acme/s1/original';

describe('a signed link in AWS', () => {
  const clock = new ManualClock('2030-01-15T12:00:00.000Z');
  const linksOf = (secret: string) =>
    createSignedLinks({
      secret: Buffer.from(secret),
      lifetimeSeconds: LIFETIME_SECONDS,
      clock,
      publicBaseUrl: () => BASE,
    });
  const links = linksOf('secret');
  /** For a function whose session ends in this many seconds. */
  const openerWith = (sessionSeconds: number) => {
    const expiration = new Date(clock.now() + sessionSeconds * 1000);
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token', expiration };
    const client = new S3Client({ region: 'eu-west-1', credentials });
    const files = createS3FileStore({ client, bucket: 'bucket', signedLinkSeconds: LIFETIME_SECONDS, clock });
    return createHandler({ files, links: () => Promise.resolve(links), log: silentLog });
  };
  const open = async (url: string, sessionSeconds = 3600, opener = openerWith(sessionSeconds)) => {
    const { pathname, searchParams } = new URL(url);
    const event: RequestEvent = {
      httpMethod: 'GET',
      // API Gateway passes on the path without the stage.
      path: pathname.replace('/prod', ''),
      queryStringParameters: Object.fromEntries(searchParams),
      headers: {},
      pathParameters: {},
      body: null,
      isBase64Encoded: false,
      requestContext: { requestId: 'r' },
    };
    return opener(event, {});
  };
  const sign = (options?: SignedLinkOptions) => links.sign(KEY, options);

  it('leads on to the object until the moment that it names, each time by a session of that time', async () => {
    const { url, expiresAt } = sign({ downloadFilename: 'Übersicht & Plan.pdf', contentType: 'application/pdf' });
    expect(expiresAt).toBe('2030-01-15T14:00:00.000Z');
    clock.advance((LIFETIME_SECONDS - 1) * 1000);
    const { statusCode, headers } = await open(url, 60);
    expect(statusCode).toBe(302);
    expect(headers['Cache-Control']).toBe('no-store');
    const target = new URL(headers.Location);
    expect(target.pathname).toBe(`/${KEY}`);
    expect(target.searchParams.get('response-content-type')).toBe('application/pdf');
    expect(target.searchParams.get('response-content-disposition')).toContain('attachment');
    // No longer than the link itself.
    expect(Number(target.searchParams.get('X-Amz-Expires'))).toBe(1);
    clock.advance(1000);
    expect((await open(url)).statusCode).toBe(404);
  });

  it('is 404 with another file, another time, another name or another secret, and tells nothing', async () => {
    const { url } = sign({ downloadFilename: 'a.pdf' });
    expect((await open(url)).statusCode).toBe(302);
    for (const forged of [
      url.replace('/s1/', '/s2/'),
      url.replace(/expires=(\d+)/, (_, seconds: string) => `expires=${Number(seconds) + 1}`),
      url.replace('a.pdf', 'b.pdf'),
      url.replace(/signature=[^&]+/, 'signature='),
      linksOf('other').sign(KEY).url,
      `${BASE}/files/${KEY}`,
    ]) {
      const { statusCode, body, headers } = await open(forged);
      expect({ statusCode, location: headers.Location }).toEqual({ statusCode: 404, location: undefined });
      expect(body).not.toContain('sources/');
    }
  });

  it('is answered by this function where it leads to the image of a page that is not drawn yet, or never will be', async () => {
    const page = links.sign('sources/acme/s1/pages/00026').url;
    const stored = new Set(['sources/acme/s1/text-index.zst']);
    const files = {
      list: (prefix: string) => {
        const keys = [...stored].filter((key) => key.startsWith(prefix));
        return Readable.from(
          keys.map((key) => ({ key, sizeBytes: 0, modifiedAt: new Date(0) })),
        ) as AsyncIterable<StoredFile>;
      },
      signLink: (key: string) => Promise.resolve({ url: `https://s3.example/${key}`, expiresAt: clock.isoIn(60_000) }),
    };
    const handler = createHandler({ files, links: () => Promise.resolve(links), log: silentLog });
    const answer = async () => {
      const { statusCode, headers } = await open(page, 3600, handler);
      return [statusCode, headers['Retry-After'], headers.Location];
    };
    expect(await answer()).toEqual([503, '2', undefined]);
    stored.add('sources/acme/s1/pages/failed-0');
    expect(await answer()).toEqual([503, '2', undefined]);
    stored.add('sources/acme/s1/pages/failed-1');
    expect(await answer()).toEqual([404, undefined, undefined]);
    stored.add('sources/acme/s1/pages/00026');
    expect(await answer()).toEqual([302, undefined, 'https://s3.example/sources/acme/s1/pages/00026']);
  });

  it('ends with its attachment where that is sooner', async () => {
    const { url, expiresAt } = sign({ notAfter: clock.isoIn(60_000) });
    expect(expiresAt).toBe(clock.isoIn(60_000));
    clock.advance(60_000);
    expect((await open(url)).statusCode).toBe(404);
  });
});
