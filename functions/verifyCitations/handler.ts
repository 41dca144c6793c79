/** POST /verifyCitations */
import { verifyCitationsSchema } from '../../shared/contract/requests.ts';
import type { Verifications } from '../../shared/contract/verification.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { jsonEntries, streamedJsonResponse } from '../../shared/http/jsonResponse.ts';
import { jsonBody } from '../../shared/http/requestBody.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import { verifyCitations, type VerifyDependencies } from './verifyCitations.ts';

export interface VerifyHandlerDependencies extends EndpointDependencies, VerifyDependencies {
  readonly settings: Settings;
}

export function createHandler(dependencies: VerifyHandlerDependencies): Endpoint {
  const { settings } = dependencies;
  const headers = { 'X-Service-Included-Citations': String(settings.INCLUDED_CITATIONS) };
  const schema = verifyCitationsSchema(settings.MAX_CITATIONS);
  return createEndpoint(dependencies, { streamed: true, headers }, async (request) => {
    const { data } = await jsonBody(request, schema, settings.MAX_JSON_BODY_BYTES);
    const verifications = await verifyCitations(dependencies, request.account.accountId, data);
    return streamedJsonResponse(answer(verifications));
  });
}

function* answer(verifications: Verifications): Generator<string> {
  yield '{"verifications":';
  yield* jsonEntries(verifications);
  yield '}';
}
