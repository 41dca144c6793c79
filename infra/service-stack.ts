/** The whole service as one stack: composition only; each part is a construct of its own. */
import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { StackProps } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { readSettings } from '../shared/platform/settings.ts';
import type { Settings } from '../shared/platform/settings.ts';
import { ACCESS } from './access.ts';
import type { DeploySettings } from './config.ts';
import { Alarms } from './constructs/alarms.ts';
import { Api } from './constructs/api.ts';
import { Dashboard } from './constructs/dashboard.ts';
import { Data } from './constructs/data.ts';
import { Maintenance } from './constructs/maintenance.ts';
import { RenderQueue } from './constructs/rendering.ts';
import { ServiceFunction } from './constructs/serviceFunction.ts';
import { FUNCTION_NAMES } from './functions.ts';
import type { FunctionName } from './functions.ts';
import { LARGEST_UPLOAD_BYTES } from './uploadLimit.ts';

export interface ServiceStackProps extends StackProps {
  readonly settings: DeploySettings;
  /** The packed code of each function. */
  readonly code: (name: FunctionName) => Code;
}

export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { settings, code, ...props }: ServiceStackProps) {
    super(scope, id, props);
    const limits = limitsOf(settings);
    const shared = { ...settings.settings, MAX_FILE_SIZE_BYTES: String(limits.MAX_FILE_SIZE_BYTES) };

    const alarms = new Alarms(this, 'Alarms', settings.alarmEmail);
    const data = new Data(this, 'Data', settings, alarms);
    const renderQueue = new RenderQueue(this, 'RenderQueue', alarms);

    const create = (name: FunctionName): ServiceFunction => {
      const access = ACCESS[name];
      const environment = {
        ...shared,
        TABLE_NAME: data.table.tableName,
        BUCKET_NAME: data.bucket.bucketName,
        RENDER_QUEUE_URL: renderQueue.jobs.queueUrl,
      };
      const made = new ServiceFunction(this, name, { name, code: code(name), environment, settings, alarms });
      data.grant(made.role, access);
      if (access.sendsRenderJobs) renderQueue.allowSending(made.role);
      return made;
    };
    const functions = Object.fromEntries(FUNCTION_NAMES.map((name) => [name, create(name)])) as Record<
      FunctionName,
      ServiceFunction
    >;

    renderQueue.deliver(functions.renderPages, functions.failRenderPages, settings);
    new Maintenance(this, 'Maintenance', functions.sweepExpired, alarms);
    const fixedHeaders = {
      'X-Service-Max-File-Size': String(limits.MAX_FILE_SIZE_BYTES),
      'X-Service-Included-Citations': String(limits.INCLUDED_CITATIONS),
    };
    const api = new Api(this, 'Api', { endpoints: functions, settings, fixedHeaders, alarms });
    new Dashboard(this, 'Overview', { name: this.stackName, alarms, api, renderQueue, functions });

    new CfnOutput(this, 'ApiUrl', { value: api.rest.url, description: 'Base address of the interface' });
    new CfnOutput(this, 'BucketName', { value: data.bucket.bucketName });
    new CfnOutput(this, 'TableName', { value: data.table.tableName });
    new CfnOutput(this, 'RenderQueueUrl', { value: renderQueue.jobs.queueUrl });
    new CfnOutput(this, 'AlarmTopicArn', { value: alarms.topic.topicArn });
  }
}

/**
 * The limits that the functions will read, checked here so that a deployment which could not start is refused. Whatever
 * is set, no larger file than the gateway lets through is promised.
 * @throws Error when a limit does not parse, or there is none of its name
 */
function limitsOf({ settings }: DeploySettings): Settings {
  const limits = readSettings(settings);
  const unknown = Object.keys(settings).filter((name) => !(name in limits));
  if (unknown.length > 0) throw new Error(`There is no such setting: ${unknown.join(', ')}.`);
  return { ...limits, MAX_FILE_SIZE_BYTES: Math.min(limits.MAX_FILE_SIZE_BYTES, LARGEST_UPLOAD_BYTES) };
}
