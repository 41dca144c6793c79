/** What the local recogniser's process is asked and answers: one question at a time. */
import type { SherpaModel } from './sherpaModel.ts';
import type { SpokenWord } from '../spokenWord.ts';

export type SherpaQuestion =
  /** Answered when the model is in memory. */
  | { readonly kind: 'load'; readonly model: SherpaModel }
  | {
      readonly kind: 'hear';
      readonly model: SherpaModel;
      /** Mono, 16 bits, little-endian, `SOUND_RATE` per second. */
      readonly samples: Uint8Array;
      /** Milliseconds: where they begin in the recording. */
      readonly startMs: number;
    };

export type SherpaAnswer =
  | { readonly kind: 'heard'; readonly words: readonly SpokenWord[] }
  | { readonly kind: 'failed'; readonly cause: string };
