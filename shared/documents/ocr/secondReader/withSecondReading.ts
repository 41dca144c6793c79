/** Words that carry the meaning and may be misread, numbers and names in capitals, are read once more by the second reader. */
import type { GreyPicture } from '../picture.ts';
import { isLegible } from '../pictureLines.ts';
import type { PixelBox, RecognisedLine, RecognisedWord } from '../recognised.ts';
import { UNREAD } from '../unread.ts';
import { asShown, isShown } from '../shownDigits.ts';
import { combined, doubtedIfStrange, withThirdSight } from './combined.ts';
import type { SecondReader } from './secondReader.ts';
import { INPUT_HEIGHT, inputWidth } from './wordInput.ts';

/** Digits of the kind that the reader knows; it knows no others. */
const NUMBER = /[0-9]/;
/** Names, codes and Roman numbers. A single letter is any stroke. */
const CAPITALS = /^[^\p{L}]*\p{Lu}{2,8}[^\p{L}]*$/u;
const FOREIGN = /[^\P{L}\p{Script=Latin}]|[^\P{Nd}0-9]/u;
/** Confidence (0..100) from which a word counts as read without doubt. */
const SURE = 93;
/** From here on a number is not read again. Old style 9s were read as 0 with 95 and 96. */
const CERTAIN = 97;
/** Confidence from which a number is not read again whose digits look like the page's others, as it is in no doubt (`doubtfulWords.ts`). */
const WELL_SHOWN = 85;
/** Lead of a number's digits over what they look like otherwise (`NumberInk`) below which they are read again, however sure the first reading. */
const NEAR = 0.03;
/**
 * Pixels of the network's input for a page: some 30 words, those first that Tesseract is least sure of. Each takes up to a quarter of a
 * millisecond (WebAssembly, one thread): a second and a half for a page full of doubt.
 */
const MOST_WIDTH = 6_000;
/**
 * Of the width of all words: how much of it sure ones may have. This reader takes four times as long for a word as Tesseract, so that they make a
 * page a tenth slower at most.
 */
const SHARE = 0.025;
/** Of the line's height: a word is shown with this much of what is beside it, and at most to the middle of the gap. */
const BESIDE = 0.25;
/** Height of a box, in digits' heights, from which it holds more than their line; and how far below them a comma ends. */
const SEVERAL_LINES = 1.7;
const COMMA = 0.2;
/** A line's height in digits' heights. */
const LINE_OF_DIGITS = 1.5;
/** Wider ones, in their heights, are several words, or none. */
const WIDEST = 20;
const LEAST_HEIGHT = 5;

export function withSecondReading(
  second: SecondReader | undefined,
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
): readonly RecognisedLine[] {
  if (second === undefined) return lines.map((line) => ({ ...line, words: line.words.map(doubtedIfStrange) }));
  const places = lines.filter(isLegible).flatMap(placesIn);
  places.sort((one, other) => rank(one.word) - rank(other.word));
  const again = new Map<RecognisedWord, RecognisedWord>();
  const share = SHARE * widthOf(lines);
  const left = { unsure: MOST_WIDTH, sure: Math.min(share, MOST_WIDTH) };
  for (const { word, box } of places) {
    const width = inputWidth(box.x1 - box.x0, box.y1 - box.y0);
    const kind = isUnsure(word) ? 'unsure' : 'sure';
    if (width > left[kind]) continue;
    left[kind] -= width;
    const seen = second.read(picture, box);
    if (seen === undefined) break;
    const shown = asShown(word);
    again.set(word, shown === undefined ? combined(word, seen) : withThirdSight(word, shown, seen));
  }
  return lines.map((line) => ({ ...line, words: line.words.map((word) => again.get(word) ?? doubtedIfStrange(word)) }));
}

/** First those whose digits look like others. */
const rank = (word: RecognisedWord): number => (asShown(word) === undefined ? word.confidence : -1);

const isUnsure = (word: RecognisedWord): boolean =>
  word.confidence < SURE || asShown(word) !== undefined || (word.ink?.digits !== undefined && word.ink.lead < NEAR);

/** Of all words, at the height of the network's input. */
const widthOf = (lines: readonly RecognisedLine[]): number =>
  lines
    .flatMap(({ words }) => words)
    .reduce((sum, { bbox }) => sum + ((bbox.x1 - bbox.x0) * INPUT_HEIGHT) / Math.max(1, bbox.y1 - bbox.y0), 0);

interface Place {
  readonly word: RecognisedWord;
  readonly box: PixelBox;
}

function placesIn({ words, height }: RecognisedLine): Place[] {
  return words.flatMap((word, i) => {
    const { x0, y0, x1, y1 } = onItsLine(word);
    const isRead =
      mayBeMisread(word) && y1 - y0 >= LEAST_HEIGHT && inputWidth(x1 - x0, y1 - y0) <= WIDEST * INPUT_HEIGHT;
    if (!isRead) return [];
    const before = i === 0 ? Infinity : x0 - words[i - 1].bbox.x1;
    const after = i === words.length - 1 ? Infinity : words[i + 1].bbox.x0 - x1;
    const most = BESIDE * Math.min(height, LINE_OF_DIGITS * (y1 - y0));
    const reach = (gap: number): number => Math.round(Math.max(2, Math.min(most, gap / 2)));
    return [{ word, box: { x0: x0 - reach(before), x1: x1 + reach(after), y0, y1 } }];
  });
}

/** A rule beside a number joins its box with the lines above and below. */
function onItsLine({ bbox, ink }: RecognisedWord): PixelBox {
  if (ink === undefined) return bbox;
  const height = ink.box.y1 - ink.box.y0;
  if (bbox.y1 - bbox.y0 < SEVERAL_LINES * height) return bbox;
  return { ...bbox, y0: ink.box.y0, y1: Math.min(bbox.y1, Math.round(ink.box.y1 + COMMA * height)) };
}

function mayBeMisread(word: RecognisedWord): boolean {
  const { text, confidence, ink } = word;
  if (text === UNREAD || FOREIGN.test(text)) return false;
  if (CAPITALS.test(text) && confidence < SURE) return true;
  if (!NUMBER.test(text)) return false;
  if (isShown(word)) return confidence < WELL_SHOWN;
  return confidence < CERTAIN || ink?.digits !== undefined;
}
