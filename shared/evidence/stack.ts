/** Stacks the pieces of a quotation, in reading order, with a dashed rule where the page was cut. */
import type { Raster } from '../documents/pdfReader.ts';

export interface Picture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** RGB, 3 bytes per pixel. */
  readonly pixels: Uint8Array;
}

/** Pixels. */
const RULE_BAND = 26;
const RULE_THICKNESS = 2;
const DASH = 14;
const RULE_GREY = 150;

export function stack(pieces: readonly Raster[]): Picture {
  const [first] = pieces;
  if (pieces.length === 1) return first;
  const width = Math.max(...pieces.map((piece) => piece.width));
  const height = pieces.reduce((sum, piece) => sum + piece.height, 0) + RULE_BAND * (pieces.length - 1);
  const pixels = new Uint8Array(width * height * 3).fill(255);
  let top = 0;
  for (const [i, piece] of pieces.entries()) {
    if (i > 0) {
      drawRule(pixels, width, top + (RULE_BAND - RULE_THICKNESS) / 2);
      top += RULE_BAND;
    }
    for (let y = 0; y < piece.height; y++) {
      const row = piece.pixels.subarray(y * piece.width * 3, (y + 1) * piece.width * 3);
      pixels.set(row, (top + y) * width * 3);
    }
    top += piece.height;
  }
  return { width, height, pixels };
}

function drawRule(pixels: Uint8Array, width: number, top: number): void {
  for (let y = top; y < top + RULE_THICKNESS; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.floor(x / DASH) % 2 === 0) pixels.fill(RULE_GREY, (y * width + x) * 3, (y * width + x + 1) * 3);
    }
  }
}
