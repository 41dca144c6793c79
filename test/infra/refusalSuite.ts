/** What packed functions refuse, alone in their folders: requests without a key, and messages that nobody can read. */
import { FUNCTION_PROFILES } from '../../infra/functions.ts';
import { errorBodySchema } from '../../shared/contract/errors.ts';
import type { PackedService } from './packedService.ts';
import { ENDPOINTS_WITH_KEY, proxyAnswer, QUEUE_FUNCTIONS } from './refusedEvents.ts';

/** @param service that has called each of its functions, each of which has refused an event before */
export function describeRefusals(service: () => PackedService): void {
  describe.each(ENDPOINTS_WITH_KEY)('%s, before it was called with a key,', (endpoint) => {
    it('answers 401 in the error shape, streamed exactly if the gateway expects it so, and calls nobody', async () => {
      const { answer, streamed, calls } = (await service().refusals.get(endpoint))!;
      expect(calls).toBe(0);
      expect(streamed).toBe(FUNCTION_PROFILES[endpoint].streams);
      const { statusCode, headers, body } = proxyAnswer.parse(answer);
      expect(statusCode).toBe(401);
      expect(headers).toMatchObject({ 'X-Request-Id': 'request-1', 'WWW-Authenticate': 'Bearer' });
      expect(errorBodySchema.parse(JSON.parse(body)).error).toMatchObject({
        code: 'unauthenticated',
        requestId: 'request-1',
        documentationUrl: 'https://api.example/prod/errors#unauthenticated',
      });
    });
  });

  describe.each(QUEUE_FUNCTIONS)('%s, before it could read a message,', (name) => {
    it('gives messages back that it cannot read, and calls nobody', async () => {
      const { answer, calls } = (await service().refusals.get(name))!;
      expect(calls).toBe(0);
      expect(answer).toEqual({
        batchItemFailures: [{ itemIdentifier: 'message-0' }, { itemIdentifier: 'message-1' }],
      });
    });
  });
}
