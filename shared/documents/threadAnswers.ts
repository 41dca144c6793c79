/** The thread's side of `askThread`: one question at a time, each answered with the processor time that it took. */
import type { MessagePort } from 'node:worker_threads';

export interface ThreadReply<Reply> {
  readonly reply: Reply;
  /** Milliseconds of the thread's processor time that it took. */
  readonly workMs: number;
  /** The same since the thread began. */
  readonly totalMs: number;
}

/**
 * @param answer never rejects: that would end the thread
 * @param handedOver memory in the reply that belongs to the asking thread from then on
 */
export function answerQuestions<Reply>(
  port: MessagePort | null,
  answer: (question: never) => Promise<Reply>,
  handedOver: (reply: Reply) => ArrayBuffer[] = () => [],
): void {
  if (port === null) throw new Error('Only a worker thread is asked questions.');
  port.on('message', (question: unknown) => {
    const begun = workedMs();
    void answer(question as never).then((reply) => {
      const totalMs = workedMs();
      const answered: ThreadReply<Reply> = { reply, workMs: totalMs - begun, totalMs };
      port.postMessage(answered, handedOver(reply));
    });
  });
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
