/** What each endpoint takes and returns, for the OpenAPI document. */
import type { ErrorCode } from '../errors.ts';
import { MAX_LISTED, USUAL_LISTED } from '../requests.ts';
import type { EndpointName } from '../routes.ts';
import type { ComponentName } from './components.ts';

export interface Operation {
  readonly summary: string;
  /** By content type; none if the method takes no body. */
  readonly request?: Readonly<Record<string, readonly [ComponentName, ...ComponentName[]]>>;
  /** Whether the body may be left out. */
  readonly isRequestOptional?: true;
  /** Query fields, as OpenAPI describes them. */
  readonly parameters?: readonly object[];
  /** The status of the answer, if it is not 200. */
  readonly status?: 302;
  /** More than one if a dry run answers with its price. */
  readonly answers: readonly [ComponentName, ...ComponentName[]] | 'pdf' | 'html';
  /** What each line contains, if the answer may come in lines, as verdicts are reached. */
  readonly inLines?: string;
  /** Header names in addition to those of every answer. */
  readonly headers: readonly string[];
  readonly errors: readonly ErrorCode[];
}

const ALWAYS = ['invalid-argument', 'unauthenticated', 'internal', 'service-unavailable'] as const;
const MONEY = ['X-Cost-Cents', 'X-Balance-Cents'] as const;

export const OPERATIONS: Readonly<Record<EndpointName | 'convertFile' | 'start', Operation>> = {
  prepareAttachments: {
    summary: 'Make a source of an uploaded file or of a web address, and get its text.',
    request: {
      'multipart/form-data': ['UploadRequest'],
      'application/json': ['PrepareUrlRequest', 'PrepareConvertedRequest'],
    },
    answers: ['PreparedAttachment', 'Price'],
    headers: ['X-Service-Max-File-Size', ...MONEY],
    errors: [...ALWAYS, 'not-found', 'payload-too-large', 'resource-exhausted'],
  },
  convertFile: {
    summary:
      'Make a source of any file that can be made into a PDF, Office files and text included, or of a web address.',
    request: { 'multipart/form-data': ['UploadRequest'], 'application/json': ['PrepareUrlRequest'] },
    answers: ['ConvertedFile', 'Price'],
    headers: ['X-Service-Max-File-Size', ...MONEY],
    errors: [...ALWAYS, 'payload-too-large', 'resource-exhausted'],
  },
  verifyCitations: {
    summary: 'Verify quotations against a source, or each against its own, with proofs.',
    request: { 'application/json': ['VerifyCitationsRequest', 'VerifyBatchRequest'] },
    answers: ['VerificationsAnswer', 'BatchAnswer', 'Price'],
    inLines: '{"key", "verification"}',
    headers: ['X-Service-Included-Citations', ...MONEY],
    errors: [...ALWAYS, 'not-found', 'payload-too-large', 'resource-exhausted'],
  },
  verifyAnswer: {
    summary: 'Find what an answer of a language model quotes, and verify it all.',
    request: { 'application/json': ['VerifyAnswerRequest'] },
    answers: ['VerifiedAnswer', 'Price'],
    inLines: '{"index", "quotation"}',
    headers: ['X-Service-Included-Citations', ...MONEY],
    errors: [...ALWAYS, 'not-found', 'payload-too-large', 'resource-exhausted'],
  },
  getAttachment: {
    summary: 'Read a source and everything verified against it.',
    request: { 'application/json': ['GetAttachmentRequest'] },
    answers: ['StoredAttachment'],
    headers: [],
    errors: [...ALWAYS, 'not-found', 'payload-too-large'],
  },
  listAttachments: {
    summary: 'List the sources of the account, the latest upload first.',
    parameters: [
      {
        name: 'limit',
        in: 'query',
        description: 'How many; what was uploaded within the same millisecond is never parted.',
        schema: { type: 'integer', minimum: 1, maximum: MAX_LISTED, default: USUAL_LISTED },
      },
      {
        name: 'before',
        in: 'query',
        description: 'The `next` of the page before.',
        schema: { type: 'string', format: 'date-time' },
      },
    ],
    answers: ['AttachmentList'],
    headers: [],
    errors: [...ALWAYS],
  },
  extendAttachment: {
    summary: 'Keep a source longer.',
    request: { 'application/json': ['ExtendAttachmentRequest'] },
    answers: ['ExtendedAttachment'],
    headers: [],
    errors: [...ALWAYS, 'not-found', 'payload-too-large'],
  },
  getPage: {
    summary: 'Be led to the image of a page.',
    status: 302,
    answers: ['PageImage'],
    headers: ['Location'],
    errors: [...ALWAYS, 'not-found'],
  },
  annotateDocument: {
    summary: 'Get the source as a PDF with every verdict highlighted and listed.',
    request: { 'application/json': ['AnnotateDocumentRequest'] },
    isRequestOptional: true,
    answers: 'pdf',
    headers: [],
    errors: [...ALWAYS, 'not-found', 'payload-too-large'],
  },
  mcp: {
    summary:
      'Call the tools for agents: one message of the Model Context Protocol (Streamable HTTP), without sessions.',
    request: { 'application/json': ['McpMessage'] },
    answers: ['McpMessage'],
    headers: [],
    errors: [...ALWAYS, 'payload-too-large'],
  },
  receiptKeys: {
    summary: 'Read the public keys that receipts are checked with.',
    answers: ['ReceiptKeys'],
    headers: [],
    errors: ['internal', 'service-unavailable'],
  },
  console: {
    summary: 'Open the page for people, in a browser.',
    answers: 'html',
    headers: [],
    errors: ['internal', 'service-unavailable'],
  },
  start: {
    summary: 'Be led to the page for people.',
    status: 302,
    answers: 'html',
    headers: ['Location'],
    errors: ['internal', 'service-unavailable'],
  },
  deleteAttachment: {
    summary: 'Delete a source for good, with everything that came of it.',
    answers: ['DeletedAttachment'],
    headers: [],
    errors: [...ALWAYS, 'not-found'],
  },
};
