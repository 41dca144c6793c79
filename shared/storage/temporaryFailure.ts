/** Tells temporary storage failures from those that a retry would meet again. */

/** AWS's names for "too much at the moment" and "not at the moment". */
const TEMPORARY_NAMES: ReadonlySet<string> = new Set([
  'InternalError',
  'InternalServerError',
  'InternalServerException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
  'ThrottlingException',
  'TimeoutError',
]);

/** For connections that were refused, broken or not made in time, and a name service that did not answer. */
const BROKEN_CONNECTIONS = ['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** For a full disk or quota, and too many open files: the operator must fix it, and then it passes. */
const EXHAUSTED = ['EDQUOT', 'EMFILE', 'ENFILE', 'ENOSPC'];

const TEMPORARY_CODES: ReadonlySet<string> = new Set([...BROKEN_CONNECTIONS, ...EXHAUSTED]);

/** Storage that did only part of what it was asked, and will do the rest when asked again. */
export class StorageBusy extends Error {
  override readonly name = 'StorageBusy';
}

/** Whether a part that storage did not do failed only for the moment, judging by AWS's code for it. */
export const isTemporaryCode = (code: string | undefined): boolean => code !== undefined && TEMPORARY_NAMES.has(code);

/** True for what a caller should see as 503: the SDK's own retries are used up by then. */
export function isTemporaryFailure(error: unknown): boolean {
  if (error instanceof StorageBusy) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, $metadata } = error as { name?: unknown; code?: unknown; $metadata?: unknown };
  if (typeof name === 'string' && TEMPORARY_NAMES.has(name)) return true;
  if (typeof code === 'string' && TEMPORARY_CODES.has(code)) return true;
  const status = ($metadata as { httpStatusCode?: unknown } | undefined)?.httpStatusCode;
  return typeof status === 'number' && (status >= 500 || status === 429);
}

/** True for failures of files and AWS, temporary or not: whatever it is, it is not the request's fault. */
export function isStorageFailure(error: unknown): boolean {
  if (isTemporaryFailure(error)) return true;
  return typeof error === 'object' && error !== null && ('syscall' in error || '$metadata' in error);
}
