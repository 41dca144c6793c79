/** A signed link leads to its object, for its time, and cannot be made by others. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrMakeSecret } from '../../../shared/storage/local/linkSecret.ts';
import { createSignedLinks } from '../../../shared/storage/signedLinks.ts';
import { ManualClock } from '../../support/manualClock.ts';
import type { TemporaryFolder } from '../../support/temporaryFolder.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const LIFETIME_SECONDS = 7200;
const KEY = 'sources/acme/s1/original';
/** By the clock of the tests. */
const ENDS = '2030-01-01T02:00:00.000Z';

describe('signed links', () => {
  let clock: ManualClock;
  beforeEach(() => {
    clock = new ManualClock();
  });
  const links = (secret = 1) =>
    createSignedLinks({
      secret: Buffer.alloc(32, secret),
      lifetimeSeconds: LIFETIME_SECONDS,
      clock,
      publicBaseUrl: () => 'http://localhost:8080',
    });

  it('lead to the object they were made for, as an address and as a path', () => {
    const { url } = links().sign(KEY);
    expect(url).toMatch(/^http:\/\/localhost:8080\/files\/sources\/acme\/s1\/original\?/);
    expect(links().verify(url)).toEqual({ notAfter: ENDS, key: KEY });
    expect(links().verify(url.slice('http://localhost:8080'.length))).toEqual({ notAfter: ENDS, key: KEY });
  });

  it.each(['Ölpreis 2030.pdf', 'a&b=c?d#e%20f+g.pdf', '"quoted"; x=\r\ny', '日本/語\\.pdf', '', '🙂'])(
    'carry the file name %j unchanged',
    (downloadFilename) => {
      const { url } = links().sign(KEY, { downloadFilename });
      expect(links().verify(url)).toEqual({ notAfter: ENDS, key: KEY, downloadFilename });
    },
  );

  it('survive a name that is no proper Unicode', () => {
    const { url } = links().sign(KEY, { downloadFilename: 'a\ud800b' });
    expect(links().verify(url)).toEqual({ notAfter: ENDS, key: KEY, downloadFilename: 'a\ufffdb' });
  });

  it('lead to keys with unusual characters', () => {
    const key = 'sources/a b/ü%2F?#&/x+y';
    expect(links().verify(links().sign(key).url)).toEqual({ notAfter: ENDS, key });
  });

  it('work until the time that they say, and not from then on', () => {
    const { url, expiresAt } = links().sign(KEY);
    expect(expiresAt).toBe(clock.isoIn(LIFETIME_SECONDS * 1000));
    clock.advance(LIFETIME_SECONDS * 1000 - 1);
    expect(links().verify(url)).toBeDefined();
    clock.advance(1);
    expect(links().verify(url)).toBeUndefined();
  });

  it('end sooner where they must, and never later than links do', () => {
    const soon = clock.isoIn(60_000);
    const { url, expiresAt } = links().sign(KEY, { notAfter: soon });
    expect(expiresAt).toBe(soon);
    expect(links().sign(KEY, { notAfter: clock.isoIn(1e9) }).expiresAt).toBe(links().sign(KEY).expiresAt);
    clock.advance(60_000);
    expect(links().verify(url)).toBeUndefined();
  });

  it('carry the content type that the answer is to have, which cannot be exchanged', () => {
    const { url } = links().sign(KEY, { contentType: 'application/pdf' });
    expect(links().verify(url)).toEqual({ notAfter: ENDS, key: KEY, contentType: 'application/pdf' });
    expect(links().verify(url.replace('application%2Fpdf', 'text%2Fhtml'))).toBeUndefined();
    expect(links().verify(`${links().sign(KEY).url}&type=text%2Fhtml`)).toBeUndefined();
  });

  it('are refused when anything of them was changed', () => {
    const { url } = links().sign(KEY, { downloadFilename: 'a.pdf' });
    const expires = String(clock.now() / 1000 + LIFETIME_SECONDS);
    const changed = [
      url.replace('/acme/', '/other/'),
      url.replace('original', 'Original'),
      url.replace('a.pdf', 'b.pdf'),
      url.replace('filename=a.pdf&', ''),
      url.replace(expires, String(Number(expires) + 1)),
      url.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
      url.replace(/signature=.*/, 'signature='),
      url.replace(/&signature=.*/, ''),
      url.replace(/expires=\d+&/, ''),
      url.replace('/files/', '/other/'),
      url.replace('/files/', '/files/x/../'),
    ];
    for (const other of changed.slice(0, -1)) {
      expect(other).not.toBe(url);
      expect(links().verify(other)).toBeUndefined();
    }
    // What a URL parser makes the same address stays the same link.
    expect(links().verify(changed.at(-1)!)).toEqual({ notAfter: ENDS, key: KEY, downloadFilename: 'a.pdf' });
  });

  it('keep the key and the name apart: a link for one cannot be read as a link for both', () => {
    const { url } = links().sign('a', { downloadFilename: 'b' });
    const signature = new URL(url).searchParams.get('signature')!;
    const expires = new URL(url).searchParams.get('expires')!;
    expect(links().verify(`/files/a?expires=${expires}&signature=${signature}`)).toBeUndefined();
    expect(links().verify(`/files/a%22%2C%22b?expires=${expires}&signature=${signature}`)).toBeUndefined();
  });

  it('are refused when they were made with another secret', () => {
    expect(links(2).verify(links(1).sign(KEY).url)).toBeUndefined();
  });

  it.each([
    '',
    '/',
    '/files/',
    '/files/%',
    '/files/%ff?expires=1&signature=x',
    'http://',
    '/files/a?signature=%00&expires=x',
  ])('are not made of %j', (url) => {
    expect(links().verify(url)).toBeUndefined();
  });
});

describe('the secret of signed links', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('is made once, kept, and readable by its owner alone', async () => {
    const path = join(folder.path, 'secret');
    const made = await readOrMakeSecret(path);
    expect(made).toHaveLength(32);
    expect(await readOrMakeSecret(path)).toEqual(made);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is made anew where the file holds none, and never short', async () => {
    const path = join(folder.path, 'secret');
    await writeFile(path, 'abcd');
    expect(await readOrMakeSecret(path)).toHaveLength(32);
  });
});
