/**
 * Words in typewriter type that the network tore at a narrow letter ("Zuwendungsbestät igung"): it has room around it. In such type a space
 * takes the place of a letter, so that letters one place apart have none between them. Only letters are joined: "0 8" of a stamp stays.
 */
import { median } from '../../platform/median.ts';
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

/** Share of a line's letters that are one place from the next in typewriter type, and least number of letters that show it. */
const MOSTLY = 0.85;
const LEAST_STEPS = 10;
/** Share of a page's lines that show it, and least number of them: boxes that were only estimated stand evenly, too. */
const MOST_LINES = 0.6;
const LEAST_LINES = 3;
/**
 * How far from that place a letter may stand, in places: the boxes of narrow letters show their ink alone. In a tax office's type 0.99 of the
 * letters of a line do, in Cyrillic Arimo, whose letters are nearly alike, 0.67; with 0.2 that were 0.86.
 */
const OFF = 0.1;
/** Letters less than this many places apart have no space between them; with one, they are two apart. */
const APART = 1.4;

export function withTornWords(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const steps = lines.map(stepsOf).filter(({ length }) => length >= LEAST_STEPS);
  const even = steps.filter(isEven);
  if (even.length < LEAST_LINES || even.length < MOST_LINES * steps.length) return lines;
  const usual = median(even.map(median));
  return lines.map((line) => {
    const own = stepsOf(line);
    // Doubtful lines have boxes that show no places, and are in the type of the others.
    const place = own.length >= LEAST_STEPS && isEven(own) ? median(own) : usual;
    const words = rejoined(line.words, place);
    return words.length === line.words.length ? line : { ...line, words };
  });
}

/** Pixels from each letter of a word to the next. */
const stepsOf = ({ words }: RecognisedLine): number[] =>
  words.flatMap(({ symbols }) => symbols.slice(1).map((symbol, i) => stepTo(symbols[i], symbol)));

function isEven(steps: readonly number[]): boolean {
  const place = median(steps);
  return steps.filter((step) => Math.abs(step - place) <= OFF * place).length >= MOSTLY * steps.length;
}

const middleOf = ({ bbox: { x0, x1 } }: RecognisedSymbol): number => (x0 + x1) / 2;
const stepTo = (one: RecognisedSymbol, next: RecognisedSymbol): number => middleOf(next) - middleOf(one);

const ENDS = /\p{Ll}$/u;
const BEGINS = /^\p{Ll}/u;

function rejoined(words: readonly RecognisedWord[], place: number): RecognisedWord[] {
  const joined: RecognisedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && areOne(last, word, place)) joined[joined.length - 1] = oneWord(last, word);
    else joined.push(word);
  }
  return joined;
}

function areOne(before: RecognisedWord, after: RecognisedWord, place: number): boolean {
  if (!ENDS.test(before.text) || !BEGINS.test(after.text)) return false;
  const [last, first] = [before.symbols.at(-1), after.symbols.at(0)];
  if (last === undefined || first === undefined) return false;
  const step = stepTo(last, first);
  return step > 0 && step < APART * place;
}

function oneWord(before: RecognisedWord, after: RecognisedWord): RecognisedWord {
  const [one, other] = [before.bbox, after.bbox];
  return {
    text: before.text + after.text,
    confidence: Math.min(before.confidence, after.confidence),
    bbox: {
      x0: Math.min(one.x0, other.x0),
      y0: Math.min(one.y0, other.y0),
      x1: Math.max(one.x1, other.x1),
      y1: Math.max(one.y1, other.y1),
    },
    symbols: [...before.symbols, ...after.symbols],
  };
}
