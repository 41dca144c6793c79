/** The connected patches of ink in a picture: letters mostly, whose sizes and places tell how the text stands. */
import type { GreyPicture } from './picture.ts';

export interface Component {
  /** Pixels; right and bottom are exclusive. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Pixels of ink. */
  ink: number;
}

/**
 * Patches of pixels that touch (by sides or corners) on the darker side of Otsu's threshold; of the lighter pixels where
 * those are fewer, as in white writing on black.
 */
export function findComponents({ width, height, pixels }: GreyPicture): Component[] {
  const threshold = otsuThreshold(pixels);
  if (threshold === undefined) return [];
  let dark = 0;
  for (const value of pixels) if (value <= threshold) dark++;
  const inkIsDark = dark * 2 <= pixels.length;
  const components: Component[] = [];
  const parents: number[] = [];
  const root = (label: number): number => {
    let at = label;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]];
    return at;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const runs = runsOf(pixels.subarray(y * width, (y + 1) * width), threshold, inkIsDark);
    let from = 0;
    for (const run of runs) {
      while (from < above.length && above[from].end < run.start) from++;
      for (let at = from; at < above.length && above[at].start <= run.end; at++) {
        const label = root(above[at].label);
        if (run.label < 0) run.label = label;
        else parents[root(run.label)] = label;
      }
      if (run.label < 0) {
        run.label = parents.length;
        parents.push(run.label);
        components.push({ left: run.start, right: run.end, top: y, bottom: y + 1, ink: 0 });
      }
      const found = components[run.label];
      found.left = Math.min(found.left, run.start);
      found.right = Math.max(found.right, run.end);
      found.bottom = y + 1;
      found.ink += run.end - run.start;
    }
    above = runs;
  }
  return components.filter((component, label) => {
    const whole = root(label);
    if (whole === label) return true;
    merge(components[whole], component);
    return false;
  });
}

/** A stretch of ink in one row: start inclusive, end exclusive. */
interface Run {
  readonly start: number;
  readonly end: number;
  label: number;
}

function runsOf(row: Uint8Array, threshold: number, inkIsDark: boolean): Run[] {
  const runs: Run[] = [];
  let start = -1;
  for (let x = 0; x < row.length; x++) {
    const ink = row[x] <= threshold === inkIsDark;
    if (ink && start < 0) start = x;
    if (!ink && start >= 0) {
      runs.push({ start, end: x, label: -1 });
      start = -1;
    }
  }
  if (start >= 0) runs.push({ start, end: row.length, label: -1 });
  return runs;
}

function merge(into: Component, other: Component): void {
  into.left = Math.min(into.left, other.left);
  into.top = Math.min(into.top, other.top);
  into.right = Math.max(into.right, other.right);
  into.bottom = Math.max(into.bottom, other.bottom);
  into.ink += other.ink;
}

/** Least difference between the mean ink and the mean paper, of 255: below, the picture shows nothing. */
const LEAST_CONTRAST = 20;

/**
 * The grey value that best parts the picture in two: dark up to and including it. N. Otsu, "A Threshold Selection Method
 * from Gray-Level Histograms", IEEE Transactions on Systems, Man, and Cybernetics 9 (1979).
 * @returns undefined when the picture is of one shade
 */
export function otsuThreshold(pixels: Uint8Array): number | undefined {
  const histogram = new Uint32Array(256);
  for (const value of pixels) histogram[value]++;
  const total = histogram.reduce((sum, count, value) => sum + count * value, 0);
  let below = 0;
  let sumBelow = 0;
  let best = { variance: 0, threshold: 0, contrast: 0 };
  for (let threshold = 0; threshold < 255; threshold++) {
    below += histogram[threshold];
    sumBelow += threshold * histogram[threshold];
    const rest = pixels.length - below;
    if (below === 0 || rest === 0) continue;
    const contrast = (total - sumBelow) / rest - sumBelow / below;
    const variance = below * rest * contrast * contrast;
    if (variance > best.variance) best = { variance, threshold, contrast };
  }
  return best.contrast < LEAST_CONTRAST ? undefined : best.threshold;
}
