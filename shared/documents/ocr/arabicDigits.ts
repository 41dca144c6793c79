/** Numbers in Arabic text: its network reads a percent sign as 96, and mixes digits of two kinds when it is at a loss. */
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';
import type { Tesseract } from './tesseract.ts';

/** White around a word that is read by itself, pixels. */
const MARGIN = 12;
/** For a word that is certainly misread, in an unknown way: 0..100. */
const NO_CONFIDENCE = 0;

/**
 * Words in which a 9 and a 6 overlap vertically, as digits never do, are reread by the network for Latin letters, which knows the sign. If
 * it sees none, the word is left with no confidence, and so are words with digits of both kinds.
 * @param latin a language in Latin letters, if one is installed
 */
export function withHonestDigits(
  tesseract: Tesseract,
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  latin: string | undefined,
): readonly RecognisedLine[] {
  const mended = (word: RecognisedWord): RecognisedWord => {
    const at = word.symbols.findIndex((symbol, i) => isDoubled(symbol, word.symbols.at(i + 1)));
    if (at < 0) return isMixed(word) ? { ...word, confidence: NO_CONFIDENCE } : word;
    const number = digitsOf(
      word.symbols
        .filter((_, i) => i !== at && i !== at + 1)
        .map(({ text }) => text)
        .join(''),
    );
    const again = latin === undefined ? '' : readAlone(tesseract, picture, word, latin);
    const isConfirmed = again.includes('%') && digitsOf(again) === number;
    if (!isConfirmed) return { ...word, confidence: NO_CONFIDENCE };
    return { ...word, text: `${again.replaceAll('%', '')}%`, symbols: [] };
  };
  return lines.map((line) => ({ ...line, words: line.words.map(mended) }));
}

const isDoubled = (one: RecognisedSymbol, next: RecognisedSymbol | undefined): boolean =>
  one.text.startsWith('9') && next?.text.startsWith('6') === true && next.bbox.x0 < one.bbox.x1;

const isMixed = ({ text }: RecognisedWord): boolean => /[0-9]/.test(text) && /[٠-٩۰-۹]/.test(text);

const digitsOf = (text: string): string => text.replace(/[^\p{Nd}]/gu, '');

function readAlone(tesseract: Tesseract, picture: GreyPicture, { bbox }: RecognisedWord, language: string): string {
  const left = Math.max(0, bbox.x0 - MARGIN);
  const top = Math.max(0, bbox.y0 - MARGIN);
  const width = Math.min(picture.width, bbox.x1 + MARGIN) - left;
  const height = Math.min(picture.height, bbox.y1 + MARGIN) - top;
  return tesseract
    .recognise(cut(picture, left, top, width, height), [language])
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join('');
}
