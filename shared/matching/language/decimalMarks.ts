/** The decimal mark of a language, recognised by its most common words. The thousands separator is then one of the others. */

export type DecimalMark = '.' | ',';

const words = (list: string): string[] => list.split(' ');
/** Folded; words that only one of the two groups has. */
const pointWords = words('the of and to is that for with was are this by not from');
const commaWords = words(
  'der die und das ist nicht mit für von den le les des et est dans pour du une el los las y en por del il gli che della di nel ' +
    'o os e da do não het een niet van och att är som og på ikke ja ei w z nie jest že při jsou nebo který ktoré alebo ako cu și pentru egy nem hogy и в не на что с је на за се ve bir için и та',
);
const markOfWord = new Map<string, DecimalMark>([
  ...pointWords.map((word): [string, DecimalMark] => [word, '.']),
  ...commaWords.map((word): [string, DecimalMark] => [word, ',']),
]);

export const decimalMarkOfWord = (word: string): DecimalMark | undefined => markOfWord.get(word);

/** Scripts whose languages write a decimal point. */
export const isPointScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hebrew}]/u;

/** Letters that only languages with a decimal comma have; single Greek ones are signs of mathematics. */
export const hasCommaLetters =
  /[őűčřěůžšłąęśźżćńățşţğıøåơưđạảấầậắặẹếềểệọốồộớờợụứừựỵ]|\p{Script=Cyrillic}{3}|\p{Script=Greek}{3}/iu;
