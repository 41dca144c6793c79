/** The public address: a regional REST API built from the interface's list of routes, with its log and its alarms. */
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  ResponseTransferMode,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { IResource, MethodOptions, RestApiProps } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ReferencePage } from '../../shared/reference/referencePages.ts';
import { methodsOf, ROUTES } from '../../shared/contract/routes.ts';
import type { EndpointName } from '../../shared/contract/routes.ts';
import type { DeploySettings } from '../config.ts';
import { FILES_PATH } from '../../shared/storage/signedLinks.ts';
import { FUNCTION_PROFILES } from '../functions.ts';
import type { FunctionName } from '../functions.ts';
import { ALARM_PERIOD } from './alarms.ts';
import type { Alarms } from './alarms.ts';
import { addGatewayAnswers } from './gatewayAnswers.ts';
import { addReferencePage } from './referencePage.ts';
import { refuseAsUnknown, refuseOtherMethods } from './refusals.ts';
import type { ServiceFunction } from './serviceFunction.ts';

/** The gateway waits a little longer than the function may run, so that the function's own timeout is what is seen. */
const GATEWAY_MARGIN_SECONDS = 1;
/** 5xx answers in one period that call for a look; clients retry a single one. */
const SERVER_ERRORS_ALARM = 5;
/** Known clients give up at 90 s. */
const SLOW_ANSWER_MS = 60_000;
const SLOW_PERIODS = 3;

/** API Gateway's name for the header. */
const KEY_PARAMETER = 'method.request.header.Authorization';
/** Its links are opened in browsers, which send no key: it answers with a page that leads to where the key is asked for. */
const LEADS_PEOPLE_TO_THEIR_KEY: EndpointName = 'getPage';

export interface ApiProps {
  readonly endpoints: Readonly<Record<EndpointName, ServiceFunction>>;
  /** Redirects readers of signed links; not part of the interface, since only the service makes links. */
  readonly linkOpener: ServiceFunction;
  readonly settings: DeploySettings;
  /** Headers of every answer that the gateway gives on its own. */
  readonly fixedHeaders: Readonly<Record<string, string>>;
  readonly pages: readonly ReferencePage[];
  readonly alarms: Alarms;
}

export class Api extends Construct {
  readonly rest: RestApi;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const { endpoints, linkOpener, settings, fixedHeaders, pages, alarms } = props;
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.rest = new RestApi(this, 'Rest', {
      restApiName: `citation-verification-${settings.stage}`,
      description: 'Prepares sources and verifies quotations against them',
      ...addressOf(settings),
      // Only uploads: with `*/*` every body would reach the functions encoded, and JSON would come back the same way.
      binaryMediaTypes: ['multipart/form-data'],
      cloudWatchRole: settings.apiGatewayLogsRole,
      // The role belongs to the whole account: removing one stage must not silence the others.
      ...(settings.apiGatewayLogsRole ? { cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN } : {}),
      deployOptions: {
        stageName: settings.stage,
        throttlingRateLimit: settings.throttleRate,
        throttlingBurstLimit: settings.throttleBurst,
        metricsEnabled: true,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: ACCESS_LOG_FORMAT,
      },
    });
    acknowledgeFindings(this.rest);
    addGatewayAnswers(this.rest, fixedHeaders);
    this.addRoutes(endpoints, pages, fixedHeaders);
    this.addLinks(linkOpener, fixedHeaders);
    this.addAlarms(alarms);
    if (settings.webAcl !== undefined) {
      const resourceArn = this.rest.deploymentStage.stageArn;
      new CfnWebACLAssociation(this, 'WebAcl', { resourceArn, webAclArn: settings.webAcl });
    }
  }

  private addRoutes(
    endpoints: Readonly<Record<EndpointName, ServiceFunction>>,
    pages: readonly ReferencePage[],
    fixedHeaders: Readonly<Record<string, string>>,
  ): void {
    const methodsAt = new Map<IResource, readonly string[]>();
    const requestValidator = this.rest.addRequestValidator('NeedsKey', { validateRequestParameters: true });
    // Requests without a key start no function. Only the functions know which keys exist.
    const needsKey: MethodOptions = { requestParameters: { [KEY_PARAMETER]: true }, requestValidator };
    for (const route of ROUTES) {
      const { path, endpoint, isPublic } = route;
      const resource = this.rest.root.resourceForPath(path);
      const isOpen = isPublic === true || endpoint === LEADS_PEOPLE_TO_THEIR_KEY;
      for (const method of methodsOf(route)) {
        resource.addMethod(method, lambdaIntegration(endpoint, endpoints[endpoint]), isOpen ? {} : needsKey);
      }
      methodsAt.set(resource, [...(methodsAt.get(resource) ?? []), ...methodsOf(route)]);
    }
    for (const page of pages) methodsAt.set(...addReferencePage(this.rest, page));
    for (const [resource, methods] of methodsAt) refuseOtherMethods(resource, methods, fixedHeaders);

    // Every intermediate path and every other path. Otherwise the gateway reads our `Authorization` header as an AWS signature
    // there, and complains about that with 403.
    const inBetween = [...ROUTES, ...pages]
      .flatMap(({ path }) => ancestors(path))
      .map((path) => this.rest.root.resourceForPath(path));
    const unknown = new Set([this.rest.root, ...inBetween].filter((resource) => !methodsAt.has(resource)));
    for (const resource of unknown) refuseAsUnknown(resource, fixedHeaders);
    refuseAsUnknown(this.rest.root.addResource('{proxy+}'), fixedHeaders);
  }

  private addLinks(opener: ServiceFunction, fixedHeaders: Readonly<Record<string, string>>): void {
    const files = this.rest.root.addResource(FILES_PATH.replaceAll('/', ''));
    refuseAsUnknown(files, fixedHeaders);
    const file = files.addResource('{key+}');
    file.addMethod('GET', lambdaIntegration('openLink', opener));
    refuseOtherMethods(file, ['GET'], fixedHeaders);
  }

  private addAlarms(alarms: Alarms): void {
    alarms.add(this, 'ServerErrors', {
      metric: this.rest.metricServerError({ period: ALARM_PERIOD, statistic: 'sum' }),
      threshold: SERVER_ERRORS_ALARM,
      description: "Callers get 5xx. The access log names the paths, the functions' logs the causes, by request id.",
    });
    alarms.add(this, 'SlowAnswers', {
      metric: this.rest.metricLatency({ period: ALARM_PERIOD, statistic: 'p99' }),
      threshold: SLOW_ANSWER_MS,
      periods: SLOW_PERIODS,
      description: 'One answer in a hundred takes over a minute; clients give up at 90 s.',
    });
  }
}

