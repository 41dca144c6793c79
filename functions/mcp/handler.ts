/** POST /mcp: the tools for agents over the Model Context Protocol, over HTTP, without sessions. */
import { Readable } from 'node:stream';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createServiceClient } from '../../shared/client/serviceClient.ts';
import { isNestedWithin } from '../../shared/contract/nesting.ts';
import { invalidArgument } from '../../shared/http/apiError.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { jsonInput } from '../../shared/http/requestBody.ts';
import type { ApiResponse, AuthenticatedRequest } from '../../shared/http/requestEvent.ts';
import { serviceUrl } from '../../shared/http/serviceUrl.ts';
import { createMcpServer } from '../../shared/mcp/createMcpServer.ts';
import { createFairLimit } from '../../shared/platform/fairLimit.ts';
import type { Settings } from '../../shared/platform/settings.ts';

interface McpHandlerDependencies extends EndpointDependencies {
  readonly settings: Pick<Settings, 'MAX_JSON_BODY_BYTES'>;
}

/** The function ends after 300 s; its last answer must come before. */
const PATIENCE_MS = 240_000;

/** Answers of the service are held whole until a tool has read them: with their pictures, two hundred megabytes each. */
const inTurn = createFairLimit({ concurrency: 4, perOwner: 2 });

/** Messages in one batch: each may call a tool, and all are answered in parallel. */
const MOST_MESSAGES = 16;
/** Nesting levels of a message: no tool needs more than a few. */
const MAX_NESTING = 100;

export function createHandler(dependencies: McpHandlerDependencies): Endpoint {
  const { log, settings } = dependencies;
  return createEndpoint(dependencies, { streamed: true }, async (request) => {
    const parsedBody = await jsonInput(request, settings.MAX_JSON_BODY_BYTES);
    if (Array.isArray(parsedBody) && parsedBody.length > MOST_MESSAGES) {
      throw invalidArgument(
        `The batch holds ${parsedBody.length} messages; at most ${MOST_MESSAGES} are taken at once.`,
      );
    }
    if (!isNestedWithin(parsedBody, MAX_NESTING)) {
      throw invalidArgument(`The body nests objects and arrays more than ${MAX_NESTING} levels deep.`);
    }
    const handler = createMcpHandler(() => createMcpServer({ service: () => Promise.resolve(clientFor(request)) }), {
      onerror: (cause) => {
        log.info('refused by the protocol', { cause });
      },
    });
    return asApiResponse(await handler.fetch(webRequest(request, parsedBody), { parsedBody }));
  });
}

/** Every tool calls the service with the request's key: this function itself may only check it. */
const clientFor = (request: AuthenticatedRequest) =>
  createServiceClient({
    baseUrl: serviceUrl(request),
    key: (request.headers.authorization ?? '').replace(/^Bearer\s+/i, ''),
    patienceMs: PATIENCE_MS,
    inTurn: (ask) => inTurn(request.account.accountId, ask),
    signal: request.abandoned,
  });

/** Headers of the protocol; the key is not among them. */
const PROTOCOL_HEADERS = /^(?:accept|content-type|last-event-id|mcp-[a-z-]+)$/i;

function webRequest(request: AuthenticatedRequest, body: unknown): Request {
  const headers = Object.entries(request.headers).filter(([name]) => PROTOCOL_HEADERS.test(name));
  return new Request(`${serviceUrl(request)}${request.path}`, {
    method: request.httpMethod,
    headers: headers.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
    body: JSON.stringify(body),
    signal: request.abandoned ?? null,
  });
}

const asApiResponse = ({ status, headers, body }: Response): ApiResponse => ({
  statusCode: status,
  headers: Object.fromEntries(headers),
  body: body === null ? '' : Readable.fromWeb(body),
});
