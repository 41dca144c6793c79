/** What the gateway answers on its own, and how it passes on the rest. */
import { Match } from 'aws-cdk-lib/assertions';
import { z } from 'zod';
import { errorBodySchema } from '../../shared/contract/errors.ts';
import { referencePages } from '../../shared/reference/referencePages.ts';
import { methodsOf, ROUTES } from '../../shared/contract/routes.ts';
import { resourcesOf, synthesise } from './synthesised.ts';

const template = synthesise();
const parameters = z.record(z.string(), z.string());
const templates = z.object({ 'application/json': z.string() });

const gatewayResponses = resourcesOf(template, 'AWS::ApiGateway::GatewayResponse').map(({ properties }) =>
  z
    .object({
      ResponseType: z.string(),
      StatusCode: z.string(),
      ResponseParameters: parameters,
      ResponseTemplates: templates,
    })
    .parse(properties),
);
const ofType = (type: string) => gatewayResponses.find(({ ResponseType }) => ResponseType === type)!;

const method = z.object({
  HttpMethod: z.string(),
  AuthorizationType: z.literal('NONE'),
  RequestParameters: z.record(z.string(), z.boolean()).optional(),
  RequestValidatorId: z.object({ Ref: z.string() }).optional(),
  ResourceId: z.union([z.object({ Ref: z.string() }), z.object({ 'Fn::GetAtt': z.array(z.string()) })]),
  Integration: z.object({
    Type: z.enum(['MOCK', 'AWS_PROXY']),
    TimeoutInMillis: z.number().optional(),
    ResponseTransferMode: z.enum(['STREAM', 'BUFFERED']).optional(),
    ContentHandling: z.string().optional(),
    PassthroughBehavior: z.string().optional(),
    Uri: z.unknown().optional(),
    RequestTemplates: parameters.optional(),
    IntegrationResponses: z
      .array(z.object({ StatusCode: z.string(), ResponseTemplates: parameters, ResponseParameters: parameters }))
      .optional(),
  }),
});

const parts = new Map(
  resourcesOf(template, 'AWS::ApiGateway::Resource').map(({ id, properties }) => [
    id,
    z.object({ PathPart: z.string(), ParentId: z.looseObject({ Ref: z.string().optional() }) }).parse(properties),
  ]),
);

function pathOf(id: string | undefined): string {
  const part = id === undefined ? undefined : parts.get(id);
  return part === undefined ? '' : `${pathOf(part.ParentId.Ref)}/${part.PathPart}`;
}

const methods = resourcesOf(template, 'AWS::ApiGateway::Method').map(({ properties }) => {
  const { ResourceId, ...rest } = method.parse(properties);
  return { path: ('Ref' in ResourceId ? pathOf(ResourceId.Ref) : '') || '/', ...rest };
});
const at = (path: string, httpMethod: string) =>
  methods.find((one) => one.path === path && one.HttpMethod === httpMethod)!.Integration;

/** What a mock's template yields, for the two features of the template language that it uses. */
const rendered = (text: string): unknown =>
  JSON.parse(text.replace("#set($hash = '#')", '').replaceAll('${hash}', '#'));

describe('requests without a key', () => {
  const OPENED_BY_PEOPLE = '/attachments/{id}/pages/{n}';
  const functionsAt = methods.filter(
    ({ path, Integration }) => Integration.Type === 'AWS_PROXY' && !path.startsWith('/files'),
  );

  it('begin no function, wherever one is asked for', () => {
    const [{ id }] = resourcesOf(template, 'AWS::ApiGateway::RequestValidator');
    for (const { path, HttpMethod, RequestParameters, RequestValidatorId } of functionsAt) {
      const route = ROUTES.find((one) => one.path === path && methodsOf(one).some((name) => name === HttpMethod))!;
      const isOpen = route.isPublic === true || path === OPENED_BY_PEOPLE;
      expect([path, RequestParameters]).toEqual([
        path,
        isOpen ? undefined : { 'method.request.header.Authorization': true },
      ]);
      expect(RequestValidatorId?.Ref).toBe(isOpen ? undefined : id);
    }
    template.hasResourceProperties('AWS::ApiGateway::RequestValidator', { ValidateRequestParameters: true });
  });
});

