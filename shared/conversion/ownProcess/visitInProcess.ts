/**
 * Visits pages from a process of their own, which starts before the first of them. A page decides how much its browser reports (twenty
 * thousand pictures: a hundred thousand messages) and how many connections it opens, and none of that is work of the thread that everybody
 * shares. The same holds for starting a browser: the system copies the memory map of the process that starts it, fifty milliseconds for each
 * gigabyte, so that a small one starts it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compiledCodeVariables } from '../../platform/compiledCode.ts';
import type { PageRenderer } from '../browser/pageRenderer.ts';
import type { Visiting } from '../browser/visiting.ts';
import type { FileInstead, RenderedPage } from '../browser/renderPage.ts';
import { RefusedAddress } from '../refusedAddress.ts';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import type { VisitAnswer, VisitingSettings, VisitMessage } from './visitProtocol.ts';

/** JavaScript memory, megabytes: a document of 64 MiB is held three times while it is shown, and several are visited at once. */
const HEAP_LIMIT_MB = 1_024;

export interface VisitInProcessOptions extends VisitingSettings {
  /** For tests. */
  readonly onStarted?: (child: ChildProcess) => void;
}

export function visitInProcess({ onStarted, ...settings }: VisitInProcessOptions): Visiting {
  let child: ChildProcess | undefined;
  let visits = 0;
  let isClosed = false;
  const underWay = new Map<number, PromiseWithResolvers<VisitAnswer>>();

  /** A visit must not outlive its process: whoever waits gets a failure that can be tried again. */
  const lose = (lost: ChildProcess, cause: unknown): void => {
    if (child !== lost) return;
    child = undefined;
    for (const { reject } of underWay.values()) reject(new Error('The visiting process ended.', { cause }));
  };

  function running(): ChildProcess {
    if (child) return child;
    if (isClosed) throw new Error('The service is stopping.');
    const begun = startProcess();
    child = begun;
    onStarted?.(begun);
    begun.on('message', (answer: VisitAnswer) => {
      underWay.get(answer.visit)?.resolve(answer);
    });
    begun.on('error', (error) => {
      lose(begun, error);
    });
    begun.on('exit', (code, signal) => {
      lose(begun, `It ended with ${signal ?? String(code)}.`);
    });
    tell(begun, { kind: 'begin', settings });
    return begun;
  }

  const render =
    (hasWayOut: boolean): PageRenderer['render'] =>
    async ({ signal, ...order }) => {
      signal.throwIfAborted();
      const visiting = running();
      const visit = visits++;
      const answered = Promise.withResolvers<VisitAnswer>();
      underWay.set(visit, answered);
      const end = (): void => {
        tell(visiting, { kind: 'end', visit });
      };
      signal.addEventListener('abort', end, { once: true });
      tell(visiting, { kind: 'visit', visit, hasWayOut, ...order });
      try {
        const answer = await answered.promise;
        // A visit that was ended fails in many ways; what matters is why it was ended.
        if (answer.kind !== 'visited') signal.throwIfAborted();
        return pageOf(answer);
      } finally {
        signal.removeEventListener('abort', end);
        underWay.delete(visit);
        if (underWay.size === 0) rest(visiting);
      }
    };

  const close = async (): Promise<void> => {
    isClosed = true;
    const last = child;
    if (last === undefined) return;
    const answers = Array.from(underWay.values(), ({ promise }) => promise);
    for (const visit of underWay.keys()) tell(last, { kind: 'end', visit });
    await Promise.allSettled(answers);
    if (!last.connected) return;
    last.ref();
    last.disconnect();
    await once(last, 'exit');
  };

  const wake = (): void => {
    tell(running(), { kind: 'wake' });
  };
  return { pages: { render: render(true), wake, close }, savedPages: { render: render(false), close } };
}

function startProcess(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./visitingProcess.ts', import.meta.url)), {
    // Structured clone: a document's bytes travel as bytes, not as JSON.
    serialization: 'advanced',
    env: { ...compiledCodeVariables() },
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_LIMIT_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  rest(child);
  return child;
}

/** Without visits it must not keep ours alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/** What is told to a process that has ended is answered by its end. */
function tell(child: ChildProcess, message: VisitMessage): void {
  if (message.kind === 'visit') {
    child.ref();
    child.channel?.ref();
  }
  if (child.connected) child.send(message, () => undefined);
}

/** @throws RefusedAddress; UnconvertibleSource; Error for a failure of ours */
function pageOf(answer: VisitAnswer): RenderedPage | FileInstead {
  switch (answer.kind) {
    case 'visited':
      return answer.page;
    case 'address refused':
      throw new RefusedAddress(answer.message);
    case 'unconvertible': {
      const { reason, message, httpStatus, cause } = answer;
      throw new UnconvertibleSource(reason, message, { cause, ...(httpStatus !== undefined && { httpStatus }) });
    }
    case 'failed':
      throw new Error('The visit failed.', { cause: answer.cause });
  }
}
