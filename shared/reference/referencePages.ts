/** What the service says about itself: pages that anybody may read with GET, without a key. */
import { ERROR_REFERENCE_PATH } from '../contract/errorReference.ts';
import type { RequestLimits } from '../contract/openApi/components.ts';
import { OPENAPI_PATH, openApiDocument } from '../contract/openApi/document.ts';
import { errorReferencePage } from './errorReferencePage.ts';
import { QUOTING_PROMPT_PATH, quotingPrompt, quotingPromptAsJson } from './quotingPrompt.ts';
import { RULES_PATH, rulesAsJson, rulesPage } from './rulesReference.ts';

export interface ReferencePage {
  /** Relative to the base address. */
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
  /** The same for programs, if `Accept` asks for `application/json`. */
  readonly json?: string;
}

const HTML = 'text/html; charset=utf-8';

/** @param limits of one request */
export const referencePages = (limits: RequestLimits): readonly ReferencePage[] => [
  { path: ERROR_REFERENCE_PATH, contentType: HTML, body: errorReferencePage() },
  { path: RULES_PATH, contentType: HTML, body: rulesPage(), json: rulesAsJson() },
  {
    path: QUOTING_PROMPT_PATH,
    contentType: 'text/markdown; charset=utf-8',
    body: quotingPrompt(),
    json: quotingPromptAsJson(),
  },
  {
    path: OPENAPI_PATH,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(openApiDocument(limits)),
  },
];
