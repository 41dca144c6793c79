/** Memory for what a request brings and for its answer. */
import { serviceUnavailable } from './apiError.ts';
import type { RequestEvent } from './requestEvent.ts';

const RETRY_AFTER_SECONDS = 5;

/** @throws ApiError 503 if the account's requests already hold too much */
export function requireRoom({ memory }: Pick<RequestEvent, 'memory'>, bytes: number): void {
  if (memory === undefined || memory.take(bytes)) return;
  throw noRoom();
}

export const noRoom = () =>
  serviceUnavailable(
    'Too much is under way: bodies that have not come to their end, and answers that are not read. Read them, and repeat the request.',
    RETRY_AFTER_SECONDS,
  );
