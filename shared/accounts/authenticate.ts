/** Determines the owner of a request from its Authorization header. */
import { LRUCache } from 'lru-cache';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { Account, AccountRecords, ApiKeyRecord } from '../storage/accountRecords.ts';
import type { Uses } from '../storage/uses.ts';
import { parseApiKey, secretMatches } from './apiKey.ts';

/** For the log only: a caller learns only that the key is invalid. */
export type RefusalCause = 'missing' | 'malformed' | 'unknown' | 'expired' | 'revoked' | 'suspended';

export type Authentication =
  | { readonly ok: true; readonly account: Account; readonly keyId: string }
  | { readonly ok: false; readonly cause: RefusalCause };

/** Milliseconds for which a record read from the database is trusted: a revocation takes effect within a minute everywhere. */
const BELIEVED_MS = 30_000;

/** Keys in use that a process remembers, each below 1 kB. */
const REMEMBERED_KEYS = 10_000;

/**
 * Key identifiers that turned out not to exist. They have their own memory, so that made-up keys push out no real key; each
 * made-up identifier costs one read, and repeating it costs none.
 */
const REMEMBERED_UNKNOWN_KEYS = 1_000;

interface KnownKey {
  readonly key: ApiKeyRecord;
  readonly account: Account;
}

/**
 * Throws what `accounts` throws; such a failure is not remembered. The use of a key is noted once per day and process; if a note
 * fails, the next request makes it, and the failure keeps no request from being answered.
 */
export function createAuthenticator({
  accounts,
  uses,
  clock,
}: {
  accounts: Pick<AccountRecords, 'getKey' | 'getAccount'>;
  uses: Pick<Uses, 'record'>;
  clock: Clock;
}): (authorizationHeader: string | undefined) => Promise<Authentication> {
  const memory = { ttl: BELIEVED_MS, ttlResolution: 0, perf: clock };
  const known = new LRUCache<string, KnownKey>({ ...memory, max: REMEMBERED_KEYS });
  const unknown = new LRUCache<string, true>({ ...memory, max: REMEMBERED_UNKNOWN_KEYS });
  const notedDays = new LRUCache<string, string>({ max: REMEMBERED_KEYS });
  const lookups = new Map<string, Promise<KnownKey | undefined>>();

  async function readKey(keyId: string): Promise<KnownKey | undefined> {
    const key = await accounts.getKey(keyId);
    const account = key && (await accounts.getAccount(key.accountId));
    if (!account) {
      unknown.set(keyId, true);
      return undefined;
    }
    const found = { key, account };
    known.set(keyId, found);
    return found;
  }

  async function noteUse({ accountId, keyId }: ApiKeyRecord): Promise<void> {
    const day = isoTime(clock).slice(0, 10);
    if (notedDays.get(keyId) === day) return;
    notedDays.set(keyId, day);
    await uses.record(accountId, keyId, day).catch(() => notedDays.delete(keyId));
  }

  /** Simultaneous requests with the same key share one read. */
  function findKey(keyId: string): Promise<KnownKey | undefined> | KnownKey | undefined {
    const remembered = known.get(keyId);
    if (remembered) return remembered;
    if (unknown.has(keyId)) return undefined;
    const underWay = lookups.get(keyId);
    if (underWay) return underWay;
    const lookup = readKey(keyId).finally(() => lookups.delete(keyId));
    lookups.set(keyId, lookup);
    return lookup;
  }

  return async (authorizationHeader) => {
    if (!authorizationHeader) return { ok: false, cause: 'missing' };
    const token = /^Bearer +(\S+)$/i.exec(authorizationHeader.trim())?.[1];
    const parsed = token === undefined ? undefined : parseApiKey(token);
    if (!parsed) return { ok: false, cause: 'malformed' };

    const found = await findKey(parsed.keyId);
    // A wrong secret counts as an unknown key: without the secret, nobody learns anything about the key's state, not even in the log.
    if (!found || !secretMatches(parsed.secret, found.key)) return { ok: false, cause: 'unknown' };
    const { key, account } = found;
    if (key.revokedAt !== undefined) return { ok: false, cause: 'revoked' };
    if (key.expiresAt !== undefined && clock.now() >= Date.parse(key.expiresAt)) return { ok: false, cause: 'expired' };
    if (account.status !== 'active') return { ok: false, cause: 'suspended' };
    await noteUse(key);
    return { ok: true, account, keyId: key.keyId };
  };
}
