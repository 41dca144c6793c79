/** Sends messages to an SQS queue; a Lambda function receives them. */
import type { SQSClient } from '@aws-sdk/client-sqs';
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobQueue } from '../jobQueue.ts';
import { StorageBusy } from '../temporaryFailure.ts';

/** Messages that SQS takes in one request. */
const MAX_SENT_AT_ONCE = 10;

/** Single messages of a batch can fail while the request succeeds; a momentary fault passes within these attempts. */
const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;

export function createSqsJobQueue<Message>(client: Pick<SQSClient, 'send'>, queueUrl: string): JobQueue<Message> {
  /** The messages that SQS did not accept. */
  async function sendOnce(bodies: readonly string[], DelaySeconds?: number): Promise<readonly string[]> {
    const entries = bodies.map((MessageBody, i) => ({
      Id: String(i),
      MessageBody,
      ...(DelaySeconds !== undefined && { DelaySeconds }),
    }));
    const { Failed: failed = [] } = await client.send(
      new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }),
    );
    const refused = failed.find((entry) => entry.SenderFault);
    if (refused) throw new Error(`SQS refused a message: ${refused.Code ?? ''} ${refused.Message ?? ''}`);
    return failed.map((entry) => bodies[Number(entry.Id)]);
  }

  async function sendBatch(bodies: readonly string[], delaySeconds?: number): Promise<void> {
    let left = bodies;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      left = await sendOnce(left, delaySeconds);
      if (left.length === 0) return;
      if (attempt < MAX_ATTEMPTS) await delay(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
    throw new StorageBusy(`SQS did not take ${left.length} of ${bodies.length} messages in ${MAX_ATTEMPTS} attempts.`);
  }

  return {
    async send(messages, { delaySeconds } = {}) {
      const bodies = messages.map((message) => JSON.stringify(message));
      for (let start = 0; start < bodies.length; start += MAX_SENT_AT_ONCE) {
        await sendBatch(bodies.slice(start, start + MAX_SENT_AT_ONCE), delaySeconds);
      }
    },
  };
}
