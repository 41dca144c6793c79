/** Why an order of work is refused. The message is a sentence for the caller; nothing was charged or held. */
import type { Funds } from '../storage/balances.ts';
import { renewalAfter } from './months.ts';
import { availableCents } from './split.ts';

const RETRY_AFTER_SECONDS = 1;

const inCents = (cents: number): string => `${cents} ${cents === 1 ? 'cent' : 'cents'}`;

export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  readonly neededCents: number;
  /** What is left, free tier and prepaid together. */
  readonly balanceCents: number;

  /** @param isLeast whether the price may turn out higher */
  constructor(balance: Funds, neededCents: number, isLeast = false) {
    const balanceCents = availableCents(balance);
    super(
      `The request costs ${isLeast ? 'at least ' : ''}${inCents(neededCents)}; the free tier and the prepaid balance together have ${inCents(balanceCents)} left. ` +
        `The free tier renews on ${renewalAfter(balance.month)}; add to the prepaid balance to go on before that.`,
    );
    this.neededCents = neededCents;
    this.balanceCents = balanceCents;
  }
}

/** The account's other requests were faster time after time, or hold as much as may be held at once. */
export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor() {
    super('Too many requests of this account at once. Repeat the request.');
  }
}
