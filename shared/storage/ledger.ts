/** Port: what was charged and paid, one entry each, never changed. Adapter: `aws/dynamoLedger.ts`. */
export type ChargedOperation = 'prepare' | 'verify';

interface EntryIdentity {
  readonly accountId: string;
  /** One entry each: writing it again changes nothing. */
  readonly operationId: string;
  /** ISO 8601: when the money was taken or added. */
  readonly at: string;
  /** UTC month (`YYYY-MM`) that the balance had: for a charge the month of `at`, for a top-up perhaps an earlier one. */
  readonly month: string;
}

export interface Charge extends EntryIdentity {
  readonly kind: 'charge';
  readonly operation: ChargedOperation;
  readonly attachmentId: string;
  readonly endUserId?: string | undefined;
  /** Units, counting partial ones: of pages for `prepare`, of citations for `verify`. */
  readonly units: number;
  /** The price is the sum of both. */
  readonly freeCents: number;
  readonly prepaidCents: number;
}

export interface TopUp extends EntryIdentity {
  readonly kind: 'topUp';
  readonly prepaidCents: number;
}

export type LedgerEntry = Charge | TopUp;

export interface Ledger {
  write(entry: LedgerEntry): Promise<void>;
  /** Entries of one UTC month (`YYYY-MM`) by time; strongly consistent. */
  list(accountId: string, month: string): AsyncIterable<LedgerEntry>;
}
