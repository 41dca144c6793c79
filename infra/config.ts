/** The settings of a deployment: read from CDK context (`cdk.json` or `cdk deploy -c name=value`), typed, checked, with defaults. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import { z } from 'zod';
import { FUNCTION_NAMES } from './functions.ts';
import type { FunctionName } from './functions.ts';

/** Context arrives as text from the command line and as JSON from `cdk.json`. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const jsonOrText = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value), schema);

const webAcl = (scope: 'regional' | 'global') =>
  z.string().regex(new RegExp(`^arn:aws[\\w-]*:wafv2:[\\w-]+:\\d{12}:${scope}/webacl/[\\w-]{1,128}/[\\w-]{1,64}$`));

/** Names, joined by commas on the command line. */
const list = (form: RegExp) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
      z.array(z.string().regex(form)),
    )
    .default([]);

const perFunction = <T extends z.ZodType>(schema: T) =>
  jsonOrText(z.partialRecord(z.enum(FUNCTION_NAMES), schema)).default({});

const deploySettingsSchema = z
  .strictObject({
    /** Name of this deployment, part of the stack's name and of the API's address; several can live in one account. */
    stage: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,15}$/, 'a lower-case letter, then up to 15 lower-case letters or digits')
      .default('prod'),
    /** What removing the stack does to the bucket and the table: `retain` keeps customers' data, `destroy` is for throw-away stages. */
    removalPolicy: z.enum(['retain', 'destroy']).default('retain'),
    /**
     * The key that encrypts files, records, jobs and secrets: `aws`: AWS's keys; `own`: one that the stack creates, for a dollar
     * a month plus its uses; or the address of your own key, whose policy lets this account's roles use it.
     */
    encryptionKey: z
      .union([z.enum(['aws', 'own']), z.string().regex(/^arn:aws[\w-]*:kms:[\w-]+:\d{12}:key\/[\w-]+$/)])
      .default('aws'),
    /**
     * Interface endpoints of `execute-api`, `vpce-…,vpce-…`: the API is then private and answers only through these. Large
     * uploads come through CloudFront, which cannot reach a private API: `largeUploads` must be false.
     */
    vpcEndpoints: list(/^vpce-[0-9a-f]{8,17}$/),
    /** Name of the policy that bounds every role of the stack. */
    permissionsBoundary: z
      .string()
      .regex(/^[\w+=,.@/-]{1,512}$/)
      .optional(),
    /** Tags for every resource, in addition to `service` and `stage`; as JSON on the command line. */
    tags: jsonOrText(z.record(z.string().min(1).max(128), z.string().max(256))).default({}),
    /** Regions, joined by commas, each with its own service and data; none: the region of the credentials. */
    regions: list(/^[a-z]{2}(-[a-z]+)+-\d$/),
    /** Days that CloudWatch keeps log lines: one of the values that it accepts. */
    logRetentionDays: z.coerce
      .number()
      .pipe(z.enum(RetentionDays))
      .refine((days) => days !== RetentionDays.INFINITE, 'logs are not kept for ever')
      .default(RetentionDays.THREE_MONTHS),
    /** Address that alarms are mailed to; without it the alarms only show on the dashboard and on their topic. */
    alarmEmail: z.email().optional(),
    /** Requests per second and burst at which the gateway starts to refuse: the account's own defaults, since the interface has no rate limit. */
    throttleRate: z.coerce.number().int().positive().default(10_000),
    throttleBurst: z.coerce.number().int().positive().default(5_000),
    /**
     * An AWS WAF web ACL of yours, in the stack's region: requests to the API pass its rules first, for example a limit on
     * requests per address. Requests that come through CloudFront (`largeUploads`) pass those of `edgeWebAcl` with their sender's
     * address.
     */
    webAcl: webAcl('regional').optional(),
    /** One of scope CLOUDFRONT, which are in us-east-1. */
    edgeWebAcl: webAcl('global').optional(),
    /** Batches of page images drawn at a time: limits how much of the account's concurrency one large document takes. */
    renderConcurrency: z.coerce.number().int().min(2).max(1000).default(20),
    /** Web addresses converted at a time. */
    convertConcurrency: z.coerce.number().int().min(2).max(1000).default(20),
    /**
     * Renders each account's pages and Office files in separate processes (Lambda's tenant isolation). False if the region does
     * not have it: an attacker who takes over the renderer may then wait there for the next account's document.
     */
    rendererPerAccount: flag.default(true),
    /** Parts of long scans read at a time: a scan of 200 pages has forty. */
    readConcurrency: z.coerce.number().int().min(2).max(1000).default(20),
    /** Recordings whose sound is handed over at a time; Amazon Transcribe limits the jobs themselves. */
    speechConcurrency: z.coerce.number().int().min(2).max(1000).default(5),
    /** False if the account already gives API Gateway a role for its logs: there is one role for all stacks in a region. */
    apiGatewayLogsRole: flag.default(true),
    /**
     * Takes uploads up to `MAX_FILE_SIZE_BYTES`, through a container behind CloudFront: about $37 a month whether it is used or
     * not. False: API Gateway alone, which takes about 4.4 MB.
     */
    largeUploads: flag.default(true),
    /** MiB by function, over the defaults of `functions.ts`; as JSON on the command line. */
    memoryMiB: perFunction(z.int().min(128).max(10_240)),
    /** Executions reserved by function; none by default, because they are taken from the account's shared pool. */
    reservedConcurrency: perFunction(z.int().nonnegative()),
    /** Overrides for `shared/platform/settings.ts`, by variable; as JSON on the command line. */
    settings: jsonOrText(z.record(z.string(), z.coerce.string())).default({}),
  })
  .refine(({ edgeWebAcl, largeUploads }) => edgeWebAcl === undefined || largeUploads, {
    path: ['edgeWebAcl'],
    message: 'there is no CloudFront without largeUploads: set webAcl',
  })
  .refine(({ webAcl, regions }) => webAcl === undefined || regions.length <= 1, {
    path: ['webAcl'],
    message: 'a web ACL is of one region: deploy the regions one by one',
  })
  .refine(({ vpcEndpoints, largeUploads }) => vpcEndpoints.length === 0 || !largeUploads, {
    path: ['vpcEndpoints'],
    message: 'CloudFront reaches no private API: set largeUploads=false',
  });

export type DeploySettings = z.infer<typeof deploySettingsSchema>;

/** CDK's own keys look like `@aws-cdk/…`, `aws:cdk:…` or `availability-zones:…`. */
const isKeyOfCdk = (key: string): boolean => /[/:]/.test(key) || key.startsWith('cdk-') || key === 'tree';

/** @throws ZodError naming every setting that does not parse, and every unknown one. */
export function readDeploySettings(node: Node): DeploySettings {
  const context = node.getAllContext() as Record<string, unknown>;
  return parseDeploySettings(Object.fromEntries(Object.entries(context).filter(([key]) => !isKeyOfCdk(key))));
}

export const parseDeploySettings = (settings: Readonly<Record<string, unknown>>): DeploySettings =>
  deploySettingsSchema.parse(settings);

export const memoryOf = (settings: DeploySettings, name: FunctionName, defaultMiB: number): number =>
  settings.memoryMiB[name] ?? defaultMiB;
