/** Medians, and one line per value. */

export interface Timed<Result> {
  readonly ms: number;
  readonly result: Result;
}

export async function timed<Result>(work: () => Promise<Result> | Result): Promise<Timed<Result>> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median over `rounds` runs, after one that warms up. */
export async function medianMs(rounds: number, work: () => unknown): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await timed(work)).ms);
  return median(times);
}

export function print(name: string, figure: string, remark = ''): void {
  console.log(`${name.padEnd(58)} ${figure.padStart(12)}  ${remark}`);
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
export const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;

/** Beside a value: its goal, and whether it is met. */
export const goal = (value: number, most: number, unit: (value: number) => string): string =>
  `goal: at most ${unit(most)}${value <= most ? '' : ', missed'}`;
