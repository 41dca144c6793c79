/** The HTTP address of the rehearsal: as CloudFront, it passes large uploads to their container, and as API Gateway all else to the functions. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FunctionName } from '../../../infra/functions.ts';
import { ROUTES } from '../../../shared/contract/routes.ts';
import { chosenOrigin } from '../chosenOrigin.ts';
import type { RehearsedContainer } from './rehearsedContainer.ts';
import type { RehearsedFunctions } from './rehearsedFunctions.ts';

/** The only body type that the API takes as bytes. */
const BINARY = 'multipart/form-data';
/** For one call; AWS does not raise it. */
const MOST_EVENT_BYTES = 6 * 1024 * 1024;

const answerSchema = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.union([z.string(), z.instanceof(Buffer)]).default(''),
  isBase64Encoded: z.boolean().default(false),
});

const stringsOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

interface Target {
  readonly name: FunctionName;
  readonly pathParameters: Readonly<Record<string, string>> | null;
}

function targetOf(method: string, path: string): Target | undefined {
  if (path.startsWith('/files/')) return { name: 'openLink', pathParameters: null };
  for (const route of ROUTES) {
    const pattern = new RegExp(`^${route.path.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = route.method === method ? pattern.exec(path) : null;
    if (found !== null) return { name: route.endpoint, pathParameters: found.groups ? { ...found.groups } : null };
  }
  return undefined;
}

export interface RehearsedGateway {
  readonly baseUrl: string;
  close(): void;
}

/** @param passOn to the container for large uploads */
export async function startRehearsedGateway(
  invoke: RehearsedFunctions['invoke'],
  passOn: RehearsedContainer['passOn'],
): Promise<RehearsedGateway> {
  let baseUrl = '';
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://gateway');
    const { method = 'GET', headers } = request;
    const target = targetOf(method, path);
    if (target === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (target.name === 'prepareAttachments' && chosenOrigin(method, stringsOf(headers)) === 'uploads') {
      await passOn(request, response);
      return;
    }
    const bytes = await buffer(request);
    const isBase64Encoded = headers['content-type']?.startsWith(BINARY) ?? false;
    const event = {
      httpMethod: method,
      path,
      headers,
      pathParameters: target.pathParameters,
      queryStringParameters: searchParams.size === 0 ? null : Object.fromEntries(searchParams),
      requestContext: { requestId: crypto.randomUUID(), stage: 'prod', baseUrl },
      body: bytes.length === 0 ? null : bytes.toString(isBase64Encoded ? 'base64' : 'utf8'),
      isBase64Encoded,
    };
    if (JSON.stringify(event).length > MOST_EVENT_BYTES) {
      response.writeHead(413).end();
      return;
    }
    const answer = answerSchema.parse(await invoke(target.name, event));
    const body = answer.isBase64Encoded ? Buffer.from(String(answer.body), 'base64') : answer.body;
    response.writeHead(answer.statusCode, answer.headers).end(body);
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(502).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    baseUrl,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
