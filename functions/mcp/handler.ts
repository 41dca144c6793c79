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
import { turn } from '../../shared/platform/turns.ts';
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
/**
 * Of a message, as JSON, beside what a tool is given: identifiers, names and addresses, which the protocol's library checks, compares
 * and repeats in the thread that everyone shares, and the task of a prompt.
 */
const MOST_CHARACTERS = 65_536;

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
    for (const message of [parsedBody].flat()) {
      if (JSON.stringify(besideTool(message)).length > MOST_CHARACTERS) {
        throw invalidArgument(
          `A message holds more than ${MOST_CHARACTERS} characters beside the arguments of a tool.`,
        );
      }
    }
    // A batch is answered in one stretch, and a hundred may have arrived at once.
    await turn();
    const handler = createMcpHandler(() => createMcpServer({ service: () => Promise.resolve(clientFor(request)) }), {
      onerror: (cause) => {
        log.info('refused by the protocol', { cause });
      },
    });
    return asApiResponse(await handler.fetch(webRequest(request), { parsedBody }));
  });
}

/** The arguments of a tool are read by its schema, in proportion to them, and a file is among them. */
function besideTool(message: unknown): unknown {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) return message;
  return { ...message, params: { ...message.params, arguments: {} } };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** Its body is handed over as it was parsed: written again, five megabytes would hold the thread once more. */
function webRequest(request: AuthenticatedRequest): Request {
  const headers = Object.entries(request.headers).filter(([name]) => PROTOCOL_HEADERS.test(name));
  return new Request(`${serviceUrl(request)}${request.path}`, {
    method: request.httpMethod,
    headers: headers.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
    body: '{}',
    signal: request.abandoned ?? null,
  });
}

const asApiResponse = ({ status, headers, body }: Response): ApiResponse => ({
  statusCode: status,
  headers: Object.fromEntries(headers),
  body: body === null ? '' : Readable.fromWeb(body),
});
