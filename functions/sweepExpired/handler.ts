/** Trigger: the schedule. */
import { sweep, type SweepDependencies, type SweepReport } from '../../shared/retention/sweep.ts';

/** Idempotent: a sweep that is cut off is taken up by the next one. */
export const createHandler =
  (dependencies: SweepDependencies, measure: (report: SweepReport) => void = () => undefined) =>
  async (): Promise<SweepReport> => {
    const report = await sweep(dependencies);
    measure(report);
    return report;
  };
