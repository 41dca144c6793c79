/** What the operator can do with accounts and keys, wherever they are kept. */
import { makeApiKey } from '../../shared/accounts/apiKey.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import type { AccountRecords, ApiKeyRecord } from '../../shared/storage/accountRecords.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal when the account exists. */
export async function createAccount(accounts: AccountRecords, clock: Clock, name: string): Promise<void> {
  const created = await accounts.createAccount({
    accountId: name,
    status: 'active',
    createdAt: isoTime(clock),
    retention: 'standard',
  });
  if (!created) {
    throw new Refusal(
      `The account ${name} exists already; nothing was changed. To make a key for it: key create --account ${name}`,
    );
  }
}

/** The new key, which cannot be had again. `expiresAt` is ISO 8601. @throws Refusal when there is no such account. */
export async function createKey(
  accounts: AccountRecords,
  clock: Clock,
  { account, expiresAt }: { account: string; expiresAt?: string },
): Promise<{ key: string; keyId: string }> {
  await requireAccount(accounts, account);
  const { key, record } = makeApiKey({ accountId: account, createdAt: isoTime(clock), expiresAt });
  await accounts.putKey(record);
  return { key, keyId: record.keyId };
}

/** @throws Refusal when there is no such key. */
export async function revokeKey(accounts: AccountRecords, clock: Clock, keyId: string): Promise<void> {
  if (!(await accounts.revokeKey(keyId, isoTime(clock)))) {
    throw new Refusal(`There is no key ${keyId}. The keys of an account: key list --account NAME`);
  }
}

/** Oldest first. @throws Refusal when there is no such account. */
export async function listKeys(accounts: AccountRecords, account: string): Promise<ApiKeyRecord[]> {
  await requireAccount(accounts, account);
  const keys: ApiKeyRecord[] = [];
  for await (const key of accounts.listKeys(account)) keys.push(key);
  return keys.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

async function requireAccount(accounts: AccountRecords, name: string): Promise<void> {
  if (!(await accounts.getAccount(name))) {
    throw new Refusal(`There is no account ${name}. To create it: account create ${name}`);
  }
}
