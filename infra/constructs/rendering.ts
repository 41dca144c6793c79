/** Page images: the queue of batches, the function that draws them, and what happens to a batch that cannot be drawn. */
import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DeploySettings } from '../config.ts';
import { FUNCTION_PROFILES } from '../functions.ts';
import { ALARM_PERIOD } from './alarms.ts';
import type { Alarms } from './alarms.ts';
import type { ServiceFunction } from './serviceFunction.ts';

/** AWS asks for six times the function's time, so that a batch is not delivered again while Lambda itself still retries it. */
const VISIBILITY_FACTOR = 6;
/** Attempts at drawing a batch: a fault of the moment passes, a broken page stays broken. */
const DRAWING_ATTEMPTS = 3;
/** Attempts at writing down that a batch failed, which depends on the table alone. */
const MARKING_ATTEMPTS = 5;
/** The longest that SQS keeps a message: time to repair a fault of ours. */
const RETENTION = Duration.days(14);
/** Minutes that a batch may wait before somebody should look. */
const WAITING_ALARM_MINUTES = 15;

export class RenderQueue extends Construct {
  readonly jobs: Queue;
  readonly failed: Queue;
  readonly unmarked: Queue;

  constructor(scope: Construct, id: string, alarms: Alarms) {
    super(scope, id);
    this.unmarked = this.queue('Unmarked');
    this.failed = this.queue('Failed', {
      visibilitySeconds: FUNCTION_PROFILES.failRenderPages.timeoutSeconds * VISIBILITY_FACTOR,
      then: this.unmarked,
      attempts: MARKING_ATTEMPTS,
    });
    this.jobs = this.queue('Jobs', {
      visibilitySeconds: FUNCTION_PROFILES.renderPages.timeoutSeconds * VISIBILITY_FACTOR,
      then: this.failed,
      attempts: DRAWING_ATTEMPTS,
    });

    alarms.add(this, 'Waiting', {
      metric: this.jobs.metricApproximateAgeOfOldestMessage({ period: ALARM_PERIOD, statistic: 'max' }),
      threshold: Duration.minutes(WAITING_ALARM_MINUTES).toSeconds(),
      description: 'Page images lag behind: raise renderConcurrency, or see why renderPages fails.',
    });
    alarms.add(this, 'Failing', {
      // "Sent" leaves out what SQS itself moves here.
      metric: this.failed.metricNumberOfMessagesReceived({ period: ALARM_PERIOD, statistic: 'sum' }),
      threshold: 1,
      description:
        'A batch of page images failed for good and its attachment shows so. The log of renderPages has the cause.',
    });
    alarms.add(this, 'NotMarked', {
      metric: this.unmarked.metricApproximateNumberOfMessagesVisible({ period: ALARM_PERIOD, statistic: 'max' }),
      threshold: 1,
      description:
        'Failed batches could not even be marked as failed. Repair, then move the messages back to the queue of failed batches.',
    });
  }

  /** Sending alone; CDK's own grant adds reading the queue's attributes. */
  allowSending(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.jobs.queueArn] }),
    );
  }

  /** Delivers batches to `renderPages`, and those that failed for good to `failRenderPages`. */
  deliver(renderPages: ServiceFunction, failRenderPages: ServiceFunction, settings: DeploySettings): void {
    // One message is minutes of work: batching would only make a retry dearer.
    const one = { batchSize: 1, reportBatchItemFailures: true };
    renderPages.lambda.addEventSource(
      new SqsEventSource(this.jobs, { ...one, maxConcurrency: settings.renderConcurrency }),
    );
    failRenderPages.lambda.addEventSource(new SqsEventSource(this.failed, one));
  }

  private queue(id: string, redrive?: { visibilitySeconds: number; then: Queue; attempts: number }): Queue {
    return new Queue(this, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: RETENTION,
      ...(redrive === undefined
        ? {}
        : {
            visibilityTimeout: Duration.seconds(redrive.visibilitySeconds),
            deadLetterQueue: { queue: redrive.then, maxReceiveCount: redrive.attempts },
          }),
    });
  }
}
