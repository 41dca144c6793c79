/** Prints how often verdicts of each confidence are right: a calibrated confidence is near the share. */
import type { Outcome } from '../../support/matching/measure.ts';

/** Edges of the bands of confidence, ascending; each band goes up to the next edge. */
const bands = [0, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98];

export function printReliability(outcomes: readonly Outcome[]): void {
  console.log('\nverdict              confidence   cases   mean    right');
  for (const status of ['found', 'partial_text_found', 'not_found'] as const) {
    for (const [position, from] of bands.entries()) {
      const to = bands.at(position + 1) ?? 1.01;
      const inBand = outcomes.filter(
        ({ verdict }) => verdict.status === status && verdict.confidence >= from && verdict.confidence < to,
      );
      if (inBand.length === 0) continue;
      const mean = inBand.reduce((sum, { verdict }) => sum + verdict.confidence, 0) / inBand.length;
      const right = inBand.filter((outcome) => outcome.right).length / inBand.length;
      console.log(
        `${status.padEnd(20)} ${from.toFixed(2)}–${Math.min(1, to).toFixed(2)}   ${String(inBand.length).padStart(6)}   ${mean.toFixed(3)}   ${right.toFixed(3)}`,
      );
    }
  }
}
