/**
 * Which documents a page's browser gets: first the one that was fetched to find out what it is, so that its server is asked for it only
 * once; none once the page is captured.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { CDPSession, Protocol } from 'puppeteer-core';

export interface FetchedPage {
  /** Where the last redirect led. */
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly body: Buffer;
  /** Its server calls it something else, or something to save: it is shown all the same. */
  readonly isUndeclared: boolean;
  /** The server did not finish sending it in time. */
  readonly isCutOff?: true;
}

/** They describe how the body was transferred, or keep it from being shown. */
const OF_THE_TRANSFER: readonly string[] = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'content-disposition',
];

export interface DocumentGate {
  /** From now on the page stays what it is: nothing that it or one of its frames navigates to is let in. */
  close(): void;
  open(): void;
}

/**
 * Shows what was already fetched for the first request of its address only: a page that reloads itself asks its server. Requests for
 * documents are paused as long as the browser runs. If a request begins just when pausing is switched off, Chromium loses it for ever, and
 * a page that waits for it is never parsed to its end.
 */
export async function guardDocuments(session: CDPSession, fetched: FetchedPage | undefined): Promise<DocumentGate> {
  let isShown = false;
  let isClosed = false;
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isFetched = fetched !== undefined && request.method === 'GET' && sameDocument(request.url, fetched.url);
    const answered =
      isFetched && !isShown
        ? session.send('Fetch.fulfillRequest', { requestId, ...asAnswer(fetched) })
        : isClosed
          ? session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
          : session.send('Fetch.continueRequest', { requestId });
    isShown ||= isFetched;
    // The page may be gone before it gets an answer.
    answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] });
  return {
    close() {
      isClosed = true;
    },
    open() {
      isClosed = false;
    },
  };
}

const asAnswer = (page: FetchedPage): Omit<Protocol.Fetch.FulfillRequestRequest, 'requestId'> => ({
  responseCode: page.status,
  responseHeaders: shownHeaders(page),
  body: page.body.toString('base64'),
});

/** Chromium and Node write the same address with and without an empty query or fragment. */
export const sameDocument = (asked: string, fetched: string): boolean => plain(asked) === plain(fetched);

const plain = (url: string): string => {
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
};

function shownHeaders({ headers, isUndeclared }: FetchedPage): { name: string; value: string }[] {
  const shown = Object.entries(headers).flatMap(([name, value]) =>
    OF_THE_TRANSFER.includes(name) || value === undefined
      ? []
      : (Array.isArray(value) ? value : [value]).map((each) => ({ name, value: each })),
  );
  if (!isUndeclared) return shown;
  const charset = /;\s*charset="?([\w.:-]+)"?/i.exec(headers['content-type'] ?? '')?.[1];
  const type = `text/html${charset === undefined ? '' : `; charset=${charset}`}`;
  return [
    ...shown.filter(({ name }) => name !== 'content-type' && name !== 'x-content-type-options'),
    { name: 'content-type', value: type },
  ];
}
