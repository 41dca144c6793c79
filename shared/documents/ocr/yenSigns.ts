/**
 * The yen sign, which the data for Japanese read as the backslash that has its place in Japanese character sets: before an amount no backslash is
 * printed.
 */
import type { RecognisedLine } from './recognised.ts';

/** Before digits, at a word's beginning or after a sign; in a path it follows letters. */
const YEN = /^([-−▲△+*(（]{0,3})[\\＼](?=\p{Nd})/u;

export const withYenSigns = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      if (!YEN.test(word.text)) return word;
      const at = word.symbols.findIndex(({ text }) => text === '\\' || text === '＼');
      const symbols = word.symbols.map((symbol, i) => (i === at ? { ...symbol, text: '¥' } : symbol));
      return { ...word, text: word.text.replace(YEN, '$1¥'), symbols };
    }),
  }));
