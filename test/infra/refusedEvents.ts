/** Events that a packed function refuses before it calls anything: requests without a key, and messages that nobody can read. */
import { z } from 'zod';
import type { FunctionName } from '../../infra/functions.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import type { EndpointName } from '../../shared/contract/routes.ts';

export const QUEUE_FUNCTIONS = [
  'convertDocument',
  'failConversion',
  'readPages',
  'failReadPages',
  'recogniseSpeech',
  'failSpeech',
  'renderPages',
  'failRenderPages',
] as const satisfies readonly FunctionName[];

const PUBLIC = new Set(ROUTES.filter(({ isPublic }) => isPublic).map(({ endpoint }) => endpoint));

export const ENDPOINTS_WITH_KEY = [...new Set(ROUTES.map(({ endpoint }) => endpoint))].filter(
  (endpoint) => !PUBLIC.has(endpoint),
);

/** @returns undefined for a function that refuses nobody */
export function refusedEvent(name: FunctionName): object | undefined {
  if (QUEUE_FUNCTIONS.some((queueFunction) => queueFunction === name)) {
    return queueEvent('not JSON', '{"accountId":7}');
  }
  const endpoint = ENDPOINTS_WITH_KEY.find((withKey) => withKey === name);
  return endpoint && proxyEvent(endpoint);
}

export const proxyAnswer = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/** As the gateway passes on a request without a key. */
export function proxyEvent(endpoint: EndpointName): object {
  const { method, path } = ROUTES.find((route) => route.endpoint === endpoint)!;
  return {
    resource: path,
    path: path.replace('{id}', 'a1'),
    httpMethod: method,
    headers: { Host: 'api.example', 'Content-Type': 'application/json' },
    multiValueHeaders: {},
    queryStringParameters: null,
    pathParameters: path.includes('{id}') ? { id: 'a1' } : null,
    requestContext: {
      requestId: 'request-1',
      stage: 'prod',
      httpMethod: method,
      domainName: 'api.example',
      path: `/prod${path.replace('{id}', 'a1')}`,
    },
    body: '{}',
    isBase64Encoded: false,
  };
}

const queueEvent = (...bodies: readonly string[]): object => ({
  Records: bodies.map((body, index) => {
    const messageId = `message-${index}`;
    return { messageId, receiptHandle: 'r', body, attributes: {}, eventSource: 'aws:sqs' };
  }),
});
