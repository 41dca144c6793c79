/** The account that a command names. */
import type { Account, AccountRecords } from '../../shared/storage/accountRecords.ts';
import { Refusal } from './refusal.ts';

export const noSuchAccount = (name: string): Refusal =>
  new Refusal(`There is no account ${name}. To create it: account create ${name}`);

/** @throws Refusal if there is no such account. */
export async function requireAccount(accounts: AccountRecords, name: string): Promise<Account> {
  const account = await accounts.getAccount(name);
  if (!account) throw noSuchAccount(name);
  return account;
}
