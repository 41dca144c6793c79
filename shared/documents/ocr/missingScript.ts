/** Which script that OCR has no data for a text is in: nothing can then be said about what a picture of it shows. */
import { LATIN, languagesOf, RUSSIAN, scriptOf } from './languages.ts';

export interface MissingScript {
  /** Its Unicode name. */
  readonly script: string;
  /** A language in that script whose data can be given to OCR, as Tesseract names it; absent if there is none. */
  readonly language?: string;
}

/** Share of a text's letters that must be in scripts without data: a few names and symbols do not keep the rest from being read. */
const LEAST_SHARE = 0.5;

/** Scripts by their Unicode names, and the one or two that OCR's languages are written in. */
const READ_AS: Readonly<Record<string, readonly string[]>> = {
  Latin: [LATIN],
  Han: ['Han', 'traditional Han', 'Japanese'],
  Cyrillic: ['Cyrillic', RUSSIAN.script],
  Hiragana: ['Japanese', 'vertical Japanese'],
  Katakana: ['Japanese', 'vertical Japanese'],
  ...Object.fromEntries(
    'Hangul Arabic Greek Hebrew Devanagari Thai Armenian Georgian Bengali Tamil Telugu Ethiopic'
      .split(' ')
      .map((script) => [script, [script]]),
  ),
  ...Object.fromEntries(
    'Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Khmer Lao Myanmar Tibetan Mongolian Thaana Syriac Cherokee'
      .split(' ')
      .map((script) => [script, []]),
  ),
};

const PATTERNS = Object.keys(READ_AS).map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'gu')] as const);

const CYRILLIC = 'Cyrillic';
/**
 * The data of its neighbours read a scan in Russian well enough to be quoted, not so well that a layer may be called false by it: on two poor
 * scans, five of five faithful quotations that they were asked about were said not to be visible.
 */
const RUSSIAN_DATA = 'rus';
const RUSSIAN_LETTERS = /[ыэъё]/giu;
/** Share of the letters: in Russian one in forty is among them, in Ukrainian none except in names. */
const LEAST_RUSSIAN = 0.01;

const isRussian = (text: string): boolean =>
  (text.match(RUSSIAN_LETTERS)?.length ?? 0) > LEAST_RUSSIAN * (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0);

/** Letters from which a text says something about what is beside it. */
const LEAST_LETTERS = 20;
/** Share of its letters that a script must have to be one of the text's: a name in another one is not. */
const OWN_SHARE = 0.05;

/** The scripts of a text, as OCR's languages have them, with Latin, which occurs in all; undefined if it is too short to tell. */
export function scriptsIn(text: string): readonly string[] | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < LEAST_LETTERS) return undefined;
  const own = PATTERNS.filter(([, pattern]) => (text.match(pattern)?.length ?? 0) >= OWN_SHARE * letters);
  return [...new Set([LATIN, ...own.flatMap(([script]) => READ_AS[script])])];
}

/** @param languages those that OCR reads, as Tesseract names them */
export function missingScript(text: string, languages: readonly string[]): MissingScript | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const read = new Set(languages.map(scriptOf));
  const lacksRussian = !languages.includes(RUSSIAN_DATA) && isRussian(text);
  if (lacksRussian) for (const script of READ_AS[CYRILLIC]) read.delete(script);
  const missing = PATTERNS.map(([script, pattern]) => ({ script, count: text.match(pattern)?.length ?? 0 }))
    .filter(({ script, count }) => count > 0 && !READ_AS[script].some((own) => read.has(own)))
    .sort((one, other) => other.count - one.count);
  const count = missing.reduce((sum, one) => sum + one.count, 0);
  if (letters === 0 || count < LEAST_SHARE * letters) return undefined;
  // Japanese has more Han characters than characters of its own.
  const { script } =
    missing.find((one) => READ_AS[one.script].includes('Japanese') && one.script !== 'Han') ?? missing[0];
  const language = lacksRussian && script === CYRILLIC ? RUSSIAN_DATA : READ_AS[script].flatMap(languagesOf).at(0);
  return { script, ...(language !== undefined && { language }) };
}
