/** The SDK's way to the embedded database in its own process: messages instead of connections, no signing, no lookups. */
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { DatabaseServer } from './databaseServer.ts';

/** The part of an HTTP request that we pass on. */
interface SdkRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** As in `requestTimeouts.ts`: anything slower is lost, and requested again. */
const MOST_MS = 5_000;

/** Named like the errors that the SDK retries. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

export function databaseDoor(
  server: Pick<DatabaseServer, 'ask'>,
): Pick<DynamoDBClientConfig, 'requestHandler' | 'signer'> {
  const requestHandler = {
    async handle({ headers, body }: SdkRequest) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(new TimeoutError(`The database did not answer within ${MOST_MS} ms.`));
      }, MOST_MS);
      try {
        const asked = server.ask({ target: headers['x-amz-target'], body: bytesOf(body) });
        const answer = await Promise.race([asked, late.promise]);
        return { response: { ...answer, body: Buffer.from(answer.body) } };
      } finally {
        clearTimeout(timer);
      }
    },
    updateHttpClientConfig: () => undefined,
    httpHandlerConfigs: () => ({}),
  };
  return { requestHandler, signer: { sign: (request) => Promise.resolve(request) } };
}

/** A plain copy: the SDK's own bytes are of a kind that warns when read. */
const bytesOf = (body: SdkRequest['body']): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
