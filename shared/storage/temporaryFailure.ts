/** Tells the failures of storage that pass by themselves from those that a retry meets again. */

/** Names that AWS gives to "too much at the moment" and "not at the moment". */
const TEMPORARY_NAMES: ReadonlySet<string> = new Set([
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

/** Of connections that were refused, broken or not made in time, and of a name service that did not answer. */
const TEMPORARY_CODES: ReadonlySet<string> = new Set(['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** True for what a caller should be told as 503: the SDK's own retries are used up by then. */
export function isTemporaryFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, $metadata } = error as { name?: unknown; code?: unknown; $metadata?: unknown };
  if (typeof name === 'string' && TEMPORARY_NAMES.has(name)) return true;
  if (typeof code === 'string' && TEMPORARY_CODES.has(code)) return true;
  const status = ($metadata as { httpStatusCode?: unknown } | undefined)?.httpStatusCode;
  return typeof status === 'number' && (status >= 500 || status === 429);
}
