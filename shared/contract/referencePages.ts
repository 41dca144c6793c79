/** What the service says of itself: pages that anybody may read with GET, without a key. */
import { ERROR_REFERENCE_PATH, errorReferencePage } from './errorReference.ts';
import type { RequestLimits } from './openApi/components.ts';
import { OPENAPI_PATH, openApiDocument } from './openApi/document.ts';

export interface ReferencePage {
  /** Below the base address. */
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
}

/** @param limits of one request */
export const referencePages = (limits: RequestLimits): readonly ReferencePage[] => [
  { path: ERROR_REFERENCE_PATH, contentType: 'text/html; charset=utf-8', body: errorReferencePage() },
  {
    path: OPENAPI_PATH,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(openApiDocument(limits)),
  },
];
