/** Share of letters among the characters of some text: distinguishes cells and columns of text from those of numbers. */
import type { Chunk } from './chunks.ts';

/** Share of letters in a cell of text: only such a cell may have several lines. */
const OF_LETTERS = 0.5;

export const isOfLetters = (chunks: readonly Chunk[]): boolean => letterShare(chunks) >= OF_LETTERS;

/** 0 to 1; 0 if there are no characters. */
export function letterShare(chunks: readonly Chunk[]): number {
  let letters = 0;
  let characters = 0;
  for (const chunk of chunks) {
    letters += chunk.letters;
    characters += chunk.glyphs.length;
  }
  return characters === 0 ? 0 : letters / characters;
}
