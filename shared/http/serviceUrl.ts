/** The address that a request was made to, without its path: links to the service begin with it. */
import type { RequestEvent } from './requestEvent.ts';

/** API Gateway gives its name, and the whole path, of which ours is the end: before it is the stage, or the base path of a domain. */
export function serviceUrl({ path, requestContext }: RequestEvent): string {
  const { baseUrl, domainName = '', path: wholePath = path } = requestContext;
  const prefix = wholePath.endsWith(path) ? wholePath.slice(0, wholePath.length - path.length) : '';
  return baseUrl ?? `https://${domainName}${prefix}`;
}
