/** The chain that every endpoint runs in: request id, errors in our shape, authentication, then the endpoint's own action. */
import middy from '@middy/core';
import { executionModeStandard } from '@middy/core/executionModeStandard';
import { executionModeStreamifyResponse } from '@middy/core/executionModeStreamifyResponse';
import type { Log } from '../platform/log.ts';
import { authentication, type Authenticate } from './authentication.ts';
import { errorAnswer } from './errorAnswer.ts';
import type { ApiResponse, AuthenticatedRequest, RequestEvent } from './requestEvent.ts';
import { requestId } from './requestId.ts';

export interface EndpointDependencies {
  readonly authenticate: Authenticate;
  readonly log: Log;
}

interface EndpointOptions {
  /** True: API Gateway streams the answer; it may then be larger than 6 MB and take longer than 29 seconds. */
  readonly streamed: boolean;
  /** Headers of every answer of the endpoint, errors included. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** `context` is Lambda's; nothing in the chain reads it, so a local front end may pass an empty one. */
export type Endpoint = (event: RequestEvent, context: object) => Promise<ApiResponse>;

export function createEndpoint(
  { authenticate, log }: EndpointDependencies,
  { streamed, headers = {} }: EndpointOptions,
  act: (request: AuthenticatedRequest) => Promise<ApiResponse>,
): Endpoint {
  const executionMode = streamed && runsInLambda() ? executionModeStreamifyResponse : executionModeStandard;
  const chain = middy<RequestEvent, ApiResponse>({ executionMode, timeoutEarlyInMillis: 0 })
    .use(requestId(headers))
    .use(errorAnswer(log))
    .use(authentication(authenticate))
    .handler((event) => act(event as AuthenticatedRequest));
  return chain as unknown as Endpoint;
}

/** For what anybody may read: no key, and small. */
export const createPublicEndpoint = (log: Log, act: (request: RequestEvent) => Promise<ApiResponse>): Endpoint =>
  middy<RequestEvent, ApiResponse>({ executionMode: executionModeStandard, timeoutEarlyInMillis: 0 })
    .use(requestId({}))
    .use(errorAnswer(log))
    .handler((event) => act(event)) as unknown as Endpoint;

/** Lambda's runtime offers streaming through this global; elsewhere the answer is returned and the front end streams it. */
const runsInLambda = (): boolean => {
  const { awslambda } = globalThis as { awslambda?: { streamifyResponse?: unknown } };
  return typeof awslambda?.streamifyResponse === 'function';
};
