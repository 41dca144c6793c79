/**
 * The embedded DynamoDB, kept running: its thread is restarted, on the same port, whenever it dies. Requests that meet a dead one
 * find their connection refused or broken, which the SDK retries and callers see as 503.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { besideModule } from '../../platform/besideModule.ts';
import { compiledCodeVariables } from '../../platform/compiledCode.ts';

/** Before the next start: on a full disk every start fails, and each costs a thread. */
const RESTART_PAUSE_MS = 500;

export interface DatabaseThreadData {
  /** Folder of the store, this process's alone. */
  readonly path: string;
  readonly accessKey: string;
  /** 0 takes any free one. */
  readonly port: number;
}

/** A request of DynamoDB's interface, as it would appear in HTTP. */
export interface DatabaseQuestion {
  /** `DynamoDB_20120810.GetItem` and others. */
  readonly target: string;
  /** JSON. */
  readonly body: Uint8Array;
}

export interface DatabaseAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Messages to the thread: a numbered question, or to end; it answers with the number. */
export type DatabaseMessage = 'end' | (DatabaseQuestion & { readonly number: number });
export type NumberedAnswer = DatabaseAnswer & { readonly number: number };

export interface DatabaseServer {
  readonly port: number;
  /**
   * Without a connection, which other processes need: a third of the work.
   * @throws ConnectionLost when the thread dies, or is dead
   */
  ask(question: DatabaseQuestion): Promise<DatabaseAnswer>;
  close(): Promise<void>;
}

/**
 * Opens the store in a folder that is this process's alone, on a free port of the loopback interface.
 * @param script what runs in the thread
 * @throws what killed the thread before it listened for the first time
 */
export async function startDatabaseServer(
  path: string,
  accessKey: string,
  script = besideModule(import.meta.url, 'databaseThread.ts', 'databaseThread.mjs'),
): Promise<DatabaseServer> {
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  let thread = await startThread(script, { path, accessKey, port: 0 });
  const { port } = thread;

  async function keepRunning(): Promise<void> {
    for (;;) {
      const failure = await thread.ended;
      if (isClosing()) return;
      process.emitWarning(`The database failed and is started again: ${String(failure)}`);
      while (!(await restart())) if (isClosing()) return;
    }
  }

  async function restart(): Promise<boolean> {
    try {
      await delay(RESTART_PAUSE_MS, undefined, { signal: closing.signal });
      thread = await startThread(script, { path, accessKey, port });
    } catch {
      // It already said why it failed; it will say so again once it listens.
      return false;
    }
    if (isClosing()) thread.end();
    return true;
  }

  const running = keepRunning();
  return {
    port,
    ask: (question) => thread.ask(question),
    async close() {
      closing.abort();
      thread.end();
      await running;
    },
  };
}

/** Named like a broken connection, after which the SDK retries. */
class ConnectionLost extends Error {
  readonly code = 'ECONNRESET';
}

interface DatabaseThread {
  readonly port: number;
  readonly ask: DatabaseServer['ask'];
  /** Asks it to finish what it is doing and to end. */
  readonly end: () => void;
  /** Resolves when it has ended, with what it died of. */
  readonly ended: Promise<Error | undefined>;
}

async function startThread(script: URL, workerData: DatabaseThreadData): Promise<DatabaseThread> {
  const worker = new Worker(script, { workerData, env: compiledCodeVariables() });
  let failure: Error | undefined;
  worker.on('error', (error: Error) => {
    failure = error;
  });
  const ended = new Promise<Error | undefined>((resolve) => {
    worker.once('exit', () => {
      resolve(failure);
    });
  });
  const listening = new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('exit', () => {
      reject(failure ?? new Error('The database ended before it began.'));
    });
  });
  const port = await listening;
  const waiting = new Map<number, PromiseWithResolvers<DatabaseAnswer>>();
  let asked = 0;
  let hasEnded = false;
  worker.on('message', ({ number, ...answer }: NumberedAnswer) => {
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  });
  void ended.then(() => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(new ConnectionLost('The database died.'));
    waiting.clear();
  });
  const tell = (message: DatabaseMessage): void => {
    worker.postMessage(message);
  };
  return {
    port,
    ask: (question) => {
      if (hasEnded) return Promise.reject(new ConnectionLost('The database is not there.'));
      const number = ++asked;
      const answer = Promise.withResolvers<DatabaseAnswer>();
      waiting.set(number, answer);
      tell({ ...question, number });
      return answer.promise;
    },
    ended,
    end: () => {
      tell('end');
    },
  };
}
