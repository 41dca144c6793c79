/**
 * The request as the handlers see it: API Gateway's proxy event, reduced to what is used. A front end that can stream (the local
 * gateway) passes the body as `bodyStream` instead of `body`.
 */
import type { Readable } from 'node:stream';
import type { RequestMemory } from '../platform/heldMemory.ts';
import type { Account } from '../storage/accountRecords.ts';

export interface RequestContext {
  readonly requestId: string;
  /** From API Gateway: the host name that the caller used, and the path with the stage. */
  readonly domainName?: string;
  readonly path?: string;
  /** From our own front ends: their base address, without a trailing slash. */
  readonly baseUrl?: string;
}

export interface RequestEvent {
  readonly httpMethod: string;
  readonly path: string;
  headers: Readonly<Record<string, string | undefined>> | null;
  readonly pathParameters: Readonly<Record<string, string | undefined>> | null;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null;
  readonly body: string | null;
  readonly isBase64Encoded: boolean;
  readonly bodyStream?: Readable;
  readonly requestContext: RequestContext;
  /** Aborted when the caller closes the connection before the answer; absent if the front end cannot tell, as in Lambda. */
  readonly abandoned?: AbortSignal;
  /** Absent if each request has its own process, as in Lambda. */
  readonly memory?: RequestMemory;
}

/** After authentication. */
export interface AuthenticatedRequest extends RequestEvent {
  readonly account: Account;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface ApiResponse {
  readonly statusCode: number;
  headers: Record<string, string>;
  readonly body: string | Readable;
}
