/** What billing does if storage fails or others are faster, and that the audit on which all money tests rely sees every wrong cent. */
import { auditAccount } from '../../../shared/billing/audit.ts';
import { MAX_ATTEMPTS, MAX_BEING_TAKEN, UndecidedWork } from '../../../shared/billing/billing.ts';
import { ledgerPeriod } from '../../../shared/billing/ledgerPeriod.ts';
import { InsufficientFunds, TooManyAtOnce } from '../../../shared/billing/refusedOrder.ts';
import { createReservations } from '../../../shared/billing/reservations.ts';
import { usageBy } from '../../../shared/billing/usage.ts';
import type { Balance, Balances, Hold } from '../../../shared/storage/balances.ts';
import type { Charge, LedgerEntry } from '../../../shared/storage/ledger.ts';
import { accountNamed, billingOf, order } from '../../support/billing.ts';
import { failing, FUNDS, listed, MONTH, scriptedMoney, type ScriptedMoney } from '../../support/scriptedMoney.ts';
import { silentLog } from '../../support/silentLog.ts';

const charge = (operationId: string, rest: Partial<Charge> = {}): Charge => ({
  kind: 'charge',
  accountId: 'a',
  operationId,
  at: '2030-01-15T12:00:00.000Z',
  month: MONTH,
  operation: 'verify',
  attachmentId: 'a1',
  units: 1,
  freeCents: 3,
  prepaidCents: 2,
  ...rest,
});
const PAID: LedgerEntry = {
  kind: 'topUp',
  accountId: 'a',
  operationId: 'paid',
  at: '2030-01-02T00:00:00.000Z',
  month: MONTH,
  prepaidCents: 10,
};
const HOLD: Hold = { operationId: 'h', month: MONTH, heldAt: PAID.at, freeCents: 1, prepaidCents: 1 };
describe('the audit', () => {
  const auditOf = (balances: readonly Partial<Balance>[], entries: readonly LedgerEntry[] = [PAID, charge('one')]) => {
    let reads = 0;
    const balance = (): Balance => ({ ...FUNDS, holds: [], ...balances[Math.min(reads++, balances.length - 1)] });
    const stores = { get: () => Promise.resolve(balance()) } as unknown as Balances;
    return auditAccount({ balances: stores, ledger: { list: listed(entries), write: () => Promise.resolve() } }, 'a');
  };

  it('agrees with books that are right, and sums them up', async () => {
    const sums = { entries: 2, chargedCents: 5, toppedUpCents: 10, heldCents: 0 };
    expect(await auditOf([{}])).toMatchObject({ ...sums, discrepancies: [] });
    const twice = [PAID, charge('one'), charge('two')];
    expect((await auditOf([{ freeCents: 4, prepaidCents: 6 }], twice)).discrepancies).toEqual([]);
    const held = { freeCents: 6, prepaidCents: 7, holds: [HOLD] };
    expect(await auditOf([held])).toMatchObject({ ...sums, heldCents: 2, discrepancies: [] });
    // Confirmed and written, but not forgotten yet: the same money as its entry.
    expect(await auditOf([{ holds: [{ ...HOLD, operationId: 'one' }] }])).toMatchObject({ ...sums, discrepancies: [] });
    // Added, but not written yet.
    const added = { ...HOLD, freeCents: 0, prepaidCents: 0, confirmed: { ...PAID, operationId: 'more' } };
    expect(await auditOf([{ prepaidCents: 18, holds: [added] }])).toMatchObject({
      toppedUpCents: 20,
      discrepancies: [],
    });
  });

  it.each<[string, Partial<Balance>, readonly LedgerEntry[] | undefined, readonly string[]]>([
    ['a prepaid cent too many', { prepaidCents: 9 }, undefined, ['prepaid is 9 cents, and the ledger says 8']],
    ['a prepaid cent too few', { prepaidCents: 7 }, undefined, ['prepaid is 7 cents, and the ledger says 8']],
    ['a free cent too many', { freeCents: 8 }, undefined, [expect.stringContaining('has 8 cents left')]],
    ['a hold that took nothing', { holds: [HOLD] }, undefined, [expect.any(String), expect.any(String)]],
    [
      'a past month that was overspent by a cent',
      { grants: { ...FUNDS.grants, '2029-12': 2 } },
      [PAID, charge('one'), charge('old', { month: '2029-12', prepaidCents: 0 })],
      ['the free tier of 2029-12 was overspent by 1 cents'],
    ],
  ])('sees %s', async (_, balance, entries, discrepancies) => {
    expect((await auditOf([balance], entries)).discrepancies).toEqual(discrepancies);
  });

  it('reads the books once where they agree, or where they differ and nobody used the account meanwhile', async () => {
    for (const prepaidCents of [8, 9]) {
      let reads = 0;
      const get = () => {
        reads++;
        return Promise.resolve({ ...FUNDS, prepaidCents, holds: [] });
      };
      const list = listed([PAID, charge('one')]);
      const ledger = { list, write: () => Promise.resolve() };
      await auditAccount({ balances: { get } as unknown as Balances, ledger }, 'a');
      // Before the ledger and after it.
      expect(reads).toBe(2);
    }
  });

  it('looks again where the account was used meanwhile, and not for ever', async () => {
    expect((await auditOf([{ prepaidCents: 9 }, {}])).discrepancies).toEqual([]);
    const restless = Array.from({ length: 100 }, (_, i) => ({ prepaidCents: 100 + i }));
    expect((await auditOf(restless)).discrepancies).toEqual(['prepaid is 108 cents, and the ledger says 8']);
  });
});

