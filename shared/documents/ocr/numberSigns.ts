/**
 * The sign № of texts in Cyrillic letters, which the networks were not taught: they read the Latin letters Ne or No, which no word of such a
 * text has, or an N with a raised ring. Before a number, alone or beside it, they are the sign.
 */
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

/** Two symbols that are read for it, after a bracket or quotation mark. */
const LIKE_SIGN = /^[([„“"«]?N[eoº°](?=\d|$)/;

export const withNumberSigns = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => {
    const words = line.words.map((word, i) => mended(word, line.words.at(i + 1)));
    return words.every((word, i) => word === line.words[i]) ? line : { ...line, words };
  });

function mended(word: RecognisedWord, next: RecognisedWord | undefined): RecognisedWord {
  const { text, symbols } = word;
  const isBeforeNumber = /\d/.test(text) || /^\d/.test(next?.text ?? '');
  if (!LIKE_SIGN.test(text) || !isBeforeNumber || symbols.map((symbol) => symbol.text).join('') !== text) return word;
  const at = symbols.findIndex((symbol) => symbol.text === 'N');
  const [one, other] = [symbols[at].bbox, symbols[at + 1].bbox];
  const bbox = { x0: one.x0, x1: Math.max(one.x1, other.x1), y0: Math.min(one.y0, other.y0), y1: one.y1 };
  const sign: RecognisedSymbol = { text: '№', bbox };
  return {
    ...word,
    text: text.replace(/N./, '№'),
    symbols: [...symbols.slice(0, at), sign, ...symbols.slice(at + 2)],
  };
}
