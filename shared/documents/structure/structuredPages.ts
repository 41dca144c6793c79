/** The pages of a document with what their lines are: known only when all of them are available. */
import type { Block } from '../pageStructure.ts';
import { isSpoken, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { blocksOf } from './blocks.ts';
import { findArtifacts, type PageArtifacts } from './artifacts.ts';
import { partOf, type LinePiece } from './linePieces.ts';
import { tablesOf } from './tables.ts';
import { withContinued } from './tables/continuedTables.ts';

/** Transcripts have no pages on paper, and stay as they are. */
export function structuredPages(pages: readonly IndexedPage[]): IndexedPage[] {
  const artifacts = findArtifacts(pages);
  const apart = pages.map((page, at) => {
    const { lines, first, last } = setApart(page, artifacts[at]);
    const from = withHeader(lines, first);
    const tables = isSpoken(page) ? [] : tablesOf(lines.slice(0, last), page.rules ?? [], from, page.tables);
    return { lines, first, last, tables };
  });
  const continued = withContinued(apart);
  return pages.map((page, at) => {
    if (isSpoken(page)) return page;
    const { lines, first, last } = apart[at];
    const { rules: _, ...kept } = page;
    const tables = continued[at];
    const blocks = [
      ...artifactBlock(0, first),
      ...blocksOf(lines, first, last, tables),
      ...artifactBlock(last, lines.length),
    ];
    return { ...kept, lines, blocks, tables };
  });
}

/** In heights of the line: the header of a table that continues over pages recurs right above its rows. */
const ABOVE_ROWS = 0.9;

/** Where the text begins if the recurring lines right above it are included. */
function withHeader(lines: readonly IndexedLine[], first: number): number {
  let from = first;
  while (from > 0 && from < lines.length) {
    const [above, line] = [lines[from - 1], lines[from]];
    const gap = line.crossStart - above.crossEnd;
    const isRight = above.direction === 'horizontal' && line.direction === 'horizontal' && gap > -1;
    if (!isRight || gap > ABOVE_ROWS * (above.crossEnd - above.crossStart)) break;
    from--;
  }
  return from;
}

/** Certainty for text that recurs at the same place of neighbouring pages. */
const ARTIFACT_CERTAINTY = 0.95;

const artifactBlock = (from: number, to: number): Block[] =>
  from >= to ? [] : [{ kind: 'artifact', firstLine: from, lastLine: to - 1, certainty: ARTIFACT_CERTAINTY }];

interface LinesApart {
  readonly lines: readonly IndexedLine[];
  /** Position of the first line of text, and after the last one. */
  readonly first: number;
  readonly last: number;
}

/** Artifacts as separate lines: those in the upper half before the text, the others after it. */
function setApart(page: IndexedPage, { recurring, lineNumbers }: PageArtifacts): LinesApart {
  const { lines, height } = page;
  const before: IndexedLine[] = [];
  const after: IndexedLine[] = [];
  for (const piece of recurring) {
    const isTurned = lines[piece.line].direction === 'vertical';
    const isUpper = !isTurned && piece.box.y + piece.box.height / 2 < height / 2;
    (isUpper ? before : after).push(partOf(lines[piece.line], piece));
  }
  const numbersFrom = lines.length - lineNumbers.length;
  const taken = Map.groupBy(recurring, ({ line }) => line);
  const text = lines
    .slice(0, numbersFrom)
    .flatMap((line, position) => rest(line, taken.get(position) ?? []).map((range) => partOf(line, range)));
  return {
    lines: [...before, ...text, ...after, ...lines.slice(numbersFrom)],
    first: before.length,
    last: before.length + text.length,
  };
}

/** What is left of a line without some pieces, without the spaces around these. */
function rest({ text }: IndexedLine, pieces: readonly LinePiece[]): { start: number; end: number }[] {
  if (pieces.length === 0) return [{ start: 0, end: text.length }];
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  for (const piece of [...pieces, { start: text.length, end: text.length }]) {
    let end = piece.start;
    while (end > start && text[end - 1] === ' ') end--;
    while (start < end && text[start] === ' ') start++;
    if (end > start) ranges.push({ start, end });
    start = piece.end;
  }
  return ranges;
}
