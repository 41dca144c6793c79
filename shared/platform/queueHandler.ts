/** What every function does with the messages of its queue: handles them one after the other, each independently. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { z } from 'zod';
import type { Log } from './log.ts';

export interface QueueHandlerOptions<Message> {
  readonly schema: z.ZodType<Message>;
  readonly log: Log;
  /** For the log, in addition to the cause, when a message fails. */
  readonly failed: string;
  readonly handle: (message: Message) => Promise<void>;
}

/** A failing message is reported alone: the queue delivers it again, and finally to the dead-letter queue. */
export function createQueueHandler<Message>({ schema, log, failed, handle }: QueueHandlerOptions<Message>) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        await handle(schema.parse(JSON.parse(body)));
      } catch (cause) {
        log.error(failed, { messageId, cause });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
