/**
 * Money for work: taken before it, due when it is done, refunded if it fails on our side. A process that dies in between leaves a
 * hold, which the sweep decides about (`resolveHolds.ts`).
 */
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Account } from '../storage/accountRecords.ts';
import type { Funds, Hold } from '../storage/balances.ts';
import type { Charge, Ledger } from '../storage/ledger.ts';
import { inTurn, type OrderBalances } from './inTurn.ts';
import { monthOf, timeWithin } from './months.ts';
import type { Price } from './prices.ts';
import { InsufficientFunds, TooManyAtOnce } from './refusedOrder.ts';
import { availableCents, inMonth, splitPrice } from './split.ts';

/**
 * An attempt fails only if another request took the money, or the month ended, between our read and our write. When money runs
 * out, many requests collide there, and in each round at least one of them gets through.
 */
export const MAX_ATTEMPTS = 50;
/** In addition to the SDK's own retries: an answer that cannot be charged is given away, which should be rare. */
const CONFIRM_ATTEMPTS = 3;
/** Requests of one account whose money is just being taken: their notes share one item, which DynamoDB limits to 400 kB; the longest take 1 kB. */
export const MAX_BEING_TAKEN = 300;

export interface BillingDependencies {
  readonly balances: OrderBalances;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly log: Log;
  /** Cents a month, for accounts that have no free tier of their own. */
  readonly freeTierCents: number;
}

export interface Order extends Price {
  /** Unique for the work: at most one hold and one ledger entry. */
  readonly operationId: string;
  readonly attachmentId: string;
  readonly endUserId?: string | undefined;
  /** For a preparation: names the attachment that it creates. */
  readonly storageId?: string;
}

/** What was taken for a request's work. */
export interface Payment {
  readonly costCents: number;
  /** What is left, free tier and prepaid together. */
  readonly balanceCents: number;
}

/** `owed: false`: it resulted in an answer that costs nothing. `later`: others continue the work, and settle the hold. */
export interface WorkDone<Value> {
  readonly value: Value;
  readonly owed: boolean | 'later';
}

/** Work that failed without anyone knowing whether it left its result anyway: the sweep will see. */
export class UndecidedWork extends Error {
  override readonly name = 'UndecidedWork';
}

export interface Billing {
  /** Cents available now, free tier and prepaid together. Changes nothing. */
  available(account: Account): Promise<number>;
  /** What the account has as it stands, to be asked for before a price is known. */
  funds(account: Account): Promise<Funds>;
  /**
   * Takes the price, does the work, and makes the price due when it returns `owed`. If it throws, or owes nothing, the price is
   * refunded. The work is told what was taken and what is left. Work that throws `UndecidedWork` leaves its price to the sweep;
   * its cause is thrown.
   * @throws InsufficientFunds or TooManyAtOnce, before the work began; and what `work` throws
   */
  charge<Value>(
    account: Account,
    order: Order,
    work: (held: Payment) => Promise<WorkDone<Value>>,
    early?: EarlyWork,
  ): Promise<{ readonly value: Value; readonly payment: Payment }>;
}

/** What need not wait until the money is held. */
export interface EarlyWork {
  /** As `funds` found them; read again if they are not enough. */
  readonly funds?: Promise<Funds>;
  /** Called once the money has left the balance, and perhaps again: what leaves nothing behind may begin. */
  readonly onTaken?: () => void;
}

/** Asks for them while the price is found out: each is one wait for the database. A failure surfaces where they are awaited. */
export function earlyFunds(billing: Pick<Billing, 'funds'>, account: Account): Promise<Funds> {
  const funds = billing.funds(account);
  funds.catch(() => undefined);
  return funds;
}

