/** Proves that an account's ledger and balance agree to the cent. */
import type { Balances } from '../storage/balances.ts';
import type { Ledger } from '../storage/ledger.ts';

export interface Audit {
  readonly accountId: string;
  /** Charges and top-ups in the ledger. */
  readonly entries: number;
  readonly chargedCents: number;
  readonly toppedUpCents: number;
  readonly heldCents: number;
  readonly freeCents: number;
  readonly prepaidCents: number;
  /** Sentences; empty when everything agrees. */
  readonly discrepancies: readonly string[];
}

/** Entries written while we read cause a difference that is not real: then read once more. */
const MAX_ATTEMPTS = 5;

/**
 * prepaid = top-ups − charges − holds, over all time; free = granted − charges − holds for the current month, and no more than
 * granted in every earlier one.
 */
export async function auditAccount(
  stores: { readonly balances: Balances; readonly ledger: Ledger },
  accountId: string,
): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    const [audit, isSettled] = await auditOnce(stores, accountId);
    if (audit.discrepancies.length === 0 || isSettled || attempt === MAX_ATTEMPTS) return audit;
  }
}

async function auditOnce(
  { balances, ledger }: { readonly balances: Balances; readonly ledger: Ledger },
  accountId: string,
): Promise<[Audit, boolean]> {
  const balance = await balances.get(accountId);
  const { freeCents, prepaidCents, grants, month, holds } = balance;
  const freeSpent = new Map<string, number>(Object.keys(grants).map((granted) => [granted, 0]));
  const written = new Set<string>();
  let chargedPrepaid = 0;
  let toppedUpCents = 0;
  for (const granted of Object.keys(grants)) {
    for await (const entry of ledger.list(accountId, granted)) {
      written.add(entry.operationId);
      if (entry.kind === 'topUp') toppedUpCents += entry.prepaidCents;
      else {
        chargedPrepaid += entry.prepaidCents;
        freeSpent.set(granted, (freeSpent.get(granted) ?? 0) + entry.freeCents);
      }
    }
  }
  // A confirmed hold is the same money as its entry; it counts if that is not written yet.
  const unwritten = holds.filter(({ operationId }) => !written.has(operationId));
  let heldCents = 0;
  let heldPrepaid = 0;
  for (const hold of unwritten) {
    heldCents += hold.freeCents + hold.prepaidCents;
    heldPrepaid += hold.prepaidCents;
    if (hold.confirmed?.kind === 'topUp') toppedUpCents += hold.confirmed.prepaidCents;
    freeSpent.set(hold.month, (freeSpent.get(hold.month) ?? 0) + hold.freeCents);
  }

  const discrepancies: string[] = [];
  const expectedPrepaid = toppedUpCents - chargedPrepaid - heldPrepaid;
  if (prepaidCents !== expectedPrepaid) {
    discrepancies.push(`prepaid is ${prepaidCents} cents, and the ledger says ${expectedPrepaid}`);
  }
  for (const [granted, spent] of freeSpent) {
    const left = (grants[granted] ?? 0) - spent;
    if (granted === month && left !== freeCents) {
      discrepancies.push(`the free tier of ${granted} has ${freeCents} cents left, and the ledger says ${left}`);
    }
    if (left < 0) discrepancies.push(`the free tier of ${granted} was overspent by ${-left} cents`);
  }
  const freeCharged = [...freeSpent.values()].reduce((sum, cents) => sum + cents, 0) - (heldCents - heldPrepaid);
  const audit = {
    accountId,
    entries: written.size,
    chargedCents: chargedPrepaid + freeCharged,
    toppedUpCents,
    heldCents,
    freeCents,
    prepaidCents,
    discrepancies,
  };
  const after = await balances.get(accountId);
  return [audit, JSON.stringify(after) === JSON.stringify(balance)];
}
