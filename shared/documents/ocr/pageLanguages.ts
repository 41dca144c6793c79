/** A page read in the languages that the whole of it shows, which a part of it may not. */
import { chooseReading, CONFIDENT, OLD_PRINT_LEAD, SAMPLE_SIDE, SURE } from './chooseReading.ts';
import { withDoubtsMarked } from './doubtfulRows.ts';
import { inkiestPart } from './inkiestPart.ts';
import {
  FRAKTUR,
  LATIN,
  latinReading,
  RUSSIAN,
  scriptOf,
  showsLanguage,
  SISTER_SCRIPT,
  type Reading,
} from './languages.ts';
import { lostPart, type Loss } from './lostPart.ts';
import { mayBeOldPrint } from './oldGerman.ts';
import { arePriced } from './prices.ts';
import { recognised, type Recognised } from './pageReading.ts';
import type { GreyPicture } from './picture.ts';
import { meanConfidence, type RecognisedLine } from './recognised.ts';
import { isRussianInUkrainian } from './russianInUkrainian.ts';
import type { Tesseract } from './tesseract.ts';

/** From here on some lines may be in another of the scripts, and are worth a second reading: fewer are stains and patterns. */
const MIXED: Loss = { letters: 40, share: 0.1 };

const GERMAN = 'deu';
const VIETNAMESE = 'vie';
/**
 * Confidence, of 100, by which a reader for another language may be surer of a text in Vietnamese: it reads letters without their marks as well.
 * Of a photographed receipt both are sure of 76.
 */
const UNMARKED_LEAD = 5;

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
  const others = own.filter(
    ({ languages: [first], script, isUnlikely }) =>
      first !== languages[0] &&
      script !== sister &&
      !isUnlikely &&
      // Readers of other languages with its letters are as sure of them without their marks.
      !(languages[0] === VIETNAMESE && script === LATIN),
  );
  const lost = others.length > 0 ? lostPart(picture, lines, MIXED) : undefined;
  if (lost === undefined) return first;
  const found = chooseReading(tesseract, inkiestPart(lost, SAMPLE_SIDE), others);
  if (found.confidence < CONFIDENT) return first;
  // The data of old print also read rules and smudges.
  const isAlone = found.script === FRAKTUR && found.isTold;
  const together = isAlone ? found.languages : [...new Set([...found.languages, ...languages])];
  const again = recognised(tesseract, picture, together);
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
  if (isInFraktur(page) && isOldPrint(tesseract, picture, own)) return page;
  const sure = page.lines.flatMap(({ words }) => words.filter(({ confidence }) => confidence >= SURE));
  const letters = sure.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 < letters.length) return page;
  const languages = latinReading(latin.languages, wordsOf(page.lines));
  const again = recognised(tesseract, picture, languages);
  return sureWidth(again.lines) > sureWidth(page.lines) ? again : page;
}

const wordsOf = (lines: readonly RecognisedLine[]): string[] =>
  lines.flatMap(({ words }) => words.map(({ text }) => text));

/** The languages that a page in one of them, in Latin letters, may be in. */
const latinOf = (page: Recognised, own: readonly Reading[]): Reading | undefined =>
  own.find(({ script, languages }) => script === LATIN && languages.includes(page.languages[0]));

/** The language that lines of a page are in, by their words; if these do not tell, the one that the page was read in. */
const languagesOf = (page: Recognised, latin: Reading, lines: readonly RecognisedLine[]): readonly string[] =>
  latinReading([...new Set([page.languages[0], ...latin.languages])], wordsOf(lines));

const isInFraktur = ({ languages }: Recognised): boolean => scriptOf(languages[0]) === FRAKTUR;

/** Whether a part of the page is in old German print. */
function isOldPrint(tesseract: Tesseract, picture: GreyPicture, own: readonly Reading[]): boolean {
  const old = own.find(({ script }) => script === FRAKTUR);
  const isGermanRead = own.some(({ languages }) => languages.includes(GERMAN));
  if (old === undefined || !isGermanRead) return false;
  const part = inkiestPart(picture, SAMPLE_SIDE);
  const asOld = tesseract.recognise(part, old.languages);
  const confidence = meanConfidence(asOld);
  if (confidence < CONFIDENT || !showsLanguage([GERMAN], wordsOf(asOld))) return false;
  return confidence >= meanConfidence(tesseract.recognise(part, [GERMAN])) + OLD_PRINT_LEAD;
}

/** Clear old print is taken for ordinary print, and most of it is read; the letters that it has of its own are read as others. */
export function inOldPrintAfterAll(
  tesseract: Tesseract,
  picture: GreyPicture,
  page: Recognised,
  own: readonly Reading[],
): Recognised {
  const old = own.find(({ script }) => script === FRAKTUR);
  const isLikely = page.languages[0] === GERMAN && mayBeOldPrint(page.lines);
  if (old === undefined || !isLikely || !isOldPrint(tesseract, picture, own)) return page;
  return recognised(tesseract, picture, old.languages);
}

/** Mean confidence, 0..100, below which a page of prices is reread by rows: good scans of tables have more. */
const DOUBTFUL_ROWS = 80;
/** Share of the words that are prices from which a page is reread by rows of which hardly anything was surely read. */
const LOST_PRICES = 0.05;

/**
 * Tesseract takes the prices of a receipt, far from what they are for, for text that runs down, or misses them. A page of them that was not
 * read well is reread as rows, in the language that the words of receipts are in.
 */
export function inRowsAfterAll(
  tesseract: Tesseract,
  picture: GreyPicture,
  page: Recognised,
  own: readonly Reading[],
): Recognised {
  const latin = latinOf(page, own);
  const confidence = meanConfidence(page.lines);
  // Where most of it is lost, so are the prices.
  const leastShare = confidence < CONFIDENT ? LOST_PRICES : undefined;
  const isDoubtful = confidence < DOUBTFUL_ROWS;
  if (latin === undefined || !isDoubtful || !arePriced(wordsOf(page.lines), leastShare)) return page;
  const inRows = (languages: readonly string[]): Recognised => {
    const rows = recognised(tesseract, picture, languages, 'rows');
    return { ...rows, lines: withDoubtsMarked(rows.lines) };
  };
  const rows = inRows(page.languages);
  const better = sureWidth(rows.lines) > sureWidth(page.lines) ? rows : page;
  const languages = languagesOf(page, latin, rows.lines);
  if (languages[0] === page.languages[0]) return better;
  const again = inRows(languages);
  return sureWidth(again.lines) > sureWidth(better.lines) ? again : better;
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
  const latin = latinOf(page, own);
  if (latin === undefined) return page;
  const languages = languagesOf(page, latin, page.lines);
  if (languages[0] === page.languages[0]) return page;
  const again = recognised(tesseract, picture, languages);
  const lead = languages[0] === VIETNAMESE ? -UNMARKED_LEAD : 0;
  return meanConfidence(again.lines) > meanConfidence(page.lines) + lead ? again : page;
}
