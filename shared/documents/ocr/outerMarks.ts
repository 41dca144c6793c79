/** Words and the punctuation around them: quotation marks, brackets, what ends a sentence. */

export interface MarkedWords {
  readonly before: string;
  /** From the first letter or digit to the last one; empty if there is none. */
  readonly words: string;
  readonly after: string;
}

export function outerMarks(text: string): MarkedWords {
  const characters = Array.from(text);
  const isOfWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
  const from = characters.findIndex(isOfWord);
  if (from < 0) return { before: text, words: '', after: '' };
  const to = characters.findLastIndex(isOfWord) + 1;
  return {
    before: characters.slice(0, from).join(''),
    words: characters.slice(from, to).join(''),
    after: characters.slice(to).join(''),
  };
}
