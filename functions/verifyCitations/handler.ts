/** POST /verifyCitations */
import { noteFreeUse } from '../../shared/billing/freeUse.ts';
import { priceAnswer } from '../../shared/billing/priceAnswer.ts';
import type { Receipt } from '../../shared/billing/billing.ts';
import type { Price } from '../../shared/billing/prices.ts';
import { isBatch, verifyBatchSchema } from '../../shared/contract/batchRequest.ts';
import { verifyCitationsSchema } from '../../shared/contract/requests.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { fixedHeaders } from '../../shared/http/fixedHeaders.ts';
import { jsonEntries, jsonResponse, streamedJsonResponse } from '../../shared/http/jsonResponse.ts';
import { withMoney } from '../../shared/http/moneyHeaders.ts';
import { jsonInput } from '../../shared/http/requestBody.ts';
import type { ApiResponse, AuthenticatedRequest } from '../../shared/http/requestEvent.ts';
import { fieldsOf } from '../../shared/http/requestFields.ts';
import { priceBatch, verifyBatch } from './verifyBatch.ts';
import { priceVerification, verifyCitations, type VerifyDependencies } from './verifyCitations.ts';

export type VerifyHandlerDependencies = EndpointDependencies & VerifyDependencies;

export function createHandler(dependencies: VerifyHandlerDependencies): Endpoint {
  const { settings } = dependencies;
  const headers = fixedHeaders('verifyCitations', settings);
  const single = verifyCitationsSchema(settings.MAX_CITATIONS);
  const batch = verifyBatchSchema(settings.MAX_CITATIONS, settings.MAX_BATCH_ATTACHMENTS);

  const priced = async (request: AuthenticatedRequest, price: Price): Promise<ApiResponse> => {
    const answer = await priceAnswer(dependencies.billing, request.account, price);
    return withMoney(jsonResponse(answer), { costCents: 0, balanceCents: answer.balanceCents });
  };
  const answered = (
    { account }: AuthenticatedRequest,
    of: { readonly attachmentId: string; readonly endUserId: string | undefined },
    receipt: Receipt,
    body: AsyncIterable<string>,
  ): ApiResponse => {
    if (receipt.costCents === 0) {
      noteFreeUse(dependencies.log, { operation: 'verify', accountId: account.accountId, ...of });
    }
    return withMoney(streamedJsonResponse(body), receipt);
  };

  return createEndpoint(dependencies, { streamed: true, headers }, async (request) => {
    const input = await jsonInput(request, settings.MAX_JSON_BODY_BYTES);
    const { account } = request;
    const isAbandoned = (): boolean => request.abandoned?.aborted === true;
    if (isBatch(input)) {
      const { data } = fieldsOf(batch, input);
      if (data.dryRun) return priced(request, await priceBatch(dependencies, account, data));
      const { receipt, ...answer } = await verifyBatch(dependencies, account, data, isAbandoned);
      return answered(request, { attachmentId: '', endUserId: data.endUserId }, receipt, objectOf(answer));
    }
    const { data } = fieldsOf(single, input);
    if (data.dryRun) return priced(request, await priceVerification(dependencies, account, data));
    const { receipt, ...answer } = await verifyCitations(dependencies, account, data, isAbandoned);
    const { attachmentId, endUserId } = data;
    return answered(request, { attachmentId, endUserId }, receipt, objectOf(answer));
  });
}

/** An object of maps, whose keys may be anything. */
async function* objectOf(
  fields: Readonly<Record<string, readonly (readonly [string, unknown])[]>>,
): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, entries] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`;
    yield* jsonEntries(entries);
    separator = ',';
  }
  yield '}';
}
