/** The keys of an account for people and programs; secrets are unknown and hashes are not shown. */
import type { Clock } from '../../shared/platform/clock.ts';
import type { ApiKeyRecord } from '../../shared/storage/accountRecords.ts';
import { textTable } from './textTable.ts';

export interface ListedKey {
  readonly keyId: string;
  readonly state: 'active' | 'expired' | 'revoked';
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** UTC date; `null`: never used. */
  readonly lastUsedOn: string | null;
}

export function listedKey(key: ApiKeyRecord, lastUsedOn: string | undefined, clock: Clock): ListedKey {
  const { keyId, createdAt, expiresAt, revokedAt } = key;
  return {
    keyId,
    state: stateOf(key, clock),
    createdAt,
    expiresAt: expiresAt ?? null,
    revokedAt: revokedAt ?? null,
    lastUsedOn: lastUsedOn ?? null,
  };
}

export const keyTable = (keys: readonly ListedKey[]): string =>
  textTable(
    ['KEY ID', 'STATE', 'CREATED', 'EXPIRES', 'REVOKED', 'LAST USED'],
    keys.map(({ keyId, state, createdAt, expiresAt, revokedAt, lastUsedOn }) => [
      keyId,
      state,
      createdAt,
      expiresAt ?? 'never',
      revokedAt ?? '-',
      lastUsedOn ?? 'never',
    ]),
  );

function stateOf({ revokedAt, expiresAt }: ApiKeyRecord, clock: Clock): ListedKey['state'] {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && Date.parse(expiresAt) <= clock.now() ? 'expired' : 'active';
}
