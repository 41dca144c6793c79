/** The whole service as one stack: only composition; each part is its own construct. */
import { CfnOutput, Lazy, Stack } from 'aws-cdk-lib';
import type { StackProps } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { referencePages } from '../shared/reference/referencePages.ts';
import { readSettings } from '../shared/platform/settings.ts';
import type { Settings } from '../shared/platform/settings.ts';
import { ACCESS } from './access.ts';
import type { Access } from './access.ts';
import type { PackedProgramFile } from './bundling/officeProgram.ts';
import type { DeploySettings } from './config.ts';
import { Alarms } from './constructs/alarms.ts';
import { Api } from './constructs/api.ts';
import { Dashboard } from './constructs/dashboard.ts';
import { Data } from './constructs/data.ts';
import { Encryption } from './constructs/encryption.ts';
import { Edge } from './constructs/edge.ts';
import { LargeUploads } from './constructs/largeUploads.ts';
import { Maintenance } from './constructs/maintenance.ts';
import { SigningSecret } from './constructs/signingSecret.ts';
import { OfficeProgram } from './constructs/officeProgram.ts';
import { ServiceFunction } from './constructs/serviceFunction.ts';
import { createWorkQueues, deliverAll } from './constructs/workQueues.ts';
import { FUNCTION_NAMES } from './functions.ts';
import type { FunctionName } from './functions.ts';
import { LARGEST_UPLOAD_BYTES } from './uploadLimit.ts';

export interface ServiceStackProps extends StackProps {
  readonly settings: DeploySettings;
  /** The packed code of each function. */
  readonly code: (name: FunctionName) => Code;
  /** What does not fit into the renderer's bundle. */
  readonly officeProgram: readonly PackedProgramFile[];
  /** The archive of the server for large uploads, on this machine; used only if there is one. */
  readonly uploadServer: string;
}

