/** The HTTP address of the rehearsal: passes requests to the functions of their routes as API Gateway does. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FunctionName } from '../../../infra/functions.ts';
import { ROUTES } from '../../../shared/contract/routes.ts';
import type { RehearsedFunctions } from './rehearsedFunctions.ts';

/** The only body type that the API takes as bytes. */
const BINARY = 'multipart/form-data';

const answerSchema = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.union([z.string(), z.instanceof(Buffer)]).default(''),
  isBase64Encoded: z.boolean().default(false),
});

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

export async function startRehearsedGateway(invoke: RehearsedFunctions['invoke']): Promise<RehearsedGateway> {
  let baseUrl = '';
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://gateway');
    const { method = 'GET', headers } = request;
    const target = targetOf(method, path);
    if (target === undefined) {
      response.writeHead(404).end();
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
