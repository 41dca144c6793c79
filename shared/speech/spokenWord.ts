/** A word that speech recognition heard. */
import { z } from 'zod';

const spokenWordSchema = z.object({
  /** With the punctuation after it, if the recogniser sets any. */
  text: z.string(),
  /** Milliseconds from the beginning of the recording. */
  startMs: z.number(),
  endMs: z.number(),
  /** How sure the recogniser is of it, 0..100; 0 if it does not say. */
  confidence: z.number().min(0).max(100),
});
export type SpokenWord = z.infer<typeof spokenWordSchema>;

/** The words of a stretch as stored until the whole recording has been heard. */
const storedWordsSchema = z.array(spokenWordSchema);

export const encodeWords = (words: readonly SpokenWord[]): Uint8Array => Buffer.from(JSON.stringify(words));

/** @throws Error if the bytes are not stored words */
export const decodeWords = (bytes: Uint8Array): SpokenWord[] =>
  storedWordsSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
