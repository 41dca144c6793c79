/**
 * Judges quotations in threads, turn by turn: other requests overtake one whose citations are costly, a citation that costs too
 * much ends its thread but not the request, and nothing blocks the event loop.
 */
import { availableParallelism } from 'node:os';
import type { AnswerFormat, QuotedWords } from '../../answers/quotation.ts';
import { MachineBusy } from '../../documents/machineBusy.ts';
import type { WorkTime } from '../../documents/threadWork.ts';
import type { ReadBack, ReadQuotation } from '../../evidence/readBack.ts';
import { TOO_COMPLEX, type Verdict } from '../../matching/answer/verdict.ts';
import { createFairLimit } from '../../platform/fairLimit.ts';
import type { RequestBudget } from '../requestBudget.ts';
import { bestThread } from './bestThread.ts';
import { ABANDONED_WORK_MS, CITATION_TIME, FIRST_HANDED_OVER, HANDED_OVER, OPENING_TIME } from './judgeLimits.ts';
import type { AskedQuotation, JudgeQuestion, JudgeReply } from './judgeProtocol.ts';
import { createJudgeThread, type JudgeThread } from './judgeThread.ts';

export type OpenedSource = Extract<JudgeReply, { kind: 'held' }>;

export interface JudgeOrder {
  readonly accountId: string;
  readonly documentId: string;
  readonly packed: SharedArrayBuffer;
  readonly asked: readonly AskedQuotation[];
  readonly asker: Asker;
}

/** Who waits for the verdicts. */
export interface Asker {
  /** For the whole request. */
  readonly time: Pick<RequestBudget, 'judging' | 'isOver'>;
  /** Whether nobody is waiting any more. */
  readonly isAbandoned: () => boolean;
  /** Called with each verdict as it is reached. @param at its position in the order asked, from 0 */
  readonly reached?: (at: number, verdict: Verdict) => void;
}

export interface Judge {
  /**
   * @param stored the text index as it is stored
   * @param worked called with the milliseconds of processor time that it took
   * @returns undefined if making it ready costs more than allowed. @throws Error if it is not a text index; MachineBusy
   */
  open(
    accountId: string,
    documentId: string,
    stored: Uint8Array,
    worked?: (workMs: number) => void,
  ): Promise<OpenedSource | undefined>;
  /** In the order asked; those that nobody was waiting for are left out at the end. @throws MachineBusy */
  judge(order: JudgeOrder): Promise<Verdict[]>;
  /** What an answer quotes; undefined if finding it is more work than a citation may be. @throws MachineBusy */
  quotations(accountId: string, answer: string, format: AnswerFormat): Promise<QuotedWords | undefined>;
  /** By what OCR reads in a picture; undefined if that is more work than a citation may be. @throws MachineBusy */
  judgeReading(accountId: string, quotation: ReadQuotation, read: readonly ReadBack[]): Promise<Verdict | undefined>;
  /** Starts a thread before there is work. */
  wake(): void;
  close(): Promise<void>;
}

export interface JudgeOptions {
  /** For indexes that all threads hold together. */
  readonly maxBytes: number;
  /** What one citation may take. */
  readonly citationTime?: WorkTime;
  /** As in `replaceableThread.ts`. */
  readonly restMs?: number;
}

