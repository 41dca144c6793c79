/** Money is asked for once where that is enough, held for what it is taken for, and settled whoever finds it; failures are logged for the operator. */
import { createBilling, earlyFunds, MAX_BEING_TAKEN, type Billing } from '../../../shared/billing/billing.ts';
import { noteFreeUse } from '../../../shared/billing/freeUse.ts';
import { priceAnswer } from '../../../shared/billing/priceAnswer.ts';
import { InsufficientFunds } from '../../../shared/billing/refusedOrder.ts';
import { createReservations, type Reservations } from '../../../shared/billing/reservations.ts';
import { resolveHolds, STALE_HOLD_MS } from '../../../shared/billing/resolveHolds.ts';
import { topUp } from '../../../shared/billing/topUp.ts';
import type { AttachmentRecord } from '../../../shared/storage/attachmentRecords.ts';
import type { Funds, Hold } from '../../../shared/storage/balances.ts';
import type { Charge } from '../../../shared/storage/ledger.ts';
import { accountNamed, order } from '../../support/billing.ts';
import { failing, FUNDS, MONTH, scriptedMoney, type ScriptedMoney } from '../../support/scriptedMoney.ts';

const MINUTE_MS = 60_000;
const account = accountNamed('a');
const done = () => Promise.resolve({ value: 'done', owed: true as const });
const billingWith = (money: ScriptedMoney): Billing => createBilling({ ...money, freeTierCents: 10 });
const reservedWith = (money: ScriptedMoney): Reservations => createReservations({ ...money, freeTierCents: 10 });
const HOLD: Hold = {
  operationId: 'o',
  month: MONTH,
  heldAt: '2030-01-15T12:00:00.000Z',
  freeCents: 5,
  prepaidCents: 0,
  prepared: { attachmentId: 'a1', storageId: 's', units: 1 },
};
const ENTRY: Charge = {
  kind: 'charge',
  accountId: 'a',
  operationId: 'o',
  at: HOLD.heldAt,
  month: MONTH,
  operation: 'verify',
  attachmentId: 'a1',
  units: 1,
  freeCents: 5,
  prepaidCents: 0,
};

describe('the balance that was asked for early', () => {
  it('is enough, and not read again', async () => {
    const money = scriptedMoney();
    const billing = billingWith(money);
    await billing.charge(account, order('o', 15), done, { funds: earlyFunds(billing, account) });
    expect(money.times('funds')).toBe(1);
  });

  it.each<[string, Partial<Funds>]>([
    ['is of a past month', { month: '2029-12' }],
    ['has too little', { freeCents: 0 }],
    ['has too many requests', { beingTaken: MAX_BEING_TAKEN }],
  ])('is read again where it %s', async (_, seen) => {
    const money = scriptedMoney();
    await billingWith(money).charge(account, order('o', 15), done, { funds: Promise.resolve({ ...FUNDS, ...seen }) });
    expect([money.times('funds'), money.times('hold')]).toEqual([1, 1]);
  });

  it('is read again once another request was quicker', async () => {
    let holds = 0;
    const money = scriptedMoney({ hold: () => Promise.resolve(holds++ > 0) });
    await billingWith(money).charge(account, order('o', 15), done, { funds: Promise.resolve(FUNDS) });
    expect([money.times('funds'), money.times('hold')]).toEqual([1, 2]);
  });

  it('fails where it is needed, and not before', async () => {
    const money = scriptedMoney({ funds: () => Promise.reject(new Error('database down')) });
    const funds = earlyFunds(billingWith(money), account);
    await new Promise(setImmediate);
    await expect(funds).rejects.toThrow('database down');
  });
});

