/** What the records of accounts and keys promise, in every database. */
import type { Account, AccountRecords, ApiKeyRecord } from '../../shared/storage/accountRecords.ts';
import { createDynamoAccountRecords } from '../../shared/storage/aws/dynamoAccountRecords.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import type { Opened } from '../support/storageAdapters.ts';
import { databases, describeContract } from '../support/storageAdapters.ts';

const account = (accountId: string): Account => ({
  accountId,
  status: 'active',
  createdAt: '2030-01-01T00:00:00.000Z',
  retention: 'standard',
});

const key = (keyId: string, accountId: string): ApiKeyRecord => ({
  keyId,
  accountId,
  secretSha256: 'ab'.repeat(32),
  createdAt: '2030-01-01T00:00:00.000Z',
});

describeContract('account records', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  let accounts: AccountRecords;

  beforeAll(async () => {
    opened = await adapter.open();
    accounts = createDynamoAccountRecords(opened.adapter);
  });
  afterAll(() => opened.close());

  const keysOf = async (accountId: string) => {
    const keys: ApiKeyRecord[] = [];
    for await (const record of accounts.listKeys(accountId)) keys.push(record);
    return keys;
  };

  it('creates an account once, whoever of many asks', async () => {
    const created = await Promise.all(Array.from({ length: 20 }, () => accounts.createAccount(account('acme'))));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await accounts.getAccount('acme')).toEqual(account('acme'));
  });

  it('does not change an account that exists already', async () => {
    await accounts.createAccount(account('first'));
    expect(await accounts.createAccount({ ...account('first'), retention: 'never' })).toBe(false);
    expect(await accounts.getAccount('first')).toEqual(account('first'));
  });

  it('suspends and resumes an account that exists, and no other', async () => {
    await accounts.createAccount({ ...account('changing'), freeTierCents: 7 });
    expect(await accounts.setStatus('changing', 'suspended')).toBe(true);
    expect(await accounts.getAccount('changing')).toEqual({
      ...account('changing'),
      freeTierCents: 7,
      status: 'suspended',
    });
    expect(await accounts.setStatus('changing', 'active')).toBe(true);
    expect((await accounts.getAccount('changing'))!.status).toBe('active');
    expect(await accounts.setStatus('nobody', 'suspended')).toBe(false);
    expect(await accounts.getAccount('nobody')).toBeUndefined();
  });

  it('lists every account by name, and no key', async () => {
    for (const name of ['zulu', 'alpha']) await accounts.createAccount(account(name));
    await accounts.putKey(key('unlisted00000000', 'zulu'));
    const names: string[] = [];
    for await (const { accountId } of accounts.listAccounts()) names.push(accountId);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(['alpha', 'zulu']));
  });

  it('answers undefined for an unknown account and an unknown key', async () => {
    expect(await accounts.getAccount('nobody')).toBeUndefined();
    expect(await accounts.getKey('nokey')).toBeUndefined();
  });

  it('returns a key as it was put, with and without an expiry', async () => {
    const expiring = { ...key('expiring00000000', 'acme'), expiresAt: '2031-01-01T00:00:00.000Z' };
    await accounts.putKey(expiring);
    await accounts.putKey(key('lasting000000000', 'acme'));
    expect(await accounts.getKey('expiring00000000')).toEqual(expiring);
    expect(await accounts.getKey('lasting000000000')).toEqual(key('lasting000000000', 'acme'));
  });

  it('revokes a key, and keeps the first time when it is revoked twice', async () => {
    await accounts.putKey(key('revoked000000000', 'acme'));
    expect(await accounts.revokeKey('revoked000000000', '2030-02-01T00:00:00.000Z')).toBe(true);
    expect(await accounts.revokeKey('revoked000000000', '2030-03-01T00:00:00.000Z')).toBe(true);
    expect((await accounts.getKey('revoked000000000'))!.revokedAt).toBe('2030-02-01T00:00:00.000Z');
  });

  it('revokes no key that does not exist', async () => {
    expect(await accounts.revokeKey('nokey', '2030-02-01T00:00:00.000Z')).toBe(false);
    expect(await accounts.getKey('nokey')).toBeUndefined();
  });

  it('lists the keys of one account only', async () => {
    const own = ['own0000000000001', 'own0000000000002'].map((keyId) => key(keyId, 'listing'));
    await Promise.all([...own, key('foreign000000000', 'listing-other')].map((record) => accounts.putKey(record)));
    expect((await keysOf('listing')).toSorted((a, b) => a.keyId.localeCompare(b.keyId))).toEqual(own);
    expect(await keysOf('nobody')).toEqual([]);
  });
});
