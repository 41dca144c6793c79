/** The storage of `npm start`, whichever is chosen, and what opening it needs. */
import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { Environment, Settings } from '../../shared/platform/settings.ts';
import type { LocalWorkers } from '../../shared/storage/local/localQueues.ts';
import type { SigningSecret } from '../../shared/storage/signingSecret.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { FileLinks } from './fileLinks.ts';

export interface OpenedStorage {
  readonly storage: Storage;
  readonly signingSecret: SigningSecret;
  /** Absent if links lead elsewhere, as with S3. */
  readonly fileLinks?: FileLinks;
  /** For files of work in progress, this process's alone. */
  readonly workFolder: string;
  /** ISO 8601: since when this process alone works on the storage; absent if others may. */
  readonly soleSince?: string;
  startWorkers(workers: LocalWorkers): void;
  /** What to tell the user who started the service. */
  greeting(baseUrl: string): Promise<string>;
  /** Lets running workers finish. */
  close(): Promise<void>;
}

export interface OpenStorageOptions {
  readonly environment: Environment;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicBaseUrl: () => string;
  /** Prints a line for the waiting user. */
  readonly tell: (line: string) => void;
  /** Called once threads of the storage start, if it has any: the caller's processor is idle until they have. */
  readonly onStarting?: () => void;
}
