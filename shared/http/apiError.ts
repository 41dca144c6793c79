/**
 * Errors that reach the caller. The public message says what failed and what would work; the cause is a second value, for the log
 * only.
 */
import { ERROR_CODES, type ErrorCode, UNAUTHENTICATED_MESSAGE } from '../contract/errors.ts';

interface ApiErrorOptions {
  readonly cause?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, publicMessage: string, options: ApiErrorOptions = {}) {
    super(publicMessage, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

export const invalidArgument = (message: string, cause?: unknown): ApiError =>
  new ApiError('invalid-argument', message, { cause });

/** One answer for every reason: the log says whether a key is missing, malformed, unknown, expired or revoked; the caller is never told. */
export const unauthenticated = (cause: string): ApiError =>
  new ApiError('unauthenticated', UNAUTHENTICATED_MESSAGE, { cause, headers: { 'WWW-Authenticate': 'Bearer' } });

export const notFound = (message: string): ApiError => new ApiError('not-found', message);

export const payloadTooLarge = (message: string): ApiError => new ApiError('payload-too-large', message);

export const serviceUnavailable = (message: string, retryAfterSeconds: number, cause?: unknown): ApiError =>
  new ApiError('service-unavailable', message, { cause, headers: { 'Retry-After': String(retryAfterSeconds) } });

/** @param balanceCents what is left: too little for the request */
export const resourceExhausted = (message: string, balanceCents: number): ApiError =>
  new ApiError('resource-exhausted', message, { headers: { 'X-Balance-Cents': String(balanceCents) } });

/** For a signed link. */
export const EXPIRED_LINK =
  'The link is not valid, or has expired. Every read of its attachment, POST /getAttachment, gives new ones.';
