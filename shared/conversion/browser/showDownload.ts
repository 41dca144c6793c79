/** Has Chromium show an HTML document that its server declares to be something to save. */
import type { CDPSession } from 'puppeteer-core';

/** For the first document only: what that leads on to is shown or saved as its own server says. */
export async function showDownload(session: CDPSession): Promise<void> {
  const show = async (requestId: string, responseCode: number) => {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: base64Encoded ? body : Buffer.from(body).toString('base64'),
    });
    await session.send('Fetch.disable');
  };
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode }) => {
    // Without an answer there is nothing to show, and the page may be gone before it is.
    if (responseStatusCode === undefined) session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    else show(requestId, responseStatusCode).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}
