/** Port: a speech recogniser, immediate or by a job elsewhere. Adapters: `aws/transcribeRecogniser.ts`, `local/sherpaRecogniser.ts`. */
import type { SoundPiece } from '../documents/media/sound.ts';
import { noTranscript } from '../documents/media/failures.ts';
import type { SpokenWord } from './spokenWord.ts';

/** The name of the work: the same for every delivery of its message. */
export interface SpeechJob {
  readonly accountId: string;
  readonly storageId: string;
  /** 0-based number of the stretch. */
  readonly part: number;
}

export interface SpeechStretch extends SpeechJob {
  /** Milliseconds from the beginning of the recording. */
  readonly startMs: number;
  readonly endMs: number;
  /** Of the whole recording. */
  readonly durationMs: number;
  /** The recording's sound, of this stretch or around it. */
  readonly sound: (piece: SoundPiece) => Promise<Uint8Array>;
}

export type Recognition =
  | { readonly kind: 'recognised'; readonly words: readonly SpokenWord[] }
  /** Check again later. */
  | { readonly kind: 'underWay' };

export interface SpeechRecogniser {
  /** Milliseconds of a recording that are recognised as one stretch: a longer one is several. */
  readonly stretchMs: number;
  /**
   * Starts, or finishes at once. Repeating it is harmless.
   * @throws MachineBusy if it cannot be started now; UnreadableDocument if this sound can never be recognised
   */
  begin(stretch: SpeechStretch): Promise<Recognition>;
  /** The progress of what was started. @throws UnreadableDocument as above */
  look(job: SpeechJob): Promise<Recognition>;
  /** Removes what is kept of the work outside the service's own storage; false while that is not possible yet. */
  forget(job: SpeechJob): Promise<boolean>;
}

/** For work that was started when there was a recogniser, and there no longer is. */
export const noRecogniser: SpeechRecogniser = {
  stretchMs: Infinity,
  begin: () => Promise.reject(noTranscript()),
  look: () => Promise.reject(noTranscript()),
  forget: () => Promise.resolve(true),
};
