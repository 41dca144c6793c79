/** `npm run mcp`: the tools for agents over standard input and output. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Command, CommanderError } from 'commander';
import { createMcpServer } from '../../shared/mcp/createMcpServer.ts';
import type { ToolContext } from '../../shared/mcp/toolContext.ts';
import { processEnvironment } from '../../shared/platform/settings.ts';
import type { OpenedService, ServiceChoice } from '../cite/citeContext.ts';
import { explainFailure } from '../cite/explainFailure.ts';
import { openService } from '../cite/openService.ts';
import { createLocalFiles } from './localFiles.ts';

const MISUSED = 2;

interface Options extends ServiceChoice {
  readonly folder?: readonly string[];
}

const program = new Command('mcp')
  .description('The tools for agents (Model Context Protocol) over standard input and output.')
  .option('--folder <folder...>', 'where the agent may name files; without it, it may name none')
  .option('--server <address>', 'the service to ask (or CITE_SERVER); without it, one inside this program')
  .option('--key <key>', 'its API key (better: CITE_KEY, which lists of processes do not show)')
  .exitOverride()
  .action(serve);

async function serve({ folder = [], ...choice }: Options): Promise<void> {
  let opening: Promise<OpenedService> | undefined;
  // Started by the first call, so that the host's greeting is answered at once.
  const service: ToolContext['service'] = async () => {
    // The standard output belongs to the protocol.
    opening ??= openService(choice, processEnvironment(), (line) => void process.stderr.write(`${line}\n`));
    return (await opening).client;
  };
  const files = folder.length === 0 ? undefined : await createLocalFiles(folder);
  const context: ToolContext = { service, ...(files && { files }) };
  const handle = serveStdio(() => createMcpServer(context));
  const stop = async (): Promise<void> => {
    await handle.close();
    await (await opening)?.close();
  };
  for (const event of ['end', 'close'] as const) process.stdin.once(event, () => void finish(stop));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void finish(stop));
}

let isFinishing = false;
async function finish(stop: () => Promise<void>): Promise<void> {
  if (isFinishing) return;
  isFinishing = true;
  await stop().catch((error: unknown) => process.stderr.write(`${explainFailure(error)}\n`));
  process.exit();
}

try {
  await program.parseAsync(process.argv.slice(2), { from: 'user' });
} catch (error) {
  if (!(error instanceof CommanderError)) process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : MISUSED;
}