describe('an order that costs nothing', () => {
  it('takes nothing, begins at once, and is told what there is', async () => {
    const money = scriptedMoney();
    let taken = 0;
    const early = {
      onTaken: () => {
        taken++;
      },
    };
    const { value, payment } = await billingWith(money).charge(account, order('o', 0), done, early);
    expect({ value, payment, taken }).toEqual({
      value: 'done',
      payment: { costCents: 0, balanceCents: 15 },
      taken: 1,
    });
    expect([money.times('hold'), money.written]).toEqual([0, []]);
  });

  it('is answered with its price before it is placed', async () => {
    const price = { operation: 'verify', units: 2, cents: 3 } as const;
    const answer = await priceAnswer(billingWith(scriptedMoney()), account, price);
    expect(answer).toEqual({ dryRun: true, units: 2, costCents: 3, balanceCents: 15 });
  });

  it('is in the log where it names for whom it was', () => {
    const lines: unknown[] = [];
    const { log } = scriptedMoney();
    const use = { operation: 'verify', accountId: 'a', attachmentId: 'a1' } as const;
    for (const endUserId of [undefined, 'u1']) {
      noteFreeUse({ ...log, info: (...line) => void lines.push(line) }, { ...use, endUserId });
    }
    expect(lines).toEqual([['free use', { ...use, endUserId: 'u1' }]]);
  });
});

describe('what is held', () => {
  it('names the attachment that it prepares, and no other work', async () => {
    const held: (Hold['prepared'] | undefined)[] = [];
    const money = scriptedMoney({ hold: (_, { prepared }) => Promise.resolve(held.push(prepared) > 0) });
    await billingWith(money).charge(account, order('o', 5, { storageId: 's', endUserId: 'u' }), done);
    await billingWith(money).charge(account, order('o', 5), done);
    expect(held).toEqual([{ attachmentId: 'a1', storageId: 's', units: 1, endUserId: 'u' }, undefined]);
  });

  it('is not given back by work whose hold is gone', async () => {
    const money = scriptedMoney({ confirm: () => Promise.resolve(false) });
    await billingWith(money).charge(account, order('o', 5), done);
    expect([money.times('release'), money.logged]).toEqual([0, ['hold was gone before its work was done: o']]);
  });

  it('is named in the log where storage fails to settle it', async () => {
    const charged = scriptedMoney({ confirm: failing(3) });
    await billingWith(charged).charge(account, order('o', 5), done);
    expect(charged.logged).toEqual(['charge left to the sweep: o']);

    const refunded = scriptedMoney({ release: failing(1) });
    const broken = () => Promise.reject(new Error('broken'));
    await expect(billingWith(refunded).charge(account, order('o', 5), broken)).rejects.toThrow('broken');
    expect(refunded.logged).toEqual(['hold left to the sweep: o']);

    const reserved = scriptedMoney({ heldFor: () => Promise.reject(new Error('database down')) });
    await reservedWith(reserved).collect('a', 'o');
    await reservedWith(reserved).release('a', 'o');
    expect(reserved.logged).toEqual(['charge left to the sweep: o', 'hold left to the sweep: o']);
  });
});

describe('a reservation', () => {
  const preparation = (cents: number) => ({ ...order('o', cents), operation: 'prepare' as const, storageId: 's' });
  const holding = (seen: Hold, funds: Partial<Funds> = {}) =>
    scriptedMoney({
      heldFor: () => Promise.resolve(seen),
      funds: () => Promise.resolve({ ...FUNDS, ...funds }),
    });

  it.each<[string, Hold]>([
    ['has its price already', HOLD],
    ['is due', { ...HOLD, freeCents: 1, confirmed: ENTRY }],
  ])('stays as it is where it %s', async (_, seen) => {
    const money = holding(seen);
    await reservedWith(money).hold(account, preparation(5));
    expect([money.times('hold'), money.times('resize')]).toEqual([0, 0]);
  });

  it('counts what it holds as there to pay for it, but no free cents of a past month', async () => {
    const seen = { ...HOLD, freeCents: 2, prepaidCents: 3 };
    const present = holding(seen, { freeCents: 1, prepaidCents: 1 });
    await reservedWith(present).hold(account, preparation(7));
    expect(present.times('resize')).toBe(1);
    const lapsed = holding({ ...seen, month: '2029-12' }, { freeCents: 1, prepaidCents: 1 });
    const refused = await reservedWith(lapsed)
      .hold(account, preparation(7))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InsufficientFunds);
    expect(refused).toMatchObject({ neededCents: 7, balanceCents: 5 });
  });

  it('that is not held is not given back, and nothing goes wrong', async () => {
    const money = scriptedMoney();
    await reservedWith(money).release('a', 'o');
    expect([money.times('release'), money.logged]).toEqual([0, []]);
  });

  it('is collected once its price no longer changes', async () => {
    const prices = [HOLD, { ...HOLD, freeCents: 6 }];
    let reads = 0;
    const money = scriptedMoney({
      heldFor: () => Promise.resolve(prices[Math.min(reads++ >> 1, 1)]),
      confirm: (_, { prepaidCents, ...entry }) =>
        Promise.resolve(prepaidCents === 0 && 'freeCents' in entry && entry.freeCents === 6),
    });
    await reservedWith(money).collect('a', 'o');
    expect(money.written).toMatchObject([{ operationId: 'o', operation: 'prepare', freeCents: 6 }]);
  });

  it('that is due already is written without being decided again', async () => {
    const money = holding({ ...HOLD, confirmed: ENTRY });
    await reservedWith(money).collect('a', 'o');
    expect([money.times('confirm'), money.written, money.times('forget')]).toEqual([0, [ENTRY], 1]);
  });

  it('of work whose price nobody can tell is not collected', async () => {
    const money = holding({ ...HOLD, prepared: undefined });
    await reservedWith(money).collect('a', 'o');
    expect([money.times('confirm'), money.written, money.logged]).toEqual([0, [], []]);
  });
});

