/** How likely it is that the steps of Tesseract's network show given letters, whatever it took them for. */
import type { Step } from './timesteps.ts';

/** Probability of a letter that a step does not name: it names those from a hundredth on. */
const UNNAMED = 0.002;

/**
 * Natural logarithm of the probability that the steps show the letters, over all ways in which these may be spread over the steps: the
 * forward pass of connectionist temporal classification.
 */
export function likelihoodIn(steps: readonly Step[]): (letters: string) => number {
  const known = new Map<string, Float64Array>();
  const probabilitiesOf = (label: string): Float64Array => {
    const probabilities = known.get(label) ?? Float64Array.from(steps, (step) => step.get(label) ?? UNNAMED);
    known.set(label, probabilities);
    return probabilities;
  };
  return (letters) => {
    // Between letters there may be steps that belong to none; between two equal ones there must be.
    const labels = [...Array.from(letters).flatMap((letter) => ['', letter]), ''];
    const seen = labels.map(probabilitiesOf);
    const maySkip = labels.map((label, i) => i > 1 && label !== '' && label !== labels[i - 2]);
    // Of each label, the share of the ways that have come to it. Before the first step all of them are before the first label.
    const reached = new Float64Array(labels.length);
    let logarithm = 0;
    for (let at = 0; at < steps.length; at++) {
      let sum = 0;
      for (let i = labels.length - 1; i >= 0; i--) {
        const here = reached[i] + (i > 0 ? reached[i - 1] : 0) + (maySkip[i] ? reached[i - 2] : 0);
        reached[i] = (at === 0 ? Number(i < 2) : here) * seen[i][at];
        sum += reached[i];
      }
      for (let i = 0; i < labels.length; i++) reached[i] /= sum;
      logarithm += Math.log(sum);
    }
    const end = (reached.at(-1) ?? 0) + (labels.length > 1 ? (reached.at(-2) ?? 0) : 0);
    return logarithm + Math.log(end);
  };
}
