/** The letters and digits of a text one after the other, without what extractors disagree on: spaces, symbols, marks, forms of letters. */

export interface LetterChain {
  /** One UTF-16 unit or pair a letter, decomposed and in lower case. */
  readonly letters: string;
  /** For each unit of `letters`, where its letter begins in the text. */
  readonly places: readonly number[];
}

/** Lengthens a word of Arabic writing to fill its line, and says nothing. */
const TATWEEL = '\u0640';
const LETTER = /[\p{L}\p{N}]/u;

const known = new Map<string, string>();
/** Characters that are kept; texts of strangers may have a million. */
const MOST_KNOWN = 5_000;

/** @param kept besides: where it stands, nothing is found across it */
export function letterChain(text: string, kept = ''): LetterChain {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const said = character === kept ? kept : lettersOf(character);
    letters += said;
    for (let i = 0; i < said.length; i++) places.push(at);
    at += character.length;
  }
  return { letters, places };
}

export const isLetterOrDigit = (character: string): boolean => lettersOf(character) !== '';

function lettersOf(character: string): string {
  let said = known.get(character);
  if (said === undefined) {
    const parts = Array.from(character.normalize('NFKD').toLowerCase());
    said = parts.filter((part) => LETTER.test(part) && part !== TATWEEL).join('');
    if (known.size < MOST_KNOWN) known.set(character, said);
  }
  return said;
}
