/** Answers that API Gateway gives on its own, without any function: each in the interface's error shape. */
import { ResponseType } from 'aws-cdk-lib/aws-apigateway';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { ERROR_REFERENCE_PATH } from '../../shared/contract/errorReference.ts';
import { ERROR_CODES, errorBody, INTERNAL_MESSAGE, UNAUTHENTICATED_MESSAGE } from '../../shared/contract/errors.ts';
import type { ErrorCode } from '../../shared/contract/errors.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import { LARGEST_UPLOAD_BYTES } from '../uploadLimit.ts';

/** Seconds to wait before the next attempt when the gateway is overloaded or a function did not answer. */
const RETRY_AFTER_SECONDS = 5;

/** API Gateway's placeholder for the request's identifier, in templates. */
const REQUEST_ID_VARIABLE = '$context.requestId';
/** Its placeholder for the address that was called. */
const BASE_URL_VARIABLES = 'https://$context.domainName/$context.stage';
/** The same in a mapping of headers. */
export const REQUEST_ID_MAPPING = 'context.requestId';

/** An error body as an API Gateway template: it only fills in the request's identifier. */
export const errorTemplate = (code: ErrorCode, message: string): string =>
  JSON.stringify(errorBody(code, message, REQUEST_ID_VARIABLE, BASE_URL_VARIABLES + ERROR_REFERENCE_PATH));

export const UNKNOWN_PATH_MESSAGE =
  'There is nothing at this path. GET /openapi.json lists the paths; the page for people is at /console.';

const METHODS_IN_USE = [...new Set(['GET', ...ROUTES.map(({ method }) => method)])].join(', ');
const WRONG_METHOD_MESSAGE =
  'This method is not supported here. The paths and their methods are listed in the documentation.';
const UNAVAILABLE_MESSAGE = 'The service could not answer in time. Please try again shortly, waiting longer each time.';
const BAD_REQUEST_MESSAGE = 'The request could not be read. Check its headers and its body against the documentation.';
const TOO_LARGE_MESSAGE = `The request is too large for the gateway, which takes files of ${LARGEST_UPLOAD_BYTES} bytes. Where "X-Service-Max-File-Size" promises more, send it to the public address of the service; else split the document or reduce its images, and upload the parts.`;

interface GatewayAnswer {
  readonly types: readonly ResponseType[];
  readonly code: ErrorCode;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const GATEWAY_ANSWERS: readonly GatewayAnswer[] = [
  {
    types: [
      ResponseType.UNAUTHORIZED,
      ResponseType.EXPIRED_TOKEN,
      ResponseType.INVALID_API_KEY,
      ResponseType.ACCESS_DENIED,
      // The one parameter that is checked is the header with the key.
      ResponseType.BAD_REQUEST_PARAMETERS,
    ],
    code: 'unauthenticated',
    message: UNAUTHENTICATED_MESSAGE,
    headers: { 'WWW-Authenticate': 'Bearer' },
  },
  {
    // The gateway's answer about a path that it does not know; the catch-all leaves it few of them.
    types: [ResponseType.MISSING_AUTHENTICATION_TOKEN, ResponseType.RESOURCE_NOT_FOUND, ResponseType.INVALID_SIGNATURE],
    code: 'not-found',
    message: UNKNOWN_PATH_MESSAGE,
  },
  {
    // Only refused methods and unknown paths are mapped by content type, and a mapping has no wildcard. The gateway cannot tell
    // here which of the two it was; the interface promises an answer about methods.
    types: [ResponseType.UNSUPPORTED_MEDIA_TYPE],
    code: 'method-not-allowed',
    message: WRONG_METHOD_MESSAGE,
    headers: { Allow: METHODS_IN_USE },
  },
  { types: [ResponseType.REQUEST_TOO_LARGE], code: 'payload-too-large', message: TOO_LARGE_MESSAGE },
  {
    // The interface has no limit on requests: 429 means that money is used up, so the gateway's own limits are 503.
    types: [
      ResponseType.THROTTLED,
      ResponseType.QUOTA_EXCEEDED,
      ResponseType.INTEGRATION_TIMEOUT,
      ResponseType.INTEGRATION_FAILURE,
      ResponseType.WAF_FILTERED,
    ],
    code: 'service-unavailable',
    message: UNAVAILABLE_MESSAGE,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  },
  {
    types: [ResponseType.BAD_REQUEST_BODY, ResponseType.DEFAULT_4XX],
    code: 'invalid-argument',
    message: BAD_REQUEST_MESSAGE,
  },
  {
    types: [
      ResponseType.API_CONFIGURATION_ERROR,
      ResponseType.AUTHORIZER_FAILURE,
      ResponseType.AUTHORIZER_CONFIGURATION_ERROR,
      ResponseType.DEFAULT_5XX,
    ],
    code: 'internal',
    message: INTERNAL_MESSAGE,
  },
];

/** @param fixedHeaders also on every answer, since the gateway cannot tell which path it refuses */
export function addGatewayAnswers(api: RestApi, fixedHeaders: Readonly<Record<string, string>>): void {
  for (const { types, code, message, headers = {} } of GATEWAY_ANSWERS) {
    for (const type of types) {
      api.addGatewayResponse(type.responseType, {
        type,
        statusCode: String(ERROR_CODES[code].status),
        // CDK itself puts "gatewayresponse.header." before each name.
        responseHeaders: { 'X-Request-Id': REQUEST_ID_MAPPING, ...quoted({ ...fixedHeaders, ...headers }) },
        templates: { 'application/json': errorTemplate(code, message) },
      });
    }
  }
}

/** API Gateway reads a header's value as a literal only between single quotes. */
export const quoted = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `'${value}'`]));
