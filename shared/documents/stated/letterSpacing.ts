/** Lines with letters so widely spaced that words cannot be distinguished from letters. */
import { isLetter } from '../layout/letters.ts';
import { isUnspaced } from '../layout/codePoints.ts';

const LEAST_WORDS = 4;
/** Per word, on average: no language that puts spaces between words has shorter ones. */
const MOST_LETTERS = 2.5;
/** Share of letters among the characters: rows of numbers have none, dates do. */
const LEAST_SHARE = 0.4;

export function isLetterSpaced(text: string): boolean {
  const words = text.split(' ');
  if (words.length < LEAST_WORDS) return false;
  const characters = Array.from(text.replaceAll(' ', ''));
  const letters = characters.filter((character) => isLetter(character) && !isUnspaced(character)).length;
  return letters >= LEAST_SHARE * characters.length && characters.length <= MOST_LETTERS * words.length;
}