export function createJudge({ maxBytes, citationTime = CITATION_TIME, restMs }: JudgeOptions): Judge {
  // One more than the processors: while one account's costly citations are judged, the machine gives the others their share.
  const size = availableParallelism() + 1;
  const threads = Array.from({ length: size }, () => createJudgeThread(restMs));
  const bytesPerThread = maxBytes / size;
  const fairly = createFairLimit({ concurrency: size, perOwner: size - 1 });

  const withThread = <Result>(
    accountId: string,
    documentId: string,
    work: (thread: JudgeThread) => Promise<Result>,
  ): Promise<Result> =>
    fairly(accountId, async () => {
      // There is an idle one: there are as many places as threads.
      const thread = bestThread(threads, documentId, bytesPerThread);
      thread.isBusy = true;
      try {
        return await work(thread);
      } finally {
        thread.isBusy = false;
      }
    });

  const hold = async (
    accountId: string,
    thread: JudgeThread,
    question: Extract<JudgeQuestion, { kind: 'open' | 'hold' }>,
    worked?: (workMs: number) => void,
  ): Promise<OpenedSource | undefined> => {
    const asked = { ...question, evict: thread.evictable(bytesPerThread) };
    const { reply, workMs } = await ask(accountId, thread, asked, OPENING_TIME);
    worked?.(workMs);
    if (reply?.kind !== 'held') return undefined;
    thread.noteHeld(question.documentId, reply.bytes);
    return reply;
  };

  /** Judges some of the remaining ones, as many as a turn has room for. */
  const turn = (order: JudgeOrder, left: readonly number[], most: number): Promise<Turn> =>
    withThread(order.accountId, order.documentId, async (thread): Promise<Turn> => {
      const { accountId, documentId, packed, asked } = order;
      const source = { kind: 'hold', documentId, packed, evict: [] } as const;
      // In a thread that no longer has it, or never had: all threads may hold others, and one that was given up holds nothing.
      let holdingMs = 0;
      const held = thread.holds(documentId) || (await hold(accountId, thread, source, (ms) => (holdingMs += ms)));
      if (!held) return undecided(left);
      const of = left.slice(0, most);
      const othersHeld = thread.heldDocuments > 1;
      const question = { kind: 'judge', documentId, asked: of.map((at) => asked[at]) } as const;
      const { reply, isOutOfMemory, ...judged } = await ask(accountId, thread, question, citationTime);
      const workMs = holdingMs + judged.workMs;
      if (reply?.kind === 'judged') return { verdicts: reply.verdicts, of, workMs };
      // Memory may have gone to other documents: in a new thread this citation may fit.
      if (isOutOfMemory && othersHeld) return { verdicts: [], of: [], workMs };
      return { verdicts: [TOO_COMPLEX], of: [of[thread.lastAt()] ?? of[0]], workMs };
    });

  return {
    open: (accountId, documentId, stored, worked) =>
      withThread(accountId, documentId, (thread) =>
        hold(accountId, thread, { kind: 'open', documentId, stored, evict: [] }, worked),
      ),

    judge: async (order) => {
      const { asked, asker } = order;
      const verdicts = new Map<number, Verdict>();
      let left = Array.from(asked.keys());
      let workedMs = 0;
      // A caller that reads along sees something soon.
      let most = asker.reached ? FIRST_HANDED_OVER : HANDED_OVER;
      while (left.length > 0) {
        if (asker.isAbandoned() && workedMs > ABANDONED_WORK_MS) break;
        const isSpent = asker.time.judging.isSpent();
        if (!isSpent && asker.time.isOver()) throw new MachineBusy('judging citations');
        const done = isSpent ? undecided(left) : await turn(order, left, most);
        done.verdicts.forEach((verdict, i) => {
          verdicts.set(done.of[i], verdict);
          asker.reached?.(done.of[i], verdict);
        });
        most = HANDED_OVER;
        left = left.filter((at) => !verdicts.has(at));
        workedMs += done.workMs;
        asker.time.judging.worked(done.workMs);
      }
      return Array.from(asked.keys()).flatMap((at) => verdicts.get(at) ?? []);
    },

    quotations: (accountId, answer, format) =>
      withThread(accountId, '', async (thread) => {
        const { reply } = await ask(accountId, thread, { kind: 'quotations', answer, format }, citationTime);
        return reply?.kind === 'quotations' ? reply.quoted : undefined;
      }),

    judgeReading: (accountId, quotation, read) =>
      // By any thread: it needs nothing from a document.
      withThread(accountId, '', async (thread) => {
        const { reply } = await ask(accountId, thread, { kind: 'judgeReading', quotation, read }, citationTime);
        return reply?.kind === 'judged' ? reply.verdicts[0] : undefined;
      }),

    wake: () => {
      threads[0].wake();
    },

    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Turn {
  readonly verdicts: readonly Verdict[];
  /** Which of the quotations asked for they are about. */
  readonly of: readonly number[];
  /** Milliseconds of processor time. */
  readonly workMs: number;
}

const undecided = (left: readonly number[]): Turn => ({ verdicts: left.map(() => TOO_COMPLEX), of: left, workMs: 0 });

interface Asked {
  /** Absent if the work was too much. */
  readonly reply?: JudgeReply;
  readonly workMs: number;
  readonly isOutOfMemory: boolean;
}

/** @throws Error if the thread failed through a fault of ours; MachineBusy if it had no time */
async function ask(accountId: string, thread: JudgeThread, question: JudgeQuestion, time: WorkTime): Promise<Asked> {
  const answer = await thread.ask(accountId, question, time);
  const { workMs } = answer;
  switch (answer.kind) {
    case 'replied':
      if (answer.reply.kind === 'failed') throw new Error('Judging failed.', { cause: answer.reply.cause });
      return { reply: answer.reply, workMs, isOutOfMemory: false };
    case 'overworked':
      return { workMs, isOutOfMemory: false };
    case 'broken':
      return { workMs, isOutOfMemory: answer.isOutOfMemory };
    case 'starved':
      throw new MachineBusy('judging a citation');
  }
}
