/** Money for work that outlives its request: held at the start, changed to the price once that is known, and collected or refunded at the end. */
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Account } from '../storage/accountRecords.ts';
import type { Funds, Hold } from '../storage/balances.ts';
import type { Ledger } from '../storage/ledger.ts';
import { MAX_ATTEMPTS, MAX_BEING_TAKEN, presentBalance, type Order } from './billing.ts';
import { collectHold } from './collectHold.ts';
import { inTurn, type OrderBalances } from './inTurn.ts';
import { timeWithin } from './months.ts';
import { InsufficientFunds, TooManyAtOnce } from './refusedOrder.ts';
import { availableCents, splitPrice } from './split.ts';

/** A preparation: the attachment's record tells the sweep what happened to it. */
export interface PreparationOrder extends Order {
  readonly storageId: string;
  /** The price is the minimum, and becomes known later. */
  readonly isLeast?: true;
}

export interface Reservations {
  /**
   * Holds the price, whatever is held for the operation so far. An empty order holds nothing.
   * @throws InsufficientFunds or TooManyAtOnce; what was held before stays held then
   */
  hold(account: Account, order: PreparationOrder): Promise<void>;
  /** Charges what is held, once, however often and from however many places it is called. A failure is left to the sweep. */
  collect(accountId: string, operationId: string): Promise<void>;
  /** Refunds what is held and not collected; does nothing if nothing is held. A failure is left to the sweep. */
  release(accountId: string, operationId: string): Promise<void>;
}

export interface ReservationDependencies {
  readonly balances: OrderBalances;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly log: Log;
  /** Cents a month, for accounts that have no free tier of their own. */
  readonly freeTierCents: number;
}

export function createReservations(dependencies: ReservationDependencies): Reservations {
  const { ledger, clock, log, freeTierCents } = dependencies;
  const balances = inTurn(dependencies.balances);

  async function orLeave(operationId: string, what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      log.error(`${what} left to the sweep`, { operationId, cause });
    }
  }

  return {
    async hold(account, order) {
      if (order.cents === 0) return;
      const { accountId } = account;
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const balance = await presentBalance(balances, accountId, clock, account.freeTierCents ?? freeTierCents);
        const seen = await balances.heldFor(accountId, order.operationId);
        if (seen && (seen.confirmed !== undefined || availableCents(seen) === order.cents)) return;
        if (!seen && balance.beingTaken >= MAX_BEING_TAKEN) throw new TooManyAtOnce();
        const free = withBack(balance, seen);
        const cents = splitPrice(free, order.cents);
        if (!cents) throw new InsufficientFunds(free, order.cents, order.isLeast);
        const { operationId, attachmentId, storageId, units, endUserId } = order;
        const hold: Hold = {
          operationId,
          ...cents,
          month: balance.month,
          heldAt: timeWithin(balance.month, clock.now()),
          prepared: { attachmentId, storageId, units, endUserId },
        };
        if (await (seen ? balances.resize(accountId, seen, hold) : balances.hold(accountId, hold))) return;
      }
      throw new TooManyAtOnce();
    },

    collect: (accountId, operationId) =>
      orLeave(operationId, 'charge', async () => {
        // Its price may change between reading and collecting.
        for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
          const hold = await balances.heldFor(accountId, operationId);
          if (!hold || (await collectHold({ balances, ledger }, accountId, hold))) return;
        }
      }),

    release: (accountId, operationId) =>
      orLeave(operationId, 'hold', async () => {
        const hold = await balances.heldFor(accountId, operationId);
        if (hold) await balances.release(accountId, hold);
      }),
  };
}

/** The balance as it would be without the hold; free cents of a past month have lapsed. */
function withBack(balance: Funds, hold: Hold | undefined): Funds {
  if (!hold) return balance;
  return {
    ...balance,
    freeCents: balance.freeCents + (hold.month === balance.month ? hold.freeCents : 0),
    prepaidCents: balance.prepaidCents + hold.prepaidCents,
  };
}
