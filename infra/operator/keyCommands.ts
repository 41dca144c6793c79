/** The commands `key …`: an account's API keys, of which it can have several at once. */
import type { Command } from 'commander';
import { makeApiKey } from '../../shared/accounts/apiKey.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import type { ApiKeyRecord } from '../../shared/storage/accountRecords.ts';
import { accountName, futureTime, keyIdentifier } from './arguments.ts';
import { keyTable, listedKey } from './keyTable.ts';
import type { Commands } from './operatorContext.ts';
import { Refusal } from './refusal.ts';
import { requireAccount } from './requireAccount.ts';

export function addKeyCommands(program: Command, commands: Commands): void {
  const { clock, output } = commands;
  const key = program.command('key').description('API keys of an account; it can have several at once');

  key
    .command('create')
    .description('create a key and print it, alone, on the standard output; it cannot be shown again')
    .requiredOption('--account <name>', 'whose key it is', accountName)
    .option('--expires <time>', 'ISO 8601 time from which the key is refused (never if absent)', futureTime(clock))
    .action(({ account, expires }: { account: string; expires?: string }) =>
      commands.with(async ({ stores, settings }) => {
        await requireAccount(stores.accounts, account);
        const made = makeApiKey({
          accountId: account,
          createdAt: isoTime(clock),
          expiresAt: expires,
          prefix: settings.API_KEY_PREFIX,
        });
        await stores.accounts.putKey(made.record);
        const { keyId } = made.record;
        commands.print({ keyId, key: made.key, accountId: account, expiresAt: expires ?? null }, made.key);
        output.err(`Created the key ${keyId}. Keep it now: it is stored nowhere and cannot be shown again.\n`);
      }),
    );

  key
    .command('revoke')
    .description('revoke a key for good; services refuse it within a minute')
    .argument('<key-id>', 'the middle part of the key, or the whole key', keyIdentifier)
    .action((keyId: string) =>
      commands.with(async ({ stores }) => {
        const known = await stores.accounts.getKey(keyId);
        if (!known) throw new Refusal(`There is no key ${keyId}. The keys of an account: key list --account NAME`);
        await commands.confirm(`Revoke the key ${keyId} of the account ${known.accountId}`);
        await stores.accounts.revokeKey(keyId, isoTime(clock));
        commands.print({ keyId, accountId: known.accountId, state: 'revoked' }, '');
        output.err(`Revoked the key ${keyId}. Running services refuse it within a minute.\n`);
      }),
    );

  key
    .command('list')
    .description('list the keys of an account, oldest first, without their secrets')
    .requiredOption('--account <name>', 'whose keys', accountName)
    .action(({ account }: { account: string }) =>
      commands.with(async ({ stores }) => {
        await requireAccount(stores.accounts, account);
        const records: ApiKeyRecord[] = [];
        for await (const record of stores.accounts.listKeys(account)) records.push(record);
        const uses = await stores.uses.list(account);
        const keys = records
          .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
          .map((record) => listedKey(record, uses.get(record.keyId), clock));
        commands.print(keys, keys.length > 0 ? keyTable(keys) : '');
        if (keys.length === 0) {
          output.err(`The account ${account} has no keys. To make one: key create --account ${account}\n`);
        }
      }),
    );
}
