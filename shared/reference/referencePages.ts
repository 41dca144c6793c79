/** What the service says about itself: pages that anybody may read with GET, without a key. */
import { ERROR_REFERENCE_PATH } from '../contract/errorReference.ts';
import type { RequestLimits } from '../contract/openApi/components.ts';
import { OPENAPI_PATH, openApiDocument } from '../contract/openApi/document.ts';
import { errorReferenceAsJson, errorReferencePage } from './errorReferencePage.ts';
import { QUOTING_PROMPT_PATH, quotingPrompt, quotingPromptAsJson } from './quotingPrompt.ts';
import { RULES_PATH, rulesAsJson, rulesPage } from './rulesReference.ts';

export interface ReferencePage {
  /** Relative to the base address. */
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
  /** The same for programs, if `Accept` asks for `application/json`. */
  readonly json?: string | undefined;
}

const HTML = 'text/html; charset=utf-8';

/** @param limits of one request */
export const referencePages = (limits: RequestLimits): readonly ReferencePage[] => [
  madeOnDemand(ERROR_REFERENCE_PATH, HTML, errorReferencePage, errorReferenceAsJson),
  madeOnDemand(RULES_PATH, HTML, rulesPage, rulesAsJson),
  madeOnDemand(QUOTING_PROMPT_PATH, 'text/markdown; charset=utf-8', quotingPrompt, quotingPromptAsJson),
  madeOnDemand(OPENAPI_PATH, 'application/json; charset=utf-8', () => JSON.stringify(openApiDocument(limits))),
];

/** Once, for the first reader: few services are asked for them, and together they take as long as a tenth of a start. */
function madeOnDemand(
  path: string,
  contentType: string,
  makeBody: () => string,
  makeJson?: () => string,
): ReferencePage {
  let body: string | undefined;
  let json: string | undefined;
  return {
    path,
    contentType,
    get body() {
      return (body ??= makeBody());
    },
    get json() {
      return (json ??= makeJson?.());
    },
  };
}
