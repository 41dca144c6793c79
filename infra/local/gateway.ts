/** The local HTTP front end: routes requests to the same handlers that run in Lambda, and serves signed links. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ERROR_REFERENCE_PATH } from '../../shared/contract/errorReference.ts';
import { errorBody, ERROR_CODES } from '../../shared/contract/errors.ts';
import { referencePages, type ReferencePage } from '../../shared/reference/referencePages.ts';
import { OPENAPI_PATH } from '../../shared/contract/openApi/document.ts';
import { CONSOLE_PATH, type EndpointName } from '../../shared/contract/routes.ts';
import { asksFor } from '../../shared/http/accept.ts';
import type { Endpoint } from '../../shared/http/endpoint.ts';
import { fixedHeaders } from '../../shared/http/fixedHeaders.ts';
import { jsonResponse } from '../../shared/http/jsonResponse.ts';
import { noRoom } from '../../shared/http/memoryRoom.ts';
import type { ApiResponse, RequestEvent } from '../../shared/http/requestEvent.ts';
import { createHeldMemory, type HeldMemory, type RequestMemory } from '../../shared/platform/heldMemory.ts';
import { textPieces } from '../../shared/http/textPieces.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import { asRequest } from '../../shared/platform/turns.ts';
import { FILES_PATH } from '../../shared/storage/signedLinks.ts';
import { drain } from './drain.ts';
import { answerFileLink, refusedLink, type FileLinks } from './fileLinks.ts';
import { createPipelinedRequests } from './pipelinedRequests.ts';
import { findRoute } from './routing.ts';
import { endIfSlow } from './slowReaders.ts';
import { MeasuredRequest } from './tinyChunks.ts';
import { refuseUnreadable, type Refusal } from './unreadableRequests.ts';

/** A connection on which nothing moves for this long is closed. */
const IDLE_SOCKET_MS = 120_000;
/** A slow line needs this long for the largest upload. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const DRAIN_MS = 30_000;
/** Smaller answers are not counted: a refusal would be as large. */
const SMALL_ANSWER_BYTES = 64 * 1024;
/** Refused uploads are read to their end up to twice the size of a legal one. */
const DRAIN_SIZE_FACTOR = 2;

export interface GatewayOptions {
  /** Paths whose endpoint is not among them do not exist here. */
  readonly endpoints: Readonly<Partial<Record<EndpointName, Endpoint>>>;
  /** Absent if links lead elsewhere, as with S3. */
  readonly fileLinks?: FileLinks;
  readonly settings: Settings;
  readonly log: Log;
  /** For the requests in progress. Default: as much as one machine has for them. */
  readonly memory?: HeldMemory;
  /** Where callers reach it, without a trailing slash; asked with each request, because a free port is known late. */
  readonly publicBaseUrl: () => string;
}

/** Not listening yet. */
export function createGateway(options: GatewayOptions): Server {
  const pages = new Map(referencePages(options.settings).map((page) => [page.path, page]));
  const { memory: held = createHeldMemory() } = options;
  const pipelined = createPipelinedRequests();
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (!pipelined.begin(request, response)) return;
    asRequest(() => serve(options, held, pages, request, response)).catch((cause: unknown) => {
      // The client has gone, or the body failed after the status was sent: all that is left to end is the connection.
      options.log.info('connection ended early', { cause });
      response.destroy();
    });
  };
  // By default Node refuses a missing Host, and unknown expectations, with empty answers of its own.
  const server = createServer(
    { IncomingMessage: MeasuredRequest, requestTimeout: REQUEST_TIMEOUT_MS, requireHostHeader: false },
    listener,
  );
  server.on('checkExpectation', listener);
  server.setTimeout(IDLE_SOCKET_MS);
  // Node's own five seconds are over when a machine stands still for that long: the next request is sent into a connection that is closing.
  server.keepAliveTimeout = IDLE_SOCKET_MS;
  refuseUnreadable(
    server,
    () => referenceUrl(options),
    (method, path) => refusalOfMethod(options, pages, method, path) ?? unknownPath(path),
  );
  return server;
}

async function serve(
  options: GatewayOptions,
  held: HeldMemory,
  pages: ReadonlyMap<string, ReferencePage>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  // A client may send the whole address, as to proxies (RFC 9112, 3.2.2).
  const url = (request.url ?? '/').replace(/^https?:\/\/[^/?]*(?=[/?])/i, '');
  if (options.fileLinks && url.startsWith(FILES_PATH) && (method === 'GET' || method === 'HEAD')) {
    if (await answerFileLink(options.fileLinks, method, url, response)) return;
    await send(options, request, response, refusal(options, await refusedLink(options.fileLinks, url)));
    return;
  }
  const memory = held.open();
  try {
    const asked = { method, url, memory, abandoned: abandoned(response) };
    await send(options, request, response, withinMemory(options, memory, await answer(options, pages, request, asked)));
  } finally {
    memory.close();
  }
}

