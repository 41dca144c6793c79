/** The event with which SQS calls a Lambda function, and its answer, for the local queue. */
import { createHash } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { StoredMessage } from './messageFolder.ts';

/** A function that SQS could call: throws if all messages failed, returns those that did. */
export type QueueHandler = (event: SQSEvent) => Promise<SQSBatchResponse | undefined>;

export function toEvent(messages: readonly StoredMessage[], queueName: string): SQSEvent {
  return { Records: messages.map((message) => toRecord(message, queueName)) };
}

function toRecord({ id, body, sentAt, receiveCount }: StoredMessage, queueName: string): SQSRecord {
  return {
    messageId: id,
    receiptHandle: `${id}.${receiveCount}`,
    body,
    attributes: {
      ApproximateReceiveCount: String(receiveCount),
      SentTimestamp: String(sentAt),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: {},
    md5OfBody: createHash('md5').update(body).digest('hex'),
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:local:000000000000:${queueName}`,
    awsRegion: 'local',
  };
}

/**
 * Which messages failed. As in Lambda, a name that is empty or not in this batch makes the whole batch fail, because what the
 * handler meant cannot be known.
 */
export function failedMessages(
  messages: readonly StoredMessage[],
  response: SQSBatchResponse | undefined,
): readonly StoredMessage[] {
  const named = new Set((response?.batchItemFailures ?? []).map((failure) => failure.itemIdentifier));
  const failed = messages.filter((message) => named.has(message.id));
  return failed.length === named.size ? failed : messages;
}
