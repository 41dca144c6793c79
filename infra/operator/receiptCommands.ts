/** The commands `receipt …`: checking receipts without the service, reaching their verdicts again, and the keys that sign them. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { receiptKeysSchema, type ReceiptKey } from '../../shared/contract/receipt.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import { newSecret } from '../../shared/platform/ids.ts';
import { processEnvironment } from '../../shared/platform/settings.ts';
import { checkReceipt, disagreements } from '../../shared/receipts/checkReceipt.ts';
import { KEY_LIFETIME_MS } from '../../shared/receipts/createReceipts.ts';
import { keySetOf } from '../../shared/receipts/keySet.ts';
import { signingKeyOf } from '../../shared/receipts/signingKey.ts';
import { sha256 } from '../../shared/receipts/subjects.ts';
import type { Commands } from './operatorContext.ts';
import { receiptsIn, type FoundReceipt } from './receiptFile.ts';
import { reportText, sumOf, WHAT_IT_PROVES, type ReportedReceipt } from './receiptReport.ts';
import { Refusal } from './refusal.ts';

/** A request that started with the old key signs with it for the minute that processes keep keys, and clocks differ a little. */
const OVERLAP_MS = 2 * KEY_LIFETIME_MS;

interface CheckOptions {
  readonly source?: string;
  readonly image?: string;
  readonly keys?: string;
  readonly only?: string;
}

export function addReceiptCommands(program: Command, commands: Commands): void {
  const { clock, output } = commands;
  const receipt = program
    .command('receipt')
    .description('receipts of verdicts: check them, and change the key they are signed with');

  const publishedKeys = async (file: string | undefined): Promise<readonly ReceiptKey[]> => {
    if (file !== undefined) return keysIn(await textOf(file), file);
    let keys: readonly ReceiptKey[] = [];
    await commands.with(async ({ stores }) => {
      ({ keys } = keySetOf(await stores.receiptKeys.list()));
    });
    return keys;
  };
  const read = async (file: string, options: CheckOptions): Promise<ReportedReceipt[]> => {
    const found = receiptsIn(await textOf(file), file).filter(
      ({ path }) => options.only === undefined || path.split('.').at(-1) === options.only,
    );
    if (found.length === 0) throw new Refusal(`There is no receipt of the citation ${options.only} in ${file}.`);
    const [keys, source, image] = await Promise.all([
      publishedKeys(options.keys),
      options.source === undefined ? undefined : bytesOf(options.source),
      options.image === undefined ? undefined : bytesOf(options.image),
    ]);
    return found.map((one) => reported(one, keys, { source: hashed(source), image: hashed(image) }));
  };

  receipt
    .command('verify')
    .description('check a receipt, or every receipt of an answer, without the service and without a network')
    .argument('<file>', 'a receipt, a verification, or an answer of the service (JSON, or lines of it)')
    .option('--source <file>', 'the source, or the PDF that it was made into: is it the one?')
    .option('--image <file>', 'the proof image: is it the one?')
    .option('--keys <file>', 'public keys, as /.well-known/citation-receipts.json has them; else those of this machine')
    .option('--only <key>', 'of an answer: the receipt of this citation key')
    .action(async (file: string, options: CheckOptions) => {
      const reports = await read(file, options);
      commands.print(reports.map(asJson), reports.map(reportText).join('\n\n'));
      output.err(`\n${WHAT_IT_PROVES}\n`);
      const sum = sumOf(reports);
      if (sum !== undefined) throw new Refusal(sum);
    });

  receipt
    .command('replay')
    .description('reach the verdict of a receipt again with the installed matcher, and name what differs')
    .argument('<file>', 'as for verify')
    .requiredOption('--source <file>', 'the source, or the PDF that it was made into')
    .option('--keys <file>', 'as for verify')
    .option('--only <key>', 'as for verify')
    .action(async (file: string, options: CheckOptions & { readonly source: string }) => {
      const reports = await read(file, options);
      const bytes = await bytesOf(options.source);
      // The document reader is loaded for this command only.
      const { replayVerdict } = await import('./replayVerdict.ts');
      const replays = [];
      for (const report of reports) {
        const { path, checked } = report;
        if (!report.ok || !checked.ok) throw new Refusal(reportText(report));
        const { predicate } = checked.statement;
        const replay = await replayVerdict(checked.statement, bytes, processEnvironment());
        replays.push({ path, verdict: predicate.verdict, signedBy: predicate.matcherVersion, ...replay });
      }
      const told = replays.map(({ path, verdict, signedBy, matcherVersion, differences }) => {
        const title = path === '' ? 'The receipt' : path;
        const head = differences.length === 0 ? `${title}: the same, ${verdict}.` : `${title}: DIFFERS.`;
        const lines = differences.map(({ field, then, now }) => `${field}: ${shown(then)} → ${shown(now)}`);
        return [`${head} Matcher ${matcherVersion}, then ${signedBy}.`, ...lines].join('\n  ');
      });
      commands.print(replays, told.join('\n'));
      const differing = replays.filter(({ differences }) => differences.length > 0).length;
      if (differing > 0) throw new Refusal(`Differs: ${differing} of ${replays.length}.`);
    });

  receipt
    .command('keys')
    .description('print the public keys, to check receipts elsewhere')
    .action(() =>
      commands.with(async ({ stores }) => {
        output.out(`${JSON.stringify(keySetOf(await stores.receiptKeys.list()), null, 2)}\n`);
      }),
    );

  receipt
    .command('rotate')
    .description('sign with a new key from now on; receipts of before go on being good')
    .action(() =>
      commands.with(async (opened) => {
        const { stores } = opened;
        await commands.confirm('Replace the key that receipts are signed with');
        const secret = newSecret();
        const { keyId, x } = signingKeyOf(secret);
        const earlier = (await stores.receiptKeys.list()).filter(({ validUntil }) => validUntil === undefined);
        // In this order: a signing key is known, and the old one may be used until every process has the new one.
        await stores.receiptKeys.publish({ keyId, x, validFrom: isoTime(clock) });
        await opened.signingSecret().replace(secret);
        const until = new Date(clock.now() + OVERLAP_MS).toISOString();
        for (const key of earlier) await stores.receiptKeys.retire(key.keyId, until);
        commands.print({ keyId, retired: earlier.map((key) => key.keyId) }, '');
        output.err(`Receipts are signed with the key ${keyId} within a minute. Those of before go on being good.\n`);
      }),
    );
}

