/** The public address for large uploads: CloudFront, which sends them to the container and everything else to the gateway. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Validations } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { BehaviorOptions, IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { RestApiOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { ROUTES } from '../../shared/contract/routes.ts';
import { LARGEST_UPLOAD_BYTES } from '../uploadLimit.ts';
import type { Api } from './api.ts';
import type { LargeUploads } from './largeUploads.ts';

/** The most that CloudFront waits without a raised quota; the function that answers latest runs 90 s before its first byte. */
const GATEWAY_TIMEOUT = Duration.seconds(120);
const GATEWAY_ORIGIN = 'gateway';
const UPLOADS_ORIGIN = 'uploads';

export class Edge extends Construct {
  readonly distribution: Distribution;

  /** @param webAcl of AWS WAF, scope CLOUDFRONT */
  constructor(scope: Construct, id: string, api: Api, uploads: LargeUploads, webAcl?: string) {
    super(scope, id);
    const gateway = new RestApiOrigin(api.rest, { originId: GATEWAY_ORIGIN, readTimeout: GATEWAY_TIMEOUT });
    const container = uploads.origin(UPLOADS_ORIGIN);
    const chooseOrigin = new EdgeFunction(this, 'ChooseOrigin', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(chooseOriginCode(GATEWAY_ORIGIN)),
      comment: 'Sends what fits through API Gateway there, and large uploads to their container',
    });
    const uploading: BehaviorOptions = {
      ...passOn(container),
      functionAssociations: [{ function: chooseOrigin, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
    const uploadPaths = ROUTES.filter(({ endpoint }) => endpoint === 'prepareAttachments').map(({ path }) => path);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'The interface of the citation verification service',
      defaultBehavior: passOn(gateway),
      additionalBehaviors: Object.fromEntries(uploadPaths.map((path) => [path, uploading])),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_ALL,
      ...(webAcl !== undefined && { webAclId: webAcl }),
    });
    acknowledgeFindings(this.distribution);
  }

  /** Base address of the interface, without a trailing slash. */
  get url(): string {
    return `https://${this.distribution.distributionDomainName}`;
  }
}

/** Nothing is cached, nothing is changed: every request reaches its origin as the caller sent it, including the key. */
const passOn = (origin: IOrigin): BehaviorOptions => ({
  origin,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  // The gateway accepts requests under its own name only.
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  compress: false,
});

/** `chooseOrigin.js` with the values that it needs. */
export function chooseOriginCode(gatewayOrigin: string): string {
  const source = readFileSync(join(import.meta.dirname, '../uploads/chooseOrigin.js'), 'utf8');
  return source
    .replace('%GATEWAY_ORIGIN%', gatewayOrigin)
    .replace('%LARGEST_GATEWAY_BODY_BYTES%', String(LARGEST_UPLOAD_BYTES));
}

/** What cdk-nag finds here, and why it stays. */
function acknowledgeFindings(distribution: Distribution): void {
  Validations.of(distribution).acknowledge(
    { id: 'AwsSolutions-CFR1', reason: 'Callers are servers with keys, wherever they are.' },
    { id: 'AwsSolutions-CFR2', reason: 'As at the gateway: who wants a firewall sets `edgeWebAcl`.' },
    { id: 'AwsSolutions-CFR3', reason: 'The gateway and the container log every request that CloudFront passes on.' },
    {
      id: 'AwsSolutions-CFR4',
      reason:
        'The certificate of cloudfront.net allows no choice; clients of today settle on TLS 1.2 or 1.3 all the same.',
    },
    {
      id: 'AwsSolutions-CFR5',
      reason: 'To the gateway it is TLS 1.2; to the container plain HTTP within a network of its own.',
    },
  );
}
