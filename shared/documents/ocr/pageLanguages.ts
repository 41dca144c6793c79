/** A page read in the languages that the whole of it shows, which a part of it may not. */
import { chooseReading, CONFIDENT, SAMPLE_SIDE, SURE } from './chooseReading.ts';
import { inkiestPart } from './inkiestPart.ts';
import { LATIN, latinReading, RUSSIAN, scriptOf, SISTER_SCRIPT, type Reading } from './languages.ts';
import { lostPart, type Loss } from './lostPart.ts';
import { READING_PASSES, runPasses } from './passes.ts';
import type { GreyPicture } from './picture.ts';
import { meanConfidence, type RecognisedLine } from './recognised.ts';
import { isRussianInUkrainian } from './russianInUkrainian.ts';
import type { Tesseract } from './tesseract.ts';

/** From here on some lines may be in another of the scripts, and are worth a second reading: fewer are stains and patterns. */
const MIXED: Loss = { letters: 40, share: 0.1 };

export interface Recognised {
  readonly lines: readonly RecognisedLine[];
  readonly languages: readonly string[];
}

export function recognised(tesseract: Tesseract, picture: GreyPicture, languages: readonly string[]): Recognised {
  const lines = runPasses(READING_PASSES, tesseract.recognise(picture, languages), { tesseract, picture, languages });
  return { lines, languages };
}

/** Lines in another of the scripts get a second reading of the picture, in both. */
export function withOtherScripts(
  tesseract: Tesseract,
  picture: GreyPicture,
  languages: readonly string[],
  own: readonly Reading[],
): Recognised {
  const first = recognised(tesseract, picture, languages);
  const { lines } = first;
  // The kind of Han is already chosen: the other kind's network would read the lost text as characters that are not there.
  const sister = SISTER_SCRIPT[scriptOf(languages[0])];
  const others = own.filter((reading) => reading.languages[0] !== languages[0] && reading.script !== sister);
  const lost = others.length > 0 ? lostPart(picture, lines, MIXED) : undefined;
  if (lost === undefined) return first;
  const found = chooseReading(tesseract, inkiestPart(lost, SAMPLE_SIDE), others);
  if (found.confidence < CONFIDENT) return first;
  const again = recognised(tesseract, picture, [...new Set([...found.languages, ...languages])]);
  return meanConfidence(again.lines) > meanConfidence(lines) ? again : first;
}

/**
 * Old or poor print in Latin letters may be taken for another script, most of whose networks know Latin letters too. If most of what is
 * surely read are such letters, the page is reread in a language of theirs, and the reading that is sure of more of the page is kept.
 */
export function inLatinAfterAll(
  tesseract: Tesseract,
  picture: GreyPicture,
  page: Recognised,
  own: readonly Reading[],
): Recognised {
  const latin = own.find(({ script }) => script === LATIN);
  if (latin === undefined || scriptOf(page.languages[0]) === LATIN) return page;
  const sure = page.lines.flatMap(({ words }) => words.filter(({ confidence }) => confidence >= SURE));
  const letters = sure.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 < letters.length) return page;
  const languages = latinReading(
    latin.languages,
    page.lines.flatMap(({ words }) => words.map(({ text }) => text)),
  );
  const again = recognised(tesseract, picture, languages);
  return sureWidth(again.lines) > sureWidth(page.lines) ? again : page;
}

/** A part of the page may show few of the letters that only Russian has, and be taken for Ukrainian: the page is reread. */
export function inRussianAfterAll(
  tesseract: Tesseract,
  picture: GreyPicture,
  page: Recognised,
  own: readonly Reading[],
): Recognised {
  const russian = own.find(({ script }) => script === RUSSIAN.script);
  if (russian === undefined || !isRussianInUkrainian(page.lines, page.languages)) return page;
  return recognised(tesseract, picture, russian.languages);
}

/** Width of the words that are surely read, pixels: the same for all scripts. */
const sureWidth = (lines: readonly RecognisedLine[]): number =>
  lines.reduce(
    (sum, { words }) =>
      sum + words.reduce((all, { confidence, bbox }) => all + (confidence >= SURE ? bbox.x1 - bbox.x0 : 0), 0),
    0,
  );

/**
 * A part of the page may be a table with few words that identify a language: the whole page has more of them, and is reread if they are
 * another's.
 */
export function inItsLanguage(
  tesseract: Tesseract,
  picture: GreyPicture,
  page: Recognised,
  own: readonly Reading[],
): Recognised {
  const latin = own.find(({ script, languages }) => script === LATIN && languages.includes(page.languages[0]));
  if (latin === undefined) return page;
  const words = page.lines.flatMap((line) => line.words.map(({ text }) => text));
  const languages = latinReading([...new Set([page.languages[0], ...latin.languages])], words);
  if (languages[0] === page.languages[0]) return page;
  const again = recognised(tesseract, picture, languages);
  return meanConfidence(again.lines) > meanConfidence(page.lines) ? again : page;
}
