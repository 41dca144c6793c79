/** `npm run operator`: the operator's commands on this process's arguments and output. */
import { createInterface } from 'node:readline/promises';
import { systemClock } from '../../shared/platform/clock.ts';
import { outliveReaders } from '../../shared/platform/closedOutput.ts';
import { openStores } from './openStores.ts';
import { runOperator } from './runOperator.ts';

async function ask(question: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) return undefined;
  // On the error output: the standard output is for results.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

outliveReaders();
// The code is set rather than exited with, so that a pipe receives everything.
void runOperator(process.argv.slice(2), {
  clock: systemClock,
  output: {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  },
  openStores: (place) => openStores(place),
  ask,
}).then((code) => {
  process.exitCode = code;
});
