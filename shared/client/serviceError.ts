/** A refusal of the service as its callers see it. The message is the service's own, and never contains a key. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** HTTP status; 0 if nothing answered. */
  readonly status: number;
  /** The interface's code, for example `not-found`; undefined if something else answered. */
  readonly code: string | undefined;
  /** After how many seconds a repetition may succeed; undefined if none will. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    {
      status,
      code,
      retryAfterSeconds,
      cause,
    }: { status: number; code?: string; retryAfterSeconds?: number; cause?: unknown },
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
