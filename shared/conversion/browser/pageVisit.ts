/** What the network said of the document that a page shows now: its own answer, whatever scripts make of the address bar. */
import type { CDPSession, Protocol } from 'puppeteer-core';

export interface DocumentAnswer {
  readonly url: string;
  readonly status: number;
  readonly mimeType: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageVisit {
  /** The answer that the page shown came from; absent where nothing is shown yet, or came from no server. */
  shown(): DocumentAnswer | undefined;
  /** An answer that the page was sent on to, and that Chromium does not show: a file. */
  leftAside(): DocumentAnswer | undefined;
  /** The address that could not be visited, if the page's last move failed. */
  failed(): { readonly url: string; readonly errorText: string } | undefined;
  /** Requests under way. */
  pendingRequests(): number;
  /** Rises whenever another document is shown. */
  generation(): number;
}

/** A request that long under way is a stream or a long poll, for which no visitor waits. */
const LONG_POLL_MS = 4_000;
/** Kinds of requests that a page's look does not depend on. */
const IGNORED_KINDS: readonly string[] = ['EventSource', 'WebSocket', 'Ping', 'Media', 'Prefetch'];

export async function followPage(session: CDPSession): Promise<PageVisit> {
  const answers = new Map<string, DocumentAnswer>();
  const committed = new Set<string>();
  const pending = new Map<string, number>();
  const documentRequests = new Map<string, { url: string; loaderId: string }>();
  let shown: DocumentAnswer | undefined;
  let latest: { loaderId: string; answer: DocumentAnswer } | undefined;
  let failed: { url: string; errorText: string } | undefined;
  let generation = 0;

  const { frameTree } = await session.send('Page.getFrameTree');
  const mainFrame = frameTree.frame.id;

  session.on('Network.requestWillBeSent', ({ requestId, type, frameId, loaderId, request }) => {
    if (type !== undefined && !IGNORED_KINDS.includes(type)) pending.set(requestId, performance.now());
    if (type === 'Document' && frameId === mainFrame) documentRequests.set(requestId, { url: request.url, loaderId });
  });
  session.on('Network.responseReceived', ({ type, frameId, loaderId, response }) => {
    if (type !== 'Document' || frameId !== mainFrame) return;
    const answer = documentAnswer(response);
    answers.set(loaderId, answer);
    latest = { loaderId, answer };
  });
  session.on('Network.loadingFinished', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    pending.delete(requestId);
    const request = documentRequests.get(requestId);
    if (request !== undefined && !answers.has(request.loaderId)) failed = { url: request.url, errorText };
  });
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id !== mainFrame) return;
    generation += 1;
    committed.add(frame.loaderId);
    shown = answers.get(frame.loaderId);
    if (shown !== undefined) failed = undefined;
    pending.clear();
  });
  await session.send('Network.enable');
  await session.send('Page.enable');

  return {
    shown: () => shown,
    leftAside: () => (latest === undefined || committed.has(latest.loaderId) ? undefined : latest.answer),
    failed: () => failed,
    pendingRequests() {
      const since = performance.now() - LONG_POLL_MS;
      return [...pending.values()].filter((begun) => begun > since).length;
    },
    generation: () => generation,
  };
}

function documentAnswer(response: Protocol.Network.Response): DocumentAnswer {
  const { url, status, mimeType, headers } = response;
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { url, status, mimeType, headers: Object.fromEntries(lowered) as Record<string, string> };
}
