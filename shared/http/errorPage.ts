/** An error for somebody who opened an address of the interface in a browser, as the notes of an annotated answer do: what to do. */
import { CONSOLE_PATH } from '../contract/routes.ts';
import { escaped, pageShell } from '../reference/pageShell.ts';
import { asksFor } from './accept.ts';
import type { ApiError } from './apiError.ts';
import { errorReferenceUrl } from './errorReferenceUrl.ts';
import type { ApiResponse, RequestEvent } from './requestEvent.ts';
import { serviceUrl } from './serviceUrl.ts';

/** Nothing that such a page names can run or load anything; its empty icon is a data address. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A person follows links, and their browser asks for HTML; programs do not. */
export const isOpenedInBrowser = (event: RequestEvent): boolean =>
  event.httpMethod === 'GET' && asksFor(event, 'text/html');

export function errorPage(event: RequestEvent, { code, status, message }: ApiError): ApiResponse {
  const place = placeOf(event);
  const what = place === undefined ? 'Open the console' : `Open page ${place.page} in the console`;
  const console = `${serviceUrl(event)}${CONSOLE_PATH}${place === undefined ? '' : `#${new URLSearchParams({ ...place }).toString()}`}`;
  return {
    statusCode: status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
    body: pageShell(code === 'unauthenticated' ? 'This page needs a key' : 'This cannot be shown', [
      ...(code === 'unauthenticated'
        ? [
            '<p>The page of a source is shown to those who have an API key of its account. A link alone brings none along.</p>',
          ]
        : [`<p>${escaped(message)}</p>`]),
      `<p><a href="${attribute(console)}">${what}</a>${code === 'unauthenticated' ? ': it asks for the key once, and leads there.' : '.'}</p>`,
      `<p class="quiet">${status} <a href="${attribute(`${errorReferenceUrl(event)}#${code}`)}">${code}</a>, request ${escaped(event.requestContext.requestId)}. Programs send the key as <code>Authorization: Bearer &lt;API_KEY&gt;</code>, and get JSON unless they ask for HTML.</p>`,
    ]),
  };
}

/** The page of a source that the address names. */
function placeOf({ pathParameters }: RequestEvent): { readonly source: string; readonly page: string } | undefined {
  const { id = '', n = '' } = pathParameters ?? {};
  return id !== '' && /^[1-9]\d{0,6}$/.test(n) ? { source: decoded(id), page: n } : undefined;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const attribute = (address: string): string => escaped(address).replaceAll('"', '&quot;');