describe('work that is paid for', () => {
  const account = accountNamed('a');
  const done = () => Promise.resolve({ value: 'done', owed: true as const });
  let made: ScriptedMoney[];
  beforeEach(() => {
    made = [];
  });

  function moneyWith(changed: Partial<Balances> = {}): ScriptedMoney {
    const money = scriptedMoney(changed);
    made.push(money);
    return money;
  }
  const times = (name: keyof Balances): number => made.reduce((sum, money) => sum + money.times(name), 0);
  const writes = (): number => made.reduce((sum, { written }) => sum + written.length, 0);

  it.each([
    ['at the third attempt', 2, 1],
    ['by the sweep, and answers all the same', 3, 0],
  ])('is made due %s where storage fails', async (_, failures, written) => {
    const { payment } = await billingOf(moneyWith({ confirm: failing(failures) })).charge(account, order('o', 5), done);
    expect(payment).toEqual({ costCents: 5, balanceCents: 10 });
    expect([times('confirm'), writes(), times('forget'), times('release')]).toEqual([3, written, written, 0]);
  });

  it('costs nothing where its hold was given back meanwhile, and is due where another has made it so', async () => {
    const lost = { confirm: () => Promise.resolve(false) };
    const { payment } = await billingOf(moneyWith(lost)).charge(account, order('o', 5), done);
    expect([payment, writes()]).toEqual([{ costCents: 0, balanceCents: 15 }, 0]);
    const confirmed = { ...HOLD, confirmed: charge('o') };
    const repeated = moneyWith({ ...lost, heldFor: () => Promise.resolve(confirmed) });
    expect((await billingOf(repeated).charge(account, order('o', 5), done)).payment.costCents).toBe(5);
    expect(writes()).toBe(1);
  });

  it('is given back when it fails, also where that fails too, and left to the sweep where nobody knows', async () => {
    const broken = new Error('broken');
    const unlucky = billingOf(moneyWith({ release: failing(1) }));
    await expect(unlucky.charge(account, order('o', 5), () => Promise.reject(broken))).rejects.toBe(broken);
    expect(times('release')).toBe(1);
    for (const cents of [5, 0]) {
      const undecided = () => Promise.reject(new UndecidedWork('who knows', { cause: broken }));
      await expect(billingOf(moneyWith()).charge(account, order('o', cents), undecided)).rejects.toBe(broken);
    }
    const later = () => Promise.resolve({ value: 'begun', owed: 'later' as const });
    expect((await billingOf(moneyWith()).charge(account, order('o', 5), later)).payment.costCents).toBe(5);
    expect([times('release'), times('confirm')]).toEqual([1, 0]);
  });

  it('is not begun where others are quicker again and again, or too much is just being taken', async () => {
    const never = () => Promise.reject(new Error('begun'));
    const preparation = { ...order('o', 5), storageId: 's' };
    const slow = moneyWith({ hold: () => Promise.resolve(false) });
    const crowded = (beingTaken: number) => moneyWith({ funds: () => Promise.resolve({ ...FUNDS, beingTaken }) });
    const reserved = (money: typeof slow) => createReservations({ ...money, log: silentLog, freeTierCents: 0 });
    for (const money of [slow, crowded(MAX_BEING_TAKEN)]) {
      await expect(billingOf(money).charge(account, order('o', 5), never)).rejects.toBeInstanceOf(TooManyAtOnce);
      await expect(reserved(money).hold(account, preparation)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    }
    expect(times('hold')).toBe(2 * MAX_ATTEMPTS);
    await billingOf(crowded(MAX_BEING_TAKEN - 1)).charge(account, order('o', 5), done);
    await reserved(crowded(MAX_BEING_TAKEN - 1)).hold(account, preparation);
    const dear = { ...preparation, cents: 16, isLeast: true as const };
    const refused = await reserved(moneyWith())
      .hold(account, dear)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InsufficientFunds);
    expect(String(refused)).toContain('costs at least 16 cents; ');
  });
});

