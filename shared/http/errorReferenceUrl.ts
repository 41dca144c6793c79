/** Where the answer to a request says that its error is explained: the service's own page, below the address it was asked at. */
import { ERROR_REFERENCE_PATH } from '../contract/errorReference.ts';
import type { RequestEvent } from './requestEvent.ts';

/** API Gateway tells its name, and the whole path of which ours is the end: before it stands the stage, or the base path of a domain. */
export function errorReferenceUrl({ path, requestContext }: RequestEvent): string {
  const { baseUrl, domainName = '', path: wholePath = path } = requestContext;
  const prefix = wholePath.endsWith(path) ? wholePath.slice(0, wholePath.length - path.length) : '';
  return `${baseUrl ?? `https://${domainName}${prefix}`}${ERROR_REFERENCE_PATH}`;
}
