/** The error family of the interface: code, status, whether a retry can help, and the body on the wire. */
import { z } from 'zod';

export const ERROR_CODES = {
  'invalid-argument': { status: 400, retryable: false },
  unauthenticated: { status: 401, retryable: false },
  'not-found': { status: 404, retryable: false },
  'method-not-allowed': { status: 405, retryable: false },
  'payload-too-large': { status: 413, retryable: false },
  'resource-exhausted': { status: 429, retryable: false },
  internal: { status: 500, retryable: true },
  'service-unavailable': { status: 503, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** For errors of our own: only the log says what happened. */
export const INTERNAL_MESSAGE =
  'Something went wrong on our side. Please try again; if it goes on, tell us the request id.';

/** The gateway itself also answers this to a request without a key. */
export const UNAUTHENTICATED_MESSAGE =
  'The API key is missing, or not accepted. Send it as "Authorization: Bearer <API_KEY>". If it is right, ask the operator of the service for a new one.';

export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    status: z.int(),
    retryable: z.boolean(),
    documentationUrl: z.string(),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** @param referenceUrl address of the page that explains the errors (`errorReference.ts`), each at the anchor of its code */
export function errorBody(code: ErrorCode, message: string, requestId: string, referenceUrl: string): ErrorBody {
  return {
    error: { code, message, ...ERROR_CODES[code], documentationUrl: `${referenceUrl}#${code}`, requestId },
  };
}
