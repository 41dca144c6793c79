/**
 * The visiting process's entry: what a browser is told and tells, and all that its page receives, passes through here. How much that is,
 * the page decides.
 */
import { once } from 'node:events';
import { createPageRenderer } from '../browser/pageRenderer.ts';
import { createGuardedNetwork } from '../network/guardedNetwork.ts';
import { RefusedAddress } from '../refusedAddress.ts';
import { withoutWayOut } from '../savedPage.ts';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import type { VisitAnswer, VisitMessage, VisitTask } from './visitProtocol.ts';

/** Every browser ends when the pipes of this process do. */
process.on('disconnect', () => process.exit());

const [begin] = (await once(process, 'message')) as [Extract<VisitMessage, { kind: 'begin' }>];
const { privateHosts, ...browser } = begin.settings;
const network = createGuardedNetwork({ privateHosts });
const options = { ...browser, singleProcess: false };
const pages = createPageRenderer({ ...options, network });
const savedPages = createPageRenderer({ ...options, network: withoutWayOut(network) });
const underWay = new Map<number, AbortController>();

process.on('message', (message: VisitMessage) => {
  if (message.kind === 'wake') pages.wake();
  else if (message.kind === 'end') underWay.get(message.visit)?.abort(new Error('Nobody waits for the visit.'));
  else if (message.kind === 'visit') void visit(message);
});

async function visit({ kind: _, visit: number, hasWayOut, ...order }: VisitTask): Promise<void> {
  const ending = new AbortController();
  underWay.set(number, ending);
  const answer = await (hasWayOut ? pages : savedPages).render({ ...order, signal: ending.signal }).then(
    (page): VisitAnswer => ({ kind: 'visited', visit: number, page }),
    (error: unknown) => failure(number, error),
  );
  underWay.delete(number);
  process.send?.(answer);
}

function failure(number: number, error: unknown): VisitAnswer {
  const cause = String(error instanceof Error ? (error.cause ?? error.stack) : error);
  if (error instanceof RefusedAddress) return { kind: 'address refused', visit: number, message: error.message };
  if (!(error instanceof UnconvertibleSource)) return { kind: 'failed', visit: number, cause };
  const { reason, message, httpStatus } = error;
  return {
    kind: 'unconvertible',
    visit: number,
    reason,
    message,
    ...(httpStatus !== undefined && { httpStatus }),
    cause,
  };
}
