/**
 * Port: the money of each account. What is available is in one small item, so that one conditional write decides; what is held is
 * in an item of its own for each operation, so that nothing grows with the requests in progress. Adapter:
 * `aws/dynamoBalances.ts`, which explains how two items agree without a transaction.
 *
 *   hold ──► held ──confirm──► confirmed ──(ledger written) forget──► gone: charged
 *             └────release──► gone: given back
 *
 * A confirmed hold carries its ledger entry: whoever finds it can write the entry, any number of times. From then on it cannot be
 * released, and a released one cannot be confirmed, so no order of writers loses or doubles a charge.
 */
import type { LedgerEntry } from './ledger.ts';

/** Cents by where they come from: a charge takes the month's free tier first. Whole and not negative. */
export interface Cents {
  readonly freeCents: number;
  readonly prepaidCents: number;
}

/** The attachment whose text a preparation sells; its record shows whether that happened. */
export interface PreparedWork {
  readonly attachmentId: string;
  readonly storageId: string;
  /** Units of pages, counting partial ones. */
  readonly units: number;
  readonly endUserId?: string | undefined;
}

/** Money taken for work in progress. */
export interface Hold extends Cents {
  readonly operationId: string;
  /** UTC month whose free tier it takes from, `YYYY-MM`. */
  readonly month: string;
  /** ISO 8601. */
  readonly heldAt: string;
  /** Present for preparations until the money is due: if their process dies, the attachment's record decides. */
  readonly prepared?: PreparedWork | undefined;
  /** Present once it is decided that the money is due. */
  readonly confirmed?: LedgerEntry | undefined;
}

/** What an account has, without what is held. */
export interface Funds extends Cents {
  readonly accountId: string;
  /** UTC month whose free tier was granted last, `YYYY-MM`; `NO_MONTH` before the first. */
  readonly month: string;
  /** Free cents granted, by month: every month that has entries in the ledger is one of these, `NO_MONTH` included. */
  readonly grants: Readonly<Record<string, number>>;
  /** Requests whose money is just being taken: each is a note in the one item, for the milliseconds that it takes. */
  readonly beingTaken: number;
}

export interface Balance extends Omit<Funds, 'beingTaken'> {
  readonly holds: readonly Hold[];
}

/** Sorts before every month. */
export const NO_MONTH = '0000-00';

export interface Balances {
  /** Strongly consistent. An account without an item has no money and no month yet. */
  funds(accountId: string): Promise<Funds>;
  /** With everything held, read one after the other: for audits, and for finding what dead processes left. */
  get(accountId: string): Promise<Balance>;
  heldFor(accountId: string, operationId: string): Promise<Hold | undefined>;
  /** Sets the free tier of a month after the current one; what was left of the current one lapses. */
  grant(accountId: string, month: string, freeCents: number): Promise<boolean>;
  /**
   * Takes the hold's cents if `month` is the current one and both kinds are enough; false otherwise: read again.
   * @param onTaken called once the cents have left the balance; the hold may still fail, which gives them back
   */
  hold(accountId: string, hold: Hold, onTaken?: () => void): Promise<boolean>;
  /** Replaces a hold as it was seen with one of the same operation at another price; false if it, the month or the money has changed. */
  resize(accountId: string, seen: Hold, next: Hold): Promise<boolean>;
  /** Fixes that a hold is due; false if it was released, confirmed before, or holds other cents: read to see which. */
  confirm(accountId: string, entry: LedgerEntry): Promise<boolean>;
  /** Refunds what is held and not confirmed; false if there is no such hold. Free cents of a past month lapse. */
  release(accountId: string, hold: Hold): Promise<boolean>;
  /** Adds a top-up's cents, as a confirmed hold whose entry is still to be written; false if it was added before. */
  topUp(accountId: string, entry: LedgerEntry): Promise<boolean>;
  /** Removes a confirmed hold, after its entry was written. */
  forget(accountId: string, operationId: string): Promise<void>;
  /**
   * Refunds what processes took before `before` (ISO 8601) and died over, before they could work. They must be dead: none may
   * still be working on it.
   */
  settleTaken(accountId: string, before: string): Promise<void>;
}
