/** The commands `account …`: owners of attachments, keys and money. */
import type { Command } from 'commander';
import { topUp } from '../../shared/billing/topUp.ts';
import { monthOf } from '../../shared/billing/months.ts';
import { inMonth } from '../../shared/billing/split.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import { accountName, cents, oneOf, receiptLabel } from './arguments.ts';
import { dollars } from './dollars.ts';
import type { OpenedStores } from './openStores.ts';
import type { Commands } from './operatorContext.ts';
import { Refusal } from './refusal.ts';
import { noSuchAccount } from './requireAccount.ts';
import { textTable } from './textTable.ts';

const RETENTIONS = ['standard', 'never'] as const;
const NAME_HELP = 'lower-case letters, digits and hyphens, at most 63';

interface CreateOptions {
  readonly freeTierCents?: number;
  readonly balanceCents?: number;
  readonly retention?: (typeof RETENTIONS)[number];
}

export function addAccountCommands(program: Command, commands: Commands): void {
  const { clock, output } = commands;
  const account = program.command('account').description('accounts: whoever holds attachments, keys and money');

  account
    .command('create')
    .description('create an account')
    .argument('<name>', NAME_HELP, accountName)
    .option('--free-tier-cents <cents>', 'free cents a month, instead of what the service is set to', cents)
    .option('--balance-cents <cents>', 'prepaid balance to begin with', cents)
    .option('--retention <kind>', '"never": its attachments do not expire', oneOf(RETENTIONS))
    .action((name: string, options: CreateOptions) =>
      commands.with(async ({ stores }) => {
        const { freeTierCents, balanceCents = 0, retention = 'standard' } = options;
        const identity = { accountId: name, status: 'active', createdAt: isoTime(clock) } as const;
        const created: Account = { ...identity, retention, freeTierCents };
        if (!(await stores.accounts.createAccount(created))) {
          throw new Refusal(
            `The account ${name} exists already; nothing was changed. To make a key for it: key create --account ${name}`,
          );
        }
        if (balanceCents > 0) await topUp({ ...stores, clock }, name, balanceCents);
        commands.print({ ...created, balanceCents }, '');
        output.err(`Created the account ${name}. To make a key for it: key create --account ${name}\n`);
      }),
    );

  for (const [verb, status, effect] of [
    ['suspend', 'suspended', 'Running services refuse its keys within a minute; its attachments are not renewed.'],
    ['resume', 'active', 'Its keys work again within a minute.'],
  ] as const) {
    account
      .command(verb)
      .description(verb === 'suspend' ? 'refuse all keys of an account, until it is resumed' : 'undo a suspension')
      .argument('<name>', 'whose', accountName)
      .action((name: string) =>
        commands.with(async ({ stores }) => {
          if (!(await stores.accounts.setStatus(name, status))) throw noSuchAccount(name);
          commands.print({ accountId: name, status }, '');
          output.err(`The account ${name} is ${status}. ${effect}\n`);
        }),
      );
  }

  account
    .command('label')
    .description('what an account is called on receipts; nothing if absent')
    .argument('<name>', 'whose', accountName)
    .argument('[label]', 'the label, at most 200 characters', receiptLabel)
    .action((name: string, label: string | undefined) =>
      commands.with(async ({ stores }) => {
        if (!(await stores.accounts.setReceiptLabel(name, label ?? ''))) throw noSuchAccount(name);
        commands.print({ accountId: name, receiptLabel: label ?? null }, '');
        output.err(
          label === undefined
            ? `Receipts of the account ${name} carry no label within a minute.\n`
            : `Receipts of the account ${name} say “${label}” within a minute.\n`,
        );
      }),
    );

  account
    .command('list')
    .description('list all accounts with what they have left')
    .action(() =>
      commands.with(async (opened) => {
        const accounts: ListedAccount[] = [];
        for await (const { accountId } of opened.stores.accounts.listAccounts()) {
          const listed = await readAccount(opened, accountId, clock.now());
          if (listed) accounts.push(listed);
        }
        commands.print(accounts, accounts.length > 0 ? accountTable(accounts) : '');
        if (accounts.length === 0) output.err('There are no accounts. To create one: account create NAME\n');
      }),
    );
}

interface ListedAccount extends Account {
  /** Of the current month. */
  readonly freeCents: number;
  readonly prepaidCents: number;
  readonly lastUsedOn: string | null;
}

async function readAccount(
  { stores, settings }: OpenedStores,
  accountId: string,
  nowMs: number,
): Promise<ListedAccount | undefined> {
  const account = await stores.accounts.getAccount(accountId);
  if (!account) return undefined;
  const balance = await stores.balances.funds(accountId);
  const present = inMonth(balance, monthOf(nowMs), account.freeTierCents ?? settings.FREE_TIER_CENTS);
  const lastUsedOn = [...(await stores.uses.list(accountId)).values()].toSorted().at(-1) ?? null;
  return { ...account, freeCents: present.freeCents, prepaidCents: present.prepaidCents, lastUsedOn };
}

const accountTable = (accounts: readonly ListedAccount[]): string =>
  textTable(
    ['ACCOUNT', 'STATE', 'CREATED', 'RETENTION', 'FREE LEFT', 'PREPAID', 'LAST USED'],
    accounts.map((account) => [
      account.accountId,
      account.status,
      account.createdAt.slice(0, 10),
      account.retention,
      dollars(account.freeCents),
      dollars(account.prepaidCents),
      account.lastUsedOn ?? 'never',
    ]),
  );
