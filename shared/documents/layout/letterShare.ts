/** Which part of the characters of some text are letters: what tells cells and columns of text from those of numbers. */
import type { Chunk } from './chunks.ts';

/** 0 to 1; 0 where there are no characters. */
export function letterShare(chunks: readonly Chunk[]): number {
  let letters = 0;
  let characters = 0;
  for (const chunk of chunks) {
    letters += chunk.letters;
    characters += chunk.glyphs.length;
  }
  return characters === 0 ? 0 : letters / characters;
}
