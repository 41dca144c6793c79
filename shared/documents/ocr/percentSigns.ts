/** The percent sign that some networks read as digits: of `%1,00`, those of Turkish make 961,00, those of Arabic a 96 after the number. */
import { inDoubt } from './doubtfulDigits.ts';
import type { RecognisedWord } from './recognised.ts';

/** What they make of the sign before a number, and after one. */
const AS_DIGITS = ['96', '90', '98'];
/** The same, which may be what is printed: then the sign is the misreading. */
const AS_ONE_DIGIT = ['9', '6'];

/**
 * Of two readings of the same words, the one with a percent sign that the other has as digits; undefined if they do not differ so. In place of
 * a single digit it is in doubt, and further readings decide.
 */
export function withPercentSign(
  one: readonly RecognisedWord[],
  other: readonly RecognisedWord[],
): readonly RecognisedWord[] | undefined {
  for (const [words, against] of [
    [one, other],
    [other, one],
  ]) {
    const [signed, digits] = [words, against].map((own) => own.map(({ text }) => text).join(''));
    if (isSignIn(signed, digits, AS_DIGITS)) return words;
    if (isSignIn(signed, digits, AS_ONE_DIGIT)) return words.map(inDoubt);
  }
  return undefined;
}

function isSignIn(signed: string, other: string, asDigits: readonly string[]): boolean {
  if (!signed.includes('%') || other.includes('%')) return false;
  const [number, digits] = [signed, other].map((text) => text.replace(/\P{Nd}/gu, ''));
  const isBefore = signed.indexOf('%') < signed.search(/\p{Nd}/u);
  return number !== '' && asDigits.some((sign) => digits === (isBefore ? sign + number : number + sign));
}
