/**
 * The machine's processors among the accounts: judging, reading, drawing and encoding of all kinds wait here for their turn, so that
 * who asks for much has what the others leave. Programs of their own (Chromium, LibreOffice, ffmpeg) take turns by owner, each by itself. Pools of threads bound each kind by itself; together they are several times the
 * processors, and an account that fills them all would leave another one a fraction of its speed.
 */
import { availableParallelism } from 'node:os';

/** Runs a piece of work of an account when its turn comes. Work must not wait for other work in here. */
export type ProcessorShares = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

export interface ProcessorSharesOptions {
  readonly processors: number;
  readonly presentMs?: number;
  readonly longMs?: number;
  readonly now?: () => number;
}

/** Milliseconds for which an account's share is kept after its last work: between two pieces of one request lie some tens. */
const PRESENT_MS = 250;
/**
 * Milliseconds after which work counts no more: a large document must not keep its owner's small requests waiting, nor three of them
 * everybody's. From then on the system shares the processors out, within the bounds of each kind.
 */
const LONG_MS = 2_000;

interface Account {
  readonly waiting: (() => void)[];
  running: number;
  /** The number of its last turn. */
  lastTurn: number;
  /** By `now`: when it last had work. */
  lastSeen: number;
}

/**
 * An account that is alone has all processors; those that are present share them, and each has one at least. One place more is for
 * whoever has none, so that a newcomer waits for nobody.
 */
export function createProcessorShares(options: ProcessorSharesOptions): ProcessorShares {
  const { processors, presentMs = PRESENT_MS, longMs = LONG_MS, now = () => performance.now() } = options;
  const accounts = new Map<string, Account>();
  let turns = 0;
  let total = 0;

  const forgetAbsent = (): void => {
    for (const [owner, { waiting, running, lastSeen }] of accounts) {
      if (waiting.length === 0 && running === 0 && now() - lastSeen > presentMs) accounts.delete(owner);
    }
  };
  const next = (): Account | undefined => {
    const share = Math.max(1, Math.floor(processors / accounts.size));
    const mayStart = ({ waiting, running }: Account): boolean =>
      waiting.length > 0 && running < share && total < (running === 0 ? processors + 1 : processors);
    return Array.from(accounts.values())
      .filter(mayStart)
      .reduce<Account | undefined>((one, other) => (one && one.lastTurn < other.lastTurn ? one : other), undefined);
  };
  const startWaiting = (): void => {
    forgetAbsent();
    for (let account = next(); account; account = next()) {
      account.running += 1;
      account.lastTurn = ++turns;
      total += 1;
      account.waiting.shift()?.();
    }
  };
  const accountOf = (owner: string): Account => {
    const known = accounts.get(owner);
    if (known) return known;
    const account: Account = { waiting: [], running: 0, lastTurn: 0, lastSeen: now() };
    accounts.set(owner, account);
    return account;
  };

  return async (owner, work) => {
    const account = accountOf(owner);
    await new Promise<void>((start) => {
      account.waiting.push(start);
      startWaiting();
    });
    let isCounted = true;
    const giveBack = (): void => {
      if (!isCounted) return;
      isCounted = false;
      account.running -= 1;
      account.lastSeen = now();
      total -= 1;
      startWaiting();
    };
    const timer = setTimeout(giveBack, longMs);
    timer.unref();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      giveBack();
    }
  };
}

/** Of this machine: whatever works in this process takes its turns here. */
export const processorShares: ProcessorShares = createProcessorShares({ processors: availableParallelism() });
