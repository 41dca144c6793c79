/** `npm run operator`: the operator's commands on this process's arguments and output. */
import { systemClock } from '../../shared/platform/clock.ts';
import { openAccounts } from './openAccounts.ts';
import { runOperator } from './runOperator.ts';

// The code is set, not exited with, so that a pipe receives everything.
process.exitCode = await runOperator(process.argv.slice(2), {
  clock: systemClock,
  output: {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  },
  openAccounts: (place) => openAccounts(place),
});
