/** Money under hundreds of simultaneous requests, from many processes: none of it twice, and few writes. */
import { auditAccount } from '../../../shared/billing/audit.ts';
import type { Billing } from '../../../shared/billing/billing.ts';
import { InsufficientFunds } from '../../../shared/billing/refusedOrder.ts';
import { topUp } from '../../../shared/billing/topUp.ts';
import { createDynamoBalances } from '../../../shared/storage/aws/dynamoBalances.ts';
import { createDynamoLedger } from '../../../shared/storage/aws/dynamoLedger.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import { accountNamed, billingOf, order, type Money } from '../../support/billing.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { openMemoryDatabase, throughEach } from '../../support/memoryDatabase.ts';
import type { Opened } from '../../support/storageAdapters.ts';

/** DynamoDB's limit for one partition and so for one item, per second. */
const UNITS_OF_ONE_ITEM = 1000;
const MONTH = '2030-01';
const UNDER_WAY = 60;

describe('the money of a busy account', () => {
  const clock = new ManualClock('2030-01-15T12:00:00.000Z');
  let opened: Opened<TableAccess>;
  beforeAll(async () => {
    opened = await openMemoryDatabase();
  });
  afterAll(() => opened.close());

  const moneyOn = (access: TableAccess): Money => ({
    balances: createDynamoBalances(access),
    ledger: createDynamoLedger(access),
    clock,
  });
  const done = () => Promise.resolve({ value: 'done', owed: true });

  it('is never overspent by a cent under 500 parallel requests of three processes, and spent to the last', async () => {
    const account = accountNamed('crowd', { freeTierCents: 499 });
    await topUp(moneyOn(opened.adapter), 'crowd', 752);
    const processes: Billing[] = Array.from({ length: 3 }, () => billingOf(moneyOn(opened.adapter)));
    const results = await Promise.allSettled(
      Array.from({ length: 500 }, (_, i) => processes[i % 3].charge(account, order(`op${i}`, 5), done)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    for (const { reason } of refused) expect(reason).toBeInstanceOf(InsufficientFunds);
    expect(refused).toHaveLength(250);
    expect(await auditAccount(moneyOn(opened.adapter), 'crowd')).toMatchObject({
      discrepancies: [],
      chargedCents: 1250,
      freeCents: 0,
      prepaidCents: 1,
      heldCents: 0,
    });
  });

  it('comes back whole when everything fails at once', async () => {
    const account = accountNamed('outage', { freeTierCents: 400 });
    const processes: Billing[] = Array.from({ length: 3 }, () => billingOf(moneyOn(opened.adapter)));
    const fail = () => Promise.reject(new Error('broken'));
    await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => processes[i % 3].charge(account, order(`f${i}`, 5), fail)),
    );
    const { holds, freeCents } = await moneyOn(opened.adapter).balances.get('outage');
    expect({ holds, freeCents }).toEqual({ holds: [], freeCents: 400 });
  });

  it.each([
    ['a verification', {}],
    ['a preparation', { operation: 'prepare' as const, storageId: 's'.repeat(26) }],
  ])(
    'takes eight write units at most for %s, two of them of the account’s one item, whatever is under way',
    async (name, kind) => {
      const accountId = name.replaceAll(' ', '-');
      const account = accountNamed(accountId, { freeTierCents: 10_000 });
      const units = new Map<string, number>();
      const counted = throughEach(opened.adapter, async (command, send) => {
        command.input.ReturnConsumedCapacity = 'TOTAL';
        const key = (command.input.Key ?? (command.input.Item as object)) as { readonly pk: string };
        const kindOf = key.pk.split('#')[0];
        const isWrite = command.constructor.name !== 'GetCommand';
        const answer = (await send()) as { readonly ConsumedCapacity: { readonly CapacityUnits: number } };
        if (isWrite) units.set(kindOf, (units.get(kindOf) ?? 0) + answer.ConsumedCapacity.CapacityUnits);
        return answer;
      });
      const { balances } = moneyOn(opened.adapter);
      await balances.grant(accountId, MONTH, 10_000);
      const cents = { freeCents: 5, prepaidCents: 0, month: MONTH, heldAt: clock.isoIn(0) };
      for (let i = 0; i < UNDER_WAY; i++) await balances.hold(accountId, { operationId: `under-way-${i}`, ...cents });

      const longest = { attachmentId: 'a'.repeat(64), endUserId: 'u'.repeat(64) };
      await billingOf(moneyOn(counted)).charge(account, order('o'.repeat(26), 5, { ...longest, ...kind }), done);
      expect(Object.fromEntries(units)).toEqual({ BALANCE: 2, HOLD: 3, LEDGER: 1 });
      expect(UNITS_OF_ONE_ITEM / (units.get('BALANCE') ?? 0)).toBeGreaterThanOrEqual(300);
      expect((await balances.get(accountId)).holds).toHaveLength(UNDER_WAY);
    },
  );
});
