/**
 * Balances as items of the table. Taking money is three writes, two of them in the item that all requests of an account share:
 *
 *   balance: cents − price, and a note of it ──► the hold, in an item of its own ──► balance: the note goes
 *
 * A note exists for milliseconds, so the shared item stays small, and a paid request takes two of the 1,000 write units that it
 * has per second. The note is removed before anything else happens to the hold: a note without its hold belongs to a process that
 * died before any work began, and its money is refunded with it, in one write. Refunding what is held, or changing it, is
 * described in `holdChanges.ts`.
 */
import { createLimit } from '../../platform/limit.ts';
import { randomId } from '../../platform/ids.ts';
import type { Balances, Hold } from '../balances.ts';
import { NO_MONTH } from '../balances.ts';
import type { BalanceItem, TakingNote } from './balanceItem.ts';
import { createBalanceItems, NO_GRANTS } from './balanceItem.ts';
import { confirmHold, endHold, replaceHold } from './holdChanges.ts';
import type { HoldItem } from './holdItems.ts';
import { createHoldItems } from './holdItems.ts';
import type { TableAccess } from './tableAccess.ts';

const HOLD_ID_LENGTH = 16;
/** Notes that one process removes at once, while work has begun. */
const REMOVALS_AT_ONCE = 8;
/** Holds of work that others end are never asked for again. */
const MOST_REMOVALS_KNOWN = 1000;
/** Notes of earlier releases, which kept all holds this way. */
const UNNAMED = 'attribute_not_exists(holds.#op.holdId)';

