/** Another Lambda function, called for an answer. */
import { setTimeout as delay } from 'node:timers/promises';
import { InvokeCommand, LambdaClient, TooManyRequestsException } from '@aws-sdk/client-lambda';
import { definedOnly } from './documentClient.ts';

/** It did not answer: it failed, died, or ran out of time. A failure of ours. */
export class FunctionFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(`The function ${name} failed.`, { cause });
    this.name = 'FunctionFailed';
  }
}

/** Where all executions of the account are taken, one is free again soon. */
const FIRST_PAUSE_MS = 250;
const THROTTLED_ATTEMPTS = 6;
/** Connecting takes milliseconds within a region. */
const connectionTimeout = 2000;

export interface InvokedFunctionConfig {
  readonly name: string;
  /** Address of an emulation of AWS; absent: AWS. */
  readonly endpoint?: string | undefined;
  /** Milliseconds that an answer is waited for: longer than the function may take. */
  readonly timeoutMs: number;
}

/**
 * @param tenant whose work it is: where the function is made so, Lambda gives each tenant processes of its own; absent where it is not
 * @throws FunctionFailed
 */
export type InvokedFunction = (event: object, tenant: string | undefined) => Promise<unknown>;

export function createInvokedFunction({ name, endpoint, timeoutMs }: InvokedFunctionConfig): InvokedFunction {
  const client = new LambdaClient({
    ...definedOnly({ endpoint }),
    // A second attempt would be a second conversion: the queue makes those.
    maxAttempts: 1,
    requestHandler: { connectionTimeout, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });

  async function send(command: InvokeCommand) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await client.send(command);
      } catch (error) {
        if (!(error instanceof TooManyRequestsException) || attempt === THROTTLED_ATTEMPTS) {
          throw new FunctionFailed(name, error);
        }
        await delay(FIRST_PAUSE_MS * 2 ** (attempt - 1));
      }
    }
  }

  return async (event, tenant) => {
    const command = new InvokeCommand({
      FunctionName: name,
      Payload: JSON.stringify(event),
      ...(tenant && { TenantId: tenant }),
    });
    const { FunctionError, Payload } = await send(command);
    const text = Payload?.transformToString() ?? '';
    if (FunctionError !== undefined) throw new FunctionFailed(name, text.slice(0, 2_000));
    return JSON.parse(text) as unknown;
  };
}