/** A private API answers only through the named endpoints, whatever their networks let through. */
function addressOf({ vpcEndpoints }: DeploySettings): Pick<RestApiProps, 'endpointConfiguration' | 'policy'> {
  if (vpcEndpoints.length === 0) return { endpointConfiguration: { types: [EndpointType.REGIONAL] } };
  const anybody = { principals: [new AnyPrincipal()], actions: ['execute-api:Invoke'], resources: ['execute-api:/*'] };
  const elsewhere = { StringNotEquals: { 'aws:SourceVpce': vpcEndpoints } };
  return {
    endpointConfiguration: { types: [EndpointType.PRIVATE] },
    policy: new PolicyDocument({
      statements: [
        new PolicyStatement(anybody),
        new PolicyStatement({ ...anybody, effect: Effect.DENY, conditions: elsewhere }),
      ],
    }),
  };
}

/** No query string, no header, no attachment identifier: `resourcePath` is the route, not the path. */
const ACCESS_LOG_FORMAT = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    requestTime: AccessLogField.contextRequestTime(),
    httpMethod: AccessLogField.contextHttpMethod(),
    resourcePath: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    responseLengthBytes: AccessLogField.contextResponseLength(),
    latencyMs: AccessLogField.contextResponseLatency(),
    integrationLatencyMs: AccessLogField.contextIntegrationLatency(),
    sourceIp: AccessLogField.contextIdentitySourceIp(),
    refusedAs: AccessLogField.contextErrorResponseType(),
  }),
);

function lambdaIntegration(endpoint: FunctionName, target: ServiceFunction): LambdaIntegration {
  const { streams, timeoutSeconds } = FUNCTION_PROFILES[endpoint];
  return new LambdaIntegration(target.lambda, {
    responseTransferMode: streams ? ResponseTransferMode.STREAM : ResponseTransferMode.BUFFERED,
    timeout: Duration.seconds(timeoutSeconds + GATEWAY_MARGIN_SECONDS),
    allowTestInvoke: false,
  });
}

/** `/attachments/{id}/extend` → `/attachments`, `/attachments/{id}`. */
function ancestors(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** What cdk-nag finds here, and why it stays. */
function acknowledgeFindings(rest: RestApi): void {
  const authentication = 'API keys of our own, checked by every function: 404 and 405 must come before 401.';
  const pushToLogs = 'Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs';
  Validations.of(rest).acknowledge(
    { id: 'AwsSolutions-APIG4', reason: authentication },
    { id: 'AwsSolutions-COG4', reason: authentication },
    {
      id: 'AwsSolutions-APIG2',
      reason:
        'The functions check every field and name each problem, which the gateway cannot; uploads it cannot check at all.',
    },
    {
      id: 'AwsSolutions-APIG3',
      reason: 'Callers are servers with keys and pay by use; who wants a firewall sets `webAcl`.',
    },
    {
      id: 'AwsSolutions-APIG6',
      reason: 'Execution logs may quote requests. The access log and those of the functions tell enough.',
    },
    { id: `AwsSolutions-IAM4[${pushToLogs}]`, reason: 'The policy that AWS made for just this role of API Gateway.' },
  );
}