describe('what an account used', () => {
  const prepared = { operation: 'prepare', units: 2, endUserId: 'b', at: '2030-01-16T00:00:00.000Z' } as const;
  const entries = [PAID, charge('x'), charge('y', { endUserId: 'c' }), charge('z', prepared)];

  it('is summed up by user, operation or day, charges alone and who is not named last', async () => {
    const sum = { charges: 1, pageUnits: 0, citationUnits: 1, freeCents: 3, prepaidCents: 2, cents: 5 };
    const ofPages = { ...sum, pageUnits: 2, citationUnits: 0 };
    const both = { charges: 2, pageUnits: 0, citationUnits: 2, freeCents: 6, prepaidCents: 4, cents: 10 };
    const used = (group: 'endUserId' | 'operation' | 'day') => usageBy(group, listed(entries)('a', MONTH));
    expect(await used('endUserId')).toEqual([
      { ...ofPages, group: 'b' },
      { ...sum, group: 'c' },
      { ...sum, group: null },
    ]);
    expect(await used('operation')).toEqual([
      { ...ofPages, group: 'prepare' },
      { ...both, group: 'verify' },
    ]);
    expect((await used('day')).map(({ group }) => group)).toEqual(['2030-01-15', '2030-01-16']);
  });

  it('is read from a moment on and before another, with what was paid before the month was begun', async () => {
    const months = ['2030-02', MONTH, '0000-00', '2029-11', '2029-12'];
    const funds = () => Promise.resolve({ ...FUNDS, grants: Object.fromEntries(months.map((month) => [month, 1])) });
    const asked: string[] = [];
    const early = { ...PAID, operationId: 'early', month: '2029-12', at: '2030-01-01T00:00:00.000Z' };
    const before = { ...early, operationId: 'before', at: '2029-12-31T23:59:59.999Z' };
    const list = (accountId: string, month: string) => {
      asked.push(month);
      return listed([before, early, ...entries])(accountId, month);
    };
    const read = ledgerPeriod({ balances: { funds }, ledger: { list } }, 'a', early.at, prepared.at);
    const ids = [];
    for await (const { operationId } of read) ids.push(operationId);
    expect(ids).toEqual(['early', 'paid', 'x', 'y']);
    expect(asked).toEqual(['2029-12', MONTH]);
  });
});
