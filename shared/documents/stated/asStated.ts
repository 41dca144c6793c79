/**
 * Lines of a converted document as its source states them, where the PDF represents them less well. A line must have exactly the letters
 * and digits of what is stated, so that nothing is added that the page does not show: what may change is where words end, the marks of
 * shaped letters, and the order in which two writing directions put words and symbols.
 */
import { partOf, piecesOf } from '../structure/linePieces.ts';
import type { IndexedLine, IndexedPage, UnitRange } from '../textIndex.ts';
import {
  findByWords,
  findInOrder,
  findNext,
  isStatedOtherwise,
  startCursor,
  withFirstSymbols,
  type Cursor,
} from './findStated.ts';
import { joinedLine } from './joinedLine.ts';
import { isLetterSpaced } from './letterSpacing.ts';
import { letterChain } from './letterChain.ts';
import { readStatedText, SHAPED, type StatedText } from './statedText.ts';
import { rowsInOrder, type PlacedLine } from './rowsInOrder.ts';
import { withStatedCharacters } from './statedLine.ts';

/** @param stated in the form of `statedText.ts`; empty if nothing is stated */
export function asStated(pages: readonly IndexedPage[], stated: string): readonly IndexedPage[] {
  if (stated === '') return pages;
  const source = readStatedText(stated);
  const cursor = startCursor();
  let isInParagraph = false;
  const placed = (line: IndexedLine): PlacedLine => {
    const known = (isInParagraph && asLastLine(line, source, cursor)) || lineAsStated(line, source, cursor);
    isInParagraph = known.statedAt !== undefined;
    return known;
  };
  return pages.map((page) =>
    page.readBy === 'textLayer' ? { ...page, lines: rowsInOrder(page.lines.map(placed), source) } : page,
  );
}

const NUMBER_ALONE = /^[\p{Nd}\p{P}\p{S}]+$/u;

/** A number that ends a right-to-left paragraph, on a line of its own: nothing in it says in which direction its symbols run. */
function asLastLine(line: IndexedLine, source: StatedText, cursor: Cursor): PlacedLine | undefined {
  if (!NUMBER_ALONE.test(line.text)) return undefined;
  const span = findNext(source, letterChain(line.text).letters, cursor);
  const mended = span && withStatedCharacters(line, source.text.slice(span.start, span.end));
  return mended && { line: mended, statedAt: span.start };
}

/** Of a list, as word processors set them. */
const LABEL = /^[([.]?(?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3})*|\p{L})[).\]:]?$/u;

function lineAsStated(line: IndexedLine, source: StatedText, cursor: Cursor): PlacedLine {
  if (!mayBeWorse(line)) return { line };
  const whole = matched(line, source, cursor);
  if (whole !== undefined) return whole;
  const first = line.text.indexOf(' ');
  const last = line.text.lastIndexOf(' ');
  // The converter sets a list's number or letter, which is stated nowhere.
  const ways: UnitRange[][] = [piecesOf(line, 0).map(({ start, end }) => ({ start, end }))];
  if (first > 0 && LABEL.test(line.text.slice(0, first)))
    ways.push([
      { start: 0, end: first },
      { start: first + 1, end: line.text.length },
    ]);
  if (last > first && LABEL.test(line.text.slice(last + 1)))
    ways.push([
      { start: 0, end: last },
      { start: last + 1, end: line.text.length },
    ]);
  for (const ranges of ways.filter(({ length }) => length > 1)) {
    const parts = ranges.map((range) => partOf(line, range));
    const found = parts.map((part) => (mayBeWorse(part) ? matched(part, source, cursor) : undefined));
    if (found.some((part) => part !== undefined)) {
      return {
        line: joinedLine(
          line,
          ranges,
          parts.map((part, at) => found[at]?.line ?? part),
        ),
      };
    }
  }
  return { line };
}

/** Everything else is drawn letter by letter as it is written. */
const mayBeWorse = ({ text, provenance }: IndexedLine): boolean =>
  provenance !== 'ocr' && (SHAPED.test(text) || isLetterSpaced(text));

function matched(line: IndexedLine, source: StatedText, cursor: Cursor): PlacedLine | undefined {
  const { letters } = letterChain(line.text);
  const isShaped = SHAPED.test(line.text);
  const inOrder = findInOrder(source, line.text, letters, cursor);
  const words = (): string[] => line.text.split(/\s+/).map((word) => letterChain(word).letters);
  const found = inOrder ?? (isShaped ? findByWords(source, words()) : undefined);
  if (found === undefined) return undefined;
  const span = withFirstSymbols(source, line.text, found);
  const stated = source.text.slice(span.start, span.end);
  // Letters that are not shaped keep their order: only where words end can be uncertain, and here it must be certain.
  if (!isShaped && isStatedOtherwise(source, letters, stated)) return undefined;
  const mended = withStatedCharacters(line, stated);
  return mended && { line: mended, statedAt: span.start };
}