/** A request that is known to be large and was not paid for is refused if its account has left too much unread. */
function withinMemory(options: GatewayOptions, memory: RequestMemory, response: ApiResponse): ApiResponse {
  const { headers, body } = response;
  const bytes = typeof body === 'string' ? body.length : Number(headers['Content-Length'] ?? 0);
  const isPaid = Number(headers['X-Cost-Cents'] ?? 0) > 0;
  if (bytes < SMALL_ANSWER_BYTES || memory.take(bytes) || isPaid) return response;
  if (typeof body !== 'string') body.destroy();
  const { code, message, headers: more } = noRoom();
  return refusal(options, { code, message, headers: more });
}

interface Asked extends Pick<RequestEvent, 'abandoned'> {
  readonly method: string;
  readonly url: string;
  readonly memory: RequestMemory;
}

async function answer(
  options: GatewayOptions,
  pages: ReadonlyMap<string, ReferencePage>,
  request: IncomingMessage,
  { method, url, memory, abandoned }: Asked,
): Promise<ApiResponse> {
  const { endpoints } = options;
  const [path, query] = url.split('?', 2);
  const wrongMethod = refusalOfMethod(options, pages, method, path);
  if (wrongMethod) return refusal(options, wrongMethod);
  const page = pages.get(path);
  if (page) return readPage(page, request.headers.accept);
  const routing = findRoute(method, path);
  const endpoint = routing.outcome === 'endpoint' ? endpoints[routing.endpoint] : undefined;
  if (routing.outcome !== 'endpoint' || !endpoint) return refusal(options, unknownPath(path));
  const event: RequestEvent = {
    httpMethod: method,
    path,
    headers: singleHeaders(request),
    pathParameters: routing.pathParameters,
    queryStringParameters: Object.fromEntries(new URLSearchParams(query)),
    body: null,
    isBase64Encoded: false,
    bodyStream: request,
    requestContext: { requestId: randomUUID(), baseUrl: options.publicBaseUrl() },
    abandoned,
    memory,
  };
  return endpoint(event, {});
}

/** Aborted if the connection ends before the answer. */
function abandoned(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** API Gateway joins repeated headers the same way. */
const singleHeaders = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

const referenceUrl = ({ publicBaseUrl }: GatewayOptions): string => publicBaseUrl() + ERROR_REFERENCE_PATH;

const unknownPath = (path: string): Refusal => ({
  code: 'not-found',
  message: `There is nothing at ${path}. GET ${OPENAPI_PATH} lists the paths; the page for people is at ${CONSOLE_PATH}.`,
});

/** The answer to a known path with a method that it does not have. */
function refusalOfMethod(
  { endpoints, settings }: GatewayOptions,
  pages: ReadonlyMap<string, ReferencePage>,
  method: string,
  path: string,
): Refusal | undefined {
  const refuse = (use: string, headers: Readonly<Record<string, string>>): Refusal => ({
    code: 'method-not-allowed',
    message: `${method} is not supported here; use ${use}.`,
    headers,
  });
  if (pages.has(path)) return method === 'GET' || method === 'HEAD' ? undefined : refuse('GET', { Allow: 'GET, HEAD' });
  const routing = findRoute(method, path);
  if (routing.outcome !== 'wrong-method' || !endpoints[routing.endpoint]) return undefined;
  return refuse(routing.allow, { ...fixedHeaders(routing.endpoint, settings), Allow: routing.allow });
}

/** It needs no key, because it is read in a browser. */
function readPage({ contentType, body, json }: ReferencePage, accept: string | undefined): ApiResponse {
  const request = { headers: { accept } };
  const asJson = json !== undefined && asksFor(request, 'application/json') && !asksFor(request, 'text/html');
  const type = asJson ? 'application/json' : contentType;
  const headers = { 'Content-Type': type, 'X-Request-Id': randomUUID() };
  return { statusCode: 200, headers, body: asJson ? json : body };
}

function refusal(options: GatewayOptions, { code, message, headers = {} }: Refusal): ApiResponse {
  const requestId = randomUUID();
  const body = errorBody(code, message, requestId, referenceUrl(options));
  const response = jsonResponse(body, ERROR_CODES[code].status);
  response.headers = { ...response.headers, ...headers, 'X-Request-Id': requestId };
  return response;
}

async function send(
  { settings }: GatewayOptions,
  request: IncomingMessage,
  response: ServerResponse,
  { statusCode, headers, body }: ApiResponse,
): Promise<void> {
  const complete = await drain(request, settings.MAX_FILE_SIZE_BYTES * DRAIN_SIZE_FACTOR, DRAIN_MS);
  if (!complete) response.setHeader('Connection', 'close');
  endIfSlow(response);
  if (typeof body !== 'string') {
    response.writeHead(statusCode, headers);
    await pipeline(body, response);
    return;
  }
  response.writeHead(statusCode, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  if (request.method === 'HEAD') response.end();
  else if (body.length < SMALL_ANSWER_BYTES) response.end(body);
  // As it is taken, and no more of it.
  else await pipeline(Readable.from(textPieces(body), { objectMode: false }), response);
}
