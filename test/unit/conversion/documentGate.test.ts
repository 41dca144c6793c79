/** The browser gets the document that was fetched and judged, and later ones from their servers. */
import { EventEmitter } from 'node:events';
import type { CDPSession } from 'puppeteer-core';
import { guardDocuments, type FetchedPage } from '../../../shared/conversion/browser/documentGate.ts';
import { wholeBlocks } from '../../../shared/conversion/browser/wholeBlocks.ts';

const FETCHED: FetchedPage = {
  url: 'http://page.test/#top',
  status: 200,
  headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
  body: Buffer.from('<p>One moment.</p>'),
  isUndeclared: false,
};

type Command = readonly [method: string, parameters: Readonly<Record<string, unknown>>];

/** A browser's side of the protocol: it pauses requests and notes what it is told. */
async function pausingBrowser(fetched?: FetchedPage) {
  const commands: Command[] = [];
  const session = Object.assign(new EventEmitter(), {
    send(method: string, parameters: Readonly<Record<string, unknown>> = {}) {
      commands.push([method, parameters]);
      return Promise.resolve({});
    },
  });
  const gate = await guardDocuments(session as unknown as CDPSession, fetched);
  const ask = async (url: string, method = 'GET') => {
    session.emit('Fetch.requestPaused', { requestId: url, request: { url, method } });
    await new Promise(setImmediate);
    return commands.at(-1);
  };
  return { commands, gate, ask };
}

describe('a document that did not come to its end', () => {
  const LONG = `<p>${'The fee is due on the third day. '.repeat(12)}</p>`;

  it('is taken to the end of its last block, so that no number is cut', () => {
    const cut = (html: string): string | undefined => wholeBlocks(Buffer.from(html))?.toString();
    expect(cut(`${LONG}<ul><li>It rose to 318 million.</li><li>It fell to 4`)).toBe(
      `${LONG}<ul><li>It rose to 318 million.</li>`,
    );
    expect(cut(`${LONG}<P>Größe: 12 m²</P  ><p`)).toBe(`${LONG}<P>Größe: 12 m²</P  >`);
  });

  it('is none where hardly anything of it came', () => {
    expect(wholeBlocks(Buffer.from('<p>Wait.</p>'))).toBeUndefined();
    expect(wholeBlocks(Buffer.from(`<p>${'It goes on and on '.repeat(30)}`))).toBeUndefined();
  });
});

describe('the documents that a page gets', () => {
  it('begin with the one that was fetched already, without what belonged to its transfer', async () => {
    const { ask } = await pausingBrowser(FETCHED);
    expect(await ask('http://page.test/')).toEqual([
      'Fetch.fulfillRequest',
      {
        requestId: 'http://page.test/',
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'text/html' }],
        body: FETCHED.body.toString('base64'),
      },
    ]);
  });

  it('come from their servers from then on, the same address too', async () => {
    const { ask } = await pausingBrowser(FETCHED);
    await ask('http://page.test/');
    expect(await ask('http://page.test/')).toMatchObject(['Fetch.continueRequest', {}]);
    expect(await ask('http://page.test/document')).toMatchObject(['Fetch.continueRequest', {}]);
  });

  it('come from their servers where it is another address, or something is sent there', async () => {
    const { ask } = await pausingBrowser(FETCHED);
    expect(await ask('http://page.test/other')).toMatchObject(['Fetch.continueRequest', {}]);
    expect(await ask('http://page.test/', 'POST')).toMatchObject(['Fetch.continueRequest', {}]);
    expect(await ask('http://page.test/')).toMatchObject(['Fetch.fulfillRequest', {}]);
  });

  it('are paused for as long as the browser runs: Chromium loses a request that begins while the pausing ends', async () => {
    const { ask, commands } = await pausingBrowser(FETCHED);
    await ask('http://page.test/');
    await ask('http://page.test/document');
    expect(commands.map(([method]) => method)).toEqual([
      'Fetch.enable',
      'Fetch.fulfillRequest',
      'Fetch.continueRequest',
    ]);
  });

  it('end where the page is captured, until that is given up', async () => {
    const { ask, gate } = await pausingBrowser();
    gate.close();
    expect(await ask('http://page.test/next')).toMatchObject(['Fetch.failRequest', { errorReason: 'Aborted' }]);
    gate.open();
    expect(await ask('http://page.test/next')).toMatchObject(['Fetch.continueRequest', {}]);
  });
});
