/** The page that errors link to, answered inside API Gateway: no function runs for it, and no key is asked for. */
import { MockIntegration, PassthroughBehavior } from 'aws-cdk-lib/aws-apigateway';
import type { IResource, RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  ERROR_REFERENCE_PATH,
  ERROR_REFERENCE_TYPE,
  errorReferencePage,
} from '../../shared/contract/errorReference.ts';
import { quoted, REQUEST_ID_MAPPING } from './gatewayAnswers.ts';
import { asVelocity, prefixed } from './refusals.ts';

const METHOD = 'GET';

/** @returns the resource, and the methods that it takes */
export function addErrorReference(rest: RestApi): readonly [IResource, readonly string[]] {
  const resource = rest.root.resourceForPath(ERROR_REFERENCE_PATH);
  const headers = prefixed({
    'X-Request-Id': REQUEST_ID_MAPPING,
    ...quoted({ 'Content-Type': ERROR_REFERENCE_TYPE, 'Cache-Control': 'public, max-age=3600' }),
  });
  const integration = new MockIntegration({
    passthroughBehavior: PassthroughBehavior.NEVER,
    // A request without a content type counts as JSON, and a browser's has none.
    requestTemplates: { 'application/json': '{"statusCode": 200}' },
    integrationResponses: [
      {
        statusCode: '200',
        responseTemplates: { 'text/html': asVelocity(errorReferencePage()) },
        responseParameters: headers,
      },
    ],
  });
  resource.addMethod(METHOD, integration, {
    methodResponses: [
      { statusCode: '200', responseParameters: Object.fromEntries(Object.keys(headers).map((name) => [name, true])) },
    ],
  });
  return [resource, [METHOD]];
}
