/** Receives messages from an SQS queue in this process and passes them to a function's handler, as Lambda's trigger does. */
import { DeleteMessageCommand, ReceiveMessageCommand, type Message, type SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueueHandler } from '../local/queueEvent.ts';

/** The longest that SQS holds a request open while waiting for a message. */
const LONG_POLL_SECONDS = 20;
const PAUSE_AFTER_FAILURE_MS = 2_000;

export interface SqsWorker {
  /** Lets the running handler finish. */
  close(): Promise<void>;
}

/** One message at a time; a message that the handler fails comes again when its visibility timeout ends. */
export function startSqsWorker(
  client: Pick<SQSClient, 'send'>,
  queueUrl: string,
  handler: QueueHandler,
  onFailure: (cause: unknown) => void,
): SqsWorker {
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;

  async function receiveOne(): Promise<void> {
    const { Messages: messages = [] } = await client.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, WaitTimeSeconds: LONG_POLL_SECONDS, MaxNumberOfMessages: 1 }),
      { abortSignal: stopping.signal },
    );
    for (const message of messages) {
      const response = await handler(toEvent(message, queueUrl));
      if ((response?.batchItemFailures ?? []).length > 0) continue;
      await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message.ReceiptHandle }));
    }
  }

  async function run(): Promise<void> {
    while (!isStopping()) {
      try {
        await receiveOne();
      } catch (cause) {
        if (isStopping()) return;
        onFailure(cause);
        await delay(PAUSE_AFTER_FAILURE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  const running = run();
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}

function toEvent({ MessageId, ReceiptHandle, Body, MD5OfBody }: Message, queueUrl: string): SQSEvent {
  return {
    Records: [
      {
        messageId: MessageId ?? '',
        receiptHandle: ReceiptHandle ?? '',
        body: Body ?? '',
        attributes: {
          ApproximateReceiveCount: '1',
          SentTimestamp: '0',
          SenderId: '',
          ApproximateFirstReceiveTimestamp: '0',
        },
        messageAttributes: {},
        md5OfBody: MD5OfBody ?? '',
        eventSource: 'aws:sqs',
        eventSourceARN: queueUrl,
        awsRegion: '',
      },
    ],
  };
}
