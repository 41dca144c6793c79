/** Work that outlasts requests: a queue of jobs, the function that does them, and what happens to a job that cannot be done. */
import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { FUNCTION_PROFILES } from '../functions.ts';
import type { FunctionName } from '../functions.ts';
import { ALARM_PERIOD } from './alarms.ts';
import type { Alarms } from './alarms.ts';
import type { Encryption } from './encryption.ts';
import type { ServiceFunction } from './serviceFunction.ts';

/** AWS asks for six times the function's time, so that a job is not delivered again while Lambda itself is still retrying it. */
const MARKING_VISIBILITY_FACTOR = 6;
/** Attempts at recording that a job failed, which depends only on the storage. */
const MARKING_ATTEMPTS = 5;
/** The longest that SQS keeps a message: time to repair one of our faults. */
const RETENTION = Duration.days(14);

export interface WorkQueueProps {
  readonly worker: FunctionName;
  /** Takes what the worker did not do in all its attempts. */
  readonly failer: FunctionName;
  /** Deliveries of a job: a momentary fault passes, a broken job stays broken. */
  readonly attempts: number;
  /** How long a delivery keeps a job from the next one, in multiples of the worker's allowed time: at least one. */
  readonly visibilityFactor: number;
  /** Minutes that a job may wait before somebody should look. */
  readonly waitingAlarmMinutes: number;
  /** The meaning of each alarm. */
  readonly whenWaiting: string;
  readonly whenFailing: string;
  readonly alarms: Alarms;
  readonly encryption: Encryption;
}

export class WorkQueue extends Construct {
  readonly jobs: Queue;
  readonly failed: Queue;
  readonly unmarked: Queue;
  private readonly key: IKey | undefined;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    const { worker, failer, alarms } = props;
    this.key = props.encryption.key;
    this.unmarked = this.queue('Unmarked');
    this.failed = this.queue('Failed', {
      visibilitySeconds: FUNCTION_PROFILES[failer].timeoutSeconds * MARKING_VISIBILITY_FACTOR,
      then: this.unmarked,
      attempts: MARKING_ATTEMPTS,
    });
    this.jobs = this.queue('Jobs', {
      visibilitySeconds: FUNCTION_PROFILES[worker].timeoutSeconds * props.visibilityFactor,
      then: this.failed,
      attempts: props.attempts,
    });

    alarms.add(this, 'Waiting', {
      metric: this.jobs.metricApproximateAgeOfOldestMessage({ period: ALARM_PERIOD, statistic: 'max' }),
      threshold: Duration.minutes(props.waitingAlarmMinutes).toSeconds(),
      description: props.whenWaiting,
    });
    alarms.add(this, 'Failing', {
      // "Sent" leaves out what SQS itself moves here.
      metric: this.failed.metricNumberOfMessagesReceived({ period: ALARM_PERIOD, statistic: 'sum' }),
      threshold: 1,
      description: props.whenFailing,
    });
    alarms.add(this, 'NotMarked', {
      metric: this.unmarked.metricApproximateNumberOfMessagesVisible({ period: ALARM_PERIOD, statistic: 'max' }),
      threshold: 1,
      description: `Failed jobs could not even be marked as failed: see the log of ${failer}. Repair, then move the messages back to the queue of failed jobs.`,
    });
  }

  /** Only sending; CDK's own grant adds reading the queue's attributes. */
  allowSending(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.jobs.queueArn] }),
    );
  }

  /** @param maxConcurrency jobs done at a time */
  deliver(worker: ServiceFunction, failer: ServiceFunction, maxConcurrency: number): void {
    // One message is minutes of work: batching would only make a retry more expensive.
    const one = { batchSize: 1, reportBatchItemFailures: true };
    worker.lambda.addEventSource(new SqsEventSource(this.jobs, { ...one, maxConcurrency }));
    failer.lambda.addEventSource(new SqsEventSource(this.failed, one));
  }

  private queue(id: string, redrive?: { visibilitySeconds: number; then: Queue; attempts: number }): Queue {
    return new Queue(this, id, {
      ...(this.key
        ? { encryption: QueueEncryption.KMS, encryptionMasterKey: this.key }
        : { encryption: QueueEncryption.SQS_MANAGED }),
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
