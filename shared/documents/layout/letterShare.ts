/** Share of letters among the characters of some text: distinguishes cells and columns of text from those of numbers. */
import type { Chunk } from './chunks.ts';

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
