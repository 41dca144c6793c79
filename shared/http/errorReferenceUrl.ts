/** Where the answer to a request says that its error is explained: the service's own page, under the address that the request used. */
import { ERROR_REFERENCE_PATH } from '../contract/errorReference.ts';
import type { RequestEvent } from './requestEvent.ts';
import { serviceUrl } from './serviceUrl.ts';

export const errorReferenceUrl = (event: RequestEvent): string => serviceUrl(event) + ERROR_REFERENCE_PATH;
