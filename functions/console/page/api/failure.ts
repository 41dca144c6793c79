/** What went wrong, in words for the user: what it is, and what to do. */
import type { ErrorBody } from '../../../../shared/contract/errors.ts';

export interface Explanation {
  readonly kind: 'key' | 'money' | 'gone' | 'offline' | 'busy' | 'refused' | 'unreadable' | 'fault';
  readonly title: string;
  readonly advice: string;
}

export class Failure extends Error {
  readonly explanation: Explanation;
  /** Of the answer; 0 if there was none. */
  readonly status: number;
  /** Seconds to wait before the next attempt, if the answer says so. */
  readonly retryAfter: number | undefined;

  constructor(explanation: Explanation, status = 0, retryAfter?: number) {
    super(explanation.title);
    this.explanation = explanation;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** @param message from the service, empty if its answer had none */
export function failureOf(status: number, message: string, requestId: string, retryAfter?: number): Failure {
  return new Failure(explain(status, message, requestId), status, retryAfter);
}

function explain(status: number, message: string, requestId: string): Explanation {
  switch (status) {
    case 401:
      return {
        kind: 'key',
        title: 'The service does not accept this key.',
        advice:
          'Check that all of it was pasted. A key that has expired or was revoked needs a new one from your operator.',
      };
    case 429:
      return { kind: 'money', title: 'The money of this account is used up.', advice: message };
    case 404:
      return {
        kind: 'gone',
        title: 'This source is not there (any more).',
        advice: 'It has expired, was deleted, or belongs to another account. Drop the file again to go on.',
      };
    case 413:
      return { kind: 'refused', title: 'This is too large for the service.', advice: message };
    case 400:
    case 405:
      return { kind: 'refused', title: 'The service cannot take this.', advice: message };
    case 503:
      return {
        kind: 'busy',
        title: 'The service is busy at the moment.',
        advice: 'Nothing is lost. Try again in a few seconds.',
      };
    default:
      return {
        kind: 'fault',
        title: 'Something went wrong inside the service.',
        advice: `Try again. If it goes on, tell your operator the request ${requestId || 'and the time'}.`,
      };
  }
}

/** If no answer came at all. */
export const unreachable = (): Failure =>
  new Failure({
    kind: 'offline',
    title: navigator.onLine ? 'The service cannot be reached.' : 'There is no network connection.',
    advice: 'Your text is kept. Check that the service runs and that you are connected, then try again.',
  });

/** @param reason from the service: what is wrong with the file and what would work */
export const unreadable = (reason: string): Failure =>
  new Failure({ kind: 'unreadable', title: 'This source cannot be read.', advice: reason });

export const explanationOf = (error: unknown): Explanation =>
  error instanceof Failure
    ? error.explanation
    : {
        kind: 'fault',
        title: 'Something went wrong in this page.',
        advice: 'Load the page again. Sources that were prepared are kept under “Earlier sources”.',
      };

/** @returns the parts of an error answer, empty ones if it has another shape */
export function errorParts(text: string): { readonly message: string; readonly requestId: string } {
  try {
    const { error } = JSON.parse(text) as Partial<ErrorBody>;
    return { message: error?.message ?? '', requestId: error?.requestId ?? '' };
  } catch {
    return { message: '', requestId: '' };
  }
}
