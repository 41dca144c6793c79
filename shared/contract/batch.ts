/** The answer to citations of many attachments at once: what was verified, what was skipped and why, and the attachments. */
import { z } from 'zod';
import { answerList, answerObject, countSchema } from './answerShapes.ts';
import { downloadSchema, pageImageSchema, urlSourceSchema } from './attachment.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import { searchedSchema, searchSkippedSchema, verificationSchema, type Verification } from './verification.ts';

export const skippedCitationSchema = answerObject({
  status: z.literal('skipped'),
  attachmentId: z.string().optional(),
  reason: z.string().describe('Why nothing was verified, and what would work.'),
  error: answerObject({
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
  })
    .optional()
    .describe('What a request for this attachment alone would be refused with.'),
}).describe('A citation without a usable attachment. It costs nothing.');
export type SkippedCitation = z.infer<typeof skippedCitationSchema>;

export const batchAttachmentSchema = answerObject({
  filename: z.string(),
  mimeType: z.string(),
  pageCount: countSchema,
  pageImages: answerList(pageImageSchema),
  originalDownload: downloadSchema.optional(),
  convertedDownload: downloadSchema.optional(),
  urlSource: urlSourceSchema.optional(),
});
export type BatchAttachment = z.infer<typeof batchAttachmentSchema>;

export const batchAnswerSchema = answerObject({
  verifications: z
    .record(z.string(), z.union([verificationSchema, skippedCitationSchema]))
    .readonly()
    .describe("By the request's citation keys."),
  attachments: z.record(z.string(), batchAttachmentSchema).readonly().describe('Those that were verified against.'),
  searchSkipped: searchSkippedSchema,
  searched: searchedSchema,
});

/** In the order of the request. */
export type BatchVerifications = readonly (readonly [key: string, outcome: Verification | SkippedCitation])[];
