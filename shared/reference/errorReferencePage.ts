/** The page that each error links to: what every code means, and what a caller can do. */
import { ERROR_CODES, type ErrorCode } from '../contract/errors.ts';
import { escaped, pageShell } from './pageShell.ts';

interface Explanation {
  readonly meaning: string;
  readonly remedy: string;
}

const EXPLANATIONS: Readonly<Record<ErrorCode, Explanation>> = {
  'invalid-argument': {
    meaning: 'The request lacks something, or holds something that cannot be used.',
    remedy: 'The message names every field or citation that does not fit. Correct them; the same request fails again.',
  },
  unauthenticated: {
    meaning: 'The API key is missing, mistyped, unknown, expired or revoked, or its account is suspended.',
    remedy:
      'Send the header "Authorization: Bearer <API_KEY>". If it is right, ask the operator of the service for a new key.',
  },
  'not-found': {
    meaning: 'There is no such attachment in the account of this key, or no such path.',
    remedy:
      'It may have expired or been deleted: prepare the source again. Identifiers of other accounts are unknown too.',
  },
  'method-not-allowed': {
    meaning: 'The path exists, and takes another method.',
    remedy: 'The header "Allow" names the methods.',
  },
  'payload-too-large': {
    meaning: 'The file or the body is larger than the service takes.',
    remedy:
      'The header "X-Service-Max-File-Size" states the maximum in bytes. Split the document, or reduce its images.',
  },
  'resource-exhausted': {
    meaning:
      'The free tier and the prepaid balance of the account do not suffice for the request. Nothing was charged.',
    remedy: 'The message says when the free tier renews. The operator of the service can add to the balance at once.',
  },
  internal: {
    meaning: 'Something went wrong in the service. Nothing was charged.',
    remedy: 'Try again; if it goes on, tell the operator the request id.',
  },
  'service-unavailable': {
    meaning:
      'The service is busy, and nothing was charged; or a preparation is still being done, whose price is held and charged once, when it is ready, whoever asks for it then. The balance in "X-Balance-Cents" is without it.',
    remedy:
      'Repeat the request after the seconds in "Retry-After", waiting longer each time. A repeated preparation joins the first.',
  },
};

/** The same for programs. */
export const errorReferenceAsJson = (): string =>
  JSON.stringify({
    errors: Object.entries(ERROR_CODES).map(([code, { status, retryable }]) => {
      const { meaning, remedy } = EXPLANATIONS[code as ErrorCode];
      return { code, status, retryable, meaning, remedy };
    }),
  });

/** HTML, complete and self-contained. */
export function errorReferencePage(): string {
  const sections = Object.entries(ERROR_CODES).map(([code, { status, retryable }]) => {
    const { meaning, remedy } = EXPLANATIONS[code as ErrorCode];
    const retry = retryable ? 'A retry can help.' : 'A retry does not help.';
    return [
      `<article id="${code}"><h3><a href="#${code}">${status} <code>${code}</code></a></h3>`,
      `<p>${escaped(meaning)} ${retry}</p><p>${escaped(remedy)}</p></article>`,
    ].join('\n');
  });
  return pageShell('Errors of the citation verification service', sections);
}
