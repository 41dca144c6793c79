/** The commands about money: `balance`, `usage` and `check`. */
import type { Command } from 'commander';
import { auditAccount, type Audit } from '../../shared/billing/audit.ts';
import { monthOf } from '../../shared/billing/months.ts';
import { topUp } from '../../shared/billing/topUp.ts';
import { USAGE_GROUPS, usageBy, type UsageGroup } from '../../shared/billing/usage.ts';
import { accountName, month, oneOf, positiveCents } from './arguments.ts';
import { dollars } from './dollars.ts';
import type { OpenedStores } from './openStores.ts';
import type { Commands } from './operatorContext.ts';
import { Refusal } from './refusal.ts';
import { requireAccount } from './requireAccount.ts';
import { textTable } from './textTable.ts';
import { usageCsv, usageTable } from './usageText.ts';

const FORMATS = ['table', 'csv', 'json'] as const;

interface UsageOptions {
  readonly account: string;
  readonly month?: string;
  readonly groupBy: UsageGroup;
  readonly format: (typeof FORMATS)[number];
}

export function addMoneyCommands(program: Command, commands: Commands): void {
  const { clock, output } = commands;

  program
    .command('balance')
    .description('prepaid money of an account')
    .command('add')
    .description('add to the prepaid balance, for good')
    .argument('<name>', 'whose', accountName)
    .argument('<cents>', 'whole cents', positiveCents)
    .action((name: string, added: number) =>
      commands.with(async ({ stores }) => {
        await requireAccount(stores.accounts, name);
        await commands.confirm(`Add ${dollars(added)} to the balance of the account ${name}`);
        const { prepaidCents } = await topUp({ ...stores, clock }, name, added);
        commands.print({ accountId: name, addedCents: added, prepaidCents }, '');
        output.err(`Added ${dollars(added)}: the prepaid balance of ${name} is ${dollars(prepaidCents)}.\n`);
      }),
    );

  program
    .command('usage')
    .description('what an account was charged for in a month, summed up')
    .requiredOption('--account <name>', 'whose', accountName)
    .option('--month <month>', 'YYYY-MM, in UTC (the present one if absent)', month)
    .option('--group-by <field>', USAGE_GROUPS.join(', '), oneOf(USAGE_GROUPS), 'operation')
    .option('--format <format>', FORMATS.join(', '), oneOf(FORMATS), 'table')
    .action((options: UsageOptions) =>
      commands.with(async ({ stores }) => {
        const { account, groupBy, format } = options;
        await requireAccount(stores.accounts, account);
        const wanted = options.month ?? monthOf(clock.now());
        const rows = await usageBy(groupBy, stores.ledger.list(account, wanted));
        if (format === 'json') output.out(`${JSON.stringify(rows)}\n`);
        else if (format === 'csv') output.out(`${usageCsv(groupBy, rows)}\r\n`);
        else commands.print(rows, usageTable(groupBy, rows));
      }),
    );

  program
    .command('check')
    .description('prove that every balance is what the ledger says, to the cent; ends with 1 where it is not')
    .option('--account <name>', 'this account alone', accountName)
    .action(({ account }: { account?: string }) =>
      commands.with(async ({ stores }) => {
        const audits: Audit[] = [];
        for (const name of await accountsToCheck(stores, account)) audits.push(await auditAccount(stores, name));
        commands.print(audits, audits.length > 0 ? auditTable(audits) : '');
        const wrong = audits.filter(({ discrepancies }) => discrepancies.length > 0);
        if (wrong.length === 0) {
          output.err(`Balances and ledger agree in ${audits.length} of ${audits.length} accounts.\n`);
          return;
        }
        throw new Refusal(
          wrong.flatMap(({ accountId, discrepancies }) => discrepancies.map((it) => `${accountId}: ${it}.`)).join('\n'),
        );
      }),
    );
}

async function accountsToCheck(
  { accounts }: OpenedStores['stores'],
  account: string | undefined,
): Promise<readonly string[]> {
  if (account !== undefined) return [(await requireAccount(accounts, account)).accountId];
  const names: string[] = [];
  for await (const { accountId } of accounts.listAccounts()) names.push(accountId);
  return names;
}

const auditTable = (audits: readonly Audit[]): string =>
  textTable(
    ['ACCOUNT', 'ENTRIES', 'PAID IN', 'CHARGED', 'HELD', 'PREPAID', 'RESULT'],
    audits.map((audit) => [
      audit.accountId,
      String(audit.entries),
      ...[audit.toppedUpCents, audit.chargedCents, audit.heldCents, audit.prepaidCents].map(dollars),
      audit.discrepancies.length === 0 ? 'ok' : 'WRONG',
    ]),
  );
