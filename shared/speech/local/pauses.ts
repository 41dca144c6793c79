/** Where sound can be cut without cutting a word: at the quietest moment of a stretch. */
import { SOUND_RATE } from '../../documents/media/sound.ts';

/** Samples that must be quiet together: a fifth of a second, longer than the stops within words. */
const QUIET_SAMPLES = SOUND_RATE / 5;
/** Samples between two candidate moments: 20 ms, a tenth of the quiet. */
const STEP = SOUND_RATE / 50;

/** The middle of the quietest part between two samples; if that is too short, its middle. */
export function quietestMoment(samples: Int16Array, from: number, to: number): number {
  let best = Math.floor((from + to) / 2);
  let least = Infinity;
  for (let start = from; start + QUIET_SAMPLES <= to; start += STEP) {
    let loudness = 0;
    for (let at = start; at < start + QUIET_SAMPLES && loudness < least; at++) loudness += Math.abs(samples[at]);
    if (loudness >= least) continue;
    least = loudness;
    best = start + QUIET_SAMPLES / 2;
  }
  return best;
}

/** Samples of a piece: recognisers are trained on up to twenty seconds, and their memory grows with the length. */
const LONGEST_PIECE = 20 * SOUND_RATE;
const SHORTEST_PIECE = 10 * SOUND_RATE;

/** The ends of the pieces, each as long as possible and cut at a pause; the last one is the end of the sound. */
export function pieceEnds(samples: Int16Array): number[] {
  const ends: number[] = [];
  let from = 0;
  while (samples.length - from > LONGEST_PIECE) {
    from = quietestMoment(samples, from + SHORTEST_PIECE, from + LONGEST_PIECE);
    ends.push(from);
  }
  return [...ends, samples.length];
}
