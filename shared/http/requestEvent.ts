/**
 * The request as the handlers see it: API Gateway's proxy event, cut down to what is used. A front end that can stream
 * (the local gateway) hands the body over as `bodyStream` instead of `body`.
 */
import type { Readable } from 'node:stream';
import type { RequestMemory } from '../platform/heldMemory.ts';
import type { Account } from '../storage/accountRecords.ts';

export interface RequestContext {
  readonly requestId: string;
  /** Of API Gateway: the name that it was asked by, and the path with the stage. */
  readonly domainName?: string;
  readonly path?: string;
  /** Of a front end of our own: its base address, without a slash at the end. */
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
  /** Aborted when the caller closes the connection before the answer; absent where the front end cannot tell, as in Lambda. */
  readonly abandoned?: AbortSignal;
  /** Absent where each request has a process of its own, as in Lambda. */
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
