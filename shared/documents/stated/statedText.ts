/**
 * What the source of a conversion states: its paragraphs, and the rows of its tables, in order. Line breaks separate them, tabs separate
 * the cells of a row; for a web page, its visible text. Kept beside the rendition where that may represent it less well: for shaped
 * scripts, and for letter-spaced text.
 */
import { letterChain } from './letterChain.ts';

export interface StatedText {
  readonly text: string;
  /** Of `text`, with line ends kept: a match stays within one paragraph or row. */
  readonly letters: string;
  readonly places: readonly number[];
  /** Where each word of letters is, by paragraph or row. */
  readonly units: readonly StatedUnit[];
  /** Units that contain a word, by its letters. */
  readonly unitsOf: ReadonlyMap<string, readonly number[]>;
}

export interface StatedUnit {
  readonly words: readonly StatedWord[];
}

export interface StatedWord {
  /** Offsets in the whole text: without the spaces around it. */
  readonly start: number;
  readonly end: number;
  readonly letters: string;
}

export const UNIT_END = '\n';
export const CELL_END = '\t';

/** Size of the file, bytes; the words of the longest book have a tenth of it. */
export const MAX_STATED_BYTES = 32 * 1024 * 1024;

/**
 * Letters that are drawn in other shapes, places or directions than they are written in, and those of scripts that usual fonts lack: beside
 * letters of a substitute font LibreOffice sets gaps and symbols wrongly.
 */
export const SHAPED =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Hangul}]/u;

const WORD = /\S+/g;

export function readStatedText(text: string): StatedText {
  const { letters, places } = letterChain(text, UNIT_END);
  const unitsOf = new Map<string, number[]>();
  let start = 0;
  const units = text.split(UNIT_END).map((unit, position) => {
    const words = Array.from(unit.matchAll(WORD), ({ index, 0: word }) => ({
      start: start + index,
      end: start + index + word.length,
      letters: letterChain(word).letters,
    }));
    start += unit.length + UNIT_END.length;
    for (const word of words) {
      const holders = unitsOf.get(word.letters);
      if (holders === undefined) unitsOf.set(word.letters, [position]);
      else if (holders.at(-1) !== position) holders.push(position);
    }
    return { words };
  });
  return { text, letters, places, units, unitsOf };
}
