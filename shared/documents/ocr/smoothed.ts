/** Smooths grain that hides faint writing: in a carbon copy the paper's grain is as dark as the letters. */
import type { Component } from './components.ts';
import type { GreyPicture } from './picture.ts';

/** Patches with this few pixels of ink are grain. */
const GRAIN_INK = 4;
/** Share of the patches, and their number, from which a picture is grainy. */
const GRAINY_SHARE = 0.7;
const LEAST_GRAINS = 2000;
/** The same, from which grain may be what makes a picture hard to read: clean scans have a tenth, those of worn copies a quarter to two thirds. */
const SPECKLED_SHARE = 0.2;
const LEAST_SPECKS = 300;
/** Passes of a mean over three by three pixels: one leaves half of such grain, more blur small letters. */
const PASSES = 2;

export const isGrainy = (patches: readonly Component[]): boolean => hasGrains(patches, LEAST_GRAINS, GRAINY_SHARE);
export const isSpeckled = (patches: readonly Component[]): boolean => hasGrains(patches, LEAST_SPECKS, SPECKLED_SHARE);

function hasGrains(patches: readonly Component[], least: number, share: number): boolean {
  const grains = patches.filter(({ ink }) => ink <= GRAIN_INK).length;
  return grains >= least && grains >= share * patches.length;
}

export function smoothed({ width, height, pixels }: GreyPicture): GreyPicture {
  let from = pixels;
  for (let pass = 0; pass < PASSES; pass++) {
    from = meansAlong(meansAlong(from, 1, width, height), width, height, width);
  }
  return { width, height, pixels: from };
}

/** The mean of each pixel and its two neighbours in one direction; at the edge, the pixel itself counts twice. */
function meansAlong(pixels: Uint8Array, step: number, length: number, rows: number): Uint8Array<ArrayBuffer> {
  const means = new Uint8Array(pixels.length);
  const next = step === 1 ? length : 1;
  for (let row = 0; row < rows; row++) {
    for (let i = 0, at = row * next; i < length; i++, at += step) {
      const before = pixels[i === 0 ? at : at - step];
      const after = pixels[i === length - 1 ? at : at + step];
      means[at] = (before + pixels[at] + after + 1) / 3;
    }
  }
  return means;
}
