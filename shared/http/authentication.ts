/** Requires a valid API key; after that, the event carries the account. */
import type { MiddlewareObj } from '@middy/core';
import { turnsBelongTo } from '../platform/turns.ts';
import type { Account } from '../storage/accountRecords.ts';
import { unauthenticated } from './apiError.ts';
import type { ApiResponse, AuthenticatedRequest, RequestEvent } from './requestEvent.ts';

/** The cause of a refusal is for the log only. */
export type Authenticate = (
  authorization: string | undefined,
) => Promise<{ readonly ok: true; readonly account: Account } | { readonly ok: false; readonly cause: string }>;

export function authentication(authenticate: Authenticate): MiddlewareObj<RequestEvent, ApiResponse> {
  return {
    before: async ({ event }) => {
      const result = await authenticate(event.headers?.authorization);
      if (!result.ok) throw unauthenticated(result.cause);
      const authenticated: Pick<AuthenticatedRequest, 'account'> = { account: result.account };
      Object.assign(event, authenticated);
      event.memory?.belongTo(result.account.accountId);
      turnsBelongTo(result.account.accountId);
    },
  };
}
