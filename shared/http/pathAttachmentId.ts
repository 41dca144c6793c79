/** The `{id}` of `/attachments/{id}`. */
import { attachmentIdSchema } from '../contract/identifiers.ts';
import { AttachmentNotFound } from '../attachments/unusableAttachment.ts';
import type { RequestEvent } from './requestEvent.ts';

/** @throws ApiError 404: an illegal identifier cannot be the identifier of anything */
export function pathAttachmentId(event: RequestEvent): string {
  const raw = event.pathParameters?.id ?? '';
  const parsed = attachmentIdSchema.safeParse(decoded(raw));
  if (!parsed.success) throw new AttachmentNotFound(raw);
  return parsed.data;
}

/** Front ends differ in whether they decode; a legal identifier contains no `%`, so decoding twice changes nothing. */
function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