describe('answers of the gateway itself', () => {
  it('have the error shape of the interface, the status of their code, and the request id', () => {
    expect(gatewayResponses.length).toBeGreaterThanOrEqual(19);
    for (const { StatusCode, ResponseTemplates, ResponseParameters } of gatewayResponses) {
      const { error } = errorBodySchema.parse(JSON.parse(ResponseTemplates['application/json']));
      expect(String(error.status)).toBe(StatusCode);
      expect(error.requestId).toBe('$context.requestId');
      expect(ResponseParameters['gatewayresponse.header.X-Request-Id']).toBe('context.requestId');
      expect(ResponseParameters['gatewayresponse.header.X-Service-Max-File-Size']).toBe("'104857600'");
    }
  });

  it.each([
    ['UNAUTHORIZED', '401'],
    ['ACCESS_DENIED', '401'],
    ['MISSING_AUTHENTICATION_TOKEN', '404'],
    ['RESOURCE_NOT_FOUND', '404'],
    ['UNSUPPORTED_MEDIA_TYPE', '405'],
    ['REQUEST_TOO_LARGE', '413'],
    ['THROTTLED', '503'],
    ['INTEGRATION_TIMEOUT', '503'],
    ['INTEGRATION_FAILURE', '503'],
    ['WAF_FILTERED', '503'],
    ['BAD_REQUEST_PARAMETERS', '401'],
    ['BAD_REQUEST_BODY', '400'],
    ['DEFAULT_4XX', '400'],
    ['DEFAULT_5XX', '500'],
  ])('%s becomes %s', (type, status) => {
    expect(ofType(type).StatusCode).toBe(status);
  });

  it('name methods wherever they are 405', () => {
    for (const { StatusCode, ResponseParameters } of gatewayResponses) {
      const allow = ResponseParameters['gatewayresponse.header.Allow'];
      expect(allow).toBe(StatusCode === '405' ? "'GET, POST, DELETE'" : undefined);
    }
  });

  it('say when to come back wherever they are 503, and how to authenticate wherever they are 401', () => {
    for (const { StatusCode, ResponseParameters } of gatewayResponses) {
      expect('gatewayresponse.header.Retry-After' in ResponseParameters).toBe(StatusCode === '503');
      expect('gatewayresponse.header.WWW-Authenticate' in ResponseParameters).toBe(StatusCode === '401');
    }
  });

  it('never say 429, which is about money', () => {
    expect(gatewayResponses.map(({ StatusCode }) => StatusCode)).not.toContain('429');
  });
});

describe('a method that is not listed', () => {
  const allowed = Map.groupBy(ROUTES, ({ path }) => path);

  it.each([...allowed.keys()])('is 405 at %s, with the methods that are', (path) => {
    const integration = at(path, 'ANY');
    const [answer] = integration.IntegrationResponses!;
    expect(integration.Type).toBe('MOCK');
    expect(answer.StatusCode).toBe('405');
    expect(answer.ResponseParameters['method.response.header.Allow']).toBe(
      `'${allowed.get(path)!.flatMap(methodsOf).join(', ')}'`,
    );
    expect(answer.ResponseParameters['method.response.header.X-Request-Id']).toBe('context.requestId');
    expect(errorBodySchema.parse(rendered(answer.ResponseTemplates['application/json'])).error).toMatchObject({
      code: 'method-not-allowed',
      requestId: '$context.requestId',
    });
  });

  it('is refused whatever it carries, also bytes', () => {
    for (const { Integration } of methods.filter(({ HttpMethod }) => HttpMethod === 'ANY')) {
      expect(Integration.ContentHandling).toBe('CONVERT_TO_TEXT');
      expect(Integration.PassthroughBehavior).toBe('NEVER');
      expect(Object.keys(Integration.RequestTemplates!)).toEqual(
        expect.arrayContaining(['application/json', 'multipart/form-data', 'text/plain', 'image/png', 'video/mp4']),
      );
    }
  });
});

describe('a path that is not listed', () => {
  it.each(['/attachments/{id}/pages', '/{proxy+}'])('is 404 at %s, before anything looks at a key', (path) => {
    const [answer] = at(path, 'ANY').IntegrationResponses!;
    expect(answer.StatusCode).toBe('404');
    expect(errorBodySchema.parse(rendered(answer.ResponseTemplates['application/json'])).error.code).toBe('not-found');
  });
});

