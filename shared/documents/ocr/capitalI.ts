/**
 * The capital I by itself, and the Roman two: read as a bar ("BGBl. |"), with an l ("Il. Fees") or, with serifs, as T or 1 ("T am"). Bars
 * reach below the line; the two strokes of a two are alike; and neither a T nor a 1 is the same above and below.
 */
import { findComponents, otsuThreshold, type Component } from './components.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

const BAR = /^\|(?=[,.;:)]*$)/;
const TWO = /^(?:Il|lI|ll|I\||\|I|\|\|)(?=[.,;:)]*$)/;
/** Languages in which Il is a word. */
const WITH_IL: readonly string[] = ['fra', 'ita'];
/**
 * What comes before a Roman number: an abbreviation, a number, a word in small letters or one of these. After any other capital, Il may be
 * a name.
 */
const BEFORE_NUMERAL = /[\d.§]$|^\p{Ll}{2,}$/u;
const NUMBERED =
  /^(?:war|part|class|type|phase|title|book|volume|annex|appendix|section|article|chapter|schedule|level|grade|stage|table|teil|anlage|anhang|abschnitt|kapitel|titel|buch|band|klasse|stufe|absatz|artikel|título|capítulo|anexo|parte|seção|sección|tomo|część|rozdział|bölüm|ek)$/iu;
const WITH_SERIFS = /^[T1]$/;
const TALL = /^[\p{Lu}\d]$/u;
/** Capitals and digits from whose nearest ones the place of a capital is taken. */
const MOST_MODELS = 7;
/** How far an I may begin and end from where the capitals do, in their heights. Bars end a quarter of it below. */
const LEVEL = 0.1;
/** Widths of two strokes that are the same, relative to the wider one: of serif type, an l is a sixth narrower than an I. */
const ALIKE = 0.9;
/** Serifs are wider than the stem by this, and those above and below are as wide as each other. */
const WIDER = 1.5;
const EVEN = 0.8;
/** An I is narrower for its height; a T is not, and in slanted type its foot is as wide as its head. */
const SLENDER = 0.62;
/** Share of the height that serifs are looked for in, and how far from the stem's middle theirs may be, in widths of the letter. */
const SERIF_SHARE = 0.12;
const CENTRED = 0.1;

/** @param language the page's, as Tesseract names it */
export const withCapitalI = (
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  language: string,
): readonly RecognisedLine[] =>
  lines.map((line) => {
    const words = line.words.map((word, i) => mended(picture, line, word, i, language));
    return words.every((word, i) => word === line.words[i]) ? line : { ...line, words };
  });

function mended(
  picture: GreyPicture,
  line: RecognisedLine,
  word: RecognisedWord,
  i: number,
  language: string,
): RecognisedWord {
  const { text } = word;
  if (BAR.test(text)) return strokesOf(picture, line, word)?.length === 1 ? written(word, 'I') : word;
  if (TWO.test(text)) {
    const before = i > 0 ? line.words[i - 1].text : undefined;
    const isNumeral =
      before === undefined
        ? text.length > 2 || line.words.length === 1
        : BEFORE_NUMERAL.test(before) || NUMBERED.test(before);
    if (!isNumeral || (text === 'Il' && WITH_IL.includes(language))) return word;
    return isTwo(strokesOf(picture, line, word)) ? written(word, 'II') : word;
  }
  if (language === 'eng' && WITH_SERIFS.test(text) && /^\p{Ll}/u.test(line.words.at(i + 1)?.text ?? '')) {
    return hasEvenSerifs(picture, word) ? written(word, 'I') : word;
  }
  return word;
}

/** As many characters as are read instead of them. */
const written = (word: RecognisedWord, letters: string): RecognisedWord => ({
  ...word,
  text: letters + word.text.slice(letters.length),
  symbols: [],
});

