/** What a request says its body is. */
import type { AuthenticatedRequest } from './requestEvent.ts';

/** In lower case, without parameters; empty if the request does not say. */
export const contentTypeOf = ({ headers }: Pick<AuthenticatedRequest, 'headers'>): string =>
  (headers['content-type'] ?? '').split(';', 1)[0].trim().toLowerCase();
