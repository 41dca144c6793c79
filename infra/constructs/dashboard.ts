/** One page that shows whether the service is well: alarms first, then the callers' view, then each part. */
import { Duration } from 'aws-cdk-lib';
import { AlarmStatusWidget, Dashboard as CloudWatchDashboard, GraphWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { Api } from './api.ts';
import type { ServiceFunction } from './serviceFunction.ts';
import type { WorkQueues } from './workQueues.ts';

const FULL_WIDTH = 24;
const HALF_WIDTH = 12;

export interface DashboardProps {
  readonly name: string;
  readonly alarms: Alarms;
  readonly api: Api;
  readonly queues: WorkQueues;
  readonly functions: Readonly<Record<string, ServiceFunction>>;
}

export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { name, alarms, api, queues, functions }: DashboardProps) {
    super(scope, id);
    const perFunction = (metric: (of: ServiceFunction) => IMetric): IMetric[] => Object.values(functions).map(metric);
    const { rest } = api;

    new CloudWatchDashboard(this, 'Dashboard', {
      dashboardName: name,
      defaultInterval: Duration.days(1),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: FULL_WIDTH, height: 6 })],
        [
          graph('Requests and errors', [rest.metricCount(), rest.metricClientError(), rest.metricServerError()]),
          graph('Latency', [rest.metricLatency({ statistic: 'p50' }), rest.metricLatency({ statistic: 'p99' })]),
        ],
        [
          graph(
            'Calls by function',
            perFunction((one) => one.lambda.metricInvocations({ label: one.node.id })),
          ),
          graph(
            'Errors by function',
            perFunction((one) => one.lambda.metricErrors({ label: one.node.id })),
          ),
        ],
        [
          graph(
            'Duration by function, p95',
            perFunction((one) => one.lambda.metricDuration({ statistic: 'p95', label: one.node.id })),
          ),
          graph(
            'Jobs waiting and failed',
            Object.values(queues).flatMap(({ node, jobs, failed, unmarked }) => [
              jobs.metricApproximateNumberOfMessagesVisible({ label: `${node.id} waiting` }),
              failed.metricApproximateNumberOfMessagesVisible({ label: `${node.id} failed` }),
              unmarked.metricApproximateNumberOfMessagesVisible({ label: `${node.id} not marked` }),
            ]),
          ),
        ],
      ],
    });
  }
}

const graph = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: HALF_WIDTH });
