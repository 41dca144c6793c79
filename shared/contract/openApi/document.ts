/** The interface as an OpenAPI 3.1 document, for client generators and for readers. */
import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../errors.ts';
import { attachmentIdSchema } from '../identifiers.ts';
import { ROUTES, type Route } from '../routes.ts';
import { components, reference, type ComponentName, type JsonSchema, type RequestLimits } from './components.ts';
import { OPERATIONS, type Operation } from './operations.ts';

/** Relative to the base address; GET, without a key. */
export const OPENAPI_PATH = '/openapi.json';

/** The compatibility of the interface as a whole: raised only when a client would have to change. */
const INTERFACE_VERSION = '1.0.0';

const LINES_TYPE = 'application/x-ndjson';
const linesOf = (line: string) => ({
  schema: {
    type: 'string',
    description: `A line of JSON for each verification, \`${line}\`; the last one has the sums, \`{"summary", "costCents", "balanceCents"}\`, or \`{"error"}\`.`,
  },
});

const HEADERS: Readonly<Record<string, string>> = {
  'X-Request-Id': 'Names the request in the logs.',
  'X-Service-Max-File-Size': 'Largest accepted upload, bytes.',
  'X-Service-Included-Citations': 'Citations that one verification request includes.',
  'X-Cost-Cents': 'What the request was charged.',
  'X-Balance-Cents': 'What is left of the free tier and the prepaid balance.',
  Location: 'Where it leads to.',
  'Retry-After': 'Seconds after which the request may be repeated.',
};

/** @param limits of one request */
export function openApiDocument(limits: RequestLimits): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Citation Verification Service',
      version: INTERFACE_VERSION,
      description: 'Decides whether quotations are in a source: found, partly found or not found, with proof.',
    },
    // Relative to this document: one text serves every deployment.
    servers: [{ url: './' }],
    security: [{ apiKey: [] }],
    paths: paths(),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      schemas: components(limits),
    },
  };
}

function paths(): Readonly<Record<string, object>> {
  const byPath = new Map<string, Record<string, object>>();
  for (const route of ROUTES) {
    const item = byPath.get(route.path) ?? pathParameters(route.path);
    byPath.set(route.path, { ...item, [route.method.toLowerCase()]: operation(route) });
  }
  return Object.fromEntries(byPath);
}

const PAGE_PARAMETER = {
  name: 'n',
  in: 'path',
  required: true,
  description: 'The page, from 1.',
  schema: { type: 'integer', minimum: 1 },
};

function pathParameters(path: string): Record<string, object> {
  const { $schema: _schema, ...schema } = z.toJSONSchema(attachmentIdSchema);
  const attachment = { name: 'id', in: 'path', required: true, description: 'The attachment.', schema };
  const parameters = [
    ...(path.includes('{id}') ? [attachment] : []),
    ...(path.includes('{n}') ? [PAGE_PARAMETER] : []),
  ];
  return parameters.length === 0 ? {} : { parameters };
}

function operation({ path, endpoint, isEarlierForm, isPublic, operation: ownName }: Route): object {
  const name = ownName ?? endpoint;
  const {
    summary,
    request,
    isRequestOptional = false,
    parameters,
    status = 200,
    answers,
    inLines,
    headers,
    errors,
  } = OPERATIONS[name];
  return {
    operationId: isEarlierForm ? path.slice(1) : name,
    summary,
    ...(isEarlierForm && { deprecated: true }),
    ...(isPublic && { security: [] }),
    ...(parameters && { parameters }),
    ...(request && { requestBody: { required: !isRequestOptional, content: content(request) } }),
    responses: {
      [status]: {
        description: 'Done.',
        headers: headerObjects(['X-Request-Id', ...headers]),
        content: { ...answerContent(answers), ...(inLines && { [LINES_TYPE]: linesOf(inLines) }) },
      },
      ...Object.fromEntries(errors.map((code) => [ERROR_CODES[code].status, refusal(code)])),
    },
  };
}

const content = (request: NonNullable<Operation['request']>): object =>
  Object.fromEntries(Object.entries(request).map(([type, names]) => [type, { schema: oneOf(names) }]));

function answerContent(answers: Operation['answers']): object {
  switch (answers) {
    case 'pdf':
      return { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };
    case 'html':
      return { 'text/html': { schema: { type: 'string' } } };
    default:
      return { 'application/json': { schema: oneOf(answers) } };
  }
}

const oneOf = ([first, ...others]: readonly [ComponentName, ...ComponentName[]]): JsonSchema =>
  others.length === 0 ? reference(first) : { anyOf: [first, ...others].map(reference) };

function refusal(code: ErrorCode): object {
  const { retryable } = ERROR_CODES[code];
  return {
    description: `\`${code}\`. ${retryable ? 'A retry can help.' : 'A retry does not help.'}`,
    headers: headerObjects(['X-Request-Id', ...(code === 'service-unavailable' ? ['Retry-After'] : [])]),
    content: { 'application/json': { schema: reference('Error') } },
  };
}

const headerObjects = (names: readonly string[]): object =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { description: HEADERS[name], schema: { type: /^Location$|Id$/.test(name) ? 'string' : 'integer' } },
    ]),
  );
