/**
 * Shares the machine's processors between accounts: judging, reading, drawing and encoding of all kinds wait here for their turn,
 * so that an account with many requests gets what the others leave. External programs (Chromium, LibreOffice, ffmpeg) take turns
 * by owner separately. Thread pools limit each kind separately; together they exceed the processors several times over, and an
 * account that fills them all would leave another a fraction of its speed.
 */
import { availableParallelism } from 'node:os';

/** Runs a piece of an account's work when its turn comes. Work must not wait for other work in here. */
export type ProcessorShares = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

export interface ProcessorSharesOptions {
  readonly processors: number;
  readonly presentMs?: number;
  readonly longMs?: number;
  readonly now?: () => number;
}

/** Milliseconds for which an account keeps its share after its last work: pieces of one request are some tens apart. */
const PRESENT_MS = 250;
/**
 * Milliseconds after which work no longer counts: a large document must not keep its owner's small requests waiting, nor three of
 * them everybody's. From then on the system shares out the processors, within the limits of each kind.
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
 * An account that is alone has all processors; accounts that are present share them, each with at least one. One more place is
 * kept for an account that has none, so that a newcomer waits for nobody.
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

/** For this machine: everything that works in this process takes its turns here. */
export const processorShares: ProcessorShares = createProcessorShares({ processors: availableParallelism() });
