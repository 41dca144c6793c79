/** Balances that answer as a test says, and note in which order they were asked: for what no database does on command. */
import type { Log } from '../../shared/platform/log.ts';
import type { Balances, Funds } from '../../shared/storage/balances.ts';
import type { LedgerEntry } from '../../shared/storage/ledger.ts';
import type { Money } from './billing.ts';
import { ManualClock } from './manualClock.ts';

export const MONTH = '2030-01';
export const FUNDS: Funds = {
  accountId: 'a',
  month: MONTH,
  grants: { '0000-00': 0, [MONTH]: 10 },
  freeCents: 7,
  prepaidCents: 8,
  beingTaken: 0,
};

export interface ScriptedMoney extends Money {
  readonly clock: ManualClock;
  readonly log: Log;
  /** Warnings and errors, with the operation that they name. */
  readonly logged: string[];
  readonly written: LedgerEntry[];
  times(name: keyof Balances): number;
}

/** @param changed what storage does instead of succeeding */
export function scriptedMoney(changed: Partial<Balances> = {}): ScriptedMoney {
  const answers: Partial<Balances> = {
    funds: () => Promise.resolve(FUNDS),
    get: () => Promise.resolve({ ...FUNDS, holds: [] }),
    heldFor: () => Promise.resolve(undefined),
    hold: () => Promise.resolve(true),
    resize: () => Promise.resolve(true),
    confirm: () => Promise.resolve(true),
    release: () => Promise.resolve(true),
    forget: () => Promise.resolve(),
    topUp: () => Promise.resolve(true),
    settleTaken: () => Promise.resolve(),
    ...changed,
  };
  const calls: string[] = [];
  const balances = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (...args: never[]) => {
        calls.push(name);
        return (answer as (...args: never[]) => unknown)(...args);
      },
    ]),
  ) as unknown as Balances;
  const written: LedgerEntry[] = [];
  const logged: string[] = [];
  const note = (message: string, { operationId }: { operationId?: unknown } = {}) => {
    logged.push(`${message}: ${String(operationId)}`);
  };
  return {
    balances,
    ledger: { write: (entry) => Promise.resolve(void written.push(entry)), list: listed([]) },
    clock: new ManualClock('2030-01-15T12:00:00.000Z'),
    log: { info: () => undefined, warn: note, error: note },
    logged,
    written,
    times: (name) => calls.filter((call) => call === name).length,
  };
}

/** A ledger's list that has these entries. */
export const listed = (entries: readonly LedgerEntry[]) =>
  async function* (_: string, month: string) {
    for (const entry of entries) if (entry.month === month) yield await Promise.resolve(entry);
  };

/** Fails as often, and succeeds then. */
export function failing(times: number): () => Promise<boolean> {
  let failures = 0;
  return () => (failures++ < times ? Promise.reject(new Error('slow down')) : Promise.resolve(true));
}
