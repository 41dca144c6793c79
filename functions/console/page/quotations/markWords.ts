/** Finds the words that differ inside a text, so that they can be coloured in their place. */

export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * Cuts `text` at the given words, which come in reading order. Words that are not where they should be are left uncoloured:
 * the list of differences names them all the same.
 */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const word of words) {
    const at = word === '' ? -1 : indexOfWord(text, word, from);
    if (at < 0) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), differs: false });
    pieces.push({ text: text.slice(at, at + word.length), differs: true });
    from = at + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), differs: false });
  return pieces;
}

const WORD = /[\p{L}\p{N}]/u;

/** Where the word stands by itself; else where its letters stand inside another. */
function indexOfWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    const cutsBefore = WORD.test(before) && WORD.test(word.charAt(0));
    const cutsAfter = WORD.test(after) && WORD.test(word.charAt(word.length - 1));
    if (!cutsBefore && !cutsAfter) return at;
  }
  return text.indexOf(word, from);
}
