/** The users' command line in this process, beside a service that is already running. */
import { runCite } from '../../infra/cite/runCite.ts';
import { createServiceClient } from '../../shared/client/serviceClient.ts';
import type { LocalService } from './localService.ts';
import type { Finished } from './childProcess.ts';

const PATIENCE_MS = 150_000;

export async function cite(
  service: Pick<LocalService, 'baseUrl' | 'apiKey'>,
  args: readonly string[],
): Promise<Finished> {
  const said = { out: '', err: '' };
  const code = await runCite(args, {
    output: {
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      isTerminal: false,
    },
    openService: () => {
      const { baseUrl, apiKey: key } = service;
      const client = createServiceClient({ baseUrl, key, patienceMs: PATIENCE_MS });
      return Promise.resolve({ client, close: () => Promise.resolve() });
    },
    now: () => '2031-05-01T10:00:00.000Z',
  });
  return { code, ...said };
}
