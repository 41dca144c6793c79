/** `cite prepare` and `cite text`: what a language model, or a person, reads of a source. */
import type { Command } from 'commander';
import { compactPromptPortion } from '../../shared/attachments/promptPortion.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import type { Commands } from './citeContext.ts';
import { prepareSources, type PreparedSource } from './prepareSources.ts';
import { Refusal } from './refusal.ts';

export function addPrepareCommands(program: Command, commands: Commands): void {
  const prepared = (sources: readonly string[]): Promise<PreparedSource[]> =>
    commands.with(({ client }) => prepareSources(client, sources, commands.output));

  program
    .command('prepare')
    .description("Reads sources and prints their text for a language model's prompt: pages and lines marked.")
    .argument('<sources...>', 'files and web addresses')
    .option('--json', 'print what the service answers, one JSON document')
    .option('--compact', 'number pages and lines in a quarter fewer tokens')
    .action(async (given: readonly string[], { json, compact = false }: { json?: true; compact?: boolean }) => {
      const sources = await prepared(given);
      for (const source of sources) commands.output.err(`${source.given}: ${summaryOf(source.prepared)}\n`);
      if (json)
        commands.output.out(
          `${JSON.stringify(
            sources.map((one) => one.prepared),
            undefined,
            2,
          )}\n`,
        );
      else {
        const portions = sources.map(({ prepared: one }) => portionOf(one, sources.length, compact));
        commands.output.out((await Promise.all(portions)).join('\n'));
      }
    });

  program
    .command('text')
    .description('Reads sources and prints their plain text, pages parted by form feeds.')
    .argument('<sources...>', 'files and web addresses')
    .option('--page <n>', 'one page alone')
    .action(async (given: readonly string[], { page }: { page?: string }) => {
      const texts = (await prepared(given)).map(({ given: name, prepared: { deepTextPages } }) => {
        if (page === undefined) return deepTextPages.join('\n\f');
        const text = /^[1-9]\d{0,6}$/.test(page) ? deepTextPages.at(Number(page) - 1) : undefined;
        if (text === undefined) throw new Refusal(`${name} has no page ${page}; it has ${deepTextPages.length}.`);
        return text;
      });
      commands.output.out(`${texts.join('\n\f')}\n`);
    });
}

function summaryOf({
  attachmentId,
  metadata: { pageCount },
  pageErrors = [],
  warnings = [],
}: PreparedAttachment): string {
  const pages = `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`;
  const faults = pageErrors.map(({ pageNumber, message }) => `; page ${pageNumber}: ${message}`).join('');
  return `${pages}, attachment ${attachmentId}${faults}${warnings.map((warning) => `; ${warning}`).join('')}`;
}

/** With several sources, each says which it is. */
async function portionOf(
  { attachmentId, metadata, deepTextPages, deepTextPromptPortion }: PreparedAttachment,
  count: number,
  isCompact: boolean,
): Promise<string> {
  const portion = isCompact ? await compactPromptPortion(deepTextPages) : deepTextPromptPortion;
  if (count === 1) return `${portion}\n`;
  const attribute = (text: string): string => JSON.stringify(text.replace(/[<>"]/g, ''));
  const about = `attachment_id=${attribute(attachmentId)} name=${attribute(metadata.filename)}`;
  return `<source ${about}>\n${portion}\n</source>\n`;
}
