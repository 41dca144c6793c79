/**
 * GET /console, to which GET / redirects: the page for people. It needs no key: the user enters one, which goes with the requests
 * that the page makes.
 */
import { CONSOLE_PATH, START_PATH } from '../../shared/contract/routes.ts';
import { createPublicEndpoint, type Endpoint } from '../../shared/http/endpoint.ts';
import type { ApiResponse } from '../../shared/http/requestEvent.ts';
import { serviceUrl } from '../../shared/http/serviceUrl.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { ConsoleAssets } from './consoleAssets.ts';
import { consolePage, type ConsolePage } from './consolePage.ts';

export interface ConsoleDependencies {
  readonly log: Log;
  /** Loaded with the first request. */
  readonly assets: () => Promise<ConsoleAssets>;
  /** Where signed links lead, and where they redirect to, separated by a space; loaded with the first request. */
  readonly filesOrigins: () => string | Promise<string>;
}

const FOUND = 302;

const leadTo = (address: string): ApiResponse => ({
  statusCode: FOUND,
  headers: { Location: address, 'Cache-Control': 'no-store' },
  body: '',
});

export function createHandler({ log, assets, filesOrigins }: ConsoleDependencies): Endpoint {
  let page: ConsolePage | undefined;
  return createPublicEndpoint(log, async (request) => {
    if (request.path === START_PATH) return leadTo(serviceUrl(request) + CONSOLE_PATH);
    page ??= consolePage(await assets(), await filesOrigins());
    return { statusCode: 200, ...page };
  });
}
