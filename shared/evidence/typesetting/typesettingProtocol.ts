/** What the typesetting process is asked and answers. */
export interface TypesettingQuestion {
  /** Pango markup; anything from outside is escaped. */
  readonly markup: string;
  /** Pixels, within which lines are broken. */
  readonly width: number;
}

export type TypesettingAnswer =
  | {
      readonly kind: 'set';
      /** Pixels; the width may be less than requested. */
      readonly width: number;
      readonly height: number;
      /** RGB on white. */
      readonly pixels: Uint8Array;
    }
  | { readonly kind: 'failed'; readonly cause: string };
