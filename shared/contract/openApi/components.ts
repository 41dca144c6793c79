/** The named schemas of the OpenAPI document, built from those that parse requests and describe answers. */
import { z } from 'zod';
import {
  convertedFileSchema,
  deletedAttachmentSchema,
  downloadSchema,
  extendedAttachmentSchema,
  pageErrorSchema,
  pageImageSchema,
  preparedAttachmentSchema,
  storedAttachmentSchema,
  urlSourceSchema,
} from '../attachment.ts';
import { attachmentListSchema } from '../attachmentList.ts';
import { verifiedAnswerSchema, verifyAnswerSchema } from '../answerRequest.ts';
import { batchAnswerSchema, batchAttachmentSchema, skippedCitationSchema } from '../batch.ts';
import { verifyBatchSchema } from '../batchRequest.ts';
import { citationFieldsSchema } from '../citation.ts';
import { errorBodySchema } from '../errors.ts';
import { priceAnswerSchema } from '../price.ts';
import { mcpMessageSchema } from '../mcpMessage.ts';
import { receiptEnvelopeSchema, receiptKeysSchema } from '../receipt.ts';
import {
  annotateDocumentSchema,
  extendAttachmentSchema,
  getAttachmentSchema,
  prepareConvertedSchema,
  prepareUrlSchema,
  uploadFieldsSchema,
  verifyCitationsSchema,
} from '../requests.ts';
import { boundingBoxSchema, differenceSchema, verificationsAnswerSchema, verificationSchema } from '../verification.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const ANSWERS = {
  PreparedAttachment: preparedAttachmentSchema,
  ConvertedFile: convertedFileSchema,
  StoredAttachment: storedAttachmentSchema,
  AttachmentList: attachmentListSchema,
  ExtendedAttachment: extendedAttachmentSchema,
  DeletedAttachment: deletedAttachmentSchema,
  VerificationsAnswer: verificationsAnswerSchema,
  Verification: verificationSchema,
  BatchAnswer: batchAnswerSchema,
  BatchAttachment: batchAttachmentSchema,
  SkippedCitation: skippedCitationSchema,
  VerifiedAnswer: verifiedAnswerSchema,
  Difference: differenceSchema,
  BoundingBox: boundingBoxSchema,
  PageImage: pageImageSchema,
  PageError: pageErrorSchema,
  Download: downloadSchema,
  UrlSource: urlSourceSchema,
  Receipt: receiptEnvelopeSchema,
  ReceiptKeys: receiptKeysSchema,
  Price: priceAnswerSchema,
  Error: errorBodySchema,
};

const REQUESTS = {
  UploadRequest: uploadFieldsSchema,
  PrepareUrlRequest: prepareUrlSchema,
  PrepareConvertedRequest: prepareConvertedSchema,
  GetAttachmentRequest: getAttachmentSchema,
  ExtendAttachmentRequest: extendAttachmentSchema,
  AnnotateDocumentRequest: annotateDocumentSchema,
  Citation: citationFieldsSchema,
  McpMessage: mcpMessageSchema,
};

export interface RequestLimits {
  readonly MAX_CITATIONS: number;
  readonly MAX_BATCH_ATTACHMENTS: number;
}

export type ComponentName =
  | keyof typeof ANSWERS
  | keyof typeof REQUESTS
  | 'VerifyCitationsRequest'
  | 'VerifyBatchRequest'
  | 'VerifyAnswerRequest';

export const reference = (name: ComponentName): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** @param limits of one request */
export function components({
  MAX_CITATIONS,
  MAX_BATCH_ATTACHMENTS,
}: RequestLimits): Readonly<Record<ComponentName, JsonSchema>> {
  const answers = jsonSchemas(ANSWERS, 'output');
  const verifying = {
    VerifyCitationsRequest: verifyCitationsSchema(MAX_CITATIONS, MAX_BATCH_ATTACHMENTS),
    VerifyBatchRequest: verifyBatchSchema(MAX_CITATIONS, MAX_BATCH_ATTACHMENTS),
    VerifyAnswerRequest: verifyAnswerSchema(MAX_BATCH_ATTACHMENTS),
  };
  const requests = jsonSchemas({ ...REQUESTS, ...verifying }, 'input');
  return {
    ...answers,
    ...requests,
    UploadRequest: withFiles(requests.UploadRequest),
    VerifyCitationsRequest: withCitations(requests.VerifyCitationsRequest, MAX_CITATIONS),
    VerifyBatchRequest: withCitations(requests.VerifyBatchRequest, MAX_CITATIONS),
  };
}

function jsonSchemas<Name extends string>(
  schemas: Readonly<Record<Name, z.ZodType>>,
  io: 'input' | 'output',
): Record<Name, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries<z.ZodType>(schemas)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // Newer services may add fields to answers, "read only" means something else in OpenAPI, and any whole number is a safe one.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.readOnly;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const named = Object.entries(made.schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema]);
  return Object.fromEntries(named) as Record<Name, JsonSchema>;
}

/** The file parts of the form appear beside its fields. */
function withFiles({ properties = {}, ...fields }: JsonSchema): JsonSchema {
  const binary = { type: 'string', format: 'binary' } as const;
  return {
    ...fields,
    properties: {
      file: { ...binary, description: 'A PDF, a picture or a recording, recognised by its content.' },
      subtitles: { ...binary, description: 'Of a recording: SubRip or WebVTT.' },
      ...properties,
    },
    required: ['file'],
  };
}

/** Citations have a parsing schema of their own, because `__proto__` is a legal key; none can be generated from it. */
function withCitations(request: JsonSchema, maxCitations: number): JsonSchema {
  const citations: JsonSchema = {
    type: 'object',
    description: 'By citation key, of 1 to 256 characters.',
    maxProperties: maxCitations,
    additionalProperties: reference('Citation'),
  };
  const data = request.properties?.data;
  if (typeof data !== 'object') throw new Error('The request of a verification has no "data".');
  return { ...request, properties: { data: { ...data, properties: { ...data.properties, citations } } } };
}
