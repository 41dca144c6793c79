/** `cite attachments`: what the service keeps. */
import type { Command } from 'commander';
import type { ServiceClient } from '../../shared/client/serviceClient.ts';
import type { ListedAttachment } from '../../shared/contract/attachmentList.ts';
import { textTable } from '../operator/textTable.ts';
import type { Commands } from './citeContext.ts';
import { plainLine } from './plainLine.ts';

export function addAttachmentCommands(program: Command, commands: Commands): void {
  const attachments = program.command('attachments').description('What the service has read and keeps.');
  const print = (value: object): void => {
    commands.output.out(`${JSON.stringify(value, undefined, 2)}\n`);
  };
  attachments
    .command('list')
    .description('Prints what there is, the latest first.')
    .option('--json', 'print one JSON document')
    .action(async ({ json }: { json?: true }) => {
      const all = await commands.with(({ client }) => listAll(client));
      if (json) print(all);
      else commands.output.out(`${tableOf(all)}\n`);
    });

  const id = ['<id>', 'as prepare says it'] as const;

  attachments
    .command('get')
    .description('Prints what is known of an attachment, as JSON, without the pictures.')
    .argument(...id)
    .action(async (attachmentId: string) => {
      const { verifications, ...record } = await commands.with(({ client }) => client.getAttachment(attachmentId));
      const withoutPictures = Object.entries(verifications).map(([key, { evidence: _evidence, ...rest }]) => [
        key,
        rest,
      ]);
      print({ ...record, verifications: Object.fromEntries(withoutPictures) as object });
    });

  attachments
    .command('extend')
    .description('Keeps an attachment for longer.')
    .argument(...id)
    .argument('<duration>', '"month" (30 days) or "year" (365 days)')
    .action(async (attachmentId: string, duration: string) => {
      print(await commands.with(({ client }) => client.extend(attachmentId, duration)));
    });

  attachments
    .command('delete')
    .description('Deletes attachments for good, with all that was found out about them.')
    .argument('<ids...>', 'as prepare says them')
    .action(async (ids: readonly string[]) => {
      await commands.with(async ({ client }) => {
        for (const attachmentId of ids) print(await client.delete(attachmentId));
      });
    });
}

async function listAll(client: ServiceClient): Promise<ListedAttachment[]> {
  const all: ListedAttachment[] = [];
  for (let before: string | undefined; ;) {
    const { attachments, next } = await client.listAttachments(before === undefined ? {} : { before });
    all.push(...attachments);
    if (next === undefined) return all;
    before = next;
  }
}

const tableOf = (all: readonly ListedAttachment[]): string =>
  textTable(
    ['ID', 'STATUS', 'PAGES', 'UPLOADED', 'EXPIRES', 'SOURCE'],
    all.map(({ attachmentId, status, pageCount, uploadedAt, expiresAt, source }) => [
      attachmentId,
      status,
      String(pageCount),
      uploadedAt.slice(0, 10),
      expiresAt.slice(0, 10),
      plainLine(source),
    ]),
  );
