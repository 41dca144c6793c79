/** The O of an abbreviation of single letters (`o.a.`, `s r.o.`, `z o.o.`), which was read as a zero: no number has single digits among such letters. */
import type { RecognisedLine, RecognisedWord } from './recognised.ts';

/** Single letters and zeros, each with its point, of which one at least is a letter; what is around them. */
const ABBREVIATION = /^([^\p{L}\p{N}]*)((?:[\p{L}0]\.){2,})([^\p{L}\p{N}]*)$/u;
/** After the word that begins the name of a company's form in Polish, the form's own letters may both be zeros. */
const BOTH = /^([^\p{L}\p{N}]*)(0\.0\.)([^\p{L}\p{N}]*)$/u;
const BEFORE_BOTH = /(?:^|\.)z$/iu;

export const withDottedLetters = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word, i) => mended(word, line.words.at(i - 1)?.text ?? '', i > 0)),
  }));

function mended(word: RecognisedWord, before: string, hasBefore: boolean): RecognisedWord {
  if (!word.text.includes('0')) return word;
  const isForm = hasBefore && BEFORE_BOTH.test(before);
  const letters = ABBREVIATION.exec(word.text)?.at(2);
  const hasLetters = letters !== undefined && /\p{L}/u.test(letters);
  if (!hasLetters && !(isForm && BOTH.test(word.text))) return word;
  const like = hasLetters ? letters : before.slice(-1);
  const capital = /\p{Lu}/u.test(like) ? 'O' : 'o';
  const symbols = word.symbols.map((symbol) => (symbol.text === '0' ? { ...symbol, text: capital } : symbol));
  return { ...word, text: word.text.replaceAll('0', capital), symbols };
}
