/**
 * German as old print (Fraktur) has it. Tesseract's data for it learned the ligatures ch and ck as < and >, and take ſ for f, from which it
 * differs by a stroke of two pixels, or for j. Where only one of the letters makes a German word, that one is printed.
 */
import { CERTAIN } from './doubtfulDigits.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';

/**
 * The ligatures, with a letter of theirs that may be read beside them: `ſc<on`, `jedo<h`, `zurü>k`. Another h or k may follow: `na<her`
 * is nachher.
 */
const CH = /(?<=\p{L})(?:(?<=ſ)c?<h?|c<h?|<(?:h(?![aeiouäöü]))?)(?=[\p{L}>.,;:!?-]|$)/gu;
const CK = /(?<=\p{L})c?>(?:k(?!\p{L}))?(?=[\p{L}<.,;:!?-]|$)/gu;
const LETTERS = /\p{L}+/gu;

/** With f and j in the place of ſ, none of these is a German word. Others are: `fein`, `find`, `feiner`. */
const WITH_LONG_S =
  'ſie ſich ſo ſondern ſelbſt ſelbe ſehr ſchon ſolche ſolcher ſolchen ſolches ſowohl ſobald ſogar ſonſt iſt'.split(' ');
const AS_PRINTED = new Map(
  WITH_LONG_S.flatMap((word) => ['f', 'j'].map((letter) => [word.replace('ſ', letter), word] as const)),
);
/** No German word begins with these letters before another one. */
const LONG_S = /^[fj](?=ch\p{L}|p[rif])/u;
/** Fraktur has one capital for I and J, and no German word begins with a J before another consonant. */
const CAPITAL_I = /^J(?=[bcdfghklmnpqrstvwxyzſ])/u;

/** @param lines read with the data of old German print */
export const withGermanLetters = (lines: readonly RecognisedLine[]): RecognisedLine[] =>
  lines.map((line) => ({ ...line, words: line.words.map(asPrinted) }));

function asPrinted(word: RecognisedWord): RecognisedWord {
  const text = word.text
    .replace(CH, 'ch')
    .replace(CK, 'ck')
    .replace(LETTERS, (letters) => (AS_PRINTED.get(letters) ?? letters).replace(LONG_S, 'ſ').replace(CAPITAL_I, 'I'));
  // Less sure than what was read: nobody has looked at the ink.
  return text === word.text ? word : { ...word, text, symbols: [], confidence: Math.min(word.confidence, CERTAIN - 1) };
}

/** How data for ordinary print read the ſ of old print: no German word has these letters, or is one of these. */
const MISREAD =
  /[fjkt£{]ch[a-zäöü]|^(?:fi[ce][hc]?|ji[ce]h?|[ij]ft|ijt|fo|fondern|fehr|felb|jelb|au[dh]\)|no[dh]\)|do[dh]\))/u;
/** Such words from which a page may be in old print, and their share: half of the words with an ſ are read so, every twentieth is enough. */
const LEAST_MISREAD = 3;
const LEAST_SHARE = 0.03;

/** Whether a page that was read with data for ordinary print may be in old print. */
export function mayBeOldPrint(lines: readonly Pick<RecognisedLine, 'words'>[]): boolean {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text));
  const misread = words.filter((word) => MISREAD.test(word)).length;
  return misread >= LEAST_MISREAD && misread >= LEAST_SHARE * words.length;
}
