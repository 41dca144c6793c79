/** POST /getAttachment */
import { noteFreeUse } from '../../shared/billing/freeUse.ts';
import { getAttachmentSchema } from '../../shared/contract/requests.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { streamedJsonResponse } from '../../shared/http/jsonResponse.ts';
import { requireRoom } from '../../shared/http/memoryRoom.ts';
import { jsonBody } from '../../shared/http/requestBody.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import { readAttachment, type ReadDependencies } from './readAttachment.ts';

export interface GetHandlerDependencies extends EndpointDependencies, ReadDependencies {
  readonly settings: Settings;
}

export function createHandler(dependencies: GetHandlerDependencies): Endpoint {
  const { settings, log } = dependencies;
  return createEndpoint(dependencies, { streamed: true }, async (request) => {
    const {
      attachmentId,
      leaveOut = [],
      endUserId,
    } = await jsonBody(request, getAttachmentSchema, settings.MAX_JSON_BODY_BYTES);
    const { accountId } = request.account;
    const answer = await readAttachment(dependencies, accountId, attachmentId, leaveOut, (characters) => {
      requireRoom(request, characters);
    });
    noteFreeUse(log, { operation: 'getAttachment', accountId, attachmentId, endUserId });
    return streamedJsonResponse(answer);
  });
}