describe('the sweep', () => {
  const sweep = (hold: Hold, record?: object) => {
    const money = scriptedMoney({ get: () => Promise.resolve({ ...FUNDS, holds: [hold] }) });
    money.clock.advance(STALE_HOLD_MS + 1);
    const attachments = { get: () => Promise.resolve(record as AttachmentRecord | undefined) };
    return resolveHolds({ ...money, attachments }, 'a');
  };

  it('leaves holds alone for longer than a function of AWS may run', () => {
    expect(STALE_HOLD_MS).toBeGreaterThan(15 * MINUTE_MS);
  });

  it('charges at once what is due, whatever it was for', async () => {
    const due = { ...HOLD, confirmed: ENTRY, prepared: undefined };
    expect(await sweep(due)).toEqual({ charged: 1, released: 0 });
    expect(await sweep({ ...due, heldAt: '2030-01-15T12:20:00.000Z' })).toEqual({ charged: 1, released: 0 });
  });

  it('gives back what was taken for a preparation that failed, though its claim was fresh', async () => {
    const failed = { storageId: 's', status: 'error', claimedAt: '2030-01-15T12:20:00.000Z' };
    expect(await sweep(HOLD, failed)).toEqual({ charged: 0, released: 1 });
    expect(await sweep(HOLD, { ...failed, status: 'processing' })).toEqual({ charged: 0, released: 0 });
  });
});

describe('money that is paid in', () => {
  it('is added in the month that has begun meanwhile', async () => {
    let adds = 0;
    const months = [MONTH, '2030-02'];
    const money = scriptedMoney({
      get: () => Promise.resolve({ ...FUNDS, month: months[adds], holds: [] }),
      topUp: () => Promise.resolve(adds++ > 0),
    });
    await topUp(money, 'a', 5);
    expect(money.written).toMatchObject([{ kind: 'topUp', month: '2030-02', prepaidCents: 5 }]);
  });

  it('is added once where the answer was lost and the SDK repeated it', async () => {
    const entries: Hold['confirmed'][] = [];
    const other: Hold = { ...HOLD, operationId: 'other', confirmed: ENTRY };
    const money = scriptedMoney({
      get: () =>
        Promise.resolve({
          ...FUNDS,
          holds: [other, ...entries.map((confirmed) => ({ ...HOLD, operationId: confirmed!.operationId, confirmed }))],
        }),
      topUp: (_, entry) => Promise.resolve(entries.push(entry) === 0),
    });
    await topUp(money, 'a', 5);
    expect([money.times('topUp'), money.written]).toEqual([1, entries]);
  });

  it('is refused where the month ends again and again', async () => {
    const money = scriptedMoney({ topUp: () => Promise.resolve(false) });
    await expect(topUp(money, 'a', 5)).rejects.toThrow('The month ended over and over');
  });
});

describe('a refusal', () => {
  it('speaks of one cent and of several, and of a least price only where it may turn out higher', () => {
    const { message } = new InsufficientFunds({ ...FUNDS, freeCents: 1, prepaidCents: 0 }, 2);
    expect(message).toContain('The request costs 2 cents; ');
    expect(message).toContain(' 1 cent left.');
  });
});
