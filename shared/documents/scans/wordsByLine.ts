/** Words that OCR read on a page, each with the line of the text layer that is in the same place. */
import { spanBox, type IndexedLine } from '../textIndex.ts';
import type { ReadWord } from './wordDifferences.ts';

export interface PlacedWord extends ReadWord {
  readonly line: IndexedLine;
  /** UTF-16 offsets within the line, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Points from the left, and of its middle from the top. */
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

/**
 * Of a line's height: how far above or below it the middle of a word may be, and how far beside it a word may be that the line lacks.
 * Layers of OCR programs are not exact.
 */
const REACH = 0.2;
const BESIDE = 1.5;
/** Of a word's width: how far two words of one row may overlap. */
const OVERLAP = 0.2;

export interface WordsByLine {
  /** From left to right. A line in whose place several rows were read, one above the other, has none: its place is wrong. */
  readonly of: ReadonlyMap<IndexedLine, readonly PlacedWord[]>;
  /** Lines that were read where the layer has none. */
  readonly others: readonly IndexedLine[];
}

/** For level lines: words on other lines belong to nobody. */
export function wordsByLine(lines: readonly IndexedLine[], read: readonly IndexedLine[]): WordsByLine {
  const level = lines.filter(({ direction, text }) => direction === 'horizontal' && text !== '').map(extentOf);
  const found = new Map<IndexedLine, PlacedWord[]>();
  const others: IndexedLine[] = [];
  for (const line of read) {
    if (line.direction !== 'horizontal') continue;
    const words = placedWords(line);
    const owners = words.map((word) => ownerOf(level, word));
    // What a line lacks is beside what it has.
    for (const step of [1, -1]) {
      for (let i = step > 0 ? 1 : words.length - 2; i >= 0 && i < words.length; i += step) {
        const beside = owners[i - step];
        const gap = step > 0 ? words[i].left - words[i - 1].right : words[i + 1].left - words[i].right;
        if (beside !== undefined && gap < BESIDE * beside.height) owners[i] ??= beside;
      }
    }
    if (owners.every((owner) => owner === undefined)) others.push(line);
    for (const [i, owner] of owners.entries()) {
      if (owner === undefined) continue;
      const known = found.get(owner.line);
      if (known === undefined) found.set(owner.line, [words[i]]);
      else known.push(words[i]);
    }
  }
  const inOrder = [...found].map(([line, words]) => [line, words.sort((one, other) => one.left - other.left)] as const);
  return { of: new Map(inOrder.filter(([, words]) => isOneRow(words))), others };
}

/** From left to right, each word begins where the one before it ends, or nearly. */
const isOneRow = (words: readonly PlacedWord[]): boolean =>
  words.every(({ left, line, right }, i) => {
    const last = words.at(i - 1);
    if (i === 0 || last === undefined || last.line === line) return true;
    return left >= last.right - OVERLAP * (right - left);
  });

interface Extent {
  readonly line: IndexedLine;
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly height: number;
}

function extentOf(line: IndexedLine): Extent {
  const { x, y, width, height } = spanBox(line, 0, line.text.length);
  return { line, left: x, right: x + width, middle: y + height / 2, height };
}

function placedWords(line: IndexedLine): PlacedWord[] {
  return Array.from(line.text.matchAll(/[^ ]+/g), ({ 0: text, index: start }, word) => {
    const end = start + text.length;
    const { x, y, width, height } = spanBox(line, start, end);
    const confidence = line.wordConfidences?.at(word) ?? 0;
    return { line, text, confidence, start, end, left: x, right: x + width, middle: y + height / 2 };
  });
}

/** The line that is level with the word, or the one that is nearest to being so. */
function ownerOf(lines: readonly Extent[], { left, right, middle }: PlacedWord): Extent | undefined {
  let best: Extent | undefined;
  for (const line of lines) {
    const away = Math.abs(line.middle - middle);
    const centre = (left + right) / 2;
    if (centre < line.left || centre > line.right || away > (0.5 + REACH) * line.height) continue;
    if (best === undefined || away < Math.abs(best.middle - middle)) best = line;
  }
  return best;
}
