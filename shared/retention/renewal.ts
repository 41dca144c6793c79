/** Attachments of active accounts are renewed before they expire; the others are left to expire. */
import type { Clock } from '../platform/clock.ts';
import { addDays } from '../platform/clock.ts';
import type { Settings } from '../platform/settings.ts';
import type { Account } from '../storage/accountRecords.ts';
import { NEVER, type AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { Storage } from '../storage/storage.ts';
import { isActive } from './activity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before its expiry that an attachment is renewed: what expires is gone at once, so a sweep that is down must have time to be repaired. */
const RENEW_AHEAD_DAYS = 7;

/** Never more than half of a retention that is set very short, else every sweep would renew everything. */
export const renewAheadMs = ({ RETENTION_DAYS }: Pick<Settings, 'RETENTION_DAYS'>): number =>
  Math.min(RENEW_AHEAD_DAYS, RETENTION_DAYS / 2) * DAY_MS;

interface RenewalDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'accounts' | 'uses'>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'RETENTION_DAYS'>;
}

/** @returns what renews one attachment and says how many it renewed; accounts are read once for each such function */
export function createRenewal({ storage, clock, settings }: RenewalDependencies) {
  const { attachments, accounts, uses } = storage;
  const states = new Map<string, Promise<AccountState>>();

  async function readState(accountId: string): Promise<AccountState> {
    const account = await accounts.getAccount(accountId);
    if (!account) return {};
    const usedOn = await uses.list(accountId);
    return { account, active: isActive(account, usedOn.values(), clock.now()) };
  }

  function stateOf(accountId: string): Promise<AccountState> {
    const known = states.get(accountId) ?? readState(accountId);
    states.set(accountId, known);
    return known;
  }

  return async (record: AttachmentRecord): Promise<number> => {
    const { account, active } = await stateOf(record.accountId);
    if (!account || !active) return 0;
    const next = account.retention === 'never' ? NEVER : addDays(record.expiresAt, settings.RETENTION_DAYS);
    // Extended or deleted since it was listed: then there is nothing to renew.
    return (await attachments.setExpiry(record, record.expiresAt, next)) ? 1 : 0;
  };
}

interface AccountState {
  readonly account?: Account;
  readonly active?: boolean;
}
