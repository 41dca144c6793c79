/** Which of the languages a picture is read in: tried on a part with writing, the most confident reading wins. */
import type { Dictionary } from './dictionary.ts';
import type { GreyPicture } from './picture.ts';
import { inkiestPart } from './inkiestPart.ts';
import {
  ACCENTED,
  FRAKTUR,
  LATIN,
  latinReading,
  showsLanguage,
  SISTER_SCRIPT,
  tellsLanguage,
  type Reading,
} from './languages.ts';
import { lettersKnown, type Known } from './knownWords.ts';
import { withoutOrnaments } from './ornaments.ts';
import { meanConfidence } from './recognised.ts';
import type { Layout, Tesseract } from './tesseract.ts';
import { arePriced } from './prices.ts';
import { isThai } from './thaiText.ts';

/**
 * Mean confidence (0..100) from which a reading counts as right: the right script comes out above 80, others and text on its side below 60.
 */
export const CONFIDENT = 65;
/** From here on no other script is tried: only the picture's own gets that far, except where Latin letters do. */
export const SURE = 75;
/** Maximum side of the part that is tried, pixels: about a dozen lines of letters of 20 pixels, enough to distinguish languages. */
export const SAMPLE_SIDE = 600;
/** The same in letter heights: with small type that many pixels are a third of a page, and take a third of its time. */
const SAMPLE_HEIGHTS = 30;
/** Side of the part that further scripts are tried on, pixels: a script that cannot read a text takes twice as long as one that can. */
const FURTHER_SIDE = 320;
/** Letters that a further script must read there: some see nothing in the writing of others, except a few strokes of their own. */
const LEAST_LETTERS = 12;
/** Confidence by which another script or orientation must read better to be believed. */
export const CLEARLY_BETTER = 10;

/**
 * Side of the part that is tried, pixels.
 * @param letterHeight typical one in the picture, pixels; undefined if there are no letters
 */
export const sampleSide = (letterHeight?: number): number =>
  letterHeight === undefined
    ? SAMPLE_SIDE
    : Math.min(SAMPLE_SIDE, Math.max(FURTHER_SIDE, Math.round(letterHeight * SAMPLE_HEIGHTS)));

export interface Choice extends Reading {
  /** Of the trial, 0..100. */
  readonly confidence: number;
  /** Read in the trial. */
  readonly letters: number;
  /** The same for the characters by which two kinds of Han differ: digits are read equally well by either. */
  readonly ownConfidence: number;
  /** Whether common words tell its language. */
  readonly isTold: boolean;
  /** Whether those of no other language come near. */
  readonly isClearlyTold?: boolean;
  /** Letters in words of the language that was tried; absent if nobody knows them. */
  readonly known?: Known;
  /** Whether it shows prices: then its orientation is right, and its language is told by the words of receipts on the whole page. */
  readonly isPriced: boolean;
}

/**
 * The first reading is tried alone: it fits most pictures, which then pay for one small trial. The others are tried if it fails.
 * @param sample the part of the picture that is tried, level, at the size at which it would be read
 * @param dictionary absent where words in Latin letters are not asked about
 */
