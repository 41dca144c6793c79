/** DELETE /attachments/{id} */
import { deleteAttachment } from '../../shared/attachments/deleteAttachment.ts';
import type { DeletedAttachment } from '../../shared/contract/attachment.ts';
import { AttachmentNotFound } from '../../shared/attachments/unusableAttachment.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { jsonResponse } from '../../shared/http/jsonResponse.ts';
import { pathAttachmentId } from '../../shared/http/pathAttachmentId.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { Storage } from '../../shared/storage/storage.ts';

export interface DeleteHandlerDependencies extends EndpointDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'deletions' | 'files' | 'urlCache'>;
  readonly clock: Clock;
}

export function createHandler(dependencies: DeleteHandlerDependencies): Endpoint {
  const { storage, clock } = dependencies;
  return createEndpoint(dependencies, { streamed: false }, async (request) => {
    const attachmentId = pathAttachmentId(request);
    const { accountId } = request.account;
    const present = await storage.attachments.get(accountId, attachmentId);
    // An expired attachment is 404 here too, but deleted all the same: a late sweep could still renew it.
    const record = present ?? (await storage.attachments.getExpiredToo(accountId, attachmentId));
    const isFirst = record !== undefined && (await deleteAttachment(storage, clock, record));
    if (!present || !isFirst) throw new AttachmentNotFound(attachmentId);
    const answer: DeletedAttachment = { attachmentId, deleted: true };
    return jsonResponse(answer);
  });
}
