/**
 * Limits how many times one process accesses balances at once. A busy account's requests all write to one item: sent together
 * they wait for connections and time out; waiting here for their turn, they do not.
 */
import { createLimit } from '../platform/limit.ts';
import type { Balances } from '../storage/balances.ts';

/** Enough to keep DynamoDB's few milliseconds per request from adding up; well below the SDK's 50 connections. */
const MOST_AT_ONCE = 16;

/** What an order needs of them: what reads or changes everything that an account holds is for the sweep and the operator. */
export type OrderBalances = Omit<Balances, 'get' | 'settleTaken' | 'topUp'>;

export function inTurn(balances: OrderBalances): OrderBalances {
  const turn = createLimit(MOST_AT_ONCE);
  return {
    funds: (...args) => turn(() => balances.funds(...args)),
    heldFor: (...args) => turn(() => balances.heldFor(...args)),
    grant: (...args) => turn(() => balances.grant(...args)),
    hold: (...args) => turn(() => balances.hold(...args)),
    resize: (...args) => turn(() => balances.resize(...args)),
    confirm: (...args) => turn(() => balances.confirm(...args)),
    release: (...args) => turn(() => balances.release(...args)),
    forget: (...args) => turn(() => balances.forget(...args)),
  };
}
