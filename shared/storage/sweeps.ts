/**
 * Port: when the service last completed a sweep. What an account did not do while nothing swept, because the service was down or
 * its clock was wrong, does not count against it. Adapter: `aws/dynamoSweeps.ts`.
 */
export interface Sweeps {
  /** ISO 8601; `undefined` before the first. Strongly consistent. */
  last(): Promise<string | undefined>;
  /** @param at ISO 8601: when the sweep began */
  finished(at: string): Promise<void>;
}
