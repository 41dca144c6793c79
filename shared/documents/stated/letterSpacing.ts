/** Lines whose letters are set so far apart that words cannot be told from letters. */
import { isLetter } from '../layout/letters.ts';
import { isSign } from '../layout/codePoints.ts';

const LEAST_WORDS = 4;
/** Of a word, on an average: no language that sets spaces between words has shorter ones. */
const MOST_LETTERS = 2.5;
/** Of the characters, letters: rows of numbers are none, dates are. */
const LEAST_SHARE = 0.4;

export function isLetterSpaced(text: string): boolean {
  const words = text.split(' ');
  if (words.length < LEAST_WORDS) return false;
  const characters = Array.from(text.replaceAll(' ', ''));
  const letters = characters.filter((character) => isLetter(character) && !isSign(character)).length;
  return letters >= LEAST_SHARE * characters.length && characters.length <= MOST_LETTERS * words.length;
}
