/** POST /verifyCitations */
import { noteFreeUse } from '../../shared/billing/freeUse.ts';
import { priceAnswer } from '../../shared/billing/priceAnswer.ts';
import { verifyCitationsSchema } from '../../shared/contract/requests.ts';
import type { Verifications } from '../../shared/contract/verification.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { fixedHeaders } from '../../shared/http/fixedHeaders.ts';
import { jsonEntries, jsonResponse, streamedJsonResponse } from '../../shared/http/jsonResponse.ts';
import { withMoney } from '../../shared/http/moneyHeaders.ts';
import { jsonBody } from '../../shared/http/requestBody.ts';
import { priceVerification, verifyCitations, type VerifyDependencies } from './verifyCitations.ts';

export type VerifyHandlerDependencies = EndpointDependencies & VerifyDependencies;

export function createHandler(dependencies: VerifyHandlerDependencies): Endpoint {
  const { settings } = dependencies;
  const headers = fixedHeaders('verifyCitations', settings);
  const schema = verifyCitationsSchema(settings.MAX_CITATIONS);
  return createEndpoint(dependencies, { streamed: true, headers }, async (request) => {
    const { data } = await jsonBody(request, schema, settings.MAX_JSON_BODY_BYTES);
    const { account } = request;
    if (data.dryRun) {
      const price = await priceVerification(dependencies, account, data);
      const priced = await priceAnswer(dependencies.billing, account, price);
      return withMoney(jsonResponse(priced), { costCents: 0, balanceCents: priced.balanceCents });
    }
    const { verifications, receipt } = await verifyCitations(
      dependencies,
      account,
      data,
      () => request.abandoned?.aborted === true,
    );
    if (receipt.costCents === 0) {
      const { attachmentId, endUserId } = data;
      noteFreeUse(dependencies.log, { operation: 'verify', accountId: account.accountId, attachmentId, endUserId });
    }
    return withMoney(streamedJsonResponse(answer(verifications)), receipt);
  });
}

async function* answer(verifications: Verifications): AsyncGenerator<string> {
  yield '{"verifications":';
  yield* jsonEntries(verifications);
  yield '}';
}
