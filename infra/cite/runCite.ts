/** The users' command line: what it understands, what it prints where, and its exit codes. */
import { Command, CommanderError } from 'commander';
import { addAttachmentCommands } from './attachmentCommands.ts';
import { addCheckCommand } from './checkCommand.ts';
import type { CiteContext, Commands } from './citeContext.ts';
import { explainFailure } from './explainFailure.ts';
import { addPrepareCommands } from './prepareCommands.ts';
import { createProgressLine } from './progressLine.ts';
import { addVerifyCommand } from './verifyCommand.ts';

const DONE = 0;
const FOUND_PROBLEMS = 1;
const FAILED = 2;
const NOTHING_CHECKED = 3;

const EXAMPLES = `
The service:
  Without --server a service inside the command does the work, on this machine. What it has read it keeps in a folder
  of your cache (CITE_DATA_DIR names another one), so that the same file is not read twice. CITE_SERVER and CITE_KEY in
  the environment name another service and its key; --server and --key go before them.

Output:
  Results are on the standard output, alone; what is said to you is on the error output.

Exit codes:
  0  done, and every quotation is found (or --fail-on never)
  1  a quotation is not found, misattributed or partly found (--fail-on not_found: only what is not found)
  2  something went wrong; what, and what would work, is on the error output
  3  there was no quotation to check (--fail-on never: 0)

Examples:
  cite check answer.md --source report.pdf --source https://example.org/page --report report.html
  cite check docs/*.md --source report.pdf --sarif out.sarif --junit out.xml
  cite verify --source report.pdf --quotes quotes.csv
  cite prepare report.pdf > prompt.txt
  cite attachments list`;

/** Runs one command line, without the program's name, and returns the exit code. Never throws. */
export async function runCite(args: readonly string[], context: CiteContext): Promise<number> {
  let code = DONE;
  const program = createProgram(context, (how) => {
    code = how === 'problems' ? FOUND_PROBLEMS : NOTHING_CHECKED;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // Requested help exits with 0, anything that was not understood with another code.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : FAILED;
    context.output.err(`${explainFailure(error)}\n`);
    return FAILED;
  }
}

interface GlobalOptions {
  readonly server?: string;
  readonly key?: string;
}

function createProgram(context: CiteContext, end: Commands['end']): Command {
  const { output } = context;
  const program = new Command('cite')
    .description('Checks whether quotations are true: found in the source, partly found, or not found.')
    .option('--server <address>', 'the service to ask (or CITE_SERVER)')
    .option('--key <key>', 'its API key (better: CITE_KEY, which lists of processes do not show)')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({ writeOut: output.out, writeErr: output.err })
    .showHelpAfterError('Add --help to see what is possible.');
  const commands: Commands = {
    ...context,
    end,
    async with(work) {
      const progress = createProgressLine(output);
      progress.show('Starting …');
      const opened = await context.openService(program.opts<GlobalOptions>(), (line) => {
        progress.clear();
        output.err(`${line}\n`);
      });
      progress.clear();
      try {
        return await work(opened);
      } finally {
        await opened.close();
      }
    },
  };
  addCheckCommand(program, commands);
  addVerifyCommand(program, commands);
  addPrepareCommands(program, commands);
  addAttachmentCommands(program, commands);
  return program;
}
