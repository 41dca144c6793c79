/** The answer for one citation, as decided: the specification's two field groups, each filled from one value. */
import { z } from 'zod';
import { receiptEnvelopeSchema } from './receipt.ts';
import { selectorSchema } from './selectors.ts';
import { STRICTNESSES } from './requests.ts';
import { answerList, answerObject, countSchema, isoTimestamp, pageNumberSchema } from './answerShapes.ts';

const searchStatusSchema = z.enum(['found', 'partial_text_found', 'not_found']);

export const boundingBoxSchema = answerObject({
  pageNumber: pageNumberSchema,
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
}).describe('PDF points (1/72 inch), origin top left, of the page as displayed.');
export type BoundingBox = z.infer<typeof boundingBoxSchema>;

export const differenceSchema = answerObject({
  kind: z.enum(['replaced', 'missing', 'added']),
  type: z.string().describe('What the difference does to the meaning, for example `number_changed`.'),
  rule: z
    .string()
    .optional()
    .describe(
      'The rule by which it keeps the quotation from being found, for example `edge.number-cut`. Absent in verifications stored before rules had names.',
    ),
  quoted: z.string().describe('The words of the quotation; empty when it lacks them.'),
  source: z.string().describe('The words of the source; empty when it lacks them.'),
  boundingBoxes: answerList(boundingBoxSchema).describe(
    "Of the source's words; of words that it lacks, where they would stand.",
  ),
  readingConfidence: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe(
      "Of words that OCR read or speech recognition heard: how sure it was of the least sure of the source's words. A low one says that the difference may be an error of its own.",
    ),
});
export type WireDifference = z.infer<typeof differenceSchema>;

const evidenceSchema = answerObject({
  src: z.string().describe('The proof image: `data:image/<format>;base64,<data>`.'),
  dimensions: answerObject({ width: countSchema, height: countSchema }).describe('Pixels.'),
});

const documentPlaceSchema = answerObject({
  pageNumber: pageNumberSchema,
  lineId: countSchema,
  lineIds: answerList(countSchema),
  verifiedPageNumber: pageNumberSchema.optional().describe('The same as `pageNumber`.'),
  verifiedLineIds: answerList(countSchema).optional().describe('The same as `lineIds`.'),
  boundingBoxes: answerList(boundingBoxSchema),
});

const foundInSchema = answerObject({
  attachmentId: z.string(),
  pageNumber: pageNumberSchema,
  document: documentPlaceSchema.optional(),
  evidence: evidenceSchema.optional(),
});
export type FoundIn = z.infer<typeof foundInSchema>;

/** In answers to requests with `searchAlso`. */
export const searchSkippedSchema = answerList(z.string())
  .optional()
  .describe('Attachments of `searchAlso` that could not be searched: unknown, or not ready.');

/** In answers to requests with `searchAlso: "account"`. */
export const searchedSchema = answerObject({
  attachments: countSchema.describe('Attachments of the account that were looked at, the newest first.'),
  total: countSchema.describe('That it has.'),
}).optional();

