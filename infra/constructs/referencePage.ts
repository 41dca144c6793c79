/** One of the service's own pages, answered inside API Gateway: no function runs for it, and no key is needed. */
import { MockIntegration, PassthroughBehavior } from 'aws-cdk-lib/aws-apigateway';
import type { IResource, RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { ReferencePage } from '../../shared/reference/referencePages.ts';
import { quoted, REQUEST_ID_MAPPING } from './gatewayAnswers.ts';
import { literally, prefixed } from './refusals.ts';

/** A request for only the headers gets no body that would have to be left out. */
const METHODS = ['GET', 'HEAD'] as const;

/** @returns the resource, and the methods that it takes */
export function addReferencePage(
  rest: RestApi,
  { path, contentType, body, json }: ReferencePage,
): readonly [IResource, readonly string[]] {
  const resource = rest.root.resourceForPath(path);
  const headers = prefixed({
    'X-Request-Id': REQUEST_ID_MAPPING,
    // With two forms, the gateway takes the one that `Accept` asks for, and names its type itself.
    ...quoted({
      ...(json === undefined ? { 'Content-Type': contentType } : {}),
      'Cache-Control': 'public, max-age=3600',
    }),
  });
  const forms = [[contentType.split(';', 1)[0], body], ...(json === undefined ? [] : [['application/json', json]])];
  for (const method of METHODS) {
    const integration = new MockIntegration({
      passthroughBehavior: PassthroughBehavior.NEVER,
      // A request without a content type counts as JSON, and a browser's has none.
      requestTemplates: { 'application/json': '{"statusCode": 200}' },
      integrationResponses: [
        {
          statusCode: '200',
          responseTemplates: Object.fromEntries(
            forms.map(([type, text]) => [type, literally(method === 'HEAD' ? '' : text)]),
          ),
          responseParameters: headers,
        },
      ],
    });
    resource.addMethod(method, integration, {
      methodResponses: [
        { statusCode: '200', responseParameters: Object.fromEntries(Object.keys(headers).map((name) => [name, true])) },
      ],
    });
  }
  return [resource, METHODS];
}
