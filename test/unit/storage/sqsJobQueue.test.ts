/** What happens when SQS takes only part of a batch, which no emulation does. */
import type { SendMessageBatchCommand, SendMessageBatchRequestEntry } from '@aws-sdk/client-sqs';
import { createSqsJobQueue } from '../../../shared/storage/aws/sqsJobQueue.ts';
import { isTemporaryFailure } from '../../../shared/storage/temporaryFailure.ts';

interface Refused {
  readonly senderFault: boolean;
}

/** Answers as SQS does: refuses what it is told to, and keeps the rest. */
function sqs(refuse: (body: string, attempt: number) => Refused | undefined) {
  const taken: string[] = [];
  const requests: string[][] = [];
  const sent: SendMessageBatchRequestEntry[] = [];
  const send = (command: SendMessageBatchCommand) => {
    const entries = command.input.Entries!;
    sent.push(...entries);
    requests.push(entries.map(({ MessageBody }) => MessageBody!));
    const failed = entries.flatMap(({ Id, MessageBody }) => {
      const refused = refuse(MessageBody!, requests.length);
      if (!refused) taken.push(MessageBody!);
      return refused ? [{ Id, SenderFault: refused.senderFault, Code: 'Refused' }] : [];
    });
    return Promise.resolve({ Failed: failed });
  };
  return { queue: createSqsJobQueue<number>({ send } as never, 'https://sqs/queue'), taken, requests, entries: sent };
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('sending to SQS', () => {
  it('sends at most ten messages with a request', async () => {
    const { queue, taken, requests } = sqs(() => undefined);
    await queue.send(numbers(25));
    expect(requests.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(taken).toEqual(numbers(25).map(String));
  });

  it('leaves the delay to SQS', async () => {
    const { queue, entries } = sqs(() => undefined);
    await queue.send(numbers(2), { delaySeconds: 30 });
    await queue.send(numbers(1));
    expect(entries.map(({ DelaySeconds }) => DelaySeconds)).toEqual([30, 30, undefined]);
  });

  it('sends again what SQS did not take, and only that', async () => {
    const { queue, taken, requests } = sqs((body, attempt) =>
      attempt === 1 && ['2', '5'].includes(body) ? { senderFault: false } : undefined,
    );
    await queue.send(numbers(8));
    expect(requests[1]).toEqual(['2', '5']);
    expect(taken.toSorted()).toEqual(numbers(8).map(String));
  });

  it('throws when SQS does not take a message in several attempts', async () => {
    const { queue, requests } = sqs((body) => (body === '3' ? { senderFault: false } : undefined));
    const failure: unknown = await queue.send(numbers(5)).catch((error: unknown) => error);
    expect(String(failure)).toContain('did not take 1 of 5');
    expect(isTemporaryFailure(failure)).toBe(true);
    expect(requests.slice(1)).toEqual([['3'], ['3'], ['3']]);
  });

  it('throws at once when the fault is ours', async () => {
    const { queue, requests } = sqs(() => ({ senderFault: true }));
    await expect(queue.send(numbers(1))).rejects.toThrow('Refused');
    expect(requests).toHaveLength(1);
  });
});
