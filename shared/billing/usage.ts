/** PURE: an account's usage, added up from its charges. */
import type { LedgerEntry } from '../storage/ledger.ts';

export const USAGE_GROUPS = ['endUserId', 'operation', 'day'] as const;
export type UsageGroup = (typeof USAGE_GROUPS)[number];

export interface UsageRow {
  /** The value grouped by; `null` for requests without an `endUserId`. */
  readonly group: string | null;
  readonly charges: number;
  /** Units of 25 pages, counting partial ones. */
  readonly pageUnits: number;
  /** Units of 25 citations, counting partial ones. */
  readonly citationUnits: number;
  readonly freeCents: number;
  readonly prepaidCents: number;
  readonly cents: number;
}

/** Rows ordered by group, the one without a group last. */
export async function usageBy(group: UsageGroup, entries: AsyncIterable<LedgerEntry>): Promise<UsageRow[]> {
  const rows = new Map<string | null, UsageRow>();
  for await (const entry of entries) {
    if (entry.kind !== 'charge') continue;
    const { operation, units, freeCents, prepaidCents } = entry;
    const name = group === 'day' ? entry.at.slice(0, 10) : (entry[group] ?? null);
    const row = rows.get(name) ?? EMPTY;
    rows.set(name, {
      group: name,
      charges: row.charges + 1,
      pageUnits: row.pageUnits + (operation === 'prepare' ? units : 0),
      citationUnits: row.citationUnits + (operation === 'verify' ? units : 0),
      freeCents: row.freeCents + freeCents,
      prepaidCents: row.prepaidCents + prepaidCents,
      cents: row.cents + freeCents + prepaidCents,
    });
  }
  return [...rows.values()].toSorted((a, b) => compareGroups(a.group, b.group));
}

const EMPTY = { charges: 0, pageUnits: 0, citationUnits: 0, freeCents: 0, prepaidCents: 0, cents: 0, group: null };

function compareGroups(a: string | null, b: string | null): number {
  if (a === null) return 1;
  return b === null || a < b ? -1 : 1;
}
