/** A valid key identifies its account; any other reveals nothing. */
import { makeApiKey } from '../../../shared/accounts/apiKey.ts';
import { createAuthenticator } from '../../../shared/accounts/authenticate.ts';
import type { Account, ApiKeyRecord } from '../../../shared/storage/accountRecords.ts';
import { ManualClock } from '../../support/manualClock.ts';

const SECOND_MS = 1000;

/** Accounts in memory that count how often they are asked. */
class CountingAccounts {
  readonly accounts = new Map<string, Account>();
  readonly keys = new Map<string, ApiKeyRecord>();
  keyReads = 0;
  failing = false;

  getKey(keyId: string): Promise<ApiKeyRecord | undefined> {
    this.keyReads++;
    return this.failing ? Promise.reject(new Error('database down')) : Promise.resolve(this.keys.get(keyId));
  }

  getAccount(accountId: string): Promise<Account | undefined> {
    return Promise.resolve(this.accounts.get(accountId));
  }
}

describe('authentication', () => {
  let clock: ManualClock;
  let accounts: CountingAccounts;
  let authenticate: ReturnType<typeof createAuthenticator>;
  let uses: string[][];
  let usesFail: boolean;

  const record = (...use: [string, string, string]) => {
    uses.push(use);
    return usesFail ? Promise.reject(new Error('database down')) : Promise.resolve();
  };

  beforeEach(() => {
    clock = new ManualClock();
    accounts = new CountingAccounts();
    uses = [];
    usesFail = false;
    authenticate = createAuthenticator({ accounts, uses: { record }, clock });
  });

  function keyFor(accountId: string, changes: Partial<ApiKeyRecord> = {}): { header: string; keyId: string } {
    const account: Account = { accountId, status: 'active', createdAt: clock.isoIn(0), retention: 'standard' };
    accounts.accounts.set(accountId, account);
    const { key, record } = makeApiKey({ accountId, createdAt: clock.isoIn(0) });
    accounts.keys.set(record.keyId, { ...record, ...changes });
    return { header: `Bearer ${key}`, keyId: record.keyId };
  }
  /** The form without a checksum, in which a test can put any secret. */
  const unchecked = (header: string): string => header.slice(0, -6);
  const change = (keyId: string, changes: Partial<ApiKeyRecord>) =>
    accounts.keys.set(keyId, { ...accounts.keys.get(keyId)!, ...changes });

  it('tells the account and the key of a valid key', async () => {
    const { header, keyId } = keyFor('acme');
    const account = accounts.accounts.get('acme');
    expect(await authenticate(header)).toEqual({ ok: true, account, keyId });
  });

  it('notes the use of a key once a day, whatever the number of requests', async () => {
    const { header, keyId } = keyFor('acme');
    await Promise.all(Array.from({ length: 20 }, () => authenticate(header)));
    expect(uses).toEqual([['acme', keyId, '2030-01-01']]);
    clock.advance(24 * 3600 * SECOND_MS);
    await authenticate(header);
    await authenticate(header);
    expect(uses.slice(1)).toEqual([['acme', keyId, '2030-01-02']]);
  });

  it('notes no use of a key that is refused', async () => {
    const { header, keyId } = keyFor('acme');
    change(keyId, { revokedAt: clock.isoIn(0) });
    await authenticate(header);
    await authenticate(header.slice(0, -1) + (header.endsWith('A') ? 'B' : 'A'));
    expect(uses).toEqual([]);
  });

  it('answers when the note of a use fails, and makes it at the next request', async () => {
    const { header } = keyFor('acme');
    usesFail = true;
    expect((await authenticate(header)).ok).toBe(true);
    usesFail = false;
    expect((await authenticate(header)).ok).toBe(true);
    await authenticate(header);
    expect(uses).toHaveLength(2);
  });

  it.each([
    ['bearer', ' '],
    ['BEARER', '  '],
  ])('reads the scheme %s, as HTTP wants it', async (scheme, space) => {
    const { header } = keyFor('acme');
    expect((await authenticate(header.replace('Bearer ', scheme + space))).ok).toBe(true);
  });

  it('reads nothing but the scheme and one key, whatever stands around them', async () => {
    const { header } = keyFor('acme');
    expect((await authenticate(` ${header} `)).ok).toBe(true);
    for (const more of [`Basic ${header}`, `${header} more`, `${header}, Basic x`]) {
      expect(await authenticate(more)).toEqual({ ok: false, cause: 'malformed' });
    }
  });

  it.each([
    [undefined, 'missing'],
    ['', 'missing'],
    ['Bearer', 'malformed'],
    ['Bearer something', 'malformed'],
    ['Basic dXNlcjpwYXNz', 'malformed'],
    [`cvk_abcdefghijklmnop_${'a'.repeat(43)}`, 'malformed'],
    [`Bearer cvk_abcdefghijklmnop_${'a'.repeat(43)}`, 'unknown'],
  ])('refuses %j as %s', async (header, cause) => {
    expect(await authenticate(header)).toEqual({ ok: false, cause });
  });

  it('refuses a wrong secret as unknown, also when the key is revoked', async () => {
    const { header, keyId } = keyFor('acme');
    const secret = unchecked(header);
    const wrong = secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a');
    expect(await authenticate(wrong)).toEqual({ ok: false, cause: 'unknown' });
    change(keyId, { revokedAt: clock.isoIn(0) });
    expect(await authenticate(wrong)).toEqual({ ok: false, cause: 'unknown' });
  });

  it('refuses the key of one account with the secret of another', async () => {
    const [first, second] = [unchecked(keyFor('first').header), unchecked(keyFor('second').header)];
    const mixed = first.slice(0, -43) + second.slice(-43);
    expect(await authenticate(mixed)).toEqual({ ok: false, cause: 'unknown' });
  });

  it('refuses a key whose account is gone as unknown, and one whose account is suspended', async () => {
    const gone = keyFor('gone').header;
    accounts.accounts.delete('gone');
    expect(await authenticate(gone)).toEqual({ ok: false, cause: 'unknown' });

    const suspended = keyFor('suspended').header;
    accounts.accounts.set('suspended', { ...accounts.accounts.get('suspended')!, status: 'suspended' });
    expect(await authenticate(suspended)).toEqual({ ok: false, cause: 'suspended' });
  });

  it('refuses a key from the moment of its expiry, remembered or not', async () => {
    const { header } = keyFor('acme', { expiresAt: clock.isoIn(10 * SECOND_MS) });
    clock.advance(10 * SECOND_MS - 1);
    expect((await authenticate(header)).ok).toBe(true);
    clock.advance(1);
    expect(await authenticate(header)).toEqual({ ok: false, cause: 'expired' });
  });

  it('notices a revocation within a minute', async () => {
    const { header, keyId } = keyFor('acme');
    expect((await authenticate(header)).ok).toBe(true);
    change(keyId, { revokedAt: clock.isoIn(0) });
    clock.advance(60 * SECOND_MS);
    expect(await authenticate(header)).toEqual({ ok: false, cause: 'revoked' });
  });

  it('asks the database once for a busy key, and once for requests that come together', async () => {
    const { header } = keyFor('acme');
    await Promise.all(Array.from({ length: 50 }, () => authenticate(header)));
    await authenticate(header);
    expect(accounts.keyReads).toBe(1);
  });

  it('asks once for a key that does not exist, however often it comes', async () => {
    const header = `Bearer cvk_abcdefghijklmnop_${'a'.repeat(43)}`;
    for (let i = 0; i < 50; i++) expect((await authenticate(header)).ok).toBe(false);
    expect(accounts.keyReads).toBe(1);
  });

  it('does not ask again for wrong secrets of a key that it knows', async () => {
    const { header } = keyFor('acme');
    for (let i = 0; i < 50; i++) {
      const { key } = makeApiKey({ accountId: 'x', createdAt: '' });
      await authenticate(unchecked(header).slice(0, -43) + unchecked(key).slice(-43));
    }
    expect(accounts.keyReads).toBe(1);
  });

  it('does not ask for a key whose checksum is wrong', async () => {
    const { header } = keyFor('acme');
    for (const mistyped of [
      header.slice(0, -1),
      `${header}x`,
      header.replace('cvk_', 'cvk_0').slice(0, header.length),
    ]) {
      expect(await authenticate(mistyped)).toEqual({ ok: false, cause: 'malformed' });
    }
    expect(accounts.keyReads).toBe(0);
  });

  it('keeps remembering real keys while thousands of made-up ones come', async () => {
    const { header } = keyFor('acme');
    await authenticate(header);
    for (let i = 0; i < 3000; i++) await authenticate(`Bearer ${makeApiKey({ accountId: 'x', createdAt: '' }).key}`);
    accounts.keyReads = 0;
    expect((await authenticate(header)).ok).toBe(true);
    expect(accounts.keyReads).toBe(0);
  });

  it('throws when the database fails, and does not remember that', async () => {
    const { header } = keyFor('acme');
    accounts.failing = true;
    await expect(authenticate(header)).rejects.toThrow('database down');
    accounts.failing = false;
    expect((await authenticate(header)).ok).toBe(true);
  });
});