export class ServiceStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { settings, code, officeProgram, uploadServer, ...props }: ServiceStackProps,
  ) {
    super(scope, id, props);
    const limits = limitsOf(settings);
    const shared = { ...settings.settings, MAX_FILE_SIZE_BYTES: String(limits.MAX_FILE_SIZE_BYTES) };

    const alarms = new Alarms(this, 'Alarms', settings.alarmEmail);
    const encryption = new Encryption(this, 'Encryption', settings);
    const data = new Data(this, 'Data', settings, encryption, alarms);
    const queues = createWorkQueues(this, alarms, encryption);
    const receiptSecret = new SigningSecret(this, 'Receipts', {
      description:
        'The key that receipts of verdicts are signed with is made from it. `operator receipt rotate` replaces it',
      whyNotRotated:
        'A new key has to be published before it signs, which the operator’s command does; receipts outlive keys.',
      settings,
      encryption,
    });
    const linkSecret = new SigningSecret(this, 'Links', {
      description: 'Links to files are signed with it. Replacing it ends all that were handed out',
      whyNotRotated: 'A new one would end links that promised to live longer.',
      settings,
      encryption,
    });
    // The API's identifier, not its address: the address waits for the methods, and they wait for the functions.
    const linksBaseUrl = Lazy.string({
      produce: () => `https://${api.rest.restApiId}.execute-api.${this.region}.${this.urlSuffix}/${settings.stage}`,
    });
    const linkEnvironment = { LINK_SECRET_ARN: linkSecret.arn, LINKS_BASE_URL: linksBaseUrl };
    const filesOrigins = `${linksBaseUrl} https://${data.bucket.bucketRegionalDomainName}`;

    const environment = {
      ...shared,
      TABLE_NAME: data.table.tableName,
      BUCKET_NAME: data.bucket.bucketName,
      CONVERT_QUEUE_URL: queues.convertQueue.jobs.queueUrl,
      READ_QUEUE_URL: queues.readQueue.jobs.queueUrl,
      SPEECH_QUEUE_URL: queues.speechQueue.jobs.queueUrl,
      RENDER_QUEUE_URL: queues.renderQueue.jobs.queueUrl,
    };
    const grant = (role: Role, access: Access): void => {
      data.grant(role, access);
      encryption.allowUse(role);
      for (const queue of access.sendsTo ?? []) queues[queue].allowSending(role);
    };
    const create = (name: FunctionName): ServiceFunction => {
      const { signsReceipts, signsLinks, hasRendered } = ACCESS[name];
      // It signs the links through which the renderer fetches it.
      const office = hasRendered ? new OfficeProgram(this, 'OfficeProgram', officeProgram) : undefined;
      const made = new ServiceFunction(this, name, {
        name,
        code: code(name),
        environment: {
          // The renderer is not even told where the data is.
          ...(name === 'renderDocument' ? shared : environment),
          ...(signsReceipts && { RECEIPT_SECRET_ARN: receiptSecret.arn }),
          ...(signsLinks && linkEnvironment),
          ...(name === 'console' && { FILES_ORIGINS: filesOrigins }),
          ...office?.environment,
          ...(hasRendered && { RENDER_PER_ACCOUNT: String(settings.rendererPerAccount) }),
        },
        settings,
        alarms,
      });
      grant(made.role, ACCESS[name]);
      if (signsReceipts) receiptSecret.allowReading(made.role);
      if (signsLinks) linkSecret.allowReading(made.role);
      office?.allowReading(made.role);
      return made;
    };
    const functions = Object.fromEntries(FUNCTION_NAMES.map((name) => [name, create(name)])) as Record<
      FunctionName,
      ServiceFunction
    >;

    const { convertDocument, renderDocument } = functions;
    convertDocument.lambda.addEnvironment('RENDER_FUNCTION', renderDocument.lambda.functionName);
    renderDocument.allowCalling(convertDocument.role);
    deliverAll(queues, functions, settings);
    new Maintenance(this, 'Maintenance', functions.sweepExpired, alarms);
    const fixedHeaders = {
      'X-Service-Max-File-Size': String(limits.MAX_FILE_SIZE_BYTES),
      'X-Service-Included-Citations': String(limits.INCLUDED_CITATIONS),
    };
    const api = new Api(this, 'Api', {
      endpoints: functions,
      linkOpener: functions.openLink,
      settings,
      fixedHeaders,
      pages: referencePages(limits),
      alarms,
    });
    const createEdge = (): Edge => {
      const uploads = new LargeUploads(this, 'LargeUploads', {
        archivePath: uploadServer,
        // Callers could not open a link at its own address.
        environment: { ...environment, ...linkEnvironment, PUBLIC_BASE_URL: api.rest.url },
        settings,
        alarms,
      });
      // It is the preparing function in another place, and may do the same.
      grant(uploads.role, ACCESS.prepareAttachments);
      linkSecret.allowReading(uploads.role);
      return new Edge(this, 'Edge', api, uploads, settings.edgeWebAcl);
    };
    const edge = settings.largeUploads ? createEdge() : undefined;
    new Dashboard(this, 'Overview', { name: this.stackName, alarms, api, queues, functions });

    new CfnOutput(this, 'ApiUrl', {
      value: edge?.url ?? api.rest.url,
      description: 'Base address of the interface',
    });
    new CfnOutput(this, 'BucketName', { value: data.bucket.bucketName });
    new CfnOutput(this, 'TableName', { value: data.table.tableName });
    new CfnOutput(this, 'ConvertQueueUrl', { value: queues.convertQueue.jobs.queueUrl });
    new CfnOutput(this, 'ReadQueueUrl', { value: queues.readQueue.jobs.queueUrl });
    new CfnOutput(this, 'SpeechQueueUrl', { value: queues.speechQueue.jobs.queueUrl });
    new CfnOutput(this, 'RenderQueueUrl', { value: queues.renderQueue.jobs.queueUrl });
    new CfnOutput(this, 'ReceiptSecretArn', { value: receiptSecret.arn });
    new CfnOutput(this, 'AlarmTopicArn', { value: alarms.topic.topicArn });
  }
}

/**
 * The limits that the functions will read, checked here so that a deployment which could not start is refused. Whatever is set,
 * no larger file is promised than gets through.
 * @throws Error if a limit does not parse, or its name is unknown
 */
function limitsOf({ settings, largeUploads }: DeploySettings): Settings {
  const limits = readSettings(settings);
  const unknown = Object.keys(settings).filter((name) => !(name in limits));
  if (unknown.length > 0) throw new Error(`There is no such setting: ${unknown.join(', ')}.`);
  if (largeUploads) return limits;
  return { ...limits, MAX_FILE_SIZE_BYTES: Math.min(limits.MAX_FILE_SIZE_BYTES, LARGEST_UPLOAD_BYTES) };
}
