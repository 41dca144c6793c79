/**
 * Section signs, which the networks read as 8, &, S, $ or two of these: before a number, they begin where the digits of their line do and
 * end well below them. An 8, an & and an S do not hang; a $ begins above the digits, too.
 */
import { otsuThreshold } from './components.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';
import { holesIn, type Ink } from './symbolInk.ts';
import { enclosing } from './enclosing.ts';

/** How many times as high as the digits, and how much lower, in their heights. In some type it is less so, but has a single hole. */
const TALLER = 1.2;
const HANGING = 0.15;
const BIT_TALLER = 1.1;
const BIT_HANGING = 0.1;
/** A $ reaches as far above the digits as below them; a section sign reaches this much further below, in their heights. */
const LOWER = 0.15;
const ABOVE = 0.05;
/** A digit that ends this far above the line is raised, in its heights: lines are a little askew. */
const RAISED_DIGIT = 0.3;
/** Share of the narrower box within the other from which two symbols are one sign. */
const SAME_PLACE = 0.5;
/** From this gap on, in heights of the digits, the number is a word of its own. */
const SPACE = 0.25;

/** A bracket or a quotation mark may come before them; a number in the same word or the next one follows. */
const LIKE_SECTIONS = /^[([„“"»]?(?<signs>[8&S$§]{1,4}?)(?=\d*[°º]?\p{Ll}?[.,;:)]*$)/u;

export function withSectionSigns(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const threshold = otsuThreshold(picture.pixels);
  // White writing on black would need the other side of the threshold.
  if (threshold === undefined || threshold.dark * 2 > picture.pixels.length) return lines;
  const isInk: Ink = (x, y) => picture.pixels[y * picture.width + x] <= threshold.value;
  return lines.map((line) => {
    const words = line.words.flatMap((word) => mended(word, line, isInk));
    return words.every((word, i) => word === line.words[i]) ? line : { ...line, words };
  });
}

function mended(word: RecognisedWord, line: RecognisedLine, isInk: Ink): readonly RecognisedWord[] {
  const { symbols, text } = word;
  if (!LIKE_SECTIONS.test(text) || symbols.map((symbol) => symbol.text).join('') !== text) return [word];
  const from = symbols.findIndex(({ text: one }) => LIKE_SECTION.test(one));
  const end = symbols.findIndex(({ text: one }, at) => at > from && !LIKE_SECTION.test(one));
  const run = symbols.slice(from, end < 0 ? undefined : end);
  const signs: Sign[] = [];
  for (let at = from; at < symbols.length && LIKE_SECTION.test(symbols[at].text); at += signs[signs.length - 1].count) {
    const sign = signAt(symbols, at);
    if (sign.text !== '§' && !isSection(sign, digitAfter(line, sign, run), isInk)) break;
    signs.push(sign);
  }
  const to = from + signs.reduce((sum, { count }) => sum + count, 0);
  const next = to < symbols.length ? symbols[to].text : (line.words.at(line.words.indexOf(word) + 1)?.text ?? '');
  if (signs.every((sign) => sign.text === '§') || !/^\d/.test(next)) return [word];
  const read = signs.map(({ bbox }) => ({ text: '§', bbox }));
  const [before, after] = [symbols.slice(0, from), symbols.slice(to)];
  const height = Math.max(...signs.map(({ bbox }) => bbox.y1 - bbox.y0));
  const isApart = after.length > 0 && after[0].bbox.x0 - signs[signs.length - 1].bbox.x1 >= SPACE * height;
  if (!isApart) return [wordOf(word, [...before, ...read, ...after])];
  return [wordOf(word, [...before, ...read]), wordOf(word, after)];
}

const LIKE_SECTION = /^[8&S$§]$/;

interface Sign {
  readonly text: string;
  readonly bbox: PixelBox;
  /** Symbols that were read for it. */
  readonly count: number;
}

/** Two symbols or three in the same place are one sign. */
function signAt(symbols: readonly RecognisedSymbol[], at: number): Sign {
  let sign: Sign = { ...symbols[at], count: 1 };
  for (const next of symbols.slice(at + 1)) {
    const { text, bbox } = sign;
    const shared = Math.min(bbox.x1, next.bbox.x1) - Math.max(bbox.x0, next.bbox.x0);
    const narrower = Math.min(bbox.x1 - bbox.x0, next.bbox.x1 - next.bbox.x0);
    if (!LIKE_SECTION.test(next.text) || shared < SAME_PLACE * narrower) break;
    const both = {
      x0: Math.min(bbox.x0, next.bbox.x0),
      x1: Math.max(bbox.x1, next.bbox.x1),
      y0: Math.min(bbox.y0, next.bbox.y0),
      y1: Math.max(bbox.y1, next.bbox.y1),
    };
    sign = { text: text + next.text, bbox: both, count: sign.count + 1 };
  }
  return sign;
}

/** The nearest digit after it, on the line; one beside it that may be a sign itself only if there is no other. */
function digitAfter(
  { words, baseline }: RecognisedLine,
  { bbox }: Sign,
  run: readonly RecognisedSymbol[],
): PixelBox | undefined {
  const after = words
    .flatMap(({ symbols }) => symbols)
    .filter(({ text, bbox: { x0, y0, y1 } }) => {
      const isRaised = baseline - y1 > RAISED_DIGIT * (y1 - y0);
      return /^[0-9]$/.test(text) && x0 >= bbox.x1 - 1 && !isRaised;
    });
  const others = after.filter((symbol) => !run.includes(symbol));
  return (others.length > 0 ? others : after)
    .map((symbol) => symbol.bbox)
    .sort((one, other) => one.x0 - other.x0)
    .at(0);
}

function isSection({ text, bbox }: Sign, model: PixelBox | undefined, isInk: Ink): boolean {
  if (model === undefined) return false;
  const height = model.y1 - model.y0;
  const high = bbox.y1 - bbox.y0;
  const hanging = bbox.y1 - model.y1;
  const above = model.y0 - bbox.y0;
  // Two different symbols read in one place are neither.
  if (/^[$]+$/.test(text) && (hanging - above < LOWER * height || above > ABOVE * height + 1)) return false;
  if (high >= TALLER * height && hanging >= HANGING * height) return true;
  return high >= BIT_TALLER * height && hanging >= BIT_HANGING * height && holesIn(bbox, isInk) === 1;
}

function wordOf(word: RecognisedWord, symbols: readonly RecognisedSymbol[]): RecognisedWord {
  const { x0, x1 } = enclosing(symbols);
  const bbox = { ...word.bbox, x0, x1 };
  return { ...word, text: symbols.map(({ text }) => text).join(''), bbox, symbols };
}
