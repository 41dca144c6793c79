/** Checks an answer against the schema that the contract gives it, so that every test of the interface checks the description too. */
import { z } from 'zod';
import {
  convertedFileSchema,
  deletedAttachmentSchema,
  extendedAttachmentSchema,
  pageImageSchema,
  preparedAttachmentSchema,
  storedAttachmentSchema,
} from '../../shared/contract/attachment.ts';
import { attachmentListSchema } from '../../shared/contract/attachmentList.ts';
import { verifiedAnswerSchema } from '../../shared/contract/answerRequest.ts';
import { batchAnswerSchema } from '../../shared/contract/batch.ts';
import { errorBodySchema } from '../../shared/contract/errors.ts';
import { priceAnswerSchema } from '../../shared/contract/price.ts';
import { mcpMessageSchema } from '../../shared/contract/mcpMessage.ts';
import { receiptKeysSchema } from '../../shared/contract/receipt.ts';
import type { EndpointName } from '../../shared/contract/routes.ts';
import { verificationsAnswerSchema } from '../../shared/contract/verification.ts';
import { findRoute } from '../../infra/local/routing.ts';

const ANSWERS: Readonly<Record<EndpointName, z.ZodType>> = {
  prepareAttachments: z.union([preparedAttachmentSchema, convertedFileSchema, priceAnswerSchema]),
  verifyCitations: z.union([verificationsAnswerSchema, batchAnswerSchema, priceAnswerSchema]),
  verifyAnswer: z.union([verifiedAnswerSchema, priceAnswerSchema]),
  getAttachment: storedAttachmentSchema,
  listAttachments: attachmentListSchema,
  extendAttachment: extendedAttachmentSchema,
  deleteAttachment: deletedAttachmentSchema,
  getPage: pageImageSchema,
  annotateDocument: z.never(),
  console: z.never(),
  mcp: mcpMessageSchema,
  receiptKeys: receiptKeysSchema,
};

/** @returns the response, its body unread. @throws Error that names what does not match the description */
export async function describedAnswer(method: string, path: string, response: Response): Promise<Response> {
  const routing = findRoute(method, path);
  const answer = routing.outcome === 'endpoint' ? ANSWERS[routing.endpoint] : z.never();
  const body: unknown = await response.clone().json();
  const checked = (response.ok ? answer : errorBodySchema).safeParse(body);
  if (!checked.success) {
    throw new Error(`${method} ${path} answered otherwise than described: ${z.prettifyError(checked.error)}`);
  }
  return response;
}
