/** The passes over the lines that Tesseract reads, in order: each corrects one kind of its mistakes. */
import { withHonestDigits } from './arabicDigits.ts';
import type { Dictionary } from './dictionary.ts';
import { withDigitShapes } from './digitShapes.ts';
import { withDigitsReadAgain } from './doubtfulDigits.ts';
import { withDottedLetters } from './dottedLetters.ts';
import { withDoubtfulWords } from './doubtfulWords.ts';
import { withCapitalI } from './capitalI.ts';
import { withCheckBoxes } from './checkBoxes.ts';
import { withCyrillicLetters } from './cyrillicLetters.ts';
import { withInkGaps } from './inkGaps.ts';
import { FRAKTUR, isInCells, LATIN, RUSSIAN, scriptOf } from './languages.ts';
import { withLostLetters } from './lostLetters.ts';
import { withLostSpaces } from './lostSpaces.ts';
import { withGermanLetters } from './oldGerman.ts';
import { withNumberSigns } from './numberSigns.ts';
import { withoutOrnaments } from './ornaments.ts';
import type { GreyPicture } from './picture.ts';
import type { RecognisedLine } from './recognised.ts';
import { withRaisedRings } from './raisedRings.ts';
import { withRoundLetters } from './roundLetters.ts';
import { withRowsReadAgain } from './rowsReadAgain.ts';
import type { SecondReader } from './secondReader/secondReader.ts';
import { withSecondReading } from './secondReader/withSecondReading.ts';
import { withSectionSigns } from './sectionSigns.ts';
import { withWholeNumbers } from './splitNumbers.ts';
import { withStrokeLetters } from './strokeLetters.ts';
import { withSuperscripts } from './superscripts.ts';
import type { Tesseract } from './tesseract.ts';
import { withThaiWords } from './thaiWords.ts';
import { withUnknownSymbols } from './unknownSymbols.ts';
import { withDigitsPlaced } from './wideDigits.ts';
import { withYenSigns } from './yenSigns.ts';

/** What was read, and how. */
export interface PassContext {
  readonly tesseract: Tesseract;
  readonly picture: GreyPicture;
  /** Tesseract's names, the page's own first. */
  readonly languages: readonly string[];
  /** Absent where it cannot run: words then have one reader. */
  readonly second?: SecondReader | undefined;
  /** Absent where nothing knows the language's words: any letters may then be one. */
  readonly dictionary?: Dictionary | undefined;
}

export type PassName =
  | 'thai-words'
  | 'ornaments'
  | 'arabic-digits'
  | 'yen-signs'
  | 'lost-letters'
  | 'rows-again'
  | 'german-letters'
  | 'check-boxes'
  | 'lost-spaces'
  | 'stroke-letters'
  | 'capital-i'
  | 'dotted-letters'
  | 'round-letters'
  | 'raised-rings'
  | 'number-signs'
  | 'cyrillic-letters'
  | 'superscripts'
  | 'section-signs'
  | 'unknown-symbols'
  | 'wide-digits'
  | 'split-numbers'
  | 'digit-shapes'
  | 'digits-again'
  | 'second-reader'
  | 'doubtful-words'
  | 'ink-gaps';

type Lines = readonly RecognisedLine[];

export interface Pass {
  readonly name: PassName;
  /** Script of the page's language for which it is made. */
  readonly isFor: (script: string) => boolean;
  readonly run: (lines: Lines, context: PassContext) => Lines;
}

/** Scripts that put no spaces between words, or narrow ones. */
const EAST_ASIAN: readonly string[] = ['Han', 'traditional Han', 'Japanese', 'Hangul'];
const isAny = (): boolean => true;
const isLatin = (script: string): boolean => script === LATIN;
const isCyrillic = (script: string): boolean => script === 'Cyrillic' || script === RUSSIAN.script;
/** Letters with spaces between words, and none within them. */
const isLettered = (script: string): boolean => script === LATIN || script === 'Greek' || isCyrillic(script);

/** Russian is read with another language's data, and where there are no spaces a word is any part of a sentence. */
const hasOwnWords = (language: string): boolean =>
  isLettered(scriptOf(language)) && scriptOf(language) !== RUSSIAN.script;

