/** POST /verifyAnswer */
import { priceAnswer } from '../../shared/billing/priceAnswer.ts';
import { verifyAnswerSchema } from '../../shared/contract/answerRequest.ts';
import { callerOf } from '../../shared/http/callerOf.ts';
import { createEndpoint, type Endpoint, type EndpointDependencies } from '../../shared/http/endpoint.ts';
import { fixedHeaders } from '../../shared/http/fixedHeaders.ts';
import { jsonResponse, streamedJsonResponse } from '../../shared/http/jsonResponse.ts';
import { linesResponse, wantsLines } from '../../shared/http/linesResponse.ts';
import { withMoney } from '../../shared/http/moneyHeaders.ts';
import { jsonBody } from '../../shared/http/requestBody.ts';
import { serviceUrl } from '../../shared/http/serviceUrl.ts';
import type { AnswerAudience } from './answerAudience.ts';
import { answerLines, lastLine } from './answerLines.ts';
import { priceAnswerCheck, verifyAnswer, type VerifyAnswerDependencies } from './verifyAnswer.ts';

export type VerifyAnswerHandlerDependencies = EndpointDependencies & VerifyAnswerDependencies;

export function createHandler(dependencies: VerifyAnswerHandlerDependencies): Endpoint {
  const { settings } = dependencies;
  const headers = fixedHeaders('verifyAnswer', settings);
  const schema = verifyAnswerSchema(settings.MAX_BATCH_ATTACHMENTS);
  return createEndpoint(dependencies, { streamed: true, headers }, async (request) => {
    const { data } = await jsonBody(request, schema, settings.MAX_JSON_BODY_BYTES);
    const { account } = request;
    if (data.dryRun) {
      const priced = await priceAnswer(
        dependencies.billing,
        account,
        await priceAnswerCheck(dependencies, account, data),
      );
      return withMoney(jsonResponse(priced), { costCents: 0, balanceCents: priced.balanceCents });
    }
    const caller = callerOf(request);
    const verify = (audience: AnswerAudience) =>
      verifyAnswer(dependencies, account, data, audience, serviceUrl(request));
    if (wantsLines(request)) {
      return linesResponse(request, dependencies.log, async (lines) => {
        const { answer, payment } = await verify(answerLines(lines, data.evidence === 'later', caller));
        lines.write(lastLine(answer, payment));
      });
    }
    const { answer, payment } = await verify(caller);
    return withMoney(streamedJsonResponse(pieces(answer)), payment);
  });
}

/** The quotations have the pictures: together they may be more than one string can hold. */
function* pieces({ quotations, ...rest }: Awaited<ReturnType<typeof verifyAnswer>>['answer']): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"quotations":[`;
  let separator = '';
  for (const quotation of quotations) {
    yield separator + JSON.stringify(quotation);
    separator = ',';
  }
  yield ']}';
}
