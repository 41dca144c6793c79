/** GET /console: the page for people. It asks for no key: whoever uses it enters one, which goes with the requests that the page makes. */
import type { Endpoint } from '../../shared/http/endpoint.ts';
import type { ConsoleAssets } from './consoleAssets.ts';
import { consolePage, type ConsolePage } from './consolePage.ts';

export interface ConsoleDependencies {
  /** Asked for with the first request. */
  readonly assets: () => Promise<ConsoleAssets>;
  /** Where signed links lead, for example a bucket; asked for with the first request. */
  readonly filesOrigin: () => string | Promise<string>;
}

export function createHandler({ assets, filesOrigin }: ConsoleDependencies): Endpoint {
  let page: Promise<ConsolePage> | undefined;
  return async ({ httpMethod, requestContext }) => {
    page ??= Promise.all([assets(), filesOrigin()]).then(([packed, origin]) => consolePage(packed, origin));
    const { body, headers } = await page;
    return {
      statusCode: 200,
      headers: { ...headers, 'X-Request-Id': requestContext.requestId },
      body: httpMethod === 'HEAD' ? '' : body,
    };
  };
}
