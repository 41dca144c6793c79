/** The operator's command line: what it understands, what it prints where, and with which code it ends. */
import { Command, CommanderError } from 'commander';
import type { Clock } from '../../shared/platform/clock.ts';
import type { AccountRecords } from '../../shared/storage/accountRecords.ts';
import { createAccount, createKey, listKeys, revokeKey } from './accountCommands.ts';
import { accountName, futureTime, keyIdentifier } from './arguments.ts';
import { explainFailure } from './explainFailure.ts';
import { keyTable } from './keyTable.ts';
import type { OpenedAccounts, Place } from './openAccounts.ts';

const DONE = 0;
const REFUSED = 1;
const MISUSED = 2;

const EXAMPLES = `
Where the accounts are:
  By default in the data directory on this machine (DATA_DIR, .data if unset), whether the service runs or not.
  With --aws, or STORAGE=aws, in the DynamoDB table TABLE_NAME, with the region and credentials of the AWS SDK.

Exit codes:
  0  done
  1  refused or failed; the reason and what would work are on the error output
  2  the command line was not understood

Examples:
  npm run -s operator -- account create acme
  npm run -s operator -- key create --account acme --expires 2031-12-31 > acme.key
  npm run -s operator -- key list --account acme
  npm run -s operator -- key revoke k3v9q2m8x1c7b5n4
  TABLE_NAME=CitationVerification-Records npm run -s operator -- --aws key list --account acme

To rotate a key without a gap: create a second one, hand it out, and revoke the first when it is no longer used.`;

export interface OperatorOutput {
  /** Results alone, so that they can be piped. */
  readonly out: (text: string) => void;
  /** Everything said to the person. */
  readonly err: (text: string) => void;
}

export interface OperatorContext {
  readonly clock: Clock;
  readonly output: OperatorOutput;
  readonly openAccounts: (place: Place) => Promise<OpenedAccounts>;
}

/** Runs one command line, without the program's name, and returns the exit code. Never throws. */
export async function runOperator(args: readonly string[], context: OperatorContext): Promise<number> {
  const program = createProgram(context);
  try {
    await program.parseAsync(args, { from: 'user' });
    return DONE;
  } catch (error) {
    // Help that was asked for ends with 0, everything that was not understood with another code.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : MISUSED;
    context.output.err(`${explainFailure(error)}\n`);
    return REFUSED;
  }
}

function createProgram({ clock, output, openAccounts }: OperatorContext): Command {
  const program = new Command('operator')
    .description('Accounts of the citation verification service and their API keys.')
    .option('--aws', 'work on the table in AWS instead of this machine')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({ writeOut: output.out, writeErr: output.err })
    .showHelpAfterError('Add --help to see what is possible.');

  const withAccounts = async (work: (accounts: AccountRecords) => Promise<void>): Promise<void> => {
    const opened = await openAccounts({ aws: program.opts<{ aws?: true }>().aws ?? false });
    try {
      await work(opened.accounts);
    } finally {
      await opened.close();
    }
  };

  const account = program.command('account').description('accounts: whoever holds attachments and keys');
  account
    .command('create')
    .description('create an account')
    .argument('<name>', 'lower-case letters, digits and hyphens, at most 63', accountName)
    .action((name: string) =>
      withAccounts(async (accounts) => {
        await createAccount(accounts, clock, name);
        output.err(`Created the account ${name}. To make a key for it: key create --account ${name}\n`);
      }),
    );

  const key = program.command('key').description('API keys of an account; it can have several at once');
  key
    .command('create')
    .description('create a key and print it, alone, on the standard output; it cannot be shown again')
    .requiredOption('--account <name>', 'whose key it is', accountName)
    .option('--expires <time>', 'ISO 8601 time from which the key is refused (never if absent)', futureTime(clock))
    .action((options: { account: string; expires?: string }) =>
      withAccounts(async (accounts) => {
        const made = await createKey(accounts, clock, { account: options.account, expiresAt: options.expires });
        output.out(`${made.key}\n`);
        output.err(`Created the key ${made.keyId}. Keep it now: it is stored nowhere and cannot be shown again.\n`);
      }),
    );
  key
    .command('revoke')
    .description('revoke a key; services refuse it within a minute')
    .argument('<key-id>', 'the middle part of the key, or the whole key', keyIdentifier)
    .action((keyId: string) =>
      withAccounts(async (accounts) => {
        await revokeKey(accounts, clock, keyId);
        output.err(`Revoked the key ${keyId}. Running services refuse it within a minute.\n`);
      }),
    );
  key
    .command('list')
    .description('list the keys of an account, without their secrets')
    .requiredOption('--account <name>', 'whose keys', accountName)
    .action((options: { account: string }) =>
      withAccounts(async (accounts) => {
        const keys = await listKeys(accounts, options.account);
        if (keys.length > 0) output.out(`${keyTable(keys, clock)}\n`);
        else
          output.err(
            `The account ${options.account} has no keys. To make one: key create --account ${options.account}\n`,
          );
      }),
    );
  return program;
}
