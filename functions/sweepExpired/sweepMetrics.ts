/** The results of a sweep as CloudWatch values: log lines that it reads as metrics. */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { SweepReport } from '../../shared/retention/sweep.ts';

export const METRICS_NAMESPACE = 'CitationVerification';
/** The dimension that all of them have: alarms name it too. */
export const SWEEP_DIMENSION = { service: 'sweepExpired' };

export function publishSweep({ complete, ...counts }: SweepReport): void {
  const metrics = new Metrics({ namespace: METRICS_NAMESPACE, serviceName: SWEEP_DIMENSION.service });
  for (const [name, count] of Object.entries(counts)) metrics.addMetric(name, MetricUnit.Count, count);
  metrics.addMetric('incomplete', MetricUnit.Count, complete ? 0 : 1);
  metrics.publishStoredMetrics();
}
