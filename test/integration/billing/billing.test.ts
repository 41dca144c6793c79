/** Money under many simultaneous requests, across the ends of months, and when work fails. */
import { auditAccount } from '../../../shared/billing/audit.ts';
import { InsufficientFunds } from '../../../shared/billing/refusedOrder.ts';
import { resolveHolds, STALE_HOLD_MS } from '../../../shared/billing/resolveHolds.ts';
import { topUp } from '../../../shared/billing/topUp.ts';
import { createDynamoBalances } from '../../../shared/storage/aws/dynamoBalances.ts';
import { createDynamoLedger } from '../../../shared/storage/aws/dynamoLedger.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import { accountNamed, billingOf, entriesOf, order, type Money } from '../../support/billing.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { databases, describeContract, type Opened } from '../../support/storageAdapters.ts';

const DAY_MS = 86_400_000;

describeContract('money', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  let clock: ManualClock;
  let money: Money;
  beforeAll(async () => {
    opened = await adapter.open();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    clock = new ManualClock('2030-01-15T12:00:00.000Z');
    money = { balances: createDynamoBalances(opened.adapter), ledger: createDynamoLedger(opened.adapter), clock };
  });

  const done = () => Promise.resolve({ value: 'done', owed: true });
  const sound = async (accountId: string) => {
    expect(await auditAccount(money, accountId)).toMatchObject({ discrepancies: [] });
  };

  it('charges work that is done, and tells what it cost and what is left', async () => {
    const billing = billingOf(money);
    const account = accountNamed('plain');
    expect(await billing.available(account)).toBe(2000);
    const { value, payment } = await billing.charge(account, order('op1', 5, { endUserId: 'u1', units: 3 }), done);
    expect({ value, payment }).toEqual({ value: 'done', payment: { costCents: 5, balanceCents: 1995 } });
    expect(await entriesOf(money, 'plain')).toEqual([
      {
        kind: 'charge',
        accountId: 'plain',
        operationId: 'op1',
        at: '2030-01-15T12:00:00.000Z',
        month: '2030-01',
        operation: 'verify',
        attachmentId: 'a1',
        endUserId: 'u1',
        units: 3,
        freeCents: 5,
        prepaidCents: 0,
      },
    ]);
    expect((await money.balances.get('plain')).holds).toEqual([]);
    await sound('plain');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('broken'))],
    ['owes nothing', () => Promise.resolve({ value: 1, owed: false })],
  ])('gives everything back when the work %s', async (how, work) => {
    const billing = billingOf(money);
    const account = accountNamed(`back-${how.replace(' ', '-')}`);
    await billing.charge(account, order('op', 5), work).catch(() => undefined);
    expect(await billing.available(account)).toBe(2000);
    expect(await entriesOf(money, account.accountId)).toEqual([]);
    await sound(account.accountId);
  });

  it('never overspends by a cent under 200 parallel requests, and spends all that there is', async () => {
    const billing = billingOf(money);
    const account = accountNamed('parallel', { freeTierCents: 200 });
    await topUp(money, 'parallel', 301);
    let begun = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) =>
        billing.charge(account, order(`op${i}`, 5), () => {
          begun += 1;
          return done();
        }),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(100);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(InsufficientFunds);
    expect(begun).toBe(100);
    const { freeCents, prepaidCents, holds } = await money.balances.get('parallel');
    expect({ freeCents, prepaidCents, holds }).toEqual({ freeCents: 0, prepaidCents: 1, holds: [] });
    expect(await auditAccount(money, 'parallel')).toMatchObject({ discrepancies: [], chargedCents: 500 });
  });

  it('says when the free tier renews, and how much is missing', async () => {
    const billing = billingOf(money);
    const account = accountNamed('poor', { freeTierCents: 4 });
    const refused = await billing.charge(account, order('op', 5), done).catch((error: unknown) => error as Error);
    expect(refused).toBeInstanceOf(InsufficientFunds);
    expect(refused).toMatchObject({ neededCents: 5, balanceCents: 4 });
    expect((refused as Error).message).toContain('2030-02-01T00:00:00.000Z');
    expect(await entriesOf(money, 'poor')).toEqual([]);
  });

  it('grants the free tier once a month, lets the rest lapse, and keeps the prepaid balance', async () => {
    const billing = billingOf(money);
    const account = accountNamed('months', { freeTierCents: 10 });
    await topUp(money, 'months', 100);
    await billing.charge(account, order('jan', 12), done);
    expect(await money.balances.get('months')).toMatchObject({ freeCents: 0, prepaidCents: 98 });
    clock.advance(31 * DAY_MS);
    expect(await billing.available(account)).toBe(108);
    await Promise.all(Array.from({ length: 5 }, (_, i) => billing.charge(account, order(`feb${i}`, 1), done)));
    expect(await money.balances.get('months')).toMatchObject({ freeCents: 5, prepaidCents: 98, month: '2030-02' });
    clock.advance(31 * DAY_MS);
    await billing.charge(account, order('mar', 1), done);
    expect(await money.balances.get('months')).toMatchObject({ freeCents: 9, prepaidCents: 98, month: '2030-03' });
    await sound('months');
  });

  it('grants a month once, whoever of many asks, and no month before it', async () => {
    const granted = await Promise.all(Array.from({ length: 10 }, () => money.balances.grant('once', '2030-02', 10)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect(await money.balances.grant('once', '2030-01', 10)).toBe(false);
    expect(await money.balances.get('once')).toMatchObject({
      month: '2030-02',
      grants: { '0000-00': 0, '2030-02': 10 },
    });
  });

  it('grants nothing anew to a clock that jumps back', async () => {
    const billing = billingOf(money);
    const account = accountNamed('jumping', { freeTierCents: 10 });
    await billing.charge(account, order('first', 10), done);
    clock.advance(-40 * DAY_MS);
    await expect(billing.charge(account, order('second', 1), done)).rejects.toBeInstanceOf(InsufficientFunds);
    await topUp(money, 'jumping', 3);
    await billing.charge(account, order('third', 1), done);
    await sound('jumping');
    expect(await entriesOf(money, 'jumping')).toHaveLength(3);
  });

  it('keeps what was paid before the first month, and all of what is paid at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => topUp(money, 'paid', 7)));
    expect(await money.balances.get('paid')).toMatchObject({ prepaidCents: 70, month: '0000-00', holds: [] });
    await billingOf(money).charge(accountNamed('paid', { freeTierCents: 0 }), order('op', 69), done);
    expect(await auditAccount(money, 'paid')).toMatchObject({ discrepancies: [], toppedUpCents: 70, chargedCents: 69 });
  });

  it('gives back over the end of a month without adding to the new free tier', async () => {
    const billing = billingOf(money);
    const account = accountNamed('late', { freeTierCents: 10 });
    await topUp(money, 'late', 10);
    await billing
      .charge(account, order('failing', 15), async () => {
        clock.advance(31 * DAY_MS);
        await billing.charge(account, order('other', 1), done);
        throw new Error('broken');
      })
      .catch(() => undefined);
    expect(await money.balances.get('late')).toMatchObject({ freeCents: 9, prepaidCents: 10, holds: [] });
    await sound('late');
  });

  it('counts a hold that is taken twice under one operation once', async () => {
    const account = accountNamed('twice');
    const billing = billingOf(money);
    await billing.charge(account, order('first', 1), done);
    const hold = { operationId: 'same', freeCents: 5, prepaidCents: 0, month: '2030-01', heldAt: clock.isoIn(0) };
    expect(await Promise.all([money.balances.hold('twice', hold), money.balances.hold('twice', hold)])).toContain(
      false,
    );
    expect((await money.balances.get('twice')).freeCents).toBe(1994);
    expect(await money.balances.release('twice', hold)).toBe(true);
    expect(await money.balances.release('twice', hold)).toBe(false);
    expect((await money.balances.get('twice')).freeCents).toBe(1999);
  });

  it('never releases what is confirmed, and never confirms what is released', async () => {
    const billing = billingOf(money);
    await billing.charge(accountNamed('decided'), order('first', 1), done);
    const hold = { operationId: 'h', freeCents: 5, prepaidCents: 0, month: '2030-01', heldAt: clock.isoIn(0) };
    const [first] = await entriesOf(money, 'decided');
    const entry = { ...first, operationId: 'h' };
    await money.balances.hold('decided', hold);
    const [confirmed, released] = await Promise.all([
      money.balances.confirm('decided', entry),
      money.balances.release('decided', hold),
    ]);
    expect(confirmed).not.toBe(released);
  });

  it('leaves the money of work under way alone, and gives it back once it is stale', async () => {
    const account = accountNamed('stale');
    await billingOf(money).charge(account, order('first', 1), done);
    const hold = { operationId: 'dead', freeCents: 5, prepaidCents: 0, month: '2030-01', heldAt: clock.isoIn(0) };
    await money.balances.hold('stale', hold);
    const dependencies = { ...money, attachments: { get: () => Promise.resolve(undefined) } };
    clock.advance(STALE_HOLD_MS);
    expect(await resolveHolds(dependencies, 'stale')).toEqual({ charged: 0, released: 0 });
    clock.advance(1);
    expect(await resolveHolds(dependencies, 'stale')).toEqual({ charged: 0, released: 1 });
    expect((await money.balances.get('stale')).freeCents).toBe(1999);
    await sound('stale');
  });
});
