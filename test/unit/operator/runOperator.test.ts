/** The operator's command line over accounts in the embedded database: what it prints where, and how it ends. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Refusal } from '../../../infra/operator/refusal.ts';
import { runOperator } from '../../../infra/operator/runOperator.ts';
import { createAuthenticator } from '../../../shared/accounts/authenticate.ts';
import type { AccountRecords } from '../../../shared/storage/accountRecords.ts';
import { createDynamoAccountRecords } from '../../../shared/storage/aws/dynamoAccountRecords.ts';
import { createDynamoUses } from '../../../shared/storage/aws/dynamoUses.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import { ManualClock } from '../../support/manualClock.ts';
import type { Opened } from '../../support/storageAdapters.ts';
import { databases } from '../../support/storageAdapters.ts';

const KEY = /^cvk_[a-z0-9]{16}_[A-Za-z0-9]{43}\n$/;

describe('the operator', () => {
  let opened: Opened<TableAccess>;
  let accounts: AccountRecords;
  let clock: ManualClock;
  let timesOpened: number;

  beforeAll(async () => {
    opened = await databases[0].open();
    accounts = createDynamoAccountRecords(opened.adapter);
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    clock = new ManualClock();
    timesOpened = 0;
  });

  async function run(line: string, open?: () => Promise<never>) {
    let out = '';
    let err = '';
    const code = await runOperator(line.split(' ').filter(Boolean), {
      clock,
      output: { out: (text) => void (out += text), err: (text) => void (err += text) },
      openAccounts:
        open ??
        (() => {
          timesOpened++;
          return Promise.resolve({ accounts, close: () => Promise.resolve() });
        }),
    });
    return { code, out, err };
  }

  it('creates an account that is active and keeps attachments as usual', async () => {
    expect(await run('account create acme')).toMatchObject({ code: 0, out: '' });
    expect(await accounts.getAccount('acme')).toEqual({
      accountId: 'acme',
      status: 'active',
      createdAt: clock.isoIn(0),
      retention: 'standard',
    });
  });

  it('refuses to create an account that exists, and leaves it alone', async () => {
    await run('account create twice');
    clock.advance(1000);
    const { code, err } = await run('account create twice');
    expect(code).toBe(1);
    expect(err).toContain('exists already');
    expect((await accounts.getAccount('twice'))!.createdAt).toBe(clock.isoIn(-1000));
  });

  it('prints a new key alone on the standard output, and the key works', async () => {
    await run('account create keyed');
    const { code, out } = await run('key create --account keyed');
    expect(code).toBe(0);
    expect(out).toMatch(KEY);
    const authenticate = createAuthenticator({ accounts, uses: createDynamoUses(opened.adapter), clock });
    expect(await authenticate(`Bearer ${out.trim()}`)).toMatchObject({ ok: true, account: { accountId: 'keyed' } });
  });

  it('makes a key that ends at the time given, in UTC', async () => {
    await run('account create ending');
    const { out } = await run('key create --account ending --expires 2031-06-01T12:00:00+02:00');
    expect((await accounts.getKey(out.split('_')[1]))!.expiresAt).toBe('2031-06-01T10:00:00.000Z');
  });

  it('makes no key for an account that does not exist, and says how to create it', async () => {
    const { code, out, err } = await run('key create --account nobody');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('account create nobody');
  });

  it.each(['identifier', 'whole key'])('revokes a key by its %s', async (form) => {
    const account = `revoking-${form.replace(' ', '-')}`;
    await run(`account create ${account}`);
    const key = (await run(`key create --account ${account}`)).out.trim();
    const { code, out, err } = await run(`key revoke ${form === 'whole key' ? key : key.split('_')[1]}`);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).not.toContain(key.split('_')[2]);
    const authenticate = createAuthenticator({ accounts, uses: createDynamoUses(opened.adapter), clock });
    expect(await authenticate(`Bearer ${key}`)).toEqual({ ok: false, cause: 'revoked' });
  });

  it('refuses to revoke a key that does not exist', async () => {
    expect(await run('key revoke abcdefghijklmnop')).toMatchObject({ code: 1, out: '' });
  });

  it('lists keys oldest first with their state, and nothing of their secrets', async () => {
    await run('account create listing');
    const keys: string[] = [];
    for (const options of ['', '--expires 2030-01-02', '']) {
      keys.push((await run(`key create --account listing ${options}`)).out.trim());
      clock.advance(1000);
    }
    await run(`key revoke ${keys[2]}`);
    clock.advance(2 * 24 * 3_600_000);
    const { code, out } = await run('key list --account listing');
    expect(code).toBe(0);
    const rows = out
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split(/\s+/).slice(0, 2));
    const ids = keys.map((key) => key.split('_')[1]);
    expect(rows).toEqual([
      [ids[0], 'active'],
      [ids[1], 'expired'],
      [ids[2], 'revoked'],
    ]);
    for (const key of keys) {
      expect(out).not.toContain(key.split('_')[2]);
      expect(out).not.toContain((await accounts.getKey(key.split('_')[1]))!.secretSha256);
    }
  });

  it('says that an account has no keys, and refuses to list those of no account', async () => {
    await run('account create keyless');
    expect(await run('key list --account keyless')).toMatchObject({ code: 0, out: '' });
    expect(await run('key list --account nobody')).toMatchObject({ code: 1, out: '' });
  });

  it.each([
    '',
    'key',
    'nonsense',
    'account create',
    'account create Acme',
    'account create -acme',
    'account create a_b',
    `account create ${'a'.repeat(64)}`,
    'account create one two',
    'key create',
    'key create --account acme --expires tomorrow',
    'key create --account acme --expires 2031-02-30',
    'key create --account acme --expires 2031-01-01T10:00:00',
    'key create --account acme --expires 2029-12-31',
    'key revoke short',
    'key list',
    'key list --account acme --verbose',
  ])('ends with 2 and opens nothing for %j', async (line) => {
    const { code, out, err } = await run(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
    expect(timesOpened).toBe(0);
  });

  it.each(['--help', 'account --help', 'key create --help', 'help key'])('explains itself for %s', async (line) => {
    const { code, out } = await run(line);
    expect(code).toBe(0);
    expect(out).toContain('Usage:');
  });

  it('ends with 1 and the reason when the accounts cannot be opened', async () => {
    const refused = await run('key list --account acme', () => Promise.reject(new Refusal('TABLE_NAME is not set.')));
    expect(refused).toEqual({ code: 1, out: '', err: 'TABLE_NAME is not set.\n' });
  });

  it('says what to do about a table that is not there', async () => {
    const missing = Object.assign(new Error('Requested resource not found'), { name: 'ResourceNotFoundException' });
    const { code, err } = await run('key list --account acme', () => Promise.reject(missing));
    expect(code).toBe(1);
    expect(err).toContain('AWS_REGION');
  });
});
