/** What a scanner's sensor adds to a picture. */
import type { GreyPicture } from '../../shared/documents/ocr/picture.ts';

/** Standard deviation of the noise, of 255. */
const NOISE = 18;

/** The same noise in every run. */
export function withNoise({ width, height, pixels }: GreyPicture, seed: number): GreyPicture {
  let state = seed;
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  const noisy = pixels.map((value) => {
    const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    return Math.min(255, Math.max(0, value + NOISE * normal));
  });
  return { width, height, pixels: noisy };
}
