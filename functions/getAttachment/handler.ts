/** POST /getAttachment */
import { getAttachmentSchema } from '../../shared/contract/requests.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { streamedJsonResponse } from '../../shared/http/jsonResponse.ts';
import { jsonBody } from '../../shared/http/requestBody.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { readAttachment } from './readAttachment.ts';

export interface GetHandlerDependencies extends EndpointDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly settings: Settings;
}

export function createHandler(dependencies: GetHandlerDependencies): Endpoint {
  const { storage, settings } = dependencies;
  return createEndpoint(dependencies, { streamed: true }, async (request) => {
    const { attachmentId } = await jsonBody(request, getAttachmentSchema, settings.MAX_JSON_BODY_BYTES);
    return streamedJsonResponse(await readAttachment(storage, request.account.accountId, attachmentId));
  });
}
