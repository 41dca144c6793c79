/** Renews the attachments of active accounts before they expire, or late if no sweep came in time; the others are left to expire. */
import type { Clock } from '../platform/clock.ts';
import { addDays, isoTime, isoTimeAfterDays } from '../platform/clock.ts';
import type { Settings } from '../platform/settings.ts';
import type { Account } from '../storage/accountRecords.ts';
import { NEVER, type AttachmentRecord, type Expiry } from '../storage/attachmentRecords.ts';
import type { Storage } from '../storage/storage.ts';
import { isActive } from './activity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before its expiry that an attachment is renewed: what expires is gone at once, so there must be time to repair a sweep that is down. */
const RENEW_AHEAD_DAYS = 7;

/** At most half of a very short retention, otherwise every sweep would renew everything. */
export const renewAheadMs = ({ RETENTION_DAYS }: Pick<Settings, 'RETENTION_DAYS'>): number =>
  Math.min(RENEW_AHEAD_DAYS, RETENTION_DAYS / 2) * DAY_MS;

/**
 * Time that counts as the service's own fault, milliseconds: if the last sweep is longer ago, the service was down, or its clock
 * was wrong, and nobody could use it. A day is many failed sweeps.
 */
const MOST_BETWEEN_SWEEPS_MS = DAY_MS;

interface RenewalDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'accounts' | 'uses' | 'sweeps'>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'RETENTION_DAYS'>;
}

export interface Renewal {
  /** Renews one that is about to expire. @returns how many it renewed */
  renew(record: AttachmentRecord): Promise<number>;
  /**
   * Renews one that has expired because no sweep came in time: it would have been renewed before its expiry. False if the account
   * is not active, or if somebody has deleted it or begun to.
   */
  revive(record: AttachmentRecord): Promise<boolean>;
}

/** Accounts are read once per such renewal. */
export function createRenewal({ storage, clock, settings }: RenewalDependencies): Renewal {
  const { attachments, accounts, uses, sweeps } = storage;
  const states = new Map<string, Promise<AccountState>>();
  const judgedAt = once(async (): Promise<number> => {
    const last = await sweeps.last();
    return Math.min(clock.now(), last === undefined ? Infinity : Date.parse(last) + MOST_BETWEEN_SWEEPS_MS);
  });

  async function readState(accountId: string): Promise<AccountState> {
    const account = await accounts.getAccount(accountId);
    if (!account) return {};
    const usedOn = await uses.list(accountId);
    return { account, active: isActive(account, usedOn.values(), await judgedAt()) };
  }

  function stateOf(accountId: string): Promise<AccountState> {
    const known = states.get(accountId) ?? readState(accountId);
    states.set(accountId, known);
    return known;
  }

  /** `undefined` if it is not to be renewed. */
  async function nextExpiry({ accountId, expiresAt }: AttachmentRecord): Promise<Expiry | undefined> {
    const { account, active } = await stateOf(accountId);
    if (!account || !active) return undefined;
    if (account.retention === 'never') return NEVER;
    const next = addDays(expiresAt, settings.RETENTION_DAYS);
    return next > isoTime(clock) ? next : isoTimeAfterDays(clock, settings.RETENTION_DAYS);
  }

  return {
    async renew(record) {
      const next = await nextExpiry(record);
      // Extended or deleted since it was listed: then there is nothing to renew.
      return next !== undefined && (await attachments.setExpiry(record, record.expiresAt, next)) ? 1 : 0;
    },

    async revive(record) {
      const next = record.expiresAt === NEVER ? undefined : await nextExpiry(record);
      return next !== undefined && (await attachments.revive(record, next));
    },
  };
}

/** Values requested several times are read once, and again after a failure. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

interface AccountState {
  readonly account?: Account;
  readonly active?: boolean;
}
