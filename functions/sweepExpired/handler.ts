/** Trigger: the schedule. */
import { sweep, type SweepDependencies, type SweepReport } from '../../shared/retention/sweep.ts';

/** Idempotent: the next sweep takes up one that is interrupted. */
export const createHandler =
  (dependencies: SweepDependencies, measure: (report: SweepReport) => void = () => undefined) =>
  async (): Promise<SweepReport> => {
    const report = await sweep(dependencies);
    measure(report);
    return report;
  };
