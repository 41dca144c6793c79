/**
 * Reads a picture in any orientation: measures orientation and skew of its text, levels and scales it, and tries other orientations if it
 * reads badly.
 */
import type { IndexedLine } from '../textIndex.ts';
import { findComponents, type Component } from './components.ts';
import { withEvenIllumination } from './evenIllumination.ts';
import { inkiestPart, nextInkiestPart } from './inkiestPart.ts';
import { lostPart, type Loss } from './lostPart.ts';
import {
  inItsLanguage,
  inLatinAfterAll,
  inOldPrintAfterAll,
  inRowsAfterAll,
  inRussianAfterAll,
  withOtherScripts,
} from './pageLanguages.ts';
import { recognised, type Recognised } from './pageReading.ts';
import { FINISHING_PASSES, runPasses } from './passes.ts';
import type { GreyPicture } from './picture.ts';
import { pictureLines, writtenLines } from './pictureLines.ts';
import type { PictureText } from './pictureText.ts';
import {
  CLEARLY_BETTER,
  chooseReading,
  CONFIDENT,
  SAMPLE_SIDE,
  sampleSide,
  showsWords,
  SURE,
  toldAtAGlance,
  type Choice,
} from './chooseReading.ts';
import { likelyFirst, RUSSIAN, SISTER_SCRIPT, type Reading } from './languages.ts';
import type { Dictionary } from './dictionary.ts';
import type { SecondReader } from './secondReader/secondReader.ts';
import { isRussianInUkrainian } from './russianInUkrainian.ts';
import { withLostLines } from './lostLines.ts';
import { withHolesMarked } from './markedHoles.ts';
import { meanConfidence, type RecognisedLine } from './recognised.ts';
import { isGrainy, smoothed } from './smoothed.ts';
import { straighten, type Orientation, type Straightened } from './straighten.ts';
import type { Tesseract } from './tesseract.ts';
import { withTornRows } from './tornRows.ts';
import { textOrientation, type TextOrientation } from './textOrientation.ts';
import { withoutNoise } from './withoutNoise.ts';
import { inLanguageOfWords } from './wordLanguages.ts';

/**
 * Small type of this height, pixels, is read as it is. Measured on clean and noisy pages of type in two sizes (word F1 as it is, and
 * enlarged): 5 to 6 pixels .56 to .78 and .99; 7 to 8 .95 to .97 and .99; from 9 on 1.00 and 1.00.
 */
const LEGIBLE_HEIGHT = 9;
/**
 * Typical height of letters, pixels, to which smaller type is enlarged. Clean type gains nothing from 16 on; with JPEG's blocks and blur around it,
 * a page at 100 dpi lost every tenth word at 16, and none at 24.
 */
const ENLARGED_HEIGHT = 24;
/** Typical height of letters, pixels, to which large type is reduced, to save time. */
const REDUCED_HEIGHT = 20;
/** Enlarging further invents what is not there. */
const MOST_SCALE = 3;
const LEAST_SCALE = 0.25;
/** Changes within this factor gain nothing. */
const NEAR_ENOUGH = 1.1;
/** Type is large if it is this many times as high as it needs to be. */
const MUCH_LARGER = 1.35;
/** Pixels of what is read: an A3 page at 300 dpi and a margin. */
const MAX_READ_PIXELS = 25_000_000;
/** From here on the caller is informed: in a photograph around a sign most letters are lost, in a good scan none. */
const TOLD: Loss = { letters: 10, share: 0.3 };

/** On a page in no known script, anything read with less confidence, 0..100, is noise, though single lines of it look like text. */
const NOISE = 50;
/** Letters of a line that tells that it stands upright: of lines as long, upright ones read with 90 to 97, those on their head with 54 at most. */
const LEAST_UPRIGHT = 20;
/** Patches of ink from which a picture without a legible line is more than a stain. */
const LEAST_PATCHES = 30;

export interface Readings {
  /** For the languages that pictures are read in. */
  readonly own: readonly Reading[];
  /** For other languages with data. */
  readonly others: readonly Reading[];
  /** The picture is a line of a page, with the halves of its neighbours at the edges. */
  readonly isCutOut?: boolean;
  /** Of the text beside the picture: another script must be surely read to be believed. */
  readonly scripts?: readonly string[] | undefined;
  /** As in `PassContext`. */
  readonly second?: SecondReader | undefined;
  readonly dictionary?: Dictionary | undefined;
}

export function readPicture(tesseract: Tesseract, shown: GreyPicture, readings: Readings): PictureText {
  const given = withEvenIllumination(withoutNoise(shown, () => isLegibleType(shown)));
  const components = findComponents(given);
  if (components.length === 0) return { lines: [] };
  const text = readEven(tesseract, given, components, readings);
  if ((text.lines.length > 0 && text.unread === undefined) || !isGrainy(components)) return text;
  const smooth = smoothed(given);
  const again = readEven(tesseract, smooth, findComponents(smooth), readings);
  return again.lines.length > text.lines.length ? again : text;
}

