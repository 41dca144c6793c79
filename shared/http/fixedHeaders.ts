/** Headers that every answer of an endpoint carries, refusals included. */
import type { EndpointName } from '../contract/routes.ts';
import type { Settings } from '../platform/settings.ts';

export function fixedHeaders(
  endpoint: EndpointName,
  settings: Pick<Settings, 'MAX_FILE_SIZE_BYTES' | 'INCLUDED_CITATIONS'>,
): Readonly<Record<string, string>> {
  switch (endpoint) {
    case 'prepareAttachments':
      return { 'X-Service-Max-File-Size': String(settings.MAX_FILE_SIZE_BYTES) };
    case 'verifyCitations':
    case 'verifyAnswer':
      return { 'X-Service-Included-Citations': String(settings.INCLUDED_CITATIONS) };
    default:
      return {};
  }
}
