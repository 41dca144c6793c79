/** How each kind of mark looks, in pictures of pages and under frames of recordings. */
import type { MarkKind } from './mark.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export interface MarkStyle {
  readonly fill: Colour;
  /** A bar under the words, so that the emphasis does not rest on colour alone. */
  readonly bar?: Colour;
}

export const MARK_STYLES: Readonly<Record<MarkKind, MarkStyle>> = {
  quotation: { fill: [255, 240, 130] },
  value: { fill: [255, 196, 84], bar: [214, 120, 0] },
  difference: { fill: [255, 176, 176], bar: [206, 32, 32] },
};

/** Where marks overlap, the colour of the first of these counts. */
export const MARK_PRECEDENCE: readonly MarkKind[] = ['difference', 'value', 'quotation'];
