/** A source that was requested but cannot be turned into a document: the answer is status `error`, and costs nothing. */
export const UNCONVERTIBLE_REASONS = [
  /** The name does not resolve, the connection is refused or breaks off, TLS fails. */
  'unreachable',
  /** The server answered with an error, or with a wall in place of the page. */
  'http_status',
  'timeout',
  'too_large',
  'unsupported_type',
  'password',
  'corrupt',
  /** The result was characters that nobody can read. */
  'unreadable',
  'empty',
] as const;
export type UnconvertibleReason = (typeof UNCONVERTIBLE_REASONS)[number];

export class UnconvertibleSource extends Error {
  readonly reason: UnconvertibleReason;
  /** Status of the address's answer, if there was one. */
  readonly httpStatus?: number;

  /** @param message for the caller: what happened, with the HTTP status if there was one, and what would work */
  constructor(reason: UnconvertibleReason, message: string, options?: ErrorOptions & { httpStatus?: number }) {
    super(message, options);
    this.name = 'UnconvertibleSource';
    this.reason = reason;
    if (options?.httpStatus !== undefined) this.httpStatus = options.httpStatus;
  }
}

export const neverEnds = (host: string): UnconvertibleSource =>
  new UnconvertibleSource('timeout', `'${host}' began to send the page and did not come to its end.`);

/** Adds the status of the address's answer if a later error does not have it. */
export function withHttpStatus(error: unknown, httpStatus: number): unknown {
  if (!(error instanceof UnconvertibleSource) || error.httpStatus !== undefined) return error;
  return new UnconvertibleSource(error.reason, error.message, { cause: error.cause, httpStatus });
}
