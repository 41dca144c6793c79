/** A picture is resampled alike in every turn. */
import { straighten } from '../../../../shared/documents/ocr/straighten.ts';
import { seededRandom } from '../../../support/matching/random.ts';

const random = seededRandom(7);
const [width, height] = [37, 23];
const picture = { width, height, pixels: Uint8Array.from({ length: width * height }, () => random.below(256)) };

describe('a picture that is sampled anew', () => {
  it.each([0.6, 1.3, 2.7])('is the same at scale %p row by row as in another turn, pixel by pixel', (scale) => {
    const level = straighten(picture, { quarterTurns: 0, skew: 0, scale }).picture;
    const upsideDown = straighten(picture, { quarterTurns: 2, skew: 0, scale }).picture;

    expect([upsideDown.width, upsideDown.height]).toEqual([level.width, level.height]);
    const mirrored = upsideDown.pixels.toReversed();
    // Rounding puts some places on the other side of a phase's border.
    const difference = level.pixels.reduce((sum, shade, at) => sum + Math.abs(shade - mirrored[at]), 0);
    expect(difference / mirrored.length).toBeLessThan(1);
  });

  it('stays of one shade to its rims', () => {
    const { pixels } = straighten(
      { width, height, pixels: new Uint8Array(width * height).fill(90) },
      { quarterTurns: 0, skew: 0, scale: 1.9 },
    ).picture;

    expect(new Set(pixels)).toEqual(new Set([90]));
  });
});
