/** Room in memory for what a request brings and is answered. */
import { serviceUnavailable } from './apiError.ts';
import type { RequestEvent } from './requestEvent.ts';

const RETRY_AFTER_SECONDS = 5;

/** @throws ApiError 503 where the account's requests hold too much already */
export function requireRoom({ memory }: Pick<RequestEvent, 'memory'>, bytes: number): void {
  if (memory === undefined || memory.take(bytes)) return;
  throw noRoom();
}

export const noRoom = () =>
  serviceUnavailable(
    'Too much is under way: bodies that have not come to their end, and answers that are not read. Read them, and repeat the request.',
    RETRY_AFTER_SECONDS,
  );