/** Of smaller type, the points of numbers are a pixel or two, and would go with the noise: it is enlarged instead. */
function isLegibleType(picture: GreyPicture): boolean {
  const { smallLetterHeight } = textOrientation(findComponents(picture), picture.width, picture.height);
  return smallLetterHeight !== undefined && smallLetterHeight >= LEGIBLE_HEIGHT;
}

function readEven(
  tesseract: Tesseract,
  given: GreyPicture,
  components: readonly Component[],
  { own: all, others, scripts, ...aids }: Readings,
): PictureText {
  const own = likelyFirst(all, scripts);
  const orientation = textOrientation(components, given.width, given.height);
  const { sideways, isClear, skew } = orientation;
  const scale = scaleFor(given, orientation);
  const turned = (quarterTurns: Orientation['quarterTurns']): Straightened =>
    straighten(given, { quarterTurns, skew, scale });
  // Opposite first: the axis was measured, the direction was not.
  const [first, ...further] = (sideways ? [1, 3, 0, 2] : [0, 2, 1, 3]) as readonly Orientation['quarterTurns'][];
  const turns = isClear ? further.slice(0, 1) : further;
  const { picture, back } = turned(first);
  const [only] = own;
  // Computed when needed: most pages in one language are read without a trial.
  let sampled: GreyPicture | undefined;
  const side = sampleSide(orientation.letterHeight && orientation.letterHeight * scale);
  const sample = (): GreyPicture => (sampled ??= inkiestPart(picture, side));
  const trial =
    own.length + only.languages.length > 2
      ? triedTwice(tesseract, picture, sample(), side, own, aids.dictionary)
      : undefined;
  const told = (level: GreyPicture, page: Recognised): Recognised =>
    inLanguageOfWords(tesseract, aids.dictionary, level, page, own);
  const inOwnLanguage = (level: GreyPicture, page: Recognised): Recognised =>
    inItsLanguage(tesseract, level, told(level, page), own);
  /** As the whole page shows that it should be read: the trial, of a part of it, may not. */
  const afterAll = (level: GreyPicture, page: Recognised): Recognised => {
    const ordinary = inOldPrintAfterAll(tesseract, level, inRussianAfterAll(tesseract, level, page, own), own);
    const rows = inRowsAfterAll(tesseract, level, ordinary, own);
    // Where columns were taken for text that runs down, only rows have words.
    return rows === ordinary ? rows : told(level, rows);
  };
  const readTurned = ({ quarterTurns, languages }: Turn): readonly [Straightened, Recognised] => {
    const other = turned(quarterTurns);
    const { picture: level } = other;
    const read = inLatinAfterAll(tesseract, level, recognised(tesseract, level, languages), own);
    return [other, afterAll(level, inOwnLanguage(level, read))];
  };
  const isUnknown = trial !== undefined && trial.confidence < CONFIDENT && !showsWords(trial);
  // Upside-down letters look like some of another script: what is expected first is tried in the other orientations before that is
  // believed.
  const isUnlikely =
    trial !== undefined && trial.script !== only.script && trial.confidence < SURE && !showsWords(trial);
  if ((isUnknown && !trial.isPriced) || isUnlikely) {
    // Before a whole page of noise is read, which takes longer than text.
    const turn = betterTurn(
      tesseract,
      sample(),
      { first, turns, ...trial },
      isUnknown ? own.filter(({ isUnlikely: is }) => !is) : [only],
    );
    if (turn !== undefined) return { lines: finished(tesseract, aids, ...readTurned(turn)) };
  }
  const { languages } = trial ?? only;
  // If no script can read it, another part is not tried in all of them again.
  const chosen = isUnknown
    ? told(picture, inLatinAfterAll(tesseract, picture, recognised(tesseract, picture, languages), own))
    : inOwnLanguage(
        picture,
        inLatinAfterAll(tesseract, picture, withOtherScripts(tesseract, picture, languages, own), own),
      );
  const page = afterAll(picture, chosen);
  const { lines } = page;
  // The halves of other lines read badly in every orientation.
  const isRead = aids.isCutOut === true && lines.some(isSurelyUpright);
  if (trial === undefined && !isRead && meanConfidence(lines) < CONFIDENT) {
    const turn = betterTurn(tesseract, sample(), { first, turns, ...chooseReading(tesseract, sample(), own) }, own);
    const other = turn && readTurned(turn);
    if (other !== undefined && meanConfidence(other[1].lines) > meanConfidence(lines)) {
      return { lines: finished(tesseract, aids, ...other) };
    }
  }
  if (isUnknown && meanConfidence(lines) < NOISE) return { lines: [], unread: {} };
  // Ukrainian lacks some letters of Russian: what it then reads looks right, and is wrong in every fifth word.
  if (isRussianInUkrainian(lines, page.languages)) return { lines: [], unread: { reading: RUSSIAN } };
  const read = finished(tesseract, aids, { picture, back }, page);
  // Tesseract gives up on some pages in another script before it reads a letter.
  const isGivenUp = read.length === 0 && components.length >= LEAST_PATCHES;
  const lost = isGivenUp ? picture : lostPart(picture, lines, TOLD);
  if (lost === undefined) return { lines: read };
  const foreign = others.length > 0 ? chooseReading(tesseract, inkiestPart(lost, SAMPLE_SIDE), others) : undefined;
  if (foreign === undefined || foreign.confidence < CONFIDENT) return { lines: read, unread: {} };
  // Apparent readings on a page in another script are noise.
  return { lines: meanConfidence(lines) < CONFIDENT ? [] : read, unread: { reading: foreign } };
}