export function createDynamoBalances(access: TableAccess): Balances {
  const balances = createBalanceItems(access);
  const holds = createHoldItems(access);
  const items = { balances, holds };
  const inBackground = createLimit(REMOVALS_AT_ONCE);
  /** Removals of this process's own notes, by operation: whether the note is gone. */
  const removals = new Map<string, Promise<boolean>>();

  const isNote = 'holds.#op.holdId = :holdId';

  const removeNote = (accountId: string, { operationId, holdId }: HoldItem): Promise<boolean> =>
    balances.update(accountId, {
      remove: 'holds.#op',
      condition: `${isNote} OR (attribute_exists(holds.#op) AND ${UNNAMED})`,
      names: { '#op': operationId },
      values: { ':holdId': holdId },
    });

  /** What fails is done again before the hold is touched, or by the sweep. */
  function removeNoteInBackground(accountId: string, item: HoldItem): void {
    const removal = inBackground(() => removeNote(accountId, item)).catch(() => false);
    removals.set(item.operationId, removal);
    const oldest = removals.keys().next().value;
    if (removals.size > MOST_REMOVALS_KNOWN && oldest !== undefined) removals.delete(oldest);
  }

  /** Before a hold becomes due or its money changes: after that, a note would describe money that is elsewhere. */
  async function withoutNote(accountId: string, operationId: string): Promise<void> {
    const isGone = await removals.get(operationId);
    removals.delete(operationId);
    if (isGone) return;
    const hold = await heldFor(accountId, operationId);
    if (hold) await removeNote(accountId, hold);
  }

  /** Money taken for an operation that already holds some; false if the note is gone. */
  async function giveBackNote(accountId: string, { operationId, holdId, month, ...cents }: HoldItem): Promise<boolean> {
    const names = { '#op': operationId };
    const remove = 'holds.#op';
    const inItsMonth = await balances.update(accountId, {
      set: 'freeCents = freeCents + :free, prepaidCents = prepaidCents + :prepaid',
      remove,
      condition: `${isNote} AND #month = :month`,
      names,
      values: { ':free': cents.freeCents, ':prepaid': cents.prepaidCents, ':holdId': holdId, ':month': month },
    });
    if (inItsMonth) return true;
    return balances.update(accountId, {
      set: 'prepaidCents = prepaidCents + :prepaid',
      remove,
      condition: `${isNote} AND #month > :month`,
      names,
      values: { ':prepaid': cents.prepaidCents, ':holdId': holdId, ':month': month },
    });
  }

  /** From the note to an item of its own. @returns false if the operation has another one */
  async function keep(accountId: string, item: HoldItem): Promise<boolean> {
    if (await holds.put(accountId, item)) return true;
    return (await holds.get(accountId, item.operationId))?.holdId === item.holdId;
  }

  async function heldFor(accountId: string, operationId: string): Promise<HoldItem | undefined> {
    const hold = await holds.get(accountId, operationId);
    if (hold) return hold;
    const note = (await balances.read(accountId))?.holds[operationId];
    // Of a process that is working on it or died over it: either way the note says all that is needed.
    if (note && note.confirmed === undefined) await keep(accountId, fromNote(operationId, note));
    return note && holds.get(accountId, operationId);
  }

  return {
    async funds(accountId) {
      const item = await balances.read(accountId);
      return { ...countersOf(accountId, item), beingTaken: Object.keys(item?.holds ?? {}).length };
    },

    async get(accountId) {
      const item = await balances.read(accountId);
      return { ...countersOf(accountId, item), holds: heldNow(item, await holds.list(accountId)) };
    },

    async heldFor(accountId, operationId) {
      const item = await heldFor(accountId, operationId);
      return item && plainHold(item);
    },

    async grant(accountId, month, freeCents) {
      await balances.create(accountId);
      // Once a month, and never for a past one: a clock that is behind must not grant again.
      return balances.update(accountId, {
        set: '#month = :month, freeCents = :free, grants.#granted = :free',
        condition: '#month < :month',
        names: { '#granted': month },
        values: { ':month': month, ':free': freeCents },
      });
    },

    async hold(accountId, hold, onTaken) {
      const { operationId, ...rest } = hold;
      const note = { ...rest, holdId: randomId(HOLD_ID_LENGTH) };
      const item: HoldItem = { ...note, operationId };
      const taken = await balances.update(accountId, {
        set: 'freeCents = freeCents - :free, prepaidCents = prepaidCents - :prepaid, holds.#op = :note',
        condition:
          '#month = :month AND freeCents >= :free AND prepaidCents >= :prepaid AND attribute_not_exists(holds.#op)',
        names: { '#op': operationId },
        values: { ':free': hold.freeCents, ':prepaid': hold.prepaidCents, ':month': hold.month, ':note': note },
      });
      // Our own write, whose answer was lost and which the SDK then repeated, is not refused.
      if (!taken && (await balances.read(accountId))?.holds[operationId]?.holdId !== note.holdId) return false;
      onTaken?.();
      if (!(await keep(accountId, item))) {
        await giveBackNote(accountId, item);
        return false;
      }
      removeNoteInBackground(accountId, item);
      return true;
    },

    async resize(accountId, seen, next) {
      await withoutNote(accountId, seen.operationId);
      const { month, heldAt, freeCents, prepaidCents, prepared } = next;
      const units = prepared && { units: prepared.units };
      const holdId = randomId(HOLD_ID_LENGTH);
      return replaceHold(items, accountId, seen, { holdId, month, heldAt, freeCents, prepaidCents, ...units });
    },

    async confirm(accountId, entry) {
      await withoutNote(accountId, entry.operationId);
      return confirmHold(items, accountId, entry);
    },

    async release(accountId, { operationId }) {
      await withoutNote(accountId, operationId);
      return endHold(items, accountId, operationId);
    },

    async topUp(accountId, entry) {
      await balances.create(accountId);
      const { prepaidCents } = entry;
      const note = { month: entry.month, heldAt: entry.at, freeCents: 0, prepaidCents: 0, confirmed: entry };
      return balances.update(accountId, {
        set: 'prepaidCents = prepaidCents + :cents, holds.#op = :note',
        condition: '#month = :month AND attribute_not_exists(holds.#op)',
        names: { '#op': entry.operationId },
        values: { ':cents': prepaidCents, ':note': note, ':month': entry.month },
      });
    },

    async forget(accountId, operationId) {
      if (await holds.forget(accountId, operationId)) return;
      // A top-up has no item of its own.
      await balances.update(accountId, {
        remove: 'holds.#op',
        condition: 'attribute_exists(holds.#op.confirmed)',
        names: { '#op': operationId },
      });
    },

    async settleTaken(accountId, before) {
      const notes = Object.entries((await balances.read(accountId))?.holds ?? {});
      for (const [operationId, note] of notes) {
        if (note.confirmed !== undefined || note.heldAt >= before) continue;
        const item = fromNote(operationId, note);
        if (note.holdId === undefined) await keep(accountId, item);
        const hold = await holds.get(accountId, operationId);
        await (hold?.holdId === item.holdId ? removeNote(accountId, item) : giveBackNote(accountId, item));
      }
    },
  };
}

const countersOf = (accountId: string, item: BalanceItem | undefined) => {
  const { month = NO_MONTH, freeCents = 0, prepaidCents = 0, grants = NO_GRANTS } = item ?? {};
  return { accountId, month, freeCents, prepaidCents, grants };
};

/** Notes of earlier releases have no name of their own, and cannot be taken twice for one operation. */
const fromNote = (operationId: string, note: TakingNote): HoldItem => ({
  ...note,
  operationId,
  holdId: note.holdId ?? operationId,
});

const plainHold = ({ operationId, month, heldAt, freeCents, prepaidCents, prepared, confirmed }: HoldItem): Hold => ({
  operationId,
  month,
  heldAt,
  freeCents,
  prepaidCents,
  ...(prepared && { prepared }),
  ...(confirmed && { confirmed }),
});

/** Each taking of money once, as its change leaves it; the change is noted and perhaps not finished. */
function heldNow(item: BalanceItem | undefined, kept: readonly HoldItem[]): Hold[] {
  const last = item?.lastChange;
  const changed = kept.flatMap((hold) => {
    if (hold.holdId !== last?.from) return [hold];
    return last.next ? [{ ...hold, ...last.next }] : [];
  });
  const known = new Set(kept.map(({ holdId }) => holdId));
  const noted = Object.entries(item?.holds ?? {}).map(([operationId, note]) => fromNote(operationId, note));
  return [...changed, ...noted.filter(({ holdId }) => !known.has(holdId))].map(plainHold);
}
