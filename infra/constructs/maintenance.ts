/** The hourly sweep: its schedule, and the queue that keeps a call which never reached the function. */
import { Duration, Validations } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { METRICS_NAMESPACE, SWEEP_DIMENSION } from '../../functions/sweepExpired/sweepMetrics.ts';
import type { SweepReport } from '../../shared/retention/sweep.ts';
import { ALARM_PERIOD } from './alarms.ts';
import type { Alarms } from './alarms.ts';
import type { ServiceFunction } from './serviceFunction.ts';

/** An expired attachment is unreadable at once; an hour is how much longer its storage may be paid for. */
const SWEEP_INTERVAL = Duration.hours(1);
/** After this the next sweep is due, which does the same work. */
const RETRY_FOR = Duration.minutes(50);
const RETRY_ATTEMPTS = 2;
/** Hours without a single sweep before somebody should look. */
const SILENT_HOURS = 3;
/** Consecutive hours with failures: what failed once, because storage was busy, is done by the next sweep. */
const FAILING_HOURS = 3;

export class Maintenance extends Construct {
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, sweep: ServiceFunction, alarms: Alarms) {
    super(scope, id);
    this.undelivered = new Queue(this, 'Undelivered', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.undelivered).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue of the rule below; an alarm watches it.',
    });
    const rule = new Rule(this, 'Hourly', {
      description: 'Sweeps expired attachments, deletions cut off half-way and forgotten holds',
      schedule: Schedule.rate(SWEEP_INTERVAL),
    });
    rule.addTarget(
      new LambdaFunction(sweep.lambda, {
        deadLetterQueue: this.undelivered,
        maxEventAge: RETRY_FOR,
        retryAttempts: RETRY_ATTEMPTS,
      }),
    );
    // Lambda queues what EventBridge hands over, and retries by its own rules.
    sweep.lambda.configureAsyncInvoke({ maxEventAge: RETRY_FOR, retryAttempts: RETRY_ATTEMPTS });

    alarms.add(this, 'NotDelivered', {
      metric: this.undelivered.metricApproximateNumberOfMessagesVisible({ period: ALARM_PERIOD, statistic: 'max' }),
      threshold: 1,
      description: 'The hourly sweep could not be started. Nothing is lost: the next one does the same work.',
    });
    alarms.add(this, 'Silent', {
      metric: silence(sweep),
      threshold: 1,
      periods: SILENT_HOURS,
      description: `No sweep in ${String(SILENT_HOURS)} hours: expired attachments keep their storage. Is the rule enabled?`,
    });
    alarms.add(this, 'Failing', {
      metric: figure('failures'),
      threshold: 1,
      periods: FAILING_HOURS,
      description: `Every sweep for ${String(FAILING_HOURS)} hours failed for some thing: data that must be renewed or deleted may not be. The log says "sweep failed for one".`,
    });
    alarms.add(this, 'Unfinished', {
      metric: figure('incomplete'),
      threshold: 1,
      periods: FAILING_HOURS,
      description: `No sweep for ${String(FAILING_HOURS)} hours came to its end: more expires than it gets through.`,
    });
  }
}

/** What the sweep itself counts (`sweepMetrics.ts`). */
const figure = (metricName: keyof SweepReport | 'incomplete'): Metric =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    metricName,
    dimensionsMap: SWEEP_DIMENSION,
    period: SWEEP_INTERVAL,
    statistic: 'sum',
  });

/** 1 in an hour without a call of the function, 0 in one with a call; CloudWatch has no value for "nothing happened". */
function silence(sweep: ServiceFunction): MathExpression {
  const calls = sweep.lambda.metricInvocations({ period: SWEEP_INTERVAL, statistic: 'sum' });
  return new MathExpression({
    expression: 'IF(FILL(calls, 0) < 1, 1, 0)',
    usingMetrics: { calls },
    period: SWEEP_INTERVAL,
  });
}