export function chooseReading(
  tesseract: Tesseract,
  sample: GreyPicture,
  readings: readonly Reading[],
  dictionary?: Dictionary,
): Choice {
  const [first, ...others] = readings;
  // Of two such scripts, the first to be tried would be believed.
  const inItsKind = (best: Reading): Choice | undefined => {
    const sister = readings.find(({ script }) => SISTER_SCRIPT[best.script] === script);
    if (sister === undefined) return undefined;
    const one = best === first ? own : tried(tesseract, sample, best);
    const other = tried(tesseract, sample, sister);
    return other.ownConfidence > one.ownConfidence ? other : one;
  };
  const own = tried(tesseract, sample, first, { dictionary });
  const accented = own.isTold ? undefined : inAccentedLetters(tesseract, sample, readings, own, dictionary);
  if (accented !== undefined) return accented;
  if (own.confidence >= CONFIDENT) return inItsKind(first) ?? own;
  // Of a blurred photograph nothing is surely read, and its words are words all the same.
  if (showsWords(own)) return own;
  const told = own.isClearlyTold === true ? inToldLanguage(tesseract, sample, first, own) : undefined;
  if (told !== undefined) return told;
  const part = inkiestPart(sample, FURTHER_SIDE);
  let best = own;
  const better: Choice[] = [];
  for (const reading of others) {
    const one = tried(tesseract, part, reading);
    if (one.letters < LEAST_LETTERS || one.confidence <= own.confidence + CLEARLY_BETTER) continue;
    if (reading.isUnlikely && one.confidence < SURE) continue;
    better.push(one);
    if (one.confidence > best.confidence) best = one;
    if (best.confidence >= SURE || (best.script === FRAKTUR && best.isTold && best.confidence >= CONFIDENT)) break;
  }
  // A few words in Russian look similar to Thai: more of them decide.
  const rivals = better.filter(({ confidence }) => confidence > best.confidence - CLEARLY_BETTER);
  if (rivals.length > 1 && best.confidence < SURE) {
    const surer = rivals.map((rival) => tried(tesseract, sample, rival));
    best = surer.reduce((one, other) => (other.confidence > one.confidence ? other : one));
  }
  if (best !== own) best = inItsKind(best) ?? best;
  // The prices of receipts are far from the words beside them: only rows across show them.
  const isPriced = (): boolean =>
    own.isPriced || (isMaybeLatin(own) && tried(tesseract, sample, first, { layout: 'rows' }).isPriced);
  if (best.confidence < CONFIDENT && isPriced()) return { ...own, isPriced: true };
  // Languages in Latin letters are recognised by their most common words, some of which must occur.
  const isLatin = best !== own && best.script === LATIN;
  return isLatin ? tried(tesseract, sample, best) : best;
}

/** Parts of the sample with less than half of its pixels are looked at first. */
const LEAST_GAIN = 2;

/** What a few lines of the sample tell surely, which take a third of the time: most pages are clear print in a language that its words tell. */
export function toldAtAGlance(
  tesseract: Tesseract,
  sample: GreyPicture,
  [first]: readonly Reading[],
): Choice | undefined {
  if (first.script !== LATIN || sample.pixels.length < LEAST_GAIN * FURTHER_SIDE ** 2) return undefined;
  const choice = tried(tesseract, inkiestPart(sample, FURTHER_SIDE), first);
  return choice.isClearlyTold && choice.confidence >= PLAIN_LATIN ? choice : undefined;
}

interface Trial {
  readonly language?: string;
  readonly layout?: Layout;
  readonly dictionary?: Dictionary | undefined;
}

/** In one language alone: that is enough to recognise the script, in half the time. Leaders and rules say nothing about it. */
function tried(
  tesseract: Tesseract,
  sample: GreyPicture,
  { script, languages }: Reading,
  { language = languages[0], layout = 'any', dictionary }: Trial = {},
): Choice {
  const words = withoutOrnaments(tesseract.recognise(sample, [language], layout))
    .flatMap((line) => line.words)
    .filter(({ text }) => !LEADER.test(text));
  const confidence = meanConfidence([{ words }]);
  const read = words.map(({ text }) => text);
  if (script === 'Thai' && !isThai(read, confidence))
    return { languages, script, confidence: 0, ownConfidence: 0, letters: 0, isTold: false, isPriced: false };
  const han = words.filter(({ text }) => HAN.test(text));
  const ownConfidence = han.length === 0 ? confidence : meanConfidence([{ words: han }]);
  const choice = {
    languages,
    script,
    confidence,
    ownConfidence,
    letters: read.join('').length,
    isPriced: arePriced(read),
  };
  if (script === FRAKTUR) return { ...choice, isTold: showsLanguage(['deu'], read) };
  if (script !== LATIN) return { ...choice, isTold: true };
  return {
    ...choice,
    ...(dictionary && { known: lettersKnown(dictionary, words, language, LEAST_TELLING) }),
    languages: latinReading(languages, read),
    isTold: showsLanguage(languages, read),
    isClearlyTold: tellsLanguage(languages, read),
  };
}

