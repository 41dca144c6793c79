/** Where alarms go, and the one way they are created: missing data is silent, a single bad period rings. */
import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** Values are summed over this time; short enough to hear of a fault before most customers do. */
export const ALARM_PERIOD = Duration.minutes(5);

export interface AlarmDefinition {
  readonly metric: IMetric;
  /** Rings at this value or above, in the metric's unit. */
  readonly threshold: number;
  /** For the person on call: what it means and where to look first. */
  readonly description: string;
  /** Consecutive bad periods before it rings; one by default. */
  readonly periods?: number;
}

export class Alarms extends Construct {
  readonly topic: Topic;
  readonly all: Alarm[] = [];

  constructor(scope: Construct, id: string, email: string | undefined) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with its own policy loses the one that let in the account's alarms.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (email !== undefined) this.topic.addSubscription(new EmailSubscription(email));
  }

  /** The alarm becomes a child of `scope`, which owns what it watches. */
  add(scope: Construct, id: string, definition: AlarmDefinition): Alarm {
    const alarm = new Alarm(scope, id, {
      metric: definition.metric,
      threshold: definition.threshold,
      evaluationPeriods: definition.periods ?? 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: definition.description,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.all.push(alarm);
    return alarm;
  }
}