interface GivenHashes {
  readonly source: string | undefined;
  readonly image: string | undefined;
}

function reported(
  { path, envelope, around }: FoundReceipt,
  keys: readonly ReceiptKey[],
  { source, image }: GivenHashes,
): ReportedReceipt {
  const checked = envelope
    ? checkReceipt(envelope, keys)
    : ({ ok: false, reason: 'it is not a DSSE envelope' } as const);
  if (!checked.ok) return { path, ok: false, reasons: [checked.reason], checked, matched: [] };
  const { statement } = checked;
  const named = (hash: string | undefined, ...names: readonly string[]): string[] =>
    statement.subject.flatMap(({ name, digest }) => (names.includes(name) && digest.sha256 === hash ? [name] : []));
  const [sources, images] = [named(source, 'source', 'rendition'), named(image, 'proof')];
  const changed = around === undefined ? [] : disagreements(around, statement);
  const reasons = [
    ...(changed === undefined ? ['what surrounds it is not a verification as this service writes them'] : []),
    ...(changed?.length ? [`what surrounds it differs from what was signed: ${changed.join(', ')}`] : []),
    ...(source !== undefined && sources.length === 0 ? ['the file given is not its source'] : []),
    ...(image !== undefined && images.length === 0 ? ['the image given is not its proof'] : []),
  ];
  return { path, ok: reasons.length === 0, reasons, checked, matched: [...sources, ...images] };
}

const asJson = ({ path, ok, reasons, checked, matched }: ReportedReceipt): object => ({
  path,
  ok,
  reasons,
  matched,
  statement: checked.ok ? checked.statement : null,
  keyId: checked.ok ? checked.key.kid : null,
});

function keysIn(text: string, path: string): readonly ReceiptKey[] {
  try {
    return receiptKeysSchema.parse(JSON.parse(text)).keys;
  } catch (cause) {
    throw new Refusal(`${path} has no keys as /.well-known/citation-receipts.json has them. ${String(cause)}`);
  }
}

const hashed = (bytes: Uint8Array | undefined): string | undefined => bytes && sha256(bytes);
const shown = (value: unknown): string => (value === undefined ? '(nothing)' : JSON.stringify(value));
const textOf = async (path: string): Promise<string> => (await bytesOf(path)).toString('utf8');

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new Refusal(`${path} cannot be read. ${String(error)}`);
  }
}