export const verificationSchema = answerObject({
  attachmentId: z.string().optional().describe('The attachment that the quotation was held against.'),
  status: searchStatusSchema,
  searchState: answerObject({
    status: searchStatusSchema,
    expectedPage: z.number().optional().describe('The `pageNumber` of the citation.'),
    actualPage: pageNumberSchema.optional(),
    occurrences: countSchema,
    occurrencesAtLeast: z
      .literal(true)
      .optional()
      .describe(
        'For a quotation that is nearly everywhere: it is in at least this many places, and they were not all counted.',
      ),
    confidence: z.number().min(0).max(1).describe('The probability that the status is right.'),
  }),
  lowerCaseSearchTerm: z.string(),
  verifiedSourceContext: z.string().optional().describe("The source's own words; absent when not found."),
  verifiedSourceMatch: z.string().optional().describe('The `value` as it stands in the source, inside the match.'),
  sourceSnippet: z.string(),
  matchSnippet: z.string(),
  pageNumber: pageNumberSchema.optional(),
  differences: answerList(differenceSchema)
    .optional()
    .describe('What the quotation says and the source does not, in reading order; with `partial_text_found` only.'),
  strictness: z.enum(STRICTNESSES).optional().describe('How strictly it was judged; absent when by the standard.'),
  decidedBy: answerList(z.string())
    .optional()
    .describe(
      'The rules that decided the verdict: those that object to it, or those by which it is found nonetheless. Absent in verifications stored before rules had names.',
    ),
  warnings: answerList(z.string())
    .optional()
    .describe(
      'For example `out_of_context`, `shortened`, `figure_or_word`, `interpolated`, `unsure_reading`, `other_page`, `not_visible`, `struck_out` and `layer_unchecked`; with `not_found`, `too_complex` says that judging the quotation takes more time than one may take, so that nothing was decided.',
    ),
  omitted: answerList(
    answerObject({
      text: z.string().describe("The source's own words."),
      boundingBoxes: answerList(boundingBoxSchema),
    }),
  )
    .optional()
    .describe(
      'What the ellipses of the quotation leave out, or cells of a row before several that it gives, in reading order.',
    ),
  evidence: evidenceSchema
    .optional()
    .describe(
      'Absent when not found, when the page could not be drawn, and when pictures of other citations took all the room.',
    ),
  proofConfirmed: z
    .boolean()
    .optional()
    .describe(
      'With `proofCheck`, and wherever something else than the text itself is seen in its place: whether the matched words of the source are found in what OCR reads in the picture. Absent when there was no time for it.',
    ),
  uncheckedLayer: answerObject({
    script: z.string().describe('The script that OCR has no data for, by its Unicode name.'),
    language: z.string().optional().describe('A language in it that OCR can be given, as `OCR_LANGUAGES` names it.'),
  })
    .optional()
    .describe(
      'With `layer_unchecked`: why nobody could check that the page shows the words of its text layer; absent when there was no time to look.',
    ),
  verificationImageBase64: z
    .string()
    .optional()
    .describe("The earlier form's name of `evidence.src`, present when the citation came in that form."),
  document: documentPlaceSchema.optional(),
  foundIn: answerList(foundInSchema)
    .optional()
    .describe('With `searchAlso`: where else the quotation is found that is not found here.'),
  selectors: answerList(selectorSchema)
    .optional()
    .describe('The place of the match by the Web Annotation Data Model, each by itself.'),
  link: z
    .string()
    .optional()
    .describe(
      'For attachments made from a web address: the address at the place, as a text fragment or a page of a PDF.',
    ),
  media: answerObject({ startTime: z.number(), endTime: z.number() })
    .optional()
    .describe('Of recordings: when the matched words are spoken, seconds from the beginning.'),
  verifiedTimestamps: answerObject({ startTime: z.string(), endTime: z.string() })
    .optional()
    .describe('The same as `HH:MM:SS.mmm`.'),
  url: answerObject({
    url: z.string().describe('Where the words were looked for: after redirects.'),
    domain: z.string(),
    title: z.string().optional(),
    contentMatchStatus: searchStatusSchema.describe(
      'Whether the captured content has the quotation: the same outcome as `status`.',
    ),
  })
    .optional()
    .describe('For attachments made from a web address.'),
  citation: z.unknown().describe('As it was received.'),
  matcherVersion: z.string().describe('Names the rules that the verdict was reached by.'),
  verifiedAt: isoTimestamp(''),
  receipt: receiptEnvelopeSchema.optional(),
});
export type Verification = z.infer<typeof verificationSchema>;

/** Pairs rather than an object: `__proto__` is a legal citation key. */
export type Verifications = readonly (readonly [key: string, verification: Verification])[];

export const verificationsAnswerSchema = answerObject({
  verifications: z.record(z.string(), verificationSchema).readonly().describe("By the request's citation keys."),
  searchSkipped: searchSkippedSchema,
  searched: searchedSchema,
});
