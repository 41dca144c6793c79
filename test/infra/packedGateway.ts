/** An HTTP address in front of the packed functions: passes each request to the one of its path, in its own process, as API Gateway does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { FUNCTION_NAMES } from '../../infra/functions.ts';
import type { PackedService } from './packedService.ts';

const answerSchema = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string(),
});

export interface PackedGateway {
  readonly baseUrl: string;
  close(): void;
}

/** Paths are the functions' names: those with parameters are not needed here. */
export async function startPackedGateway({ invoke }: Pick<PackedService, 'invoke'>): Promise<PackedGateway> {
  let baseUrl = '';
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const path = request.url ?? '';
      const name = FUNCTION_NAMES.find((one) => `/${one}` === path);
      if (name === undefined) {
        response.writeHead(404).end();
        return;
      }
      const { answer: given } = await invoke(name, {
        httpMethod: request.method,
        path,
        headers: request.headers,
        pathParameters: null,
        requestContext: { requestId: 'request-1', baseUrl },
        body: await text(request),
        isBase64Encoded: false,
      });
      const { statusCode, headers, body } = answerSchema.parse(given);
      response.writeHead(statusCode, headers).end(body);
    };
    answer().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
