/** The letters and digits of a text in sequence, without what extractors disagree on: spaces, symbols, marks, forms of letters. */
import { normalForm } from '../../platform/normalForm.ts';

export interface LetterChain {
  /** One UTF-16 unit or pair per letter, decomposed and in lower case. */
  readonly letters: string;
  /** For each unit of `letters`, where its letter begins in the text. */
  readonly places: readonly number[];
}

/** Lengthens an Arabic word to fill its line, and means nothing. */
const TATWEEL = '\u0640';
const LETTER = /[\p{L}\p{N}]/u;

const known = new Map<string, string>();
/** Characters that are kept; untrusted texts may have a million. */
const MOST_KNOWN = 5_000;

/** In Indic scripts: the letter after it is drawn in one shape with the one before it. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]/;

/** Whether the letter here doubles the one before it: both are one shape, which a PDF may represent as one letter. */
export function isDoubled(text: string, at: number): boolean {
  return at >= 2 && VIRAMA.test(text[at - 1]) && text[at - 2] === text[at];
}

/** @param kept in addition: nothing is found across it */
export function letterChain(text: string, kept = ''): LetterChain {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const said = character === kept ? kept : isDoubled(text, at) ? '' : lettersOf(character);
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
    const parts = Array.from(normalForm(character, 'NFKD').toLowerCase());
    said = parts.filter((part) => LETTER.test(part) && part !== TATWEEL).join('');
    if (known.size < MOST_KNOWN) known.set(character, said);
  }
  return said;
}
