/** What a failure means for the user at the command line, and what to do about it. */
import { ServiceError } from '../../shared/client/serviceError.ts';
import { InvalidSettings } from '../../shared/platform/settings.ts';
import { UnusableDataDirectory } from '../../shared/storage/local/createLocalStorage.ts';
import { DataDirectoryInUse } from '../../shared/storage/local/localDatabase.ts';
import { plainLine } from './plainLine.ts';
import { Refusal } from './refusal.ts';

const HINTS: Readonly<Record<number, string | undefined>> = {
  0: 'Check --server (or CITE_SERVER). Without it, a service inside the command does the work.',
  401: 'Check the key (--key or CITE_KEY).',
  429: 'Ask the operator of the service for more, or leave out --server to check on this machine.',
};

/** Failures that their message explains; for others the cause must be shown. */
const PLAIN = [Refusal, InvalidSettings, DataDirectoryInUse, UnusableDataDirectory];

export function explainFailure(error: unknown): string {
  if (error instanceof ServiceError) {
    const hint = HINTS[error.status];
    return [plainLine(error.message), ...(hint === undefined ? [] : [hint])].join('\n');
  }
  if (error instanceof Error && PLAIN.some((kind) => error instanceof kind)) {
    return error.message.split('\n').map(plainLine).join('\n');
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
