/** What a request says its body is. */
import type { AuthenticatedRequest } from './requestEvent.ts';

/** In small letters, without parameters; empty where nothing is said. */
export const contentTypeOf = ({ headers }: Pick<AuthenticatedRequest, 'headers'>): string =>
  (headers['content-type'] ?? '').split(';', 1)[0].trim().toLowerCase();
