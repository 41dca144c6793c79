/** PURE: whether an account is active, which decides whether its attachments are renewed or expire. */
import type { Account } from '../storage/accountRecords.ts';

/** Decided: an account unused for longer than this is not active. */
const ACTIVE_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Uses are noted by the day, and a day counts as used until its end.
 * @param usedOn UTC dates (`YYYY-MM-DD`) of the last use of each key
 * @param nowMs milliseconds since the epoch
 */
export function isActive(account: Account, usedOn: Iterable<string>, nowMs: number): boolean {
  if (account.status === 'suspended') return false;
  const days = [account.createdAt.slice(0, 10), ...usedOn];
  return days.some((day) => nowMs < Date.parse(day) + (ACTIVE_DAYS + 1) * DAY_MS);
}
