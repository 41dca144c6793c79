/** The list of an account's attachments on the wire. */
import { z } from 'zod';
import { answerList, answerObject } from './answerShapes.ts';
import { storedAttachmentSchema } from './attachment.ts';

const { attachmentId, status, source, originalFilename, mimeType, pageCount, uploadedAt, expiresAt } =
  storedAttachmentSchema.unwrap().shape;

const listedAttachmentSchema = answerObject({
  attachmentId,
  status,
  source,
  originalFilename,
  mimeType,
  pageCount,
  uploadedAt,
  expiresAt,
});
export type ListedAttachment = z.infer<typeof listedAttachmentSchema>;

export const attachmentListSchema = answerObject({
  attachments: answerList(listedAttachmentSchema).describe(
    'The latest upload first. What was uploaded a moment ago may be missing.',
  ),
  next: z.string().optional().describe('As `before` it brings the next page; absent on the last one.'),
});
export type AttachmentList = z.infer<typeof attachmentListSchema>;