export function createBilling(dependencies: BillingDependencies): Billing {
  const { ledger, clock, log, freeTierCents } = dependencies;
  const balances = inTurn(dependencies.balances);
  const freeTierOf = (account: Account): number => account.freeTierCents ?? freeTierCents;

  /** What was seen a moment ago, if it is enough. */
  async function enough(seen: Promise<Funds> | undefined, { cents }: Order): Promise<Funds | undefined> {
    const funds = await seen;
    if (!funds || funds.month < monthOf(clock.now()) || funds.beingTaken >= MAX_BEING_TAKEN) return undefined;
    return splitPrice(funds, cents) && funds;
  }

  async function take(account: Account, order: Order, early: EarlyWork): Promise<{ hold: Hold; left: number }> {
    const { accountId } = account;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const seen = attempt === 0 ? await enough(early.funds, order) : undefined;
      const balance = seen ?? (await presentBalance(balances, accountId, clock, freeTierOf(account)));
      if (balance.beingTaken >= MAX_BEING_TAKEN) throw new TooManyAtOnce();
      const cents = splitPrice(balance, order.cents);
      if (!cents) throw new InsufficientFunds(balance, order.cents);
      const { operationId, attachmentId, endUserId, storageId, units } = order;
      const hold: Hold = {
        operationId,
        ...cents,
        month: balance.month,
        heldAt: timeWithin(balance.month, clock.now()),
        prepared: storageId === undefined ? undefined : { attachmentId, storageId, units, endUserId },
      };
      if (await balances.hold(accountId, hold, early.onTaken))
        return { hold, left: availableCents(balance) - order.cents };
    }
    throw new TooManyAtOnce();
  }

  /** A failure leaves the hold to the sweep: it does not affect the answer that the work produced. */
  async function settle(charge: Charge): Promise<boolean> {
    try {
      if (!(await confirmAtLast(charge))) {
        log.warn('hold was gone before its work was done', { operationId: charge.operationId });
        return false;
      }
      await ledger.write(charge);
      await balances.forget(charge.accountId, charge.operationId);
    } catch (cause) {
      log.error('charge left to the sweep', { operationId: charge.operationId, cause });
    }
    return true;
  }

  async function confirmAtLast(charge: Charge): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await confirmCharge(balances, charge);
      } catch (error) {
        if (attempt === CONFIRM_ATTEMPTS) throw error;
      }
    }
  }

  async function giveBack(accountId: string, hold: Hold): Promise<void> {
    try {
      await balances.release(accountId, hold);
    } catch (cause) {
      log.error('hold left to the sweep', { operationId: hold.operationId, cause });
    }
  }

  const available = async (account: Account): Promise<number> => {
    const balance = await balances.funds(account.accountId);
    return availableCents(inMonth(balance, monthOf(clock.now()), freeTierOf(account)));
  };

  return {
    available,

    funds: ({ accountId }) => balances.funds(accountId),

    async charge(account, order, work, early = {}) {
      if (order.cents === 0) {
        early.onTaken?.();
        const payment = { costCents: 0, balanceCents: await available(account) };
        const { value } = await work(payment).catch((error: unknown) => {
          throw error instanceof UndecidedWork ? error.cause : error;
        });
        return { value, payment };
      }
      const { accountId } = account;
      const { hold, left } = await take(account, order, early);
      const taken: Payment = { costCents: order.cents, balanceCents: left };
      let done;
      try {
        done = await work(taken);
      } catch (error) {
        if (error instanceof UndecidedWork) throw error.cause;
        await giveBack(accountId, hold);
        throw error;
      }
      if (done.owed === 'later') {
        return { value: done.value, payment: taken };
      }
      if (done.owed && (await settle(chargeOf(accountId, order, hold)))) {
        return { value: done.value, payment: taken };
      }
      if (!done.owed) await giveBack(accountId, hold);
      return { value: done.value, payment: { costCents: 0, balanceCents: left + order.cents } };
    },
  };
}

/** The balance of the current month; the first request to need it grants the free tier. */
export async function presentBalance(
  balances: OrderBalances,
  accountId: string,
  clock: Clock,
  freeTierCents: number,
): Promise<Funds> {
  const balance = await balances.funds(accountId);
  const month = monthOf(clock.now());
  if (balance.month >= month) return balance;
  await balances.grant(accountId, month, freeTierCents);
  return balances.funds(accountId);
}

/** False when the hold was released; true when it is due, whichever process made it so. */
export async function confirmCharge(balances: OrderBalances, charge: Charge): Promise<boolean> {
  const { accountId, operationId } = charge;
  if (await balances.confirm(accountId, charge)) return true;
  return (await balances.heldFor(accountId, operationId))?.confirmed !== undefined;
}

function chargeOf(accountId: string, order: Order, hold: Hold): Charge {
  const { operationId, operation, attachmentId, endUserId, units } = order;
  const { heldAt: at, month, freeCents, prepaidCents } = hold;
  const identity = { accountId, operationId, at, month };
  return { kind: 'charge', ...identity, operation, attachmentId, endUserId, units, freeCents, prepaidCents };
}
