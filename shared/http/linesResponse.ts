/**
 * Answers with one JSON value per line, each sent when it is known (`application/x-ndjson`). The first byte settles the status:
 * until `begin` is called a failure is an answer of its own; after that it is the last line, in the error shape.
 */
import { PassThrough } from 'node:stream';
import type { Payment } from '../billing/billing.ts';
import { errorBody } from '../contract/errors.ts';
import type { Log } from '../platform/log.ts';
import { asksFor } from './accept.ts';
import { asApiError } from './asApiError.ts';
import { errorReferenceUrl } from './errorReferenceUrl.ts';
import { withMoney } from './moneyHeaders.ts';
import type { ApiResponse, RequestEvent } from './requestEvent.ts';

export const LINES_TYPE = 'application/x-ndjson';

export interface Lines {
  /** The money is taken: everything from here on is sent. */
  begin(held: Payment): void;
  write(value: unknown): void;
}

/** Whether a request asks for lines rather than for one JSON value. */
export const wantsLines = (request: Pick<RequestEvent, 'headers'>): boolean => asksFor(request, LINES_TYPE);

/** @throws what `work` throws before it has begun */
export async function linesResponse(
  event: RequestEvent,
  log: Log,
  work: (lines: Lines) => Promise<void>,
): Promise<ApiResponse> {
  const stream = new PassThrough();
  // The caller has gone: nobody reads what is still written.
  stream.on('error', () => undefined);
  const begun = Promise.withResolvers<Payment>();
  const write = (value: unknown): void => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(value)}\n`);
  };
  let isBegun = false;
  const begin = (held: Payment): void => {
    isBegun = true;
    begun.resolve(held);
  };
  const fail = (error: unknown): void => {
    if (!isBegun) {
      begun.reject(error);
      return;
    }
    const { code, message, cause } = asApiError(error);
    const { requestId } = event.requestContext;
    log.error('answer ended early', { requestId, code, cause });
    write(errorBody(code, message, requestId, errorReferenceUrl(event)));
  };
  void work({ begin, write })
    .catch(fail)
    .finally(() => stream.end());
  const held = await begun.promise;
  const headers = { 'Content-Type': `${LINES_TYPE}; charset=utf-8`, 'Cache-Control': 'no-store' };
  return withMoney({ statusCode: 200, headers, body: stream }, held);
}
