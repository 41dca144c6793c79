/**
 * The embedded DynamoDB, kept running: its thread is started anew, on the same port, whenever it dies. Requests that meet
 * a dead one find their connection refused or broken, which the SDK repeats and callers see as 503.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { compiledCodeVariables } from '../../platform/compiledCode.ts';

/** Before the next start: on a disk that is full every start fails, and each costs a thread. */
const RESTART_PAUSE_MS = 500;

export interface DatabaseThreadData {
  /** Folder of the store, this process's alone. */
  readonly path: string;
  readonly accessKey: string;
  /** 0 takes any free one. */
  readonly port: number;
}

export interface DatabaseServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Opens the store in a folder that is this process's alone, on a free port of the loopback interface.
 * @param script what runs in the thread
 * @throws what the thread died of before it listened for the first time
 */
export async function startDatabaseServer(
  path: string,
  accessKey: string,
  script = new URL('./databaseThread.ts', import.meta.url),
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
      // Said already why it failed; it will say so again once it listens.
      return false;
    }
    if (isClosing()) thread.end();
    return true;
  }

  const running = keepRunning();
  return {
    port,
    async close() {
      closing.abort();
      thread.end();
      await running;
    },
  };
}

interface DatabaseThread {
  readonly port: number;
  /** Asks it to finish what it does and to end. */
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
  return {
    port: await listening,
    ended,
    end: () => {
      worker.postMessage('end');
    },
  };
}
