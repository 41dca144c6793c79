/** Usage as a table for people, and as CSV for spreadsheets. */
import type { UsageGroup, UsageRow } from '../../shared/billing/usage.ts';
import { csvText } from './csv.ts';
import { dollars } from './dollars.ts';
import { textTable } from './textTable.ts';

const sum = (rows: readonly UsageRow[], field: keyof Omit<UsageRow, 'group'>): number =>
  rows.reduce((total, row) => total + row[field], 0);

export function usageTable(group: UsageGroup, rows: readonly UsageRow[]): string {
  const cells = (name: string, row: Omit<UsageRow, 'group'>) => [
    name,
    ...[row.charges, row.pageUnits, row.citationUnits].map(String),
    ...[row.freeCents, row.prepaidCents, row.cents].map(dollars),
  ];
  const total = {
    charges: sum(rows, 'charges'),
    pageUnits: sum(rows, 'pageUnits'),
    citationUnits: sum(rows, 'citationUnits'),
    freeCents: sum(rows, 'freeCents'),
    prepaidCents: sum(rows, 'prepaidCents'),
    cents: sum(rows, 'cents'),
  };
  return textTable(
    [group.toUpperCase(), 'CHARGES', 'PAGE UNITS', 'CITATION UNITS', 'FREE', 'PREPAID', 'TOTAL'],
    [...rows.map((row) => cells(row.group ?? '(none)', row)), cells('TOTAL', total)],
  );
}

/** RFC 4180, with a header line; cents. */
export function usageCsv(group: UsageGroup, rows: readonly UsageRow[]): string {
  const header = [group, 'charges', 'pageUnits', 'citationUnits', 'freeCents', 'prepaidCents', 'cents'];
  const lines = rows.map((row) => [
    csvText(row.group ?? ''),
    ...[row.charges, row.pageUnits, row.citationUnits, row.freeCents, row.prepaidCents, row.cents].map(String),
  ]);
  return [header, ...lines].map((cells) => cells.join(',')).join('\r\n');
}