/** Its strokes that are as high and as low as the capitals beside it; undefined if some are not, or if there are none to compare with. */
function strokesOf(picture: GreyPicture, line: RecognisedLine, word: RecognisedWord): Component[] | undefined {
  const place = capitalsNear(line, word);
  if (place === undefined) return undefined;
  const { top, bottom } = place;
  const height = bottom - top;
  // With some paper on either side: ink is the rarer of the two shades.
  const margin = Math.round(height / 2);
  const left = Math.max(0, word.bbox.x0 - margin);
  const from = Math.max(0, top - margin);
  const region = cut(
    picture,
    left,
    from,
    Math.min(picture.width, word.bbox.x1 + margin) - left,
    Math.min(picture.height, bottom + margin) - from,
  );
  const strokes = findComponents(region).filter(
    (one) =>
      one.bottom - one.top >= height / 2 && left + one.right > word.bbox.x0 + 1 && left + one.left < word.bbox.x1 - 1,
  );
  const isLevel = (one: Component): boolean =>
    Math.abs(from + one.top - top) <= LEVEL * height + 1 && Math.abs(from + one.bottom - bottom) <= LEVEL * height + 1;
  return strokes.every(isLevel) ? strokes : undefined;
}

/** Where the capitals and digits nearest to a word begin and end. */
function capitalsNear(
  { words }: RecognisedLine,
  word: RecognisedWord,
): { readonly top: number; readonly bottom: number } | undefined {
  const away = ({ bbox }: RecognisedSymbol): number => Math.abs(bbox.x0 - word.bbox.x0);
  const near = words
    .filter((other) => other !== word)
    .flatMap(({ symbols }) => symbols.filter(({ text }) => TALL.test(text)))
    .sort((one, other) => away(one) - away(other))
    .slice(0, MOST_MODELS);
  if (near.length === 0) return undefined;
  const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];
  return { top: middle(near.map(({ bbox }) => bbox.y0)), bottom: middle(near.map(({ bbox }) => bbox.y1)) };
}

function isTwo(strokes: readonly Component[] | undefined): boolean {
  if (strokes?.length !== 2) return false;
  const [narrow, wide] = strokes.map(({ left, right }) => right - left).sort((a, b) => a - b);
  return narrow >= ALIKE * wide - 1;
}

/** Whether a letter has the same serifs above and below, on both sides of its stem. */
function hasEvenSerifs(picture: GreyPicture, word: RecognisedWord): boolean {
  const region = wholeLetter(picture, word);
  if (region === undefined || region.width > SLENDER * region.height) return false;
  const threshold = otsuThreshold(region.pixels)?.value;
  if (threshold === undefined) return false;
  const part = Math.max(1, Math.round(SERIF_SHARE * region.height));
  /** The widest stretch of ink from side to side in some rows. */
  const extentIn = (from: number, to: number): Extent => {
    let [left, right] = [region.width, 0];
    for (let y = from; y < to; y++) {
      for (let x = 0; x < region.width; x++) {
        if (region.pixels[y * region.width + x] <= threshold)
          [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      }
    }
    return { wide: right - left, middle: (left + right) / 2 };
  };
  const above = extentIn(0, part);
  const below = extentIn(region.height - part, region.height);
  const stem = extentIn(3 * part, region.height - 3 * part);
  const [narrower, wider] = [above.wide, below.wide].sort((a, b) => a - b);
  const isCentred = [above, below].every(({ middle }) => Math.abs(middle - stem.middle) <= CENTRED * region.width + 1);
  return stem.wide > 0 && narrower >= WIDER * stem.wide && narrower >= EVEN * wider && isCentred;
}

interface Extent {
  readonly wide: number;
  readonly middle: number;
}

/** The patch of ink that a word of one letter is, which may be wider than where it was read. */
function wholeLetter(picture: GreyPicture, { bbox: { x0, x1, y0, y1 } }: RecognisedWord): GreyPicture | undefined {
  const margin = Math.round((y1 - y0) / 2);
  const [left, top] = [Math.max(0, x0 - margin), Math.max(0, y0 - margin)];
  const [right, bottom] = [Math.min(picture.width, x1 + margin), Math.min(picture.height, y1 + margin)];
  const around = cut(picture, left, top, right - left, bottom - top);
  const shared = (one: Component): number => Math.min(x1 - left, one.right) - Math.max(x0 - left, one.left);
  const [letter] = findComponents(around)
    .filter((one) => one.bottom - one.top >= margin && shared(one) > 0)
    .sort((one, other) => shared(other) - shared(one));
  return (letter as Component | undefined) === undefined
    ? undefined
    : cut(around, letter.left, letter.top, letter.right - letter.left, letter.bottom - letter.top);
}
