/** The connected patches of ink in a picture: mostly letters, whose sizes and places show the text's orientation. */
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
 * Patches of pixels that touch (by sides or corners) on the darker side of Otsu's threshold; of the lighter pixels if those are fewer, as
 * in white writing on black.
 */
export const findComponents = (picture: GreyPicture): readonly Component[] =>
  keptFor(picture.pixels, patchesOf, () => componentsIn(picture));

/** Pixels of pictures whose patches and threshold are kept with them: several passes look at all of a page, each for a hundredth of its time. */
const LEAST_KEPT = 1_000_000;
const patchesOf = new WeakMap<Uint8Array, readonly Component[]>();
const thresholdOf = new WeakMap<Uint8Array, Threshold | undefined>();

function keptFor<Found>(pixels: Uint8Array, kept: WeakMap<Uint8Array, Found>, find: () => Found): Found {
  if (pixels.length < LEAST_KEPT) return find();
  if (!kept.has(pixels)) kept.set(pixels, find());
  return kept.get(pixels) as Found;
}

function componentsIn({ width, height, pixels }: GreyPicture): Component[] {
  const threshold = otsuThreshold(pixels);
  if (threshold === undefined) return [];
  const inkIsDark = threshold.dark * 2 <= pixels.length;
  const components: Component[] = [];
  const parents: number[] = [];
  const root = (label: number): number => {
    let at = label;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]];
    return at;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const runs = runsOf(pixels, y * width, width, threshold.value, inkIsDark);
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

/** @param from where the row of so many pixels begins */
function runsOf(pixels: Uint8Array, from: number, width: number, threshold: number, inkIsDark: boolean): Run[] {
  const runs: Run[] = [];
  const isInk = (x: number): boolean => pixels[from + x] <= threshold === inkIsDark;
  for (let x = 0; x < width; x++) {
    if (!isInk(x)) continue;
    const start = x;
    while (x < width && isInk(x)) x++;
    runs.push({ start, end: x, label: -1 });
  }
  return runs;
}

function merge(into: Component, other: Component): void {
  into.left = Math.min(into.left, other.left);
  into.top = Math.min(into.top, other.top);
  into.right = Math.max(into.right, other.right);
  into.bottom = Math.max(into.bottom, other.bottom);
  into.ink += other.ink;
}

/** Least difference between the mean ink and the mean paper, of 255: below it, the picture shows nothing. */
const LEAST_CONTRAST = 20;

export interface Threshold {
  /** The lightest grey value of the dark side. */
  readonly value: number;
  /** Pixels on the dark side. */
  readonly dark: number;
}

/**
 * The grey value that best divides the picture in two. N. Otsu, "A Threshold Selection Method from Gray-Level Histograms", IEEE
 * Transactions on Systems, Man, and Cybernetics 9 (1979).
 * @returns undefined if the picture has a single shade
 */
export const otsuThreshold = (pixels: Uint8Array): Threshold | undefined =>
  keptFor(pixels, thresholdOf, () => thresholdIn(pixels));

function thresholdIn(pixels: Uint8Array): Threshold | undefined {
  const histogram = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i++) histogram[pixels[i]]++;
  const total = histogram.reduce((sum, count, value) => sum + count * value, 0);
  let below = 0;
  let sumBelow = 0;
  let best = { variance: 0, value: 0, dark: 0, contrast: 0 };
  for (let threshold = 0; threshold < 255; threshold++) {
    below += histogram[threshold];
    sumBelow += threshold * histogram[threshold];
    const rest = pixels.length - below;
    if (below === 0 || rest === 0) continue;
    const contrast = (total - sumBelow) / rest - sumBelow / below;
    const variance = below * rest * contrast * contrast;
    if (variance > best.variance) best = { variance, value: threshold, dark: below, contrast };
  }
  return best.contrast < LEAST_CONTRAST ? undefined : best;
}
