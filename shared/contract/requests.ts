/** Request bodies. Unknown fields are ignored, so that newer clients keep working. */
import { z } from 'zod';
import { citationMapSchema } from './citation.ts';
import { attachmentIdSchema, endUserIdSchema, optional } from './identifiers.ts';

/** Long enough for any path that an operating system allows, short enough for a database record. */
const MAX_FILENAME_LENGTH = 1024;

/** `marked`: as known clients parse it. `compact`: a quarter fewer tokens. */
const PROMPT_FORMATS = ['marked', 'compact'] as const;
export type PromptFormat = (typeof PROMPT_FORMATS)[number];
const promptFormatSchema = optional(z.enum(PROMPT_FORMATS, 'must be "marked" or "compact"'));

/** Text fields of the multipart upload beside `file`. */
export const uploadFieldsSchema = z.object({
  filename: optional(z.string().max(MAX_FILENAME_LENGTH, `must not exceed ${MAX_FILENAME_LENGTH} characters`)),
  attachmentId: optional(attachmentIdSchema),
  endUserId: optional(endUserIdSchema),
  dryRun: optional(z.enum(['true', 'false'], 'must be "true" or "false"').transform((text) => text === 'true')),
  promptFormat: promptFormatSchema,
});

/** Most servers do not accept longer ones. */
const MAX_URL_LENGTH = 8192;

/** JSON body for preparing a web address. */
export const prepareUrlSchema = z.object({
  url: z
    .string('must be a string')
    .min(1, 'must be the address of a page or document')
    .max(MAX_URL_LENGTH, `must not exceed ${MAX_URL_LENGTH} characters`),
  attachmentId: optional(attachmentIdSchema),
  filename: optional(
    z.string('must be a string').max(MAX_FILENAME_LENGTH, `must not exceed ${MAX_FILENAME_LENGTH} characters`),
  ),
  skipCache: optional(z.boolean('must be true or false')),
  endUserId: optional(endUserIdSchema),
  promptFormat: promptFormatSchema,
  /** Answer with the price and do nothing. */
  dryRun: optional(z.boolean('must be true or false')),
});
export type PrepareUrlRequest = z.infer<typeof prepareUrlSchema>;

/** JSON body for preparing what was converted. */
export const prepareConvertedSchema = z.object({
  attachmentId: attachmentIdSchema,
  endUserId: optional(endUserIdSchema),
  promptFormat: promptFormatSchema,
  /** Answer with the price and do nothing. */
  dryRun: optional(z.boolean('must be true or false')),
});

/** What an answer can leave out of an attachment: all that grows with its pages, or with its verifications. */
export const LEFT_OUT = ['pages', 'verifications'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export const getAttachmentSchema = z.object({
  attachmentId: attachmentIdSchema,
  leaveOut: optional(
    z.array(z.enum(LEFT_OUT, 'must be "pages" or "verifications"'), 'must be an array of "pages" and "verifications"'),
  ),
  endUserId: optional(endUserIdSchema),
});

/** Attachments on one page of a list: a buffered AWS answer (6 MB) could hold several times as many. */
export const MAX_LISTED = 500;
/** As many as a person looks through. */
export const USUAL_LISTED = 50;

/** Query fields of GET /attachments. */
export const listAttachmentsSchema = z.object({
  limit: optional(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(MAX_LISTED, `must not exceed ${MAX_LISTED}`),
  ),
  before: optional(z.iso.datetime('must be the "next" of the page before')),
});
export type ListAttachmentsRequest = z.infer<typeof listAttachmentsSchema>;

export const annotateDocumentSchema = z.object({
  keys: optional(
    z
      .array(z.string('must be a citation key'), 'must be an array of citation keys')
      .min(1, 'must name at least one citation; leave it out for all verdicts')
      .max(1000, 'must not name more than 1000 citations'),
  ),
  endUserId: optional(endUserIdSchema),
});

export const OUTPUT_IMAGE_FORMATS = ['avif', 'jpeg', 'png', 'webp'] as const;
export type OutputImageFormat = (typeof OUTPUT_IMAGE_FORMATS)[number];

export const STRICTNESSES = ['standard', 'strict', 'lenient'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

export const attachmentIdsSchema = (maxAttachments: number) =>
  z
    .array(attachmentIdSchema, 'must be an array of attachment identifiers')
    .min(1, 'must name at least one attachment')
    .max(maxAttachments, `must not name more than ${maxAttachments} attachments`)
    .transform((ids): readonly string[] => [...new Set(ids)]);

/** Where to search for what is not found: the request's other attachments, all of the account's, or those named. */
export const searchAlsoSchema = (maxAttachments: number) =>
  optional(
    z.union(
      [z.enum(['request', 'account']), attachmentIdsSchema(maxAttachments)],
      'must be "request", "account" or an array of attachment identifiers',
    ),
  );

/** What every verification request may contain in addition to what it verifies. */
export const verificationFields = {
  outputImageFormat: optional(
    z.enum(OUTPUT_IMAGE_FORMATS, `must be one of ${OUTPUT_IMAGE_FORMATS.map((name) => `"${name}"`).join(', ')}`),
  ),
  endUserId: optional(endUserIdSchema),
  /** Read every proof back by OCR and say in `proofConfirmed` whether it shows the words. */
  proofCheck: optional(z.boolean('must be true or false')),
  /** `strict`: every warning keeps a citation from being found; `lenient`: missing accents, spelling variants and a corrected typo do not. */
  strictness: optional(z.enum(STRICTNESSES, `must be one of ${STRICTNESSES.map((name) => `"${name}"`).join(', ')}`)),
  /** In an answer in lines: each picture on a line of its own, after its verdict. */
  evidence: optional(z.enum(['later'], 'must be "later"')),
  /** Sign each verdict, so that others can check it without the service. */
  receipt: optional(z.boolean('must be true or false')),
  /** Answer with the price and do nothing. */
  dryRun: optional(z.boolean('must be true or false')),
};

export const verifyCitationsSchema = (maxCitations: number, maxAttachments: number) =>
  z.object({
    data: z.object(
      {
        attachmentId: attachmentIdSchema,
        citations: citationMapSchema(maxCitations),
        searchAlso: searchAlsoSchema(maxAttachments),
        ...verificationFields,
      },
      'must be an object with attachmentId and citations',
    ),
  });
export type VerifyCitationsRequest = z.infer<ReturnType<typeof verifyCitationsSchema>>['data'];

export const EXTENSION_DAYS = { month: 30, year: 365 } as const;

export const extendAttachmentSchema = z.object({
  duration: z.enum(['month', 'year'], 'must be "month" (30 days) or "year" (365 days)'),
});
