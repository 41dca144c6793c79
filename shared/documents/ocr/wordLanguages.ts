/**
 * The language that a page in Latin letters is in, as the dictionaries in OCR's data know its words. Receipts, forms and screenshots have few of the
 * common words that tell a language, and a reader for another one is as sure of their letters, without the accents.
 */
import { CONFIDENT } from './chooseReading.ts';
import type { Dictionary } from './dictionary.ts';
import { withDoubtsMarked } from './doubtfulRows.ts';
import { cut } from './inkiestPart.ts';
import { isWordOf, lettersKnown, type Known } from './knownWords.ts';
import { ACCENTED, FRAKTUR, languagesByHits, LATIN, relativesOf, scriptOf, type Reading } from './languages.ts';
import { mergedReadings } from './mergedReadings.ts';
import { recognised, type Recognised } from './pageReading.ts';
import type { GreyPicture } from './picture.ts';
import { meanConfidence, type PixelBox, type RecognisedLine, type RecognisedWord } from './recognised.ts';
import type { Tesseract } from './tesseract.ts';

/*
 * Share of the letters of words that the dictionary of a language knows, of five photographs and screenshots in Czech, Turkish, Polish, Vietnamese and
 * English: in their own language .58 to .95, in the next one .28 to .69 (Slovak for Czech .81), by parts of 400 pixels .50 to .92, and .30 to .73.
 */

/** Share of the letters in known words from which a page is in the language that it was read in. */
const WELL_KNOWN = 0.6;
/** Letters in words from which a page may tell. */
const LEAST_LETTERS = 40;
/** How many times as many letters must be in known words in another language, and how many more at least. */
const LEAST_GAIN = 1.3;
const LEAST_MORE = 12;
/** Share of the letters in known words without which no language is told. */
const LEAST_KNOWN = 0.35;
/** How many times as many letters in known words tell a language without a trial of the others. */
const CLEAR_GAIN = 2;
/** Letters in the part from which languages are tried that nothing speaks for. */
const MUCH_TEXT = 80;
/** Confidence, 0..100, by which the reading in another language may be less sure of the page, unless its words tell clearly. */
const LEAST_LEAD = -5;
/** Side of the part that languages are tried on, pixels: ten lines of letters of 20 pixels. */
const PART_SIDE = 400;
/** Languages beside those with accents that are tried, those first of which the page has the most common words. */
const MOST_HINTED = 2;
const LEAST_HITS = 2;
/** Pixels around the first word of a part. */
const MARGIN = 10;

/** The page, or its reading in the language that its words are clearly in. */
export function inLanguageOfWords(
  tesseract: Tesseract,
  dictionary: Dictionary | undefined,
  picture: GreyPicture,
  page: Recognised,
  own: readonly Reading[],
): Recognised {
  const latin = own.find(({ script }) => script === LATIN);
  const [language] = page.languages;
  const isLatin = [LATIN, FRAKTUR].includes(scriptOf(language));
  if (latin === undefined || dictionary === undefined || !isLatin) return page;
  const before = lettersKnown(dictionary, wordsOf(page.lines), language);
  if (before.all < LEAST_LETTERS || before.known >= WELL_KNOWN * before.all) return page;
  const box = densestPart(page.lines, picture);
  const part = cut(picture, box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
  const inPart = wordsOf(page.lines).filter(({ bbox }) => isIn(bbox, box));
  const triedIn = (one: string): Known => lettersKnown(dictionary, wordsOf(tesseract.recognise(part, [one])), one);
  const first = lettersKnown(dictionary, inPart, language);
  const tried = new Map<string, Known>([[language, first]]);
  const best = (): string => [...tried].reduce((one, other) => (other[1].known > one[1].known ? other : one))[0];
  const knownIn = (one: string): Known => tried.get(one) ?? first;
  const tryIn = (languages: readonly string[]): void => {
    for (const one of languages) {
      if (!latin.languages.includes(one) || tried.has(one)) continue;
      const known = triedIn(one);
      tried.set(one, known);
      if (known.known >= WELL_KNOWN * known.all && known.known >= CLEAR_GAIN * first.known) break;
    }
  };
  const hinted = languagesByHits(latin.languages, textsOf(page.lines), LEAST_HITS).slice(0, MOST_HINTED);
  tryIn([...hinted, ...ACCENTED]);
  // Text that is surely read and in none of them: the others are tried before it is left without its accents.
  const isText = first.all >= MUCH_TEXT && meanConfidence(page.lines) >= CONFIDENT;
  if (isText && knownIn(best()).known < LEAST_KNOWN * first.all) tryIn(latin.languages);
  tryIn(relativesOf(best()));
  const told = best();
  if (told === language || !isBetter(first, knownIn(told))) return page;
  const again = recognised(tesseract, picture, [told], page.layout);
  const marked = page.layout === 'rows' ? { ...again, lines: withDoubtsMarked(again.lines) } : again;
  const after = lettersKnown(dictionary, wordsOf(marked.lines), told);
  const lead = meanConfidence(marked.lines) - meanConfidence(page.lines);
  if (!isBetter(before, after) || (lead < LEAST_LEAD && after.known < CLEAR_GAIN * before.known)) return page;
  const isKnown = (letters: string): boolean => isWordOf(dictionary, letters, told);
  return { ...marked, lines: mergedReadings(marked.lines, page.lines, isKnown) };
}

function isBetter(before: Known, after: Known): boolean {
  return (
    after.known >= LEAST_KNOWN * after.all &&
    after.known >= LEAST_GAIN * before.known &&
    after.known >= before.known + LEAST_MORE
  );
}

const wordsOf = (lines: readonly RecognisedLine[]): readonly RecognisedWord[] => lines.flatMap(({ words }) => words);
const textsOf = (lines: readonly RecognisedLine[]): readonly string[] => wordsOf(lines).map(({ text }) => text);

const isIn = (one: PixelBox, other: PixelBox): boolean =>
  one.x0 >= other.x0 && one.x1 <= other.x1 && one.y0 >= other.y0 && one.y1 <= other.y1;

/** The part with the most letters that were read: the most ink may be a picture, or a code of bars. */
function densestPart(lines: readonly RecognisedLine[], { width, height }: GreyPicture): PixelBox {
  const words = wordsOf(lines).map(({ text, bbox }) => ({ bbox, letters: (text.match(/\p{L}/gu) ?? []).length }));
  const lettersIn = (box: PixelBox): number =>
    words.reduce((sum, { letters, bbox }) => sum + (isIn(bbox, box) ? letters : 0), 0);
  const starts = lines.flatMap(({ words }) => words.slice(0, 1).map(({ bbox }) => bbox));
  const boxes = starts.map(({ x0, y0 }) => {
    const [left, top] = [
      Math.max(0, Math.min(x0 - MARGIN, width - PART_SIDE)),
      Math.max(0, Math.min(y0 - MARGIN, height - PART_SIDE)),
    ];
    return { x0: left, y0: top, x1: Math.min(width, left + PART_SIDE), y1: Math.min(height, top + PART_SIDE) };
  });
  return boxes.reduce((one, other) => (lettersIn(other) > lettersIn(one) ? other : one));
}