/** In the language that its words tell, though the first one's data read them poorly; undefined if its own do, too. */
function inToldLanguage(
  tesseract: Tesseract,
  sample: GreyPicture,
  reading: Reading,
  { languages }: Choice,
): Choice | undefined {
  if (reading.script !== LATIN || languages[0] === reading.languages[0]) return undefined;
  const choice = tried(tesseract, sample, reading, { language: languages[0] });
  return choice.confidence >= CONFIDENT ? { ...choice, languages } : undefined;
}

const HAN = /\p{Script=Han}/u;

/** Dot leaders to a page number, and rules, with what was read among them. */
const LEADER = /[.…·_*=–—-]{4}/u;

/**
 * Between these confidences, 0..100, what was read in the first language may be in another one with Latin letters, whose accents it does not
 * know: of a contents page in Turkish English reads 54, in Polish 80, and either is sure of 96 in its own. Below are other scripts.
 */
const LEAST_LATIN = 40;
const PLAIN_LATIN = 90;
const isMaybeLatin = ({ script, confidence }: Choice): boolean =>
  script === LATIN && confidence >= LEAST_LATIN && confidence < PLAIN_LATIN;

/**
 * Confidence, of 100, by which a part in old German print is surer in its own data. They read ordinary print as well as those of German do, at
 * most 3 surer, and old print 5 to 26.
 */
export const OLD_PRINT_LEAD = 5;

/** The language that the sample is surely in, by its letters, or by its words; the common ones do not tell. */
function inAccentedLetters(
  tesseract: Tesseract,
  sample: GreyPicture,
  [reading, ...others]: readonly Reading[],
  own: Choice,
  dictionary: Dictionary | undefined,
): Choice | undefined {
  if (!isMaybeLatin(own)) return undefined;
  const part = inkiestPart(sample, FURTHER_SIDE);
  const least = Math.max(SURE, own.confidence + CLEARLY_BETTER);
  const readIn = (language: string, where: GreyPicture): Choice => {
    const choice = tried(tesseract, where, reading, { language, dictionary });
    const unknown = choice.languages.slice(1).filter((other) => other !== language);
    return { ...choice, languages: [language, ...unknown] };
  };
  const surest = (choices: readonly Choice[]): Choice | undefined =>
    choices.toSorted((one, other) => other.confidence - one.confidence).at(0);
  const tries = ACCENTED.filter((one) => reading.languages.includes(one)).map((language) => readIn(language, part));
  const better = tries.filter(({ confidence, letters }) => letters >= LEAST_LETTERS && confidence >= least);
  const best = surest(better);
  const old = others.find(({ script }) => script === FRAKTUR);
  if (best !== undefined && old !== undefined) {
    const asOld = tried(tesseract, part, old);
    if (asOld.confidence >= best.confidence + OLD_PRINT_LEAD) return asOld;
  }
  const spoken = byWords(own, tries);
  if (spoken !== undefined) return spoken;
  const rivals = better.filter(({ confidence }) => best && confidence > best.confidence - CLEARLY_BETTER);
  if (rivals.length < 2) return best;
  // More of the sample decides between them, and may show that it is in none.
  const surer = surest(rivals.map(({ languages: [language] }) => readIn(language, sample)));
  return surer !== undefined && surer.confidence >= least ? surer : undefined;
}

/** Shorter words are no evidence: of noise, every tenth of three letters is one. */
const LEAST_TELLING = 4;
/** Letters in known words, and their share, from which a text is in their language. */
const LEAST_KNOWN = 20;
const LEAST_SHARE = 0.4;
/** How many times as many letters must be in the known words of one language as in those of any other. */
const CLEARLY_MORE = 1.5;

/** Whether what was read are words of the language that it was read in, however unsure it is of their letters. */
export const showsWords = ({ known }: Choice): boolean =>
  known !== undefined && known.known >= LEAST_KNOWN && known.known >= LEAST_SHARE * known.all;

/** The reading whose words are clearly those of its language, if only one's are. */
function byWords(own: Choice, tries: readonly Choice[]): Choice | undefined {
  const count = ({ known }: Choice): number => known?.known ?? 0;
  const most = tries.reduce((one, other) => (count(other) > count(one) ? other : one), own);
  const others = [own, ...tries].filter((one) => one !== most).map(count);
  return most !== own && showsWords(most) && count(most) >= CLEARLY_MORE * Math.max(...others) ? most : undefined;
}
