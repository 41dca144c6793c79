/** Methods that answer 404 and 405 inside API Gateway: what does not exist starts no function and checks no key. */
import { ContentHandling, MockIntegration, PassthroughBehavior } from 'aws-cdk-lib/aws-apigateway';
import type { IResource } from 'aws-cdk-lib/aws-apigateway';
import { ERROR_CODES } from '../../shared/contract/errors.ts';
import type { ErrorCode } from '../../shared/contract/errors.ts';
import { errorTemplate, quoted, REQUEST_ID_MAPPING, UNKNOWN_PATH_MESSAGE } from './gatewayAnswers.ts';

/**
 * A mock needs a template for the request's content type, and has no wildcard for it; a request without one counts as JSON. Other
 * types get the gateway's own 415, which we answer as 405, also on unknown paths (`gatewayAnswers.ts`).
 */
const CONTENT_TYPES = [
  'application/json',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/html',
  'text/xml',
  'application/xml',
  'application/pdf',
  'application/octet-stream',
  'application/zip',
  'application/gzip',
  'application/javascript',
  'application/x-ndjson',
  'application/yaml',
  'application/x-yaml',
  'application/x-protobuf',
  'application/grpc',
  'application/msgpack',
  'application/cbor',
  'application/msword',
  'application/rtf',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/merge-patch+json',
  'application/json-patch+json',
  'application/ld+json',
  'application/problem+json',
  'text/csv',
  'text/css',
  'text/markdown',
  'text/javascript',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/bmp',
  'image/avif',
  'image/heic',
  'image/svg+xml',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/flac',
  'audio/webm',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'video/mpeg',
];

/** Answers every method not listed for the resource with 405, naming those that are. */
export function refuseOtherMethods(
  resource: IResource,
  allowed: readonly string[],
  fixedHeaders: Readonly<Record<string, string>>,
): void {
  const allow = allowed.join(', ');
  refuse(resource, 'method-not-allowed', `This path takes ${allow} only.`, { ...fixedHeaders, Allow: allow });
}

/** Answers every method of the resource with 404. */
export function refuseAsUnknown(resource: IResource, fixedHeaders: Readonly<Record<string, string>>): void {
  refuse(resource, 'not-found', UNKNOWN_PATH_MESSAGE, fixedHeaders);
}

function refuse(
  resource: IResource,
  code: ErrorCode,
  message: string,
  headers: Readonly<Record<string, string>>,
): void {
  const statusCode = String(ERROR_CODES[code].status);
  const mapped = prefixed({ 'X-Request-Id': REQUEST_ID_MAPPING, ...quoted(headers) });
  const integration = new MockIntegration({
    // Uploads arrive as bytes, which no template can read.
    contentHandling: ContentHandling.CONVERT_TO_TEXT,
    passthroughBehavior: PassthroughBehavior.NEVER,
    requestTemplates: Object.fromEntries(CONTENT_TYPES.map((type) => [type, `{"statusCode": ${statusCode}}`])),
    integrationResponses: [
      {
        statusCode,
        responseTemplates: { 'application/json': asVelocity(errorTemplate(code, message)) },
        responseParameters: mapped,
      },
    ],
  });
  resource.addMethod('ANY', integration, {
    methodResponses: [
      { statusCode, responseParameters: Object.fromEntries(Object.keys(mapped).map((name) => [name, true])) },
    ],
  });
}

/** These templates are Velocity's, where `#` begins a directive. Those of gateway answers are not. */
const asVelocity = (template: string): string => `#set($hash = '#')${template.replaceAll('#', '${hash}')}`;

/** The same for a text with nothing to fill in: `$` begins a variable. */
export const literally = (text: string): string =>
  `#set($dollar = '$')${asVelocity(text.replaceAll('$', '${dollar}'))}`;

/** Header names in a method's answer. */
export const prefixed = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [`method.response.header.${name}`, value]));
