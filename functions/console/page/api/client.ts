/** Requests to the service, each with the key of this tab. */
import { getState, update } from '../state/store.ts';
import { errorParts, Failure, failureOf, unreachable } from './failure.ts';

/** The console is directly below the base address, whatever that is. */
export const addressOf = (path: string): string => new URL(`.${path}`, location.href).href;

const bearer = (key: string): Record<string, string> => ({ Authorization: `Bearer ${key}` });
export const authorization = (): Record<string, string> => bearer(getState().key ?? '');

/** What a header can contain: with anything else the browser refuses to send it, and it is not a key. */
const IN_A_HEADER = /^[!-~]*$/;

type Method = 'GET' | 'POST' | 'DELETE';

/** @throws Failure if no answer comes, or a refusal */
export const request = (method: Method, path: string, body?: unknown, accept = 'application/json'): Promise<Response> =>
  requestWith(getState().key ?? '', method, path, body, accept);

/** The same with a key that is not the tab's yet. @throws Failure */
export async function requestWith(
  key: string,
  method: Method,
  path: string,
  body?: unknown,
  accept = 'application/json',
): Promise<Response> {
  if (!IN_A_HEADER.test(key)) throw failureOf(401, '', '');
  const response = await fetch(addressOf(path), {
    method,
    headers: {
      ...bearer(key),
      Accept: accept,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'omit',
  }).catch(() => {
    throw unreachable();
  });
  noteBalance(response.headers.get('X-Balance-Cents'));
  if (response.ok) return response;
  const { message, requestId } = errorParts(await response.text());
  throw failureOf(response.status, message, requestId, secondsOf(response.headers.get('Retry-After')));
}

/** @throws Failure */
export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await request('POST', path, body);
  try {
    return (await response.json()) as Answer;
  } catch {
    // Cut off on its way.
    throw unreachable();
  }
}

/** Attempts for a request that is safe to repeat. The service says how long to wait; together they are about a minute. */
const ATTEMPTS = 6;
const LONGEST_WAIT_SECONDS = 15;

/** Asks again if the service is busy. @throws Failure */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 503 || attempt === ATTEMPTS) throw error;
      await pause(Math.min(error.retryAfter ?? 2 ** attempt, LONGEST_WAIT_SECONDS));
    }
  }
}

export const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

export function noteBalance(cents: string | null): void {
  if (cents !== null && /^\d+$/.test(cents)) update({ balanceCents: Number(cents) });
}

export function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
