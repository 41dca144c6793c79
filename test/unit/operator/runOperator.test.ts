/** The operator's command line over accounts in the embedded database: what it prints where, and its exit codes. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '../../../infra/operator/refusal.ts';
import { runOperator } from '../../../infra/operator/runOperator.ts';
import { receiptKeysSchema } from '../../../shared/contract/receipt.ts';
import { signingKeyOf } from '../../../shared/receipts/signingKey.ts';
import { createAuthenticator } from '../../../shared/accounts/authenticate.ts';
import type { AccountRecords } from '../../../shared/storage/accountRecords.ts';
import { readSettings } from '../../../shared/platform/settings.ts';
import { createDynamoAccountRecords } from '../../../shared/storage/aws/dynamoAccountRecords.ts';
import { createDynamoStores } from '../../../shared/storage/aws/dynamoStores.ts';
import { createDynamoUses } from '../../../shared/storage/aws/dynamoUses.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import type { FileStore } from '../../../shared/storage/fileStore.ts';
import { billingOf, order } from '../../support/billing.ts';
import { ManualClock } from '../../support/manualClock.ts';
import type { Opened } from '../../support/storageAdapters.ts';
import { databases } from '../../support/storageAdapters.ts';

const noFiles = { deletePrefix: () => Promise.resolve(0) } as Partial<FileStore> as FileStore;

const KEY = /^cvk_[a-z0-9]{16}_[A-Za-z0-9]{49}\n$/;

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

  const answers: (boolean | undefined)[] = [];

  let signedWith = 'the first secret';
  const secret = {
    read: () => Promise.resolve(signedWith),
    replace: (replacement: string) => {
      signedWith = replacement;
      return Promise.resolve();
    },
  };

  async function run(line: string, open?: () => Promise<never>) {
    let out = '';
    let err = '';
    const code = await runOperator(line.split(' ').filter(Boolean), {
      clock,
      output: { out: (text) => void (out += text), err: (text) => void (err += text) },
      openStores:
        open ??
        (() => {
          timesOpened++;
          return Promise.resolve({
            stores: createDynamoStores(opened.adapter, clock),
            settings: readSettings({}),
            signingSecret: () => secret,
            withFiles: (work) => work(noFiles),
            close: () => Promise.resolve(),
          });
        }),
      ask: () => Promise.resolve(answers.shift()),
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

  it.each([
    ['its identifier', (key: string) => key.split('_')[1]],
    ['the whole key', (key: string) => key],
    ['what is left of the key', (key: string) => key.slice(0, -9)],
  ])('revokes a key by %s', async (form, given) => {
    const account = `revoking-${form.replaceAll(' ', '-')}`;
    await run(`account create ${account}`);
    const key = (await run(`key create --account ${account}`)).out.trim();
    const { code, out, err } = await run(`key revoke --yes ${given(key)}`);
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
    await run(`key revoke ${keys[2]} --yes`);
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

  it('creates an account with its own free tier, a balance, and attachments that do not expire', async () => {
    const line = 'account create rich --free-tier-cents 0 --balance-cents 1250 --retention never';
    expect(await run(line)).toMatchObject({ code: 0 });
    expect(await accounts.getAccount('rich')).toMatchObject({ retention: 'never', freeTierCents: 0 });
    const { code, out } = await run('account list --json');
    expect(code).toBe(0);
    const listed = JSON.parse(out) as { accountId: string }[];
    expect(listed.find(({ accountId }) => accountId === 'rich')).toMatchObject({
      freeCents: 0,
      prepaidCents: 1250,
      lastUsedOn: null,
    });
  });

  const stores = () => ({ ...createDynamoStores(opened.adapter, clock), clock });

  it('suspends and resumes an account, whose keys are refused meanwhile', async () => {
    await run('account create pausing');
    const key = (await run('key create --account pausing')).out.trim();
    const authenticate = () => createAuthenticator(stores())(`Bearer ${key}`);
    expect(await run('account suspend pausing')).toMatchObject({ code: 0 });
    expect(await authenticate()).toEqual({ ok: false, cause: 'suspended' });
    expect(await run('account resume pausing')).toMatchObject({ code: 0 });
    expect(await authenticate()).toMatchObject({ ok: true });
    expect(await run('account suspend nobody')).toMatchObject({ code: 1 });
    expect((await run('account list')).out).toMatch(/^pausing +active/m);
  });

  it('adds to a balance after asking, and the check agrees to the cent', async () => {
    await run('account create paying');
    answers.push(true, false, undefined);
    expect(await run('balance add paying 1250')).toMatchObject({ code: 0, out: '' });
    expect(await run('balance add paying 1250')).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
    const unasked = await run('balance add paying 1250');
    expect(unasked.code).toBe(1);
    expect(unasked.err).toContain('--yes');
    expect((await run('balance add paying 50 --yes --json')).out).toBe(
      '{"accountId":"paying","addedCents":50,"prepaidCents":1300}\n',
    );
    expect(await run('balance add nobody 50 --yes')).toMatchObject({ code: 1 });
    expect(await run('check --account paying')).toMatchObject({ code: 0 });
  });

  it('revokes nothing that the person does not want revoked', async () => {
    await run('account create asked');
    const key = (await run('key create --account asked')).out.trim();
    answers.push(false);
    expect(await run(`key revoke ${key}`)).toMatchObject({ code: 1 });
    expect((await accounts.getKey(key.split('_')[1]))!.revokedAt).toBeUndefined();
  });

  it('shows when a key was last used, so that the old one of a rotation can go', async () => {
    await run('account create rotating');
    const key = (await run('key create --account rotating')).out.trim();
    await createAuthenticator(stores())(`Bearer ${key}`);
    const [listed] = JSON.parse((await run('key list --account rotating --json')).out) as unknown[];
    expect(listed).toMatchObject({ state: 'active', lastUsedOn: '2030-01-01' });
  });

  it('sums usage up by end user, operation and day, as table, CSV and JSON', async () => {
    await run('account create used');
    const account = (await accounts.getAccount('used'))!;
    const charge = (...args: Parameters<typeof order>) =>
      billingOf(stores()).charge(account, order(...args), () => Promise.resolve({ value: 1, owed: true }));
    await charge('op1', 10, { operation: 'prepare', units: 2, endUserId: '=SUM(A1)' });
    await charge('op2', 1, { endUserId: 'a,"b"' });
    clock.advance(24 * 3_600_000);
    await charge('op3', 3, { units: 3 });

    const byUser = await run('usage --account used --group-by endUserId --format csv');
    expect(byUser.out.split('\r\n')).toEqual([
      'endUserId,charges,pageUnits,citationUnits,freeCents,prepaidCents,cents',
      "'=SUM(A1),1,2,0,10,0,10",
      '"a,""b""",1,0,1,1,0,1',
      ',1,0,3,3,0,3',
      '',
    ]);
    const byDay = JSON.parse((await run('usage --account used --group-by day --format json')).out) as unknown[];
    expect(byDay).toMatchObject([
      { group: '2030-01-01', charges: 2, cents: 11 },
      { group: '2030-01-02', charges: 1, cents: 3 },
    ]);
    const table = (await run('usage --account used --month 2030-01')).out;
    expect(table).toMatch(/^prepare +1 +2 +0 +\$0.10 +\$0.00 +\$0.10$/m);
    expect(table).toMatch(/^TOTAL +3 +2 +4 +\$0.14/m);
    expect((await run('usage --account used --month 2029-12 --format json')).out).toBe('[]\n');
    expect(await run('usage --account nobody')).toMatchObject({ code: 1, out: '' });
  });

  it('exports every record of the ledger, of the days and the account that are asked for', async () => {
    await run('account create exported --balance-cents 50');
    const account = (await accounts.getAccount('exported'))!;
    const charge = (...args: Parameters<typeof order>) =>
      billingOf(stores()).charge(account, order(...args), () => Promise.resolve({ value: 1, owed: true }));
    await charge('op1', 10, { operation: 'prepare', units: 2, endUserId: '=SUM(A1)' });
    clock.advance(40 * 24 * 3_600_000);
    // Belongs to January, whose balance it was added to.
    await run('balance add exported 70 --yes');
    await charge('op2', 1, { endUserId: 'a,"b"' });

    const rows = async (line: string) => (await run(`ledger export ${line}`)).out.split('\r\n').slice(0, -1);
    const [header, ...february] = await rows('--account exported');
    expect(header).toBe(
      'accountId,time,operation,endUserId,attachmentId,units,cents,freeCents,prepaidCents,operationId',
    );
    expect(february).toEqual([
      expect.stringMatching(/^exported,2030-02-10T\S+,topUp,,,,70,0,70,/),
      expect.stringMatching(/^exported,2030-02-10T\S+,verify,"a,""b""",[^,]+,1,1,1,0,op2$/),
    ]);
    const january = await rows('--account exported --from 2030-01-01 --to 2030-01-31');
    expect(january.slice(1)).toEqual([
      expect.stringMatching(/,topUp,,,,50,0,50,/),
      expect.stringMatching(/,prepare,'=SUM\(A1\),[^,]+,2,10,10,0,op1$/),
    ]);
    expect(await rows('--account exported --from 2029-01-01 --to 2029-12-31')).toEqual([header]);
    const lines = (await run('ledger export --from 2030-01-01 --format json')).out.trim().split('\n');
    const records = lines.map((line) => JSON.parse(line) as { accountId: string; cents: number });
    const ours = records.filter(({ accountId }) => accountId === 'exported');
    expect(ours.map(({ cents }) => cents)).toEqual([50, 10, 70, 1]);
    expect(await run('ledger export --account nobody')).toMatchObject({ code: 1 });
    expect(await run('ledger export --from 2030-02-30')).toMatchObject({ code: 2, out: '' });
  });

  it('finds money that the ledger does not know of', async () => {
    await run('account create robbed --balance-cents 100');
    const { client, table } = opened.adapter;
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { pk: 'BALANCE#robbed', sk: 'BALANCE' },
        UpdateExpression: 'SET prepaidCents = :less',
        ExpressionAttributeValues: { ':less': 99 },
      }),
    );
    const { code, out, err } = await run('check');
    expect(code).toBe(1);
    expect(out).toMatch(/^robbed .*WRONG$/m);
    expect(err).toContain('robbed: prepaid is 99 cents, and the ledger says 100.');
    expect(await run('check --account acme')).toMatchObject({ code: 0 });
  });

  it('sweeps, and says what it did', async () => {
    const { code, out } = await run('sweep --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ renewed: 0, failures: 0, complete: true });
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
    'account create acme --free-tier-cents -1',
    'account create acme --balance-cents 1.5',
    'account create acme --retention long',
    'account suspend',
    'balance add acme',
    'balance add acme 0',
    'balance add acme 1e3',
    'balance add acme 99999999999',
    'usage',
    'usage --account acme --month 2030-13',
    'usage --account acme --group-by account',
    'usage --account acme --format xml',
    'sweep now',
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

  it('rotates the key of receipts: the new one is known before it signs, and the old one stays good for what it signed', async () => {
    const [first, rotatedAt] = [signingKeyOf(signedWith), clock.isoIn(0)];
    const { receiptKeys } = createDynamoStores(opened.adapter, clock);
    await receiptKeys.publish({ keyId: first.keyId, x: first.x, validFrom: '2020-01-01T00:00:00.000Z' });
    expect((await run('receipt rotate')).code).toBe(1);
    expect(signedWith).toBe('the first secret');
    expect((await run('receipt rotate --yes')).code).toBe(0);
    const second = signingKeyOf(signedWith);
    const { out } = await run('receipt keys');
    expect(receiptKeysSchema.parse(JSON.parse(out)).keys).toMatchObject([
      { kid: first.keyId, x: first.x, validUntil: clock.isoIn(120_000) },
      { kid: second.keyId, x: second.x, validFrom: rotatedAt },
    ]);
  });

  it('sets what an account is called on receipts, and takes it away again', async () => {
    await run('account create named');
    expect((await run('account label named Acme')).code).toBe(0);
    expect((await accounts.getAccount('named'))!.receiptLabel).toBe('Acme');
    expect((await run('account label named')).code).toBe(0);
    expect(await accounts.getAccount('named')).not.toHaveProperty('receiptLabel');
    expect((await run('account label nobody Acme')).code).toBe(1);
    expect((await run('account label named \u202eemcA')).code).toBe(2);
  });
});
