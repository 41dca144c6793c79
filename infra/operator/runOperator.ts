/** The operator's command line: what it understands, what it prints where, and its exit codes. */
import { Command, CommanderError } from 'commander';
import { addAccountCommands } from './accountCommands.ts';
import { explainFailure } from './explainFailure.ts';
import { addKeyCommands } from './keyCommands.ts';
import { addLedgerCommand } from './ledgerCommand.ts';
import { addMoneyCommands } from './moneyCommands.ts';
import type { Commands, OperatorContext } from './operatorContext.ts';
import { addReceiptCommands } from './receiptCommands.ts';
import { Refusal } from './refusal.ts';
import { addSweepCommand } from './sweepCommand.ts';

const DONE = 0;
const REFUSED = 1;
const MISUSED = 2;

const EXAMPLES = `
Where the accounts are:
  By default in the data directory on this machine (DATA_DIR, .data if unset), whether the service runs or not.
  With --aws, or STORAGE=aws, in the DynamoDB table TABLE_NAME, with the region and credentials of the AWS SDK;
  'sweep' needs the bucket BUCKET_NAME besides, 'receipt rotate' the secret RECEIPT_SECRET_ARN. Settings that the service was given (FREE_TIER_CENTS, RETENTION_DAYS)
  are to be given to the command too.

Output:
  Results are on the standard output, alone; what is said to you is on the error output. --json makes every result one
  JSON document. What cannot be undone is asked about first; --yes answers for scripts.

Exit codes:
  0  done
  1  refused or failed; the reason and what would work are on the error output
  2  the command line was not understood

Examples:
  npm run -s operator -- account create acme --balance-cents 5000
  npm run -s operator -- key create --account acme --expires 2031-12-31 > acme.key
  npm run -s operator -- key list --account acme
  npm run -s operator -- key revoke k3v9q2m8x1c7b5n4 --yes
  npm run -s operator -- usage --account acme --month 2031-05 --group-by endUserId --format csv > usage.csv
  npm run -s operator -- ledger export --from 2031-05-01 --to 2031-05-31 > ledger.csv
  npm run -s operator -- check
  npm run -s operator -- receipt verify answer.json --source report.pdf --keys keys.json
  TABLE_NAME=CitationVerification-Records npm run -s operator -- --aws account list

To rotate a key without a gap: create a second one, hand it out, and revoke the first once 'key list' shows that it is no
longer used.`;

/** Runs one command line, without the program's name, and returns the exit code. Never throws. */
export async function runOperator(args: readonly string[], context: OperatorContext): Promise<number> {
  const program = createProgram(context);
  try {
    await program.parseAsync(args, { from: 'user' });
    return DONE;
  } catch (error) {
    // Requested help exits with 0, anything that was not understood with another code.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : MISUSED;
    context.output.err(`${explainFailure(error)}\n`);
    return REFUSED;
  }
}

interface GlobalOptions {
  readonly aws?: true;
  readonly json?: true;
  readonly yes?: true;
}

function createProgram({ clock, output, openStores, ask }: OperatorContext): Command {
  const program = new Command('operator')
    .description('Accounts of the citation verification service: their keys, their money, and what they keep.')
    .option('--aws', 'work on the table in AWS instead of this machine')
    .option('--json', 'print results as one JSON document (of the ledger: --format json)')
    .option('--yes', 'do what cannot be undone without asking')
    // Each command inherits it: `--yes` and `--json` are in the help of every one.
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({ writeOut: output.out, writeErr: output.err })
    .showHelpAfterError('Add --help to see what is possible.');
  const options = () => program.opts<GlobalOptions>();

  const commands: Commands = {
    clock,
    output,
    async with(work) {
      const opened = await openStores({ aws: options().aws ?? false });
      try {
        await work(opened);
      } finally {
        await opened.close();
      }
    },
    print(value, text) {
      if (options().json) output.out(`${JSON.stringify(value)}\n`);
      else if (text !== '') output.out(`${text}\n`);
    },
    async confirm(what) {
      if (options().yes) return;
      const answer = await ask(`${what}? This cannot be undone. [y/N] `);
      if (answer === undefined)
        throw new Refusal(`${what}: this cannot be undone. Add --yes to do it without being asked.`);
      if (!answer) throw new Refusal('Nothing was changed.');
    },
  };
  addAccountCommands(program, commands);
  addKeyCommands(program, commands);
  addMoneyCommands(program, commands);
  addLedgerCommand(program, commands);
  addReceiptCommands(program, commands);
  addSweepCommand(program, commands);
  return program;
}
