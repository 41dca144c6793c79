/** The command `sweep`: what the schedule does every hour, now. */
import type { Command } from 'commander';
import { sweep } from '../../shared/retention/sweep.ts';
import type { Commands } from './operatorContext.ts';
import { Refusal } from './refusal.ts';

export function addSweepCommand(program: Command, commands: Commands): void {
  const { clock, output } = commands;
  program
    .command('sweep')
    .description('renew or end attachments, finish deletions, and clear up after processes that died, as every hour')
    .action(() =>
      commands.with(async (opened) => {
        const { stores, settings } = opened;
        const complain = (message: string, fields: Readonly<Record<string, unknown>> = {}) => {
          output.err(`${message}: ${String(fields.cause)}\n`);
        };
        const log = { info: () => undefined, warn: complain, error: complain };
        const report = await opened.withFiles((files) =>
          sweep({ storage: { ...stores, files }, clock, log, settings }),
        );
        const { complete, ...counts } = report;
        const lines = Object.entries(counts).map(([name, count]) => `${name}: ${count}`);
        commands.print(report, [...lines, `complete: ${complete ? 'yes' : 'no, run it again'}`].join('\n'));
        if (report.failures > 0) throw new Refusal('Some things failed; the next sweep tries them again.');
      }),
    );
}
