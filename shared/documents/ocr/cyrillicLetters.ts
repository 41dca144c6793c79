/**
 * Words in Cyrillic letters that were read in the Latin ones that look the same (`COBMECTHOM`): the data of every script know Latin letters,
 * and no reader sees the difference. Whoever searches for such a word writes it in its own letters.
 */
import type { PixelBox, RecognisedLine, RecognisedWord } from './recognised.ts';

/** By the Latin letter; small letters that only look alike as capitals are none. */
const CYRILLIC = new Map(
  Array.from('ABCEHKMOPTXYaceopxy', (latin, i) => [latin, Array.from('АВСЕНКМОРТХУасеорху')[i]] as const),
);
/** Share of a line's letters that are Cyrillic in a text in these letters. */
const MOSTLY = 0.7;
/** Letters of a word that no abbreviation in Latin letters has: `CE`, `OEM`, `MOCT` are some. */
const LEAST_LETTERS = 5;
/** Shorter ones that every such text has. */
const COMMON = new Set(
  'не но на то та те ту мы ты он она оно ее кто все как со во ко так тоже хотя того тех тот'.split(' '),
);
/** Heights of the tallest letter of the line: capitals and numbers are as high, small letters up to this. */
const SMALL = 0.82;

const WORD = /^([^\p{L}\p{N}]*)([A-Za-z]{2,})([^\p{L}\p{N}]*)$/u;

export const withCyrillicLetters = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => {
    const text = line.words.map((word) => word.text).join(' ');
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    if ((text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) < MOSTLY * letters) return line;
    const tallest = Math.max(0, ...line.words.flatMap(({ symbols }) => symbols.map(({ bbox }) => heightOf(bbox))));
    const words = line.words.map((word) => inCyrillic(word, tallest));
    return words.every((word, i) => word === line.words[i]) ? line : { ...line, words };
  });

function inCyrillic(word: RecognisedWord, tallest: number): RecognisedWord {
  const { symbols } = word;
  const letters = WORD.exec(word.text)?.at(2);
  if (letters === undefined || symbols.map(({ text }) => text).join('') !== word.text) return word;
  if (!Array.from(letters).every((letter) => CYRILLIC.has(letter))) return word;
  const drawn = symbols.filter(({ text }) => CYRILLIC.has(text));
  const isSmall = (bbox: PixelBox): boolean => heightOf(bbox) <= SMALL * tallest;
  const written = drawn.map(({ text, bbox }) => {
    const letter = CYRILLIC.get(text) ?? text;
    return isSmall(bbox) ? letter.toLowerCase() : letter;
  });
  if (drawn.length < LEAST_LETTERS && !COMMON.has(written.join('').toLowerCase())) return word;
  const changed = new Map(drawn.map((symbol, i) => [symbol, written[i]]));
  const again = symbols.map((symbol) => ({ ...symbol, text: changed.get(symbol) ?? symbol.text }));
  return { ...word, text: again.map(({ text }) => text).join(''), symbols: again };
}

const heightOf = ({ y0, y1 }: PixelBox): number => y1 - y0;
