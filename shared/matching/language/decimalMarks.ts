/** The decimal mark of a language, recognised by its most common words. The thousands separator is then one of the others. */
import { languages } from './languages.ts';

export type DecimalMark = '.' | ',';

/** As printed, in lower case. */
const markOfWord = new Map<string, DecimalMark>();
for (const { decimalPoint = '', decimalComma = '' } of Object.values(languages)) {
  for (const word of decimalPoint.split('|')) markOfWord.set(word, '.');
  for (const word of decimalComma.split('|')) markOfWord.set(word, ',');
}
markOfWord.delete('');

export const decimalMarkOfWord = (word: string): DecimalMark | undefined => markOfWord.get(word);

/** Scripts whose languages write a decimal point. */
export const isPointScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hebrew}]/u;

/** Letters that only languages with a decimal comma have; single Greek ones are signs of mathematics. */
export const hasCommaLetters =
  /[őűčřěůžšłąęśźżćńățşţğıøåơưđạảấầậắặẹếềểệọốồộớờợụứừựỵ]|\p{Script=Cyrillic}{3}|\p{Script=Greek}{3}/iu;
