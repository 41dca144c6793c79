/** Attachments on the wire: the answers of the prepare, read, extend and delete operations. */
import { z } from 'zod';
import { answerList, answerObject, countSchema, isoTimestamp, pageNumberSchema } from './answerShapes.ts';
import { verificationSchema } from './verification.ts';

const pageImagesStatusSchema = z.enum(['completed', 'pending', 'failed']);
export type PageImagesStatus = z.infer<typeof pageImagesStatusSchema>;

/** ISO 8601, or the literal "never". */
const expirySchema = z.union([z.iso.datetime(), z.literal('never')]).describe('ISO 8601, UTC, or "never".');

export const pageImageSchema = answerObject({
  pageNumber: pageNumberSchema,
  dimensions: answerObject({ width: countSchema, height: countSchema }).describe('Pixels.'),
  renderScale: answerObject({ x: z.number(), y: z.number() }).describe('Pixels per PDF point.'),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  storagePath: z.string(),
  expiresAt: isoTimestamp('When the two links end.'),
});
export type PageImage = z.infer<typeof pageImageSchema>;

export const pageErrorSchema = answerObject({
  pageNumber: pageNumberSchema,
  message: z.string().describe('What is wrong and what would work.'),
});
export type PageError = z.infer<typeof pageErrorSchema>;

export const downloadSchema = answerObject({
  filename: z.string(),
  mimeType: z.string(),
  link: answerObject({ url: z.string(), expiresAt: isoTimestamp('When the link ends.') }),
});
export type Download = z.infer<typeof downloadSchema>;

export const urlSourceSchema = answerObject({
  url: z.string().describe('As it was asked for, normalised.'),
  domain: z.string(),
  title: z.string().optional().describe('Known, like what follows, once the address has answered.'),
  finalUrl: z.string().optional().describe('Where redirects led.'),
  httpStatus: countSchema.optional(),
  capturedAt: isoTimestamp('').optional(),
  language: z.string().optional().describe("The page's language, as it states it (BCP 47)."),
  canonicalUrl: z.string().optional().describe('The address that the page gives as its own.'),
  publishedAt: z.string().optional().describe('The date of publication, as the page states it.'),
}).describe('Of attachments made from a web address.');
export type UrlSource = z.infer<typeof urlSourceSchema>;

const urlCacheSchema = answerObject({
  cached: z.boolean().describe('Whether an earlier conversion answers.'),
  cacheExpiresAt: isoTimestamp('Until when this one does.'),
  cacheKey: z.string(),
});

const preparationStageSchema = z
  .enum(['converting', 'reading'])
  .describe('`converting`: the address is visited, or the file made into a PDF. `reading`: its pages are read.');
const progressSchema = answerObject({
  stage: preparationStageSchema,
  pagesRead: countSchema,
  pageCount: countSchema.describe('0 while it is not known.'),
});
export type PreparationProgress = z.infer<typeof progressSchema>;

const deepTextPagesSchema = answerList(z.string()).describe('The text, one string a page.');
const pageTextSourceSchema = z.enum(['text_layer', 'ocr', 'mixed', 'subtitles', 'speech', 'none']);
export type PageTextSource = z.infer<typeof pageTextSourceSchema>;
const pageTextSourcesSchema = answerList(pageTextSourceSchema).describe(
  'Where the text of each page comes from, beside `deepTextPages`: its text layer, OCR, both (`mixed`: pictures on the page were read besides), the subtitles or the speech of a recording; `none` for a page without text.',
);
const pageErrorsSchema = answerList(pageErrorSchema)
  .optional()
  .describe('Pages whose text could not be read; absent when all could.');
const warningsSchema = answerList(z.string())
  .optional()
  .describe(
    'What of a web page did not come: `resources_missing` (style sheets, pictures, frames or data), `script_timeout` (a script, with what it would have added), `page_cut_off` (the end of the page itself, which its server did not send in time). Absent when nothing is missing.',
  );
const originalDownloadSchema = downloadSchema
  .optional()
  .describe('The file as it was uploaded, or as the address answered; absent for web pages.');
const convertedDownloadSchema = downloadSchema
  .optional()
  .describe('The PDF that a web page, or a file which is not read as it is, was made into.');
const errorSchema = z.string().optional().describe('What went wrong, when `status` is "error".');

const metadata = { filename: z.string(), mimeType: z.string(), pageCount: countSchema, textByteSize: countSchema };

export const preparedAttachmentSchema = answerObject({
  attachmentId: z.string(),
  status: z.enum(['ready', 'error']),
  deepTextPages: deepTextPagesSchema,
  pageTextSources: pageTextSourcesSchema,
  deepTextPromptPortion: z.string().describe('The same text, made ready for a prompt, with line identifiers.'),
  metadata: answerObject(metadata),
  processingTimeMs: z.number(),
  expiresAt: expirySchema,
  pageImages: answerList(pageImageSchema),
  pageImagesStatus: pageImagesStatusSchema,
  pageErrors: pageErrorsSchema,
  warnings: warningsSchema,
  originalDownload: originalDownloadSchema,
  convertedDownload: convertedDownloadSchema,
  urlSource: urlSourceSchema.optional(),
  urlCache: urlCacheSchema.optional(),
  error: errorSchema,
});
export type PreparedAttachment = z.infer<typeof preparedAttachmentSchema>;

export const convertedFileSchema = answerObject({
  attachmentId: z.string(),
  status: z.enum(['converted', 'error']),
  metadata: answerObject({
    ...metadata,
    originalFilename: z.string(),
    originalMimeType: z.string(),
    convertedMimeType: z.string().describe('The same where the file is read as it is.'),
    conversionTimeMs: z.number(),
  }),
  expiresAt: expirySchema,
  originalDownload: originalDownloadSchema,
  convertedDownload: convertedDownloadSchema,
  urlSource: urlSourceSchema.optional(),
  urlCache: urlCacheSchema.optional(),
  error: errorSchema,
});
export type ConvertedFile = z.infer<typeof convertedFileSchema>;

export const storedAttachmentSchema = answerObject({
  id: z.string(),
  attachmentId: z.string(),
  status: z.enum(['ready', 'processing', 'error']),
  source: z.string().describe('File name or address.'),
  originalFilename: z.string(),
  mimeType: z.string(),
  pageCount: countSchema,
  pageImages: answerList(pageImageSchema),
  pageImagesStatus: pageImagesStatusSchema,
  verifications: z.record(z.string(), verificationSchema).readonly().describe('The latest of each citation key.'),
  deepTextPages: deepTextPagesSchema,
  pageTextSources: pageTextSourcesSchema,
  pageErrors: pageErrorsSchema,
  expiresAt: expirySchema,
  uploadedAt: isoTimestamp(''),
  processedAt: isoTimestamp('').optional(),
  progress: progressSchema.optional().describe('While it is `processing`.'),
  urlSource: urlSourceSchema.optional(),
  originalDownload: originalDownloadSchema,
  convertedDownload: convertedDownloadSchema,
  error: errorSchema,
});
export type StoredAttachment = z.infer<typeof storedAttachmentSchema>;

export const extendedAttachmentSchema = answerObject({
  attachmentId: z.string(),
  expiresAt: expirySchema,
  previousExpiresAt: expirySchema,
});
export type ExtendedAttachment = z.infer<typeof extendedAttachmentSchema>;

export const deletedAttachmentSchema = answerObject({ attachmentId: z.string(), deleted: z.boolean() });
export type DeletedAttachment = z.infer<typeof deletedAttachmentSchema>;
