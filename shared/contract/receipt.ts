/** The receipt of a verdict: a signed statement that a third party can check without the service, and the keys to check it with. */
import { z } from 'zod';
import { answerList, answerObject, isoTimestamp, pageNumberSchema } from './answerShapes.ts';
import { STRICTNESSES } from './requests.ts';

/** Relative to the base address; GET, without a key. */
export const RECEIPT_KEYS_PATH = '/.well-known/citation-receipts.json';

/** The type of an envelope's payload: in-toto's own name for its statements. */
export const RECEIPT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const RECEIPT_PREDICATE_TYPE = 'urn:citation-verification:receipt:v1';

export const receiptEnvelopeSchema = answerObject({
  payloadType: z.literal(RECEIPT_PAYLOAD_TYPE),
  payload: z.string().describe('The statement as JSON, in Base64.'),
  signatures: answerList(
    answerObject({
      keyid: z.string().describe(`One of the keys at \`${RECEIPT_KEYS_PATH}\`.`),
      sig: z.string().describe('Ed25519 over the pre-authentication encoding (DSSE), in Base64.'),
    }),
  ),
}).describe(
  'With `receipt`: a DSSE envelope around an in-toto statement. It proves who said it, and that nothing of it was changed since.',
);
export type ReceiptEnvelope = z.infer<typeof receiptEnvelopeSchema>;

const subjectSchema = answerObject({
  name: z
    .enum(['source', 'rendition', 'text', 'page', 'proof'])
    .describe(
      '`source`: the bytes of the file, or of the PDF that a web page was made into. `rendition`: the PDF that stands for a file which is not read as it is. `text`: the pages of `deepTextPages` joined by form feeds. `page`: the text of the page that the match begins on. `proof`: the proof image.',
    ),
  digest: answerObject({ sha256: z.string().describe('Hexadecimal.') }),
});
export type ReceiptSubject = z.infer<typeof subjectSchema>;

const boxSchema = answerObject({
  pageNumber: pageNumberSchema,
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const receiptPredicateSchema = answerObject({
  quotation: answerObject({
    sourceContext: z.string().optional(),
    value: z.string().optional(),
    pageNumber: z.number().optional(),
    lastPageNumber: z.number().optional(),
    lineIds: answerList(z.number()).optional(),
    timestamps: answerObject({
      startTime: z.union([z.string(), z.number()]).optional(),
      endTime: z.union([z.string(), z.number()]).optional(),
    }).optional(),
  }),
  verdict: z.enum(['found', 'partial_text_found', 'not_found']),
  decidedBy: answerList(z.string()).describe('The rules that decided the verdict.'),
  differences: answerList(
    answerObject({
      kind: z.enum(['replaced', 'missing', 'added']),
      type: z.string(),
      rule: z.string().optional(),
      quoted: z.string(),
      source: z.string(),
    }),
  ),
  warnings: answerList(z.string()),
  sourceText: z.string().optional().describe("The source's own words; absent when not found."),
  page: pageNumberSchema.optional(),
  boxes: answerList(boxSchema).describe('PDF points, origin top left, of the page as displayed.'),
  strictness: z.enum(STRICTNESSES),
  matcherVersion: z.string(),
  verifiedAt: isoTimestamp(''),
  attachmentId: z.string(),
  filename: z.string(),
  mediaType: z.string(),
  url: z.string().optional().describe('Of sources from a web address.'),
  label: z.string().optional().describe('What the account wants to be called on receipts.'),
});
export type ReceiptPredicate = z.infer<typeof receiptPredicateSchema>;

export const receiptStatementSchema = answerObject({
  _type: z.literal(STATEMENT_TYPE),
  subject: answerList(subjectSchema),
  predicateType: z.literal(RECEIPT_PREDICATE_TYPE),
  predicate: receiptPredicateSchema,
});
export type ReceiptStatement = z.infer<typeof receiptStatementSchema>;

const receiptKeySchema = answerObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().describe('The public key, in Base64url.'),
  kid: z.string().describe('The thumbprint of the key (RFC 7638).'),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
  validFrom: isoTimestamp('Nothing was signed with it before.'),
  validUntil: isoTimestamp('Nothing is signed with it after.').optional(),
});
export type ReceiptKey = z.infer<typeof receiptKeySchema>;

export const receiptKeysSchema = answerObject({
  keys: answerList(receiptKeySchema).describe(
    'A JSON Web Key Set: those in use and those of earlier receipts, oldest first.',
  ),
});
export type ReceiptKeys = z.infer<typeof receiptKeysSchema>;
