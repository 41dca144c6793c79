/** Which judging thread takes the next piece of work. */
import type { JudgeThread } from './judgeThread.ts';

type Candidate = Pick<JudgeThread, 'isBusy' | 'isRunning' | 'holds' | 'heldBytes'>;

/** Share of what a thread may hold from which the next document goes to another one: each may be as large as all before. */
const FULL = 0.5;

/**
 * Of the idle threads that of the document, then one that runs and has room: to start one takes a third of a second and fifty megabytes, for
 * each of an account's first documents.
 * @param threads not all of them busy
 * @param maxBytes what each may hold
 */
export function bestThread<Thread extends Candidate>(
  threads: readonly Thread[],
  documentId: string,
  maxBytes: number,
): Thread {
  const idle = threads.filter((thread) => !thread.isBusy);
  return (
    idle.find((thread) => thread.holds(documentId)) ??
    idle.find((thread) => thread.isRunning && thread.heldBytes < FULL * maxBytes) ??
    idle.reduce((one, other) => (other.heldBytes < one.heldBytes ? other : one))
  );
}
