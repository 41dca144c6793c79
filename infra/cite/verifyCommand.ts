/** `cite verify`: checks a list of quotations against sources. */
import type { Command } from 'commander';
import { conclude, PICTURES_OF_REPORTS, withReportOptions, type ReportOptions } from './checkCommand.ts';
import type { Commands } from './citeContext.ts';
import { prepareSources } from './prepareSources.ts';
import { quotesOf } from './quoteFile.ts';
import { reportSource } from './reportSource.ts';
import { shownPath } from './shownPath.ts';
import { readTextFile } from './textFile.ts';
import { verifyQuotes } from './verifyQuotes.ts';

export function addVerifyCommand(program: Command, commands: Commands): void {
  withReportOptions(program.command('verify'))
    .description('Holds the quotations of a list against the sources.')
    .requiredOption('--quotes <file>', 'JSON, CSV with a column "quote", or text with a quotation a line')
    .action(async (options: ReportOptions & { readonly quotes: string }) => {
      const { quotes: name, source, strictness, report } = options;
      const text = await readTextFile(name);
      const quotes = quotesOf(name, text);
      const checked = await commands.with(async ({ client }) => {
        const sources = await prepareSources(client, source, commands.output);
        const asked = { strictness, outputImageFormat: PICTURES_OF_REPORTS, receipt: report !== undefined };
        const quotations = await verifyQuotes(client, quotes, sources, asked);
        const about = sources.map((one) => reportSource(one, report));
        return { name: shownPath(name), text, quotations, sources: about, strictness, checkedAt: commands.now() };
      });
      await conclude(commands, [checked], options, 'text');
    });
}
