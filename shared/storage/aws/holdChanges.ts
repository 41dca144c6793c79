/**
 * Hold changes that refund money or take more: two items, and no transaction.
 *
 *   mark the hold with the number of the next change ──► change the money, if no other change came between, and note what
 *   is to become of the hold ──► do it to the hold
 *
 * The note of the last change stays in the balance, and whoever makes the next one finishes it first. So a hold whose money was
 * changed is either still as it was, and then its change is the noted one, or done with: nobody can change it twice, wherever a
 * process dies. A marked hold cannot become due; a mark whose number has passed without being noted is stale.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { LedgerEntry } from '../ledger.ts';
import type { BalanceItem, BalanceItems } from './balanceItem.ts';
import type { HoldChange, HoldItem, HoldItems } from './holdItems.ts';

/** Work rarely fails; when it fails for everybody at once, an account's changes are made one after the other. */
const MAX_ATTEMPTS = 60;
/** Milliseconds, a random delay up to this: those who came too late do not collide again at once. */
const MOST_PAUSE_MS = 50;

export class TooManyChanges extends Error {
  override readonly name = 'TooManyChanges';
}

interface MoneyItems {
  readonly balances: BalanceItems;
  readonly holds: HoldItems;
}

const unchanged = (changes: number): string =>
  changes === 0 ? '(attribute_not_exists(changes) OR changes = :changes)' : 'changes = :changes';

/** @returns false if the money is not enough, or somebody else came first */
async function change(
  { balances, holds }: MoneyItems,
  accountId: string,
  { changes, month }: BalanceItem,
  hold: HoldItem,
  next?: HoldChange['next'],
): Promise<boolean> {
  if (!(await holds.mark(accountId, hold, changes))) return false;
  const { operationId, holdId: from } = hold;
  const lastChange: HoldChange = { operationId, from, ...(next && { next }) };
  // Free cents of a past month have lapsed: they neither come back nor pay for another.
  const backFree = hold.month === month ? hold.freeCents : 0;
  const done = await balances.update(accountId, {
    set: 'freeCents = freeCents - :free, prepaidCents = prepaidCents - :prepaid, changes = :next, lastChange = :change',
    condition: `${unchanged(changes)} AND #month = :month AND freeCents >= :free AND prepaidCents >= :prepaid`,
    values: {
      ':free': (next?.freeCents ?? 0) - backFree,
      ':prepaid': (next?.prepaidCents ?? 0) - hold.prepaidCents,
      ':changes': changes,
      ':next': changes + 1,
      ':change': lastChange,
      ':month': month,
    },
  });
  if (done) await holds.finish(accountId, lastChange);
  return done;
}

/** The balance, whose last change is finished, and only then the hold as it is. */
async function readBoth({ balances, holds }: MoneyItems, accountId: string, operationId: string) {
  const balance = await balances.read(accountId);
  if (balance?.lastChange) await holds.finish(accountId, balance.lastChange);
  return { balance, hold: await holds.get(accountId, operationId) };
}

/** @returns false if there is no such hold, or it is due. @throws TooManyChanges: it is left as it was */
export async function endHold(items: MoneyItems, accountId: string, operationId: string): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { balance, hold } = await readBoth(items, accountId, operationId);
    if (!balance || !hold || hold.confirmed !== undefined) return false;
    if (await change(items, accountId, balance, hold)) return true;
    await delay(Math.random() * MOST_PAUSE_MS);
  }
  throw new TooManyChanges(`The hold of ${operationId} could not be given back: others were quicker.`);
}

/** @returns false if the hold is not the one that was seen, or the money is not enough */
export async function replaceHold(
  items: MoneyItems,
  accountId: string,
  seen: Pick<HoldItem, 'operationId' | 'heldAt' | 'freeCents' | 'prepaidCents'>,
  next: NonNullable<HoldChange['next']>,
): Promise<boolean> {
  const { balance, hold } = await readBoth(items, accountId, seen.operationId);
  if (!balance || balance.month !== next.month || !hold || hold.confirmed !== undefined) return false;
  const asSeen = (['heldAt', 'freeCents', 'prepaidCents'] as const).every((name) => hold[name] === seen[name]);
  return asSeen && change(items, accountId, balance, hold, next);
}

/** @returns false if there is no such hold, it is already due, or it holds other cents than the entry says */
export async function confirmHold(items: MoneyItems, accountId: string, entry: LedgerEntry): Promise<boolean> {
  const { balances, holds } = items;
  if (await holds.confirm(accountId, entry)) return true;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    // In this order: a change of the hold as read here is noted in the balance as read afterwards.
    const hold = await holds.get(accountId, entry.operationId);
    if (hold?.changing === undefined) return holds.confirm(accountId, entry);
    const balance = await balances.read(accountId);
    if (!balance || hold.confirmed !== undefined) return false;
    const { changes, lastChange } = balance;
    if (lastChange?.from === hold.holdId) {
      await holds.finish(accountId, lastChange);
    } else if (changes > hold.changing) {
      if (await holds.confirm(accountId, entry, hold)) return true;
    } else {
      // The marker loses the number, if the change was not made in the meantime.
      const values = { ':changes': changes, ':next': changes + 1 };
      await balances.update(accountId, { set: 'changes = :next', condition: unchanged(changes), values });
    }
  }
  throw new TooManyChanges(`The hold of ${entry.operationId} could not be made due: others were quicker.`);
}
