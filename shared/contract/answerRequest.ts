/** The request body for checking a whole answer, and what comes of it. */
import { z } from 'zod';
import { answerList, answerObject, countSchema } from './answerShapes.ts';
import { batchAttachmentSchema } from './batch.ts';
import { optional } from './identifiers.ts';
import { attachmentIdsSchema, searchAlsoSchema, verificationFields } from './requests.ts';
import { searchedSchema, searchSkippedSchema, verificationSchema } from './verification.ts';

/** UTF-16 units: about eighty pages. Anything longer is a document. */
const MAX_ANSWER_LENGTH = 200_000;

export const verifyAnswerSchema = (maxAttachments: number) =>
  z.object({
    data: z.object(
      {
        answer: z
          .string('must be a string')
          .min(1, 'must be the answer of a language model')
          .max(MAX_ANSWER_LENGTH, `must not exceed ${MAX_ANSWER_LENGTH} characters`),
        format: optional(z.enum(['markdown', 'text', 'html'], 'must be one of "markdown", "text" and "html"')),
        attachmentIds: attachmentIdsSchema(maxAttachments),
        searchAlso: searchAlsoSchema(maxAttachments),
        ...verificationFields,
      },
      'must be an object with answer and attachmentIds',
    ),
  });
export type VerifyAnswerRequest = z.infer<ReturnType<typeof verifyAnswerSchema>>['data'];

const answerQuotationSchema = answerObject({
  start: countSchema.describe('UTF-16 units of `answer` as it was sent.'),
  end: countSchema.describe('Exclusive.'),
  text: z.string(),
  value: z
    .string()
    .optional()
    .describe('Of a citation written as data: the part of `text` that is cited, checked too.'),
  reference: answerObject({
    text: z.string(),
    name: z.string().optional(),
    pageNumber: z.number().optional(),
    lastPageNumber: z.number().optional(),
  })
    .optional()
    .describe('What the answer says it is from.'),
  attachmentId: z
    .string()
    .optional()
    .describe('The attachment that the reference means, or where the quotation was found.'),
  verification: verificationSchema,
});
export type VerifiedQuotation = z.infer<typeof answerQuotationSchema>;

const notCheckedSchema = answerObject({
  start: countSchema.describe('UTF-16 units of `answer` as it was sent.'),
  end: countSchema.describe('Exclusive.'),
  text: z.string(),
  reason: z
    .enum([
      'too_short',
      'title',
      'term',
      'instruction',
      'own_words',
      'denied',
      'translation',
      'too_long',
      'unclosed',
      'unreadable',
    ])
    .describe(
      '`own_words`: those of who asked; `denied`: the answer says that the source does not have them; `too_long`: more than 20,000 characters between one pair of marks or tags; `unclosed`: the closing mark is missing, the text is the rest of the paragraph; `unreadable`: a block of citation data, or a part of it, cannot be read as quotations, the text is its beginning.',
    ),
});
export type NotCheckedWords = z.infer<typeof notCheckedSchema>;

export const verifiedAnswerSchema = answerObject({
  quotations: answerList(answerQuotationSchema),
  summary: answerObject({
    found: countSchema,
    partial: countSchema,
    notFound: countSchema,
    misattributed: countSchema.describe('Not in the source that the answer names, and found in another.'),
  }).describe('Each quotation is counted once.'),
  annotated: z.string().describe('The answer with a mark after each quotation, and what came of it at the end.'),
  attachments: z.record(z.string(), batchAttachmentSchema).readonly(),
  notChecked: answerList(notCheckedSchema)
    .optional()
    .describe(
      'Words between quotation marks that were taken for no quotation, and why: what is wrong in them is not found.',
    ),
  searchSkipped: searchSkippedSchema,
  searched: searchedSchema,
});
export type VerifiedAnswer = z.infer<typeof verifiedAnswerSchema>;
