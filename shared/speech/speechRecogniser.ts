/** Port: whoever recognises speech, at once or by a job elsewhere. Adapters: `aws/transcribeRecogniser.ts`, `local/sherpaRecogniser.ts`. */
import type { SoundPiece } from '../documents/media/sound.ts';
import { noTranscript } from '../documents/media/failures.ts';
import type { SpokenWord } from './spokenWord.ts';

/** What names the work: the same for every delivery of its message. */
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
  /** Look again later. */
  | { readonly kind: 'underWay' };

export interface SpeechRecogniser {
  /** Milliseconds of a recording that are recognised as one stretch: a longer one is several. */
  readonly stretchMs: number;
  /**
   * Begins, or finishes at once. Doing it twice is harmless.
   * @throws MachineBusy when it cannot be begun now; UnreadableDocument when this sound can never be recognised
   */
  begin(stretch: SpeechStretch): Promise<Recognition>;
  /** How far what was begun is. @throws UnreadableDocument as above */
  look(job: SpeechJob): Promise<Recognition>;
  /** Takes away what is kept of the work outside of the service's own storage; false while that is not possible yet. */
  forget(job: SpeechJob): Promise<boolean>;
}

/** For work that was begun when there was a recogniser, and there is none any more. */
export const noRecogniser: SpeechRecogniser = {
  stretchMs: Infinity,
  begin: () => Promise.reject(noTranscript()),
  look: () => Promise.reject(noTranscript()),
  forget: () => Promise.resolve(true),
};