/** After every reading: they determine which of several readings is kept. */
export const READING_PASSES: readonly Pass[] = [
  { name: 'thai-words', isFor: (script) => script === 'Thai', run: withThaiWords },
  { name: 'ornaments', isFor: isLatin, run: withoutOrnaments },
  {
    name: 'arabic-digits',
    isFor: (script) => script === 'Arabic',
    run: (lines, { tesseract, picture, languages }) => {
      const latin = languages.find((language) => isLatin(scriptOf(language)));
      return withHonestDigits(tesseract, picture, lines, latin);
    },
  },
];

/** On the reading that is kept. Rows come first, since a closed row is read as a whole; gaps last, since they need the final words. */
export const FINISHING_PASSES: readonly Pass[] = [
  {
    name: 'lost-letters',
    isFor: isLettered,
    run: (lines, { tesseract, picture, languages }) => withLostLetters(tesseract, picture, lines, languages),
  },
  {
    name: 'rows-again',
    isFor: isAny,
    run: (lines, { tesseract, picture, languages }) => withRowsReadAgain(tesseract, picture, lines, languages),
  },
  { name: 'yen-signs', isFor: (script) => script === 'Japanese', run: withYenSigns },
  { name: 'german-letters', isFor: (script) => script === FRAKTUR, run: withGermanLetters },
  { name: 'check-boxes', isFor: isLatin, run: (lines, { picture }) => withCheckBoxes(picture, lines) },
  { name: 'lost-spaces', isFor: isLatin, run: (lines, { picture }) => withLostSpaces(picture, lines) },
  { name: 'stroke-letters', isFor: isLatin, run: withStrokeLetters },
  {
    name: 'capital-i',
    isFor: isLatin,
    run: (lines, { picture, languages }) => withCapitalI(picture, lines, languages[0]),
  },
  { name: 'dotted-letters', isFor: isLatin, run: withDottedLetters },
  { name: 'round-letters', isFor: isLatin, run: (lines, { picture }) => withRoundLetters(picture, lines) },
  { name: 'number-signs', isFor: isCyrillic, run: (lines, { picture }) => withNumberSigns(picture, lines) },
  { name: 'cyrillic-letters', isFor: isCyrillic, run: withCyrillicLetters },
  { name: 'raised-rings', isFor: isLatin, run: (lines, { picture }) => withRaisedRings(picture, lines) },
  {
    name: 'superscripts',
    isFor: isLatin,
    run: (lines, { tesseract, picture, languages }) => withSuperscripts(tesseract, picture, lines, languages),
  },
  { name: 'section-signs', isFor: isAny, run: (lines, { picture }) => withSectionSigns(picture, lines) },
  {
    name: 'unknown-symbols',
    // What is read of the dashes and ligatures of old print looks like comparison signs.
    isFor: (script) => script !== FRAKTUR,
    run: (lines, { picture }) => withUnknownSymbols(picture, lines),
  },
  {
    // Before numbers are cut out to be read again.
    name: 'wide-digits',
    isFor: isInCells,
    run: (lines, { picture }) => withDigitsPlaced(picture, lines),
  },
  { name: 'split-numbers', isFor: isAny, run: (lines, { picture }) => withWholeNumbers(picture, lines) },
  { name: 'digit-shapes', isFor: isAny, run: (lines, { picture }) => withDigitShapes(picture, lines) },
  {
    name: 'digits-again',
    isFor: isAny,
    run: (lines, { tesseract, picture, languages }) => withDigitsReadAgain(tesseract, picture, lines, languages),
  },
  {
    // After all that Tesseract and the ink say: it is asked about what is still in doubt, and judges the final words.
    name: 'second-reader',
    // It knows no letters of old print, and Arabic lines run the other way.
    isFor: (script) => script !== FRAKTUR && script !== 'Arabic' && script !== 'Hebrew',
    run: (lines, { second, picture }) => withSecondReading(second, picture, lines),
  },
  {
    // Judges the final words. The words of old print are not those of the dictionary, and its data are less sure of all of them.
    name: 'doubtful-words',
    isFor: (script) => script !== FRAKTUR,
    run: (lines, { dictionary, languages }) =>
      withDoubtfulWords(hasOwnWords(languages[0]) ? dictionary : undefined, lines, languages),
  },
  {
    name: 'ink-gaps',
    isFor: (script) => EAST_ASIAN.includes(script),
    run: (lines, { picture }) => withInkGaps(picture, lines),
  },
];

/** The passes for the page's script, one after the other. */
export function runPasses(passes: readonly Pass[], lines: Lines, context: PassContext): Lines {
  const script = scriptOf(context.languages[0]);
  return passes.filter(({ isFor }) => isFor(script)).reduce((before, { run }) => run(before, context), lines);
}
