/** GET /attachments/{id}/pages/{n} */
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { jsonResponse } from '../../shared/http/jsonResponse.ts';
import { pathAttachmentId } from '../../shared/http/pathAttachmentId.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { getPage } from './getPage.ts';

export interface GetPageHandlerDependencies extends EndpointDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
}

/** A browser follows `Location`; a program may read the page image instead. */
const FOUND = 302;

export function createHandler(dependencies: GetPageHandlerDependencies): Endpoint {
  return createEndpoint(dependencies, { streamed: false }, async (request) => {
    const { accountId } = request.account;
    const page = request.pathParameters?.n ?? '';
    const image = await getPage(dependencies.storage, accountId, pathAttachmentId(request), page);
    const response = jsonResponse(image, FOUND);
    return { ...response, headers: { ...response.headers, Location: image.imageUrl } };
  });
}
