/** The command `ledger export`: every charge and top-up in a period, as it was recorded, one record after the other. */
import type { Command } from 'commander';
import { ledgerPeriod } from '../../shared/billing/ledgerPeriod.ts';
import type { LedgerEntry } from '../../shared/storage/ledger.ts';
import { accountName, day, oneOf } from './arguments.ts';
import { csvText } from './csv.ts';
import type { OpenedStores } from './openStores.ts';
import type { Commands } from './operatorContext.ts';
import { requireAccount } from './requireAccount.ts';

const FORMATS = ['csv', 'json'] as const;
const DAY_MS = 24 * 60 * 60_000;

interface ExportOptions {
  readonly account?: string;
  readonly from?: string;
  readonly to?: string;
  readonly format: (typeof FORMATS)[number];
}

export function addLedgerCommand(program: Command, commands: Commands): void {
  const { clock, output } = commands;
  program
    .command('ledger')
    .description('the records of what was charged and paid in')
    .command('export')
    .description('print every record of some days, UTC: as CSV with a header, or as JSON, one record a line')
    .option('--account <name>', 'whose (of all accounts if absent)', accountName)
    .option('--from <day>', 'YYYY-MM-DD, the first day (that of the present month if absent)', day)
    .option('--to <day>', 'YYYY-MM-DD, the last day (today if absent)', day)
    .option('--format <format>', FORMATS.join(', '), oneOf(FORMATS), 'csv')
    .action((options: ExportOptions) =>
      commands.with(async ({ stores }) => {
        const today = new Date(clock.now()).toISOString().slice(0, 10);
        const from = `${options.from ?? `${today.slice(0, 8)}01`}T00:00:00.000Z`;
        const until = new Date(Date.parse(options.to ?? today) + DAY_MS).toISOString();
        if (options.format === 'csv') output.out(`${COLUMNS.join(',')}\r\n`);
        for await (const name of accountsOf(stores, options.account)) {
          for await (const entry of ledgerPeriod(stores, name, from, until)) {
            const record = recordOf(entry);
            output.out(options.format === 'csv' ? `${csvLine(record)}\r\n` : `${JSON.stringify(record)}\n`);
          }
        }
      }),
    );
}

async function* accountsOf({ accounts }: OpenedStores['stores'], only: string | undefined): AsyncGenerator<string> {
  if (only !== undefined) {
    yield (await requireAccount(accounts, only)).accountId;
    return;
  }
  for await (const { accountId } of accounts.listAccounts()) yield accountId;
}

const COLUMNS = [
  'accountId',
  'time',
  'operation',
  'endUserId',
  'attachmentId',
  'units',
  'cents',
  'freeCents',
  'prepaidCents',
  'operationId',
] as const;

type LedgerRecord = Readonly<Record<(typeof COLUMNS)[number], string | number | null>>;

/** For a top-up, the cents are those that were added. */
function recordOf(entry: LedgerEntry): LedgerRecord {
  const { accountId, operationId, at: time, prepaidCents } = entry;
  const common = { accountId, time, operationId, prepaidCents };
  if (entry.kind === 'topUp') {
    const none = { endUserId: null, attachmentId: null, units: null, freeCents: 0 };
    return { ...common, ...none, operation: 'topUp', cents: prepaidCents };
  }
  const { operation, endUserId = null, attachmentId, units, freeCents } = entry;
  return { ...common, operation, endUserId, attachmentId, units, freeCents, cents: freeCents + prepaidCents };
}

const csvLine = (record: LedgerRecord): string =>
  COLUMNS.map((column) => csvText(String(record[column] ?? ''))).join(',');
