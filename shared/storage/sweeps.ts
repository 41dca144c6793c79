/**
 * Port: when the service last swept to the end. What an account did not do while nobody swept, because the service was down
 * or its clock was wrong, is not held against it. Adapter: `aws/dynamoSweeps.ts`.
 */
export interface Sweeps {
  /** ISO 8601; `undefined` before the first. Strongly consistent. */
  last(): Promise<string | undefined>;
  /** @param at ISO 8601: when the sweep began */
  finished(at: string): Promise<void>;
}
