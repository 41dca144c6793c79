/** Money for work that outlives its request: held, changed to the price, collected once or refunded. */
import { InsufficientFunds } from '../../../shared/billing/refusedOrder.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { auditAccount } from '../../../shared/billing/audit.ts';
import { createReservations, type PreparationOrder, type Reservations } from '../../../shared/billing/reservations.ts';
import { resolveHolds, STALE_HOLD_MS } from '../../../shared/billing/resolveHolds.ts';
import type { AttachmentRecord } from '../../../shared/storage/attachmentRecords.ts';
import { createDynamoBalances } from '../../../shared/storage/aws/dynamoBalances.ts';
import { createDynamoLedger } from '../../../shared/storage/aws/dynamoLedger.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import { itemKey } from '../../../shared/storage/aws/tableSchema.ts';
import { accountNamed, billingOf, entriesOf, type Money } from '../../support/billing.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { silentLog } from '../../support/silentLog.ts';
import { databases, describeContract, type Opened } from '../../support/storageAdapters.ts';

const DAY_MS = 86_400_000;

describeContract('reserved money', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  let clock: ManualClock;
  let money: Money;
  let reservations: Reservations;
  beforeAll(async () => {
    opened = await adapter.open();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    clock = new ManualClock('2030-01-15T12:00:00.000Z');
    money = { balances: createDynamoBalances(opened.adapter), ledger: createDynamoLedger(opened.adapter), clock };
    reservations = createReservations({ ...money, log: silentLog, freeTierCents: 12 });
  });

  const order = (operationId: string, units: number): PreparationOrder => ({
    operationId,
    operation: 'prepare',
    attachmentId: 'a1',
    storageId: operationId,
    units,
    cents: units * 5,
    endUserId: 'u1',
  });
  const available = (accountId: string) => billingOf(money, 12).available(accountNamed(accountId));
  const sound = async (accountId: string) => {
    expect(await auditAccount(money, accountId)).toMatchObject({ discrepancies: [] });
  };

  it('is held for the least, then for the price, and collected once by however many', async () => {
    const account = accountNamed('raised');
    await reservations.hold(account, order('s1', 1));
    expect(await available('raised')).toBe(7);
    await reservations.hold(account, order('s1', 2));
    await reservations.hold(account, order('s1', 2));
    expect(await available('raised')).toBe(2);
    await Promise.all([1, 2, 3].map(() => reservations.collect('raised', 's1')));
    await reservations.collect('raised', 's1');
    expect(await entriesOf(money, 'raised')).toMatchObject([
      { operationId: 's1', operation: 'prepare', units: 2, freeCents: 10, prepaidCents: 0, endUserId: 'u1' },
    ]);
    await reservations.release('raised', 's1');
    expect(await available('raised')).toBe(2);
    await sound('raised');
  });

  it('is refused where the price exceeds what there is, and stays held as it was', async () => {
    const account = accountNamed('refused');
    await reservations.hold(account, order('s1', 1));
    await reservations.hold(account, order('s2', 1));
    await expect(reservations.hold(account, order('s3', 1))).rejects.toBeInstanceOf(InsufficientFunds);
    await expect(reservations.hold(account, order('s1', 2))).rejects.toThrow('7 cents left');
    expect((await money.balances.get('refused')).holds).toHaveLength(2);
    await reservations.release('refused', 's2');
    await reservations.release('refused', 's2');
    await reservations.hold(account, order('s1', 2));
    expect(await available('refused')).toBe(2);
    await sound('refused');
  });

  it('never exceeds what there is, whatever is raised at once', async () => {
    const account = accountNamed('crowd', { freeTierCents: 40 });
    await Promise.all(['s1', 's2', 's3', 's4'].map((id) => reservations.hold(account, order(id, 1))));
    const raised = await Promise.allSettled(
      ['s1', 's2', 's3', 's4'].map((id) => reservations.hold(account, order(id, 3))),
    );
    // 40 cents: four times 5 held, of which two can become 15.
    expect(raised.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await money.balances.get('crowd')).freeCents).toBe(0);
    await sound('crowd');
  });

  it('is taken from the present month when the price is known in a later one', async () => {
    const account = accountNamed('months');
    await reservations.hold(account, order('s1', 1));
    clock.advance(20 * DAY_MS);
    await reservations.hold(account, order('s1', 2));
    expect(await available('months')).toBe(2);
    await reservations.collect('months', 's1');
    expect(await entriesOf(money, 'months')).toMatchObject([{ month: '2030-02', freeCents: 10 }]);
    await sound('months');
  });

  it('is left alone by the sweep while its attachment is being prepared, and decided by its record afterwards', async () => {
    const account = accountNamed('swept');
    await reservations.hold(account, order('s1', 1));
    clock.advance(STALE_HOLD_MS + 1);
    const sweepWith = (record: object | undefined) =>
      resolveHolds({ ...money, attachments: { get: () => Promise.resolve(record as AttachmentRecord) } }, 'swept');
    const processing = { storageId: 's1', status: 'processing', claimedAt: clock.isoIn(-1e9) };
    expect(await sweepWith({ ...processing, queuedAt: clock.isoIn(-3_600_000) })).toEqual({ charged: 0, released: 0 });
    expect(await sweepWith({ storageId: 's1', status: 'ready' })).toEqual({ charged: 1, released: 0 });
    await reservations.hold(account, order('s2', 1));
    clock.advance(STALE_HOLD_MS + 1);
    expect(await sweepWith({ ...processing, storageId: 's2' })).toEqual({ charged: 0, released: 1 });
    await sound('swept');
  });

  it('is not asked for by an order of nothing', async () => {
    await reservations.hold(accountNamed('nothing'), { ...order('s1', 1), cents: 0 });
    expect((await money.balances.get('nothing')).holds).toEqual([]);
    await reservations.collect('nothing', 's1');
  });

  it('is settled where an earlier release kept it in the item of the balance', async () => {
    const hold = (op: string) => ({
      month: '2030-01',
      heldAt: clock.isoIn(0),
      freeCents: 5,
      prepaidCents: 0,
      ...workOf(op),
    });
    const workOf = (op: string) => ({ prepared: { attachmentId: 'a1', storageId: op, units: 1 } });
    const before = { month: '2030-01', freeCents: 2, prepaidCents: 0, grants: { '0000-00': 0, '2030-01': 12 } };
    const Item = { ...itemKey.balance('before'), ...before, holds: { s1: hold('s1'), s2: hold('s2') } };
    await opened.adapter.client.send(new PutCommand({ TableName: opened.adapter.table, Item }));
    await sound('before');
    await reservations.collect('before', 's1');
    clock.advance(STALE_HOLD_MS + 1);
    const attachments = { get: () => Promise.resolve(undefined) };
    expect(await resolveHolds({ ...money, attachments }, 'before')).toEqual({ charged: 0, released: 1 });
    expect(await entriesOf(money, 'before')).toMatchObject([{ operationId: 's1', units: 1, freeCents: 5 }]);
    expect(await available('before')).toBe(7);
    await sound('before');
  });
});
