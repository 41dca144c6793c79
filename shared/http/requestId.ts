/** Puts `X-Request-Id`, and the endpoint's own fixed headers, on every answer. Converts request header names to lower case. */
import type { MiddlewareObj } from '@middy/core';
import type { ApiResponse, RequestEvent } from './requestEvent.ts';

export function requestId(fixedHeaders: Readonly<Record<string, string>>): MiddlewareObj<RequestEvent, ApiResponse> {
  const addHeaders = (request: { event: RequestEvent; response: ApiResponse | null | undefined }): void => {
    if (!request.response) return;
    request.response.headers = {
      ...fixedHeaders,
      ...request.response.headers,
      'X-Request-Id': request.event.requestContext.requestId,
    };
  };
  return {
    before: ({ event }) => {
      const entries = Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
      event.headers = Object.fromEntries(entries);
    },
    after: addHeaders,
    onError: addHeaders,
  };
}
