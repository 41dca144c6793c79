/** Brings the messages of each queue to its function, again if it gives one back, and finally to the function for failures. */
import { z } from 'zod';
import type { FunctionName } from '../../../infra/functions.ts';
import type { SentMessage } from '../recordingAws.ts';
import type { RehearsedFunctions } from './rehearsedFunctions.ts';

/** As often as the stack's queues deliver a message at most. */
const DELIVERIES = 3;

const WORKERS: Readonly<Record<string, readonly [worker: FunctionName, whenFailed: FunctionName]>> = {
  convert: ['convertDocument', 'failConversion'],
  read: ['readPages', 'failReadPages'],
  speech: ['recogniseSpeech', 'failSpeech'],
  render: ['renderPages', 'failRenderPages'],
};

const answerSchema = z.object({ batchItemFailures: z.array(z.unknown()) });

export async function deliver(functions: RehearsedFunctions, { queue, body }: SentMessage): Promise<void> {
  const [worker, whenFailed] = WORKERS[queue];
  const event = { Records: [{ messageId: crypto.randomUUID(), body }] };
  for (let delivery = 1; delivery <= DELIVERIES; delivery++) {
    const { batchItemFailures } = answerSchema.parse(await functions.invoke(worker, event));
    if (batchItemFailures.length === 0) return;
    process.stderr.write(`${worker} gave a message back, delivery ${String(delivery)}.\n`);
  }
  await functions.invoke(whenFailed, event);
}
