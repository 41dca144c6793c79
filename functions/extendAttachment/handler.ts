/** POST /attachments/{id}/extend */
import { EXTENSION_DAYS, extendAttachmentSchema } from '../../shared/contract/requests.ts';
import { pathAttachmentId } from '../../shared/http/pathAttachmentId.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { jsonResponse } from '../../shared/http/jsonResponse.ts';
import { jsonBody } from '../../shared/http/requestBody.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { extendAttachment } from './extendAttachment.ts';

export interface ExtendHandlerDependencies extends EndpointDependencies {
  readonly storage: Pick<Storage, 'attachments'>;
  readonly settings: Settings;
}

export function createHandler(dependencies: ExtendHandlerDependencies): Endpoint {
  const { storage, settings } = dependencies;
  return createEndpoint(dependencies, { streamed: false }, async (request) => {
    const { duration } = await jsonBody(request, extendAttachmentSchema, settings.MAX_JSON_BODY_BYTES);
    const attachmentId = pathAttachmentId(request);
    const { accountId } = request.account;
    return jsonResponse(await extendAttachment(storage.attachments, accountId, attachmentId, EXTENSION_DAYS[duration]));
  });
}