/** If no script can read the part with the most writing, such as a seal over a signature, the next part may tell. */
function triedTwice(
  tesseract: Tesseract,
  picture: GreyPicture,
  sample: GreyPicture,
  side: number,
  own: readonly Reading[],
  dictionary: Dictionary | undefined,
): Choice {
  const first = toldAtAGlance(tesseract, sample, own) ?? chooseReading(tesseract, sample, own, dictionary);
  if (first.confidence >= CONFIDENT || first.isPriced || showsWords(first)) return first;
  const other = nextInkiestPart(picture, side);
  const next = other && chooseReading(tesseract, other, own, dictionary);
  if (next !== undefined && showsWords(next)) return next;
  if (next === undefined || next.confidence < SURE) return first;
  // A part with less writing does not tell the two kinds of Han apart.
  const kinds = own.filter(({ script }) => script === next.script || script === SISTER_SCRIPT[next.script]);
  return kinds.length > 1 ? chooseReading(tesseract, picture, kinds) : next;
}

const isSurelyUpright = (line: RecognisedLine): boolean =>
  meanConfidence([line]) >= SURE && line.words.reduce((sum, { text }) => sum + text.length, 0) >= LEAST_UPRIGHT;

interface Turn {
  readonly quarterTurns: Orientation['quarterTurns'];
  readonly languages: readonly string[];
}

interface Turns {
  readonly first: Orientation['quarterTurns'];
  /** The others, in the order in which they are tried. */
  readonly turns: readonly Orientation['quarterTurns'][];
  /** Confidence of the sample in the first orientation, 0..100, and the script that it seems to be in. */
  readonly confidence: number;
  readonly script: string;
}

/** The orientation in which the sample reads well, if it is another than the first. */
function betterTurn(
  tesseract: Tesseract,
  sample: GreyPicture,
  { first, turns, confidence, script }: Turns,
  own: readonly Reading[],
): Turn | undefined {
  const [{ script: expected }] = own;
  for (const quarterTurns of turns) {
    const choice = chooseReading(tesseract, turnedFurther(sample, quarterTurns - first), own);
    // On a page with few words the expected reading may be hardly more confident than what it looks like upside down.
    const lead = choice.script === expected && script !== expected ? 0 : CLEARLY_BETTER;
    if (choice.confidence < Math.max(confidence + lead, CONFIDENT)) continue;
    return { quarterTurns, languages: choice.languages };
  }
  return undefined;
}

/** A part of a levelled picture as it would be with the whole in another orientation: rotating the whole for a trial takes a second. */
const turnedFurther = (part: GreyPicture, quarterTurns: number): GreyPicture =>
  straighten(part, { quarterTurns: ((quarterTurns + 4) % 4) as Orientation['quarterTurns'], skew: 0, scale: 1 })
    .picture;

/** The final reading, with its numbers verified. No pass knows the shapes of vertical lines. */
function finished(
  tesseract: Tesseract,
  { isCutOut, ...aids }: Pick<Readings, 'isCutOut' | 'second' | 'dictionary'>,
  { picture, back }: Straightened,
  { lines, languages }: Recognised,
): IndexedLine[] {
  if (languages[0].endsWith('_vert')) return pictureLines(writtenLines(lines), back);
  const found = withLostLines(tesseract, picture, lines, { languages, isCutOut });
  // A single line was read as one.
  const written = writtenLines(isCutOut ? found : withTornRows(tesseract, picture, found, languages));
  const final = runPasses(FINISHING_PASSES, written, { tesseract, picture, languages, ...aids });
  return pictureLines(isCutOut ? final : withHolesMarked(picture, final), back);
}

function scaleFor({ width, height }: GreyPicture, orientation: TextOrientation): number {
  const most = Math.sqrt(MAX_READ_PIXELS / (width * height));
  return Math.min(most, wantedScale(orientation));
}

function wantedScale({ letterHeight, smallLetterHeight }: TextOrientation): number {
  if (letterHeight === undefined || smallLetterHeight === undefined) return 1;
  if (letterHeight > REDUCED_HEIGHT * MUCH_LARGER) {
    const least = Math.max(LEAST_SCALE, LEGIBLE_HEIGHT / smallLetterHeight);
    return Math.min(1, Math.max(least, REDUCED_HEIGHT / letterHeight));
  }
  const wanted = ENLARGED_HEIGHT / letterHeight;
  return smallLetterHeight >= LEGIBLE_HEIGHT || wanted < NEAR_ENOUGH ? 1 : Math.min(MOST_SCALE, wanted);
}
