/** The keys of an account as a table for people; secrets are not known and hashes are nobody's business. */
import type { Clock } from '../../shared/platform/clock.ts';
import type { ApiKeyRecord } from '../../shared/storage/accountRecords.ts';

const HEADINGS = ['KEY ID', 'STATE', 'CREATED', 'EXPIRES', 'REVOKED'];

export function keyTable(keys: readonly ApiKeyRecord[], clock: Clock): string {
  const rows = keys.map((key) => [
    key.keyId,
    stateOf(key, clock),
    key.createdAt,
    key.expiresAt ?? 'never',
    key.revokedAt ?? '-',
  ]);
  const widths = HEADINGS.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column].length)));
  return [HEADINGS, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function stateOf({ revokedAt, expiresAt }: ApiKeyRecord, clock: Clock): string {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && Date.parse(expiresAt) <= clock.now() ? 'expired' : 'active';
}
