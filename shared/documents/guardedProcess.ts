/**
 * A guarded child process: started when needed, one question at a time, owners in turn, a kill timer on each, a new process after a crash.
 */
import type { ChildProcess } from 'node:child_process';
import { createFairLimit } from '../platform/fairLimit.ts';

/** The process did not answer, and is gone: what it held is gone too. */
export class ProcessBroke extends Error {
  readonly how: 'slow' | 'ended';

  constructor(how: 'slow' | 'ended', cause?: unknown) {
    super(how === 'slow' ? 'The process did not answer in time.' : 'The process ended.', { cause });
    this.name = 'ProcessBroke';
    this.how = how;
  }
}

export interface GuardedProcess<Question, Answer> {
  /**
   * @param owner who asks; empty: nobody in particular
   * @param prepare creates the question when its turn has come
   * @throws ProcessBroke if there is no answer within the deadline; the next question goes to a new process
   */
  ask(owner: string, prepare: () => Promise<Question>, deadlineMs: number): Promise<Answer>;
  close(): Promise<void>;
}

export function createGuardedProcess<Question extends object, Answer>(
  start: () => ChildProcess,
): GuardedProcess<Question, Answer> {
  let child: ChildProcess | undefined;
  let closed = false;
  const inTurn = createFairLimit({ concurrency: 1, perOwner: 1 });

  const discard = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const perform = async (prepare: () => Promise<Question>, deadlineMs: number): Promise<Answer> => {
    const question = await prepare();
    if (closed) throw new Error('This process is closed.');
    child ??= started(start);
    try {
      return (await answerOf(child, question, deadlineMs)) as Answer;
    } catch (error) {
      discard();
      throw error;
    }
  };

  return {
    ask: (owner, prepare, deadlineMs) => inTurn(owner, () => perform(prepare, deadlineMs)),
    close: async () => {
      closed = true;
      // Waiting questions are refused when their turn comes; the one in progress finishes.
      await inTurn('', () => Promise.resolve());
      discard();
    },
  };
}

function started(start: () => ChildProcess): ChildProcess {
  const child = start();
  // Without a listener, an error between two questions would end our own process.
  child.on('error', () => undefined);
  rest(child);
  return child;
}

/** A waiting process must not keep ours alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function answerOf(child: ChildProcess, question: object, deadlineMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown): void => {
      end();
      resolve(message);
    };
    const onError = (error: Error): void => {
      fail('ended', error);
    };
    const onExit = (code: number | null, signal: string | null): void => {
      fail('ended', `The process ended with ${signal ?? String(code)}.`);
    };
    const fail = (how: 'slow' | 'ended', cause?: unknown): void => {
      end();
      reject(new ProcessBroke(how, cause));
    };
    const end = (): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      rest(child);
    };
    const timer = setTimeout(() => {
      fail('slow');
    }, deadlineMs);
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    child.ref();
    child.channel?.ref();
    child.send(question, (error) => {
      if (error !== null) onError(error);
    });
  });
}
