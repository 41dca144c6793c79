/** POST /verifyCitations */
import { noteFreeUse } from '../../shared/billing/freeUse.ts';
import { priceAnswer } from '../../shared/billing/priceAnswer.ts';
import type { Payment } from '../../shared/billing/billing.ts';
import type { Price } from '../../shared/billing/prices.ts';
import type { BatchVerifications } from '../../shared/contract/batch.ts';
import { isBatch, verifyBatchSchema } from '../../shared/contract/batchRequest.ts';
import { verifyCitationsSchema } from '../../shared/contract/requests.ts';
import { callerOf } from '../../shared/http/callerOf.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { fixedHeaders } from '../../shared/http/fixedHeaders.ts';
import { jsonEntries, jsonResponse, streamedJsonResponse } from '../../shared/http/jsonResponse.ts';
import { linesResponse, wantsLines } from '../../shared/http/linesResponse.ts';
import { withMoney } from '../../shared/http/moneyHeaders.ts';
import { jsonInput } from '../../shared/http/requestBody.ts';
import type { ApiResponse, AuthenticatedRequest } from '../../shared/http/requestEvent.ts';
import { fieldsOf } from '../../shared/http/requestFields.ts';
import type { Audience } from '../../shared/verification/audience.ts';
import type { SearchedAccount } from '../../shared/verification/accountSearch.ts';
import { lineAudience, summaryLine } from '../../shared/verification/verifiedLines.ts';
import { priceBatch, verifyBatch, type BatchAnswer } from './verifyBatch.ts';
import { priceVerification, verifyCitations, type VerifyDependencies } from './verifyCitations.ts';

export type VerifyHandlerDependencies = EndpointDependencies & VerifyDependencies;

export function createHandler(dependencies: VerifyHandlerDependencies): Endpoint {
  const { settings } = dependencies;
  const headers = fixedHeaders('verifyCitations', settings);
  const single = verifyCitationsSchema(settings.MAX_CITATIONS, settings.MAX_BATCH_ATTACHMENTS);
  const batch = verifyBatchSchema(settings.MAX_CITATIONS, settings.MAX_BATCH_ATTACHMENTS);

  const priced = async (request: AuthenticatedRequest, price: Price): Promise<ApiResponse> => {
    const answer = await priceAnswer(dependencies.billing, request.account, price);
    return withMoney(jsonResponse(answer), { costCents: 0, balanceCents: answer.balanceCents });
  };
  const noteUse = (
    { account: { accountId } }: AuthenticatedRequest,
    attachmentId: string,
    endUserId: string | undefined,
    { costCents }: Payment,
  ): void => {
    if (costCents === 0) noteFreeUse(dependencies.log, { operation: 'verify', accountId, attachmentId, endUserId });
  };

  /** One action for both forms of the request: what it costs, or what it finds. */
  const answer = async (
    request: AuthenticatedRequest,
    data: { readonly dryRun?: boolean; readonly endUserId?: string; readonly evidence?: 'later' },
    attachmentId: string,
    action: { readonly price: () => Promise<Price>; readonly verify: (audience: Audience) => Promise<Answered> },
  ): Promise<ApiResponse> => {
    if (data.dryRun) return priced(request, await action.price());
    const caller = callerOf(request);
    if (!wantsLines(request)) {
      const { payment, ...told } = await action.verify(caller);
      noteUse(request, attachmentId, data.endUserId, payment);
      return withMoney(streamedJsonResponse(answerText(told)), payment);
    }
    return linesResponse(request, dependencies.log, async (lines) => {
      const audience = lineAudience(lines, data.evidence === 'later', caller);
      const { payment, verifications, attachments, searchSkipped, searched } = await action.verify(audience);
      noteUse(request, attachmentId, data.endUserId, payment);
      lines.write({
        ...summaryLine(verifications, payment),
        ...(attachments && { attachments: Object.fromEntries(attachments) }),
        ...(searchSkipped.length > 0 && { searchSkipped }),
        ...(searched && { searched }),
      });
    });
  };

  return createEndpoint(dependencies, { streamed: true, headers }, async (request) => {
    const input = await jsonInput(request, settings.MAX_JSON_BODY_BYTES);
    const { account } = request;
    if (isBatch(input)) {
      const { data } = fieldsOf(batch, input);
      return answer(request, data, '', {
        price: () => priceBatch(dependencies, account, data),
        verify: (audience) => verifyBatch(dependencies, account, data, audience),
      });
    }
    const { data } = fieldsOf(single, input);
    return answer(request, data, data.attachmentId, {
      price: () => priceVerification(dependencies, account, data),
      verify: (audience) => verifyCitations(dependencies, account, data, audience),
    });
  });
}

interface Answered {
  readonly verifications: BatchVerifications;
  readonly attachments?: BatchAnswer['attachments'];
  readonly searchSkipped: readonly string[];
  readonly searched?: SearchedAccount | undefined;
  readonly payment: Payment;
}

/** Keys may be anything, and the pictures more than one string can hold. */
async function* answerText({
  verifications,
  attachments,
  searchSkipped,
  searched,
}: Omit<Answered, 'payment'>): AsyncGenerator<string> {
  yield '{"verifications":';
  yield* jsonEntries(verifications);
  if (attachments) {
    yield ',"attachments":';
    yield* jsonEntries(attachments);
  }
  if (searchSkipped.length > 0) yield `,"searchSkipped":${JSON.stringify(searchSkipped)}`;
  if (searched) yield `,"searched":${JSON.stringify(searched)}`;
  yield '}';
}
