/** What the network says about the document that a page currently shows: its own answer, whatever scripts do to the address bar. */
import type { CDPSession, Protocol } from 'puppeteer-core';

export interface DocumentAnswer {
  readonly url: string;
  readonly status: number;
  readonly mimeType: string;
}

export interface FailedRequest {
  readonly url: string;
  /** As Chromium names it, `net::ERR_…`. */
  readonly errorText: string;
}

export interface PageVisit {
  /** The answer that the current page came from; absent if nothing is shown yet, or what is shown came from no server. */
  shown(): DocumentAnswer | undefined;
  /** Milliseconds since the document that is shown came into being; 0 if there is none. */
  shownForMs(): number;
  /** An answer that the page navigated to, and that Chromium does not show: a file. */
  leftAside(): DocumentAnswer | undefined;
  /** What kept the page's last navigation from being shown, or cut off the document that is shown. */
  failed(): FailedRequest | undefined;
  /** Whether the document that is shown arrived completely. */
  isComplete(): boolean;
  /** Pending requests. */
  pendingRequests(): number;
  /** Rises whenever another document is shown. */
  generation(): number;
  /** Of the page itself; its frames may contain others. */
  readonly mainFrame: string;
}

/** A request that has been pending that long is a stream or a long poll, which no visitor waits for. */
const LONG_POLL_MS = 4_000;
/** Kinds of requests that a page's appearance does not depend on. */
const IGNORED_KINDS: readonly string[] = ['EventSource', 'WebSocket', 'Ping', 'Media', 'Prefetch'];

interface DocumentRequest {
  readonly url: string;
  readonly answer?: DocumentAnswer;
  readonly errorText?: string;
  readonly isComplete?: boolean;
  readonly isShown?: boolean;
}

export async function followPage(session: CDPSession): Promise<PageVisit> {
  /** The main frame's documents by their loaders, in the order in which they were requested. */
  const documents = new Map<string, DocumentRequest>();
  const pending = new Map<string, number>();
  let shown: string | undefined;
  let shownSince = 0;
  let generation = 0;

  const { frameTree } = await session.send('Page.getFrameTree');
  const mainFrame = frameTree.frame.id;
  const note = (loader: string, news: Partial<DocumentRequest>) => {
    const known = documents.get(loader);
    if (known !== undefined) documents.set(loader, { ...known, ...news });
  };

  session.on('Network.requestWillBeSent', ({ requestId, type, frameId, loaderId, request }) => {
    if (type !== undefined && !IGNORED_KINDS.includes(type)) pending.set(requestId, performance.now());
    // A redirect is the same request once more, at another address.
    if (type === 'Document' && frameId === mainFrame) documents.set(loaderId, { url: request.url });
  });
  session.on('Network.responseReceived', ({ loaderId, frameId, type, response }) => {
    if (type === 'Document' && frameId === mainFrame) note(loaderId, { answer: documentAnswer(response) });
  });
  // A document's request and its loader have the same name.
  session.on('Network.loadingFinished', ({ requestId }) => {
    pending.delete(requestId);
    note(requestId, { isComplete: true });
  });
  session.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    pending.delete(requestId);
    if (canceled !== true) note(requestId, { errorText });
  });
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id !== mainFrame) return;
    generation += 1;
    shown = frame.loaderId;
    shownSince = performance.now();
    note(frame.loaderId, { isShown: true });
    pending.clear();
  });
  await session.send('Network.enable');
  await session.send('Page.enable');

  const latest = (): DocumentRequest | undefined => [...documents.values()].at(-1);
  const current = (): DocumentRequest | undefined => (shown === undefined ? undefined : documents.get(shown));
  return {
    shown: () => current()?.answer,
    shownForMs: () => (shown === undefined ? 0 : performance.now() - shownSince),
    leftAside() {
      const { isShown = false, answer } = latest() ?? {};
      return isShown ? undefined : answer;
    },
    failed() {
      const failure = [latest(), current()].find((document) => document?.errorText !== undefined);
      return failure?.errorText === undefined ? undefined : { url: failure.url, errorText: failure.errorText };
    },
    isComplete: () => current()?.isComplete ?? false,
    pendingRequests() {
      const since = performance.now() - LONG_POLL_MS;
      return [...pending.values()].filter((begun) => begun > since).length;
    },
    generation: () => generation,
    mainFrame,
  };
}

const documentAnswer = ({ url, status, mimeType }: Protocol.Network.Response): DocumentAnswer => ({
  url,
  status,
  mimeType,
});
