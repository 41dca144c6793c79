/** A log that says nothing. */
import type { Log } from '../../shared/platform/log.ts';

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
