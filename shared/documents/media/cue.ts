/** A piece of a transcript: words and when they are spoken. */
export interface Cue extends CueTimes {
  /** On one line, without markup. */
  readonly text: string;
  /** For recognised speech: how sure the recogniser is of each word (between spaces), 0..100. */
  readonly wordConfidences?: readonly number[];
}

export interface CueTimes {
  /** Milliseconds from the beginning of the recording. */
  readonly startMs: number;
  readonly endMs: number;
  /** If words within the text have times of their own: UTF-16 offset and milliseconds, both increasing. */
  readonly stops?: readonly (readonly [offset: number, atMs: number])[];
}
