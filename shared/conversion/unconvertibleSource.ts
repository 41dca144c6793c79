/** A source that was asked for and cannot be made into a document: the answer is status `error`, and costs nothing. */
export const UNCONVERTIBLE_REASONS = [
  /** The name does not resolve, the connection is refused or breaks off, TLS fails. */
  'unreachable',
  /** The server answered with an error, or with a wall before the page. */
  'http_status',
  'timeout',
  'too_large',
  'unsupported_type',
  'password',
  'corrupt',
  /** It came to characters that nobody reads. */
  'unreadable',
  'empty',
] as const;
export type UnconvertibleReason = (typeof UNCONVERTIBLE_REASONS)[number];

export class UnconvertibleSource extends Error {
  readonly reason: UnconvertibleReason;
  /** Of the address's answer, where there was one. */
  readonly httpStatus?: number;

  /** @param message for the caller: what happened, with the HTTP status where there was one, and what would work */
  constructor(reason: UnconvertibleReason, message: string, options?: ErrorOptions & { httpStatus?: number }) {
    super(message, options);
    this.name = 'UnconvertibleSource';
    this.reason = reason;
    if (options?.httpStatus !== undefined) this.httpStatus = options.httpStatus;
  }
}

export const neverEnds = (host: string): UnconvertibleSource =>
  new UnconvertibleSource('timeout', `'${host}' began to send the page and did not come to its end.`);

/** Tells the status of the address's answer where what went wrong afterwards does not know it. */
export function withHttpStatus(error: unknown, httpStatus: number): unknown {
  if (!(error instanceof UnconvertibleSource) || error.httpStatus !== undefined) return error;
  return new UnconvertibleSource(error.reason, error.message, { cause: error.cause, httpStatus });
}
