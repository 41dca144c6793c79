/** PURE: the UTC calendar months of the free tier, `YYYY-MM`, which sort as text. */

/** @param nowMs milliseconds since the epoch */
export const monthOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 7);

/** When the free tier for the next month is granted, ISO 8601. */
export function renewalAfter(month: string): string {
  const [year, number] = month.split('-').map(Number);
  // `Date.UTC` counts months from 0, so this month's number is the index of the next.
  return new Date(Date.UTC(year, number)).toISOString();
}

/** ISO 8601 of the current time, or of the month's beginning if the clock has not reached it yet. */
export function timeWithin(month: string, nowMs: number): string {
  const beginning = `${month}-01T00:00:00.000Z`;
  const now = new Date(nowMs).toISOString();
  return now < beginning ? beginning : now;
}
