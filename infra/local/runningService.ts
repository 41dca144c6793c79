/** The whole service, running in this process: what its starter can do with it. */
import type { Settings } from '../../shared/platform/settings.ts';
import type { Storage } from '../../shared/storage/storage.ts';

export interface RunningService {
  /** Its address, without a trailing slash. */
  readonly baseUrl: string;
  readonly storage: Storage;
  readonly settings: Settings;
  /** What to tell the user who started it. */
  greeting(): Promise<string>;
  /** Preloads what requests may need: for a service that will run for long. */
  wake(): void;
  /** Finishes the running requests first. */
  close(): Promise<void>;
}
