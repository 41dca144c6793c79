/** An endpoint that few requests are for: its modules, a tenth of all, are loaded with the first of them, or when the service has time. */
import type { Endpoint } from '../../shared/http/endpoint.ts';

export interface LaterEndpoint {
  readonly endpoint: Endpoint;
  /** Resolves when the next request need not wait for it. */
  readonly load: () => Promise<unknown>;
}

export function loadedLater(loadEndpoint: () => Promise<Endpoint>): LaterEndpoint {
  let loading: Promise<Endpoint> | undefined;
  const load = (): Promise<Endpoint> => (loading ??= loadEndpoint());
  return { endpoint: async (event, context) => (await load())(event, context), load };
}
