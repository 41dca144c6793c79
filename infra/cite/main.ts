/** `npm run cite`: the users' commands on this process's arguments and output. */
import { isoTime, systemClock } from '../../shared/platform/clock.ts';
import { outliveReaders } from '../../shared/platform/closedOutput.ts';
import { processEnvironment } from '../../shared/platform/settings.ts';
import { openService } from './openService.ts';
import { runCite } from './runCite.ts';

outliveReaders();
// The code is set rather than exited with, so that a pipe receives everything.
process.exitCode = await runCite(process.argv.slice(2), {
  output: {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
  },
  openService: (choice, tell) => openService(choice, processEnvironment(), tell),
  now: () => isoTime(systemClock),
});
