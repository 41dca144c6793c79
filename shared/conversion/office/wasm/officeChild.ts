/** One process with LibreOffice, from its start to its end: every question has a deadline, and a process that misses it is killed. */
import type { ChildProcess } from 'node:child_process';
import { forkConfined } from '../../../platform/confinedProcess.ts';
import { processorTimeMs } from '../../../platform/processorTime.ts';
import { officeProcessPath } from './officeAssets.ts';
import type { ConvertOrder, OfficeReply, OfficeRequest, SetUp } from './officeProtocol.ts';

/** The process ended, was silent, or worked for too long; the message says which, for the log. */
export type OfficeLoss = 'ended' | 'silent' | 'busy';

export class OfficeChildLost extends Error {
  readonly why: OfficeLoss;

  constructor(why: OfficeLoss, message: string) {
    super(message);
    this.name = 'OfficeChildLost';
    this.why = why;
  }
}

export interface AnswerLimits {
  /** Milliseconds by the clock. */
  readonly timeoutMs: number;
  /** Milliseconds of processor time, where the system reports it. */
  readonly workMs: number;
}

export interface OfficeChild {
  /** @throws OfficeChildLost if it ends, is silent for too long or works for too long; it is then killed */
  setUp(order: SetUp, limits: AnswerLimits): Promise<void>;
  /** @throws OfficeChildLost as above */
  convert(order: ConvertOrder, limits: AnswerLimits): Promise<Exclude<OfficeReply, { kind: 'ready' }>>;
  kill(): void;
}

/** @param reads files and folders that it may read in addition to its own code */
export type ForkOfficeProcess = (reads: readonly string[]) => ChildProcess;

/** Milliseconds. */
const LOOK_EVERY_MS = 250;
/** JavaScript heap, megabytes; documents and LibreOffice itself are outside it. */
const CHILD_HEAP_MB = 1024;

/** May read the program, fonts and its own code, start threads, and nothing else: no other files, no processes, no environment. */
export const forkOfficeProcess: ForkOfficeProcess = (reads) =>
  forkConfined(officeProcessPath(import.meta.url), {
    heapMb: CHILD_HEAP_MB,
    reads,
    startsThreads: true,
  });

export function startOfficeChild(forkProcess: ForkOfficeProcess, reads: readonly string[]): OfficeChild {
  const child = forkProcess(reads);
  // A waiting process must not keep ours alive.
  idle(child);
  // Without a listener, an error after the end would end our own process.
  child.on('error', () => undefined);
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  return {
    setUp: async (order, limits) => {
      const reply = await ask(child, order, limits);
      if (reply.kind !== 'ready') throw new Error('LibreOffice answered another question than it was asked.');
    },
    convert: async (order, limits) => {
      const reply = await ask(child, order, limits);
      if (reply.kind === 'ready') throw new Error('LibreOffice answered another question than it was asked.');
      return reply;
    },
    kill,
  };
}

function idle(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function ask(child: ChildProcess, request: OfficeRequest, { timeoutMs, workMs }: AnswerLimits): Promise<OfficeReply> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const finish = (act: () => void): void => {
      // What it did may be reported after its answer.
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      clearInterval(looking);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      idle(child);
      act();
    };
    const lose = (why: OfficeChildLost['why'], message: string): void => {
      finish(() => {
        child.kill('SIGKILL');
        reject(new OfficeChildLost(why, message));
      });
    };
    const onMessage = (reply: unknown): void => {
      finish(() => {
        resolve(reply as OfficeReply);
      });
    };
    const onExit = (code: number | null, signal: string | null): void => {
      lose('ended', `LibreOffice's process ended with ${signal ?? String(code)}.`);
    };
    const onError = (error: Error): void => {
      lose('ended', `LibreOffice's process failed: ${error.message}`);
    };
    const timer = setTimeout(() => {
      lose('silent', `LibreOffice's process gave no answer to '${request.kind}' within ${timeoutMs} ms.`);
    }, timeoutMs);
    let before: number | undefined;
    const looking = setInterval(() => {
      void processorTimeMs(child.pid ?? 0).then((workedMs) => {
        before ??= workedMs;
        if (workedMs === undefined || before === undefined || workedMs - before <= workMs) return;
        lose('busy', `LibreOffice's process worked on '${request.kind}' for more than ${workMs} ms.`);
      });
    }, LOOK_EVERY_MS);
    if (child.exitCode !== null || child.signalCode !== null) {
      onExit(child.exitCode, child.signalCode);
      return;
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.ref();
    child.channel?.ref();
    child.send(request, (error) => {
      if (error !== null) onError(error);
    });
  });
}
