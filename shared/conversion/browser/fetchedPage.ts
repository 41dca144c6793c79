/** Shows in Chromium the document that was fetched to tell what it is, so that its server is asked for it once. */
import type { IncomingHttpHeaders } from 'node:http';
import type { CDPSession } from 'puppeteer-core';

export interface FetchedPage {
  /** Where the last redirect led. */
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly body: Buffer;
  /** Called something else by its server, or something to save: it is shown all the same. */
  readonly isUndeclared: boolean;
}

/** They speak of the way on which the body came, or keep it from being shown. */
const OF_THE_TRANSFER: readonly string[] = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'content-disposition',
];

/** For the first request of its address only: a page that loads itself anew asks its server. */
export async function showFetched(session: CDPSession, page: FetchedPage): Promise<void> {
  let isShown = false;
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isWanted = !isShown && request.method === 'GET' && sameDocument(request.url, page.url);
    if (!isWanted) {
      // The page may be gone before it gets an answer.
      session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
      return;
    }
    isShown = true;
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: page.status,
        responseHeaders: shownHeaders(page),
        body: page.body.toString('base64'),
      })
      .then(() => session.send('Fetch.disable'))
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] });
}

/** Chromium and Node write the same address with and without an empty query or fragment. */
const sameDocument = (asked: string, fetched: string): boolean => plain(asked) === plain(fetched);

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
