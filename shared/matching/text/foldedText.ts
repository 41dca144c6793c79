/** Text in the one form that is compared, with the way back to every character of the original. */
export interface FoldedText {
  readonly text: string;
  /** `starts[i]` and `ends[i]`: UTF-16 offsets in the original of folded unit i; null if nothing moved. */
  readonly starts: Uint32Array | null;
  readonly ends: Uint32Array | null;
}