describe('a listed method', () => {
  const STREAMED = [
    '/prepareAttachments',
    '/prepareFile',
    '/convertFile',
    '/verifyCitations',
    '/verifyAnswer',
    '/getAttachment',
    '/attachments/{id}/annotated',
    '/mcp',
  ];

  it.each(ROUTES.flatMap((route) => methodsOf(route).map((name) => [name, route.path])))(
    '%s %s goes to its function',
    (name, path) => {
      const { endpoint } = ROUTES.find((route) => route.path === path)!;
      expect(JSON.stringify(at(path, name).Uri)).toContain(`"${endpoint}Function`);
    },
  );

  it('GET of a signed link goes to the function that leads on, and nothing else is answered there', () => {
    expect(JSON.stringify(at('/files/{key+}', 'GET').Uri)).toContain('"openLinkFunction');
    expect(
      methods
        .filter(({ path }) => path.startsWith('/files'))
        .map(({ HttpMethod }) => HttpMethod)
        .sort(),
    ).toEqual(['ANY', 'ANY', 'GET']);
  });

  it('is streamed exactly where answers are large or slow', () => {
    const streamed = methods.filter(({ Integration }) => Integration.ResponseTransferMode === 'STREAM');
    expect(streamed.map(({ path }) => path).sort()).toEqual(STREAMED.toSorted());
    for (const { Integration } of streamed)
      expect(JSON.stringify(Integration.Uri)).toContain('response-streaming-invocations');
  });

  it('may take up to what the gateway allows: 15 minutes when streamed, 29 seconds else', () => {
    for (const { path, Integration } of methods.filter((one) => one.Integration.Type === 'AWS_PROXY')) {
      expect(Integration.TimeoutInMillis).toBeLessThanOrEqual(STREAMED.includes(path) ? 900_000 : 29_000);
    }
  });
});

describe('the API', () => {
  it('takes uploads as bytes and everything else as text', () => {
    template.hasResourceProperties('AWS::ApiGateway::RestApi', {
      BinaryMediaTypes: ['multipart/form-data'],
      EndpointConfiguration: { Types: ['REGIONAL'] },
    });
  });

  it('logs every request without its query, its headers or its path', () => {
    const [stage] = resourcesOf(template, 'AWS::ApiGateway::Stage');
    const { Format } = z.object({ Format: z.string() }).parse(stage.properties.AccessLogSetting);
    expect(Object.keys(JSON.parse(Format) as object)).toEqual(
      expect.arrayContaining(['requestId', 'status', 'latencyMs']),
    );
    expect(Format).not.toMatch(/querystring|header|authorizer|\$context\.path"/i);
  });

  it('keeps no execution log, which could quote requests', () => {
    template.hasResourceProperties('AWS::ApiGateway::Stage', {
      MethodSettings: [Match.objectLike({ DataTraceEnabled: false, LoggingLevel: Match.absent() })],
    });
  });
});

describe('the pages that the service has of itself', () => {
  it.each(referencePages({ MAX_CITATIONS: 1000, MAX_BATCH_ATTACHMENTS: 50 }))(
    'answers $path inside the gateway, as it stands',
    ({ path, contentType, body, json }) => {
      const { Type, IntegrationResponses } = at(path, 'GET');
      expect(Type).toBe('MOCK');
      const [{ StatusCode, ResponseTemplates, ResponseParameters }] = IntegrationResponses!;
      expect(StatusCode).toBe('200');
      expect(ResponseParameters['method.response.header.Content-Type']).toBe(
        json === undefined ? `'${contentType}'` : undefined,
      );
      const forms = Object.values(ResponseTemplates).map((template) => {
        const literal = template.replace("#set($hash = '#')", '').replace("#set($dollar = '$')", '');
        // Velocity would take any other symbol of its own for an instruction.
        expect(literal).not.toMatch(/[#$](?!\{(hash|dollar)\})/);
        return literal.replaceAll('${hash}', '#').replaceAll('${dollar}', '$');
      });
      expect(forms).toEqual(json === undefined ? [body] : [body, json]);
    },
  );

  it.each(referencePages({ MAX_CITATIONS: 1000, MAX_BATCH_ATTACHMENTS: 50 }))(
    'answers HEAD of $path as GET, without the page',
    ({ path, contentType, json }) => {
      const [{ StatusCode, ResponseTemplates, ResponseParameters }] = at(path, 'HEAD').IntegrationResponses!;
      expect(StatusCode).toBe('200');
      expect(ResponseParameters['method.response.header.Content-Type']).toBe(
        json === undefined ? `'${contentType}'` : undefined,
      );
      const bodies = Object.values(ResponseTemplates).map((template) => template.replaceAll(/#set\([^)]*\)/g, ''));
      expect(bodies.join('')).toBe('');
      const refused = at(path, 'ANY').IntegrationResponses![0];
      expect(refused.ResponseParameters['method.response.header.Allow']).toBe("'GET, HEAD'");
    },
  );

  it('stand where errors lead', () => {
    const link = errorBodySchema.parse(JSON.parse(ofType('THROTTLED').ResponseTemplates['application/json'])).error;
    expect(link.documentationUrl).toBe('https://$context.domainName/$context.stage/errors#service-unavailable');
  });
});
