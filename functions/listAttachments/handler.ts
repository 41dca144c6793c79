/** GET /attachments */
import { listAttachmentsSchema } from '../../shared/contract/requests.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { jsonResponse } from '../../shared/http/jsonResponse.ts';
import { fieldsOf } from '../../shared/http/requestFields.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { listAttachments } from './listAttachments.ts';

export interface ListHandlerDependencies extends EndpointDependencies {
  readonly storage: Pick<Storage, 'attachments'>;
}

export const createHandler = (dependencies: ListHandlerDependencies): Endpoint =>
  createEndpoint(dependencies, { streamed: false }, async (request) => {
    const page = fieldsOf(listAttachmentsSchema, request.queryStringParameters ?? {});
    return jsonResponse(await listAttachments(dependencies.storage, request.account.accountId, page));
  });
