/** Lines split at wide gaps, which separate cells and headings in the margin from what is beside them. */
import type { Box } from '../geometry.ts';
import { spanBox, type IndexedLine, type UnitRange } from '../textIndex.ts';

export interface LinePiece extends UnitRange {
  /** 0-based position in the page's lines. */
  readonly line: number;
  readonly text: string;
  readonly box: Box;
}

/** In heights of the line, at least: spaces of justified lines are narrower. */
export const WIDE_GAP = 0.9;

/** From left to right. A line that is not written from left to right is one piece. */
export function piecesOf(line: IndexedLine, position: number, gap = WIDE_GAP): LinePiece[] {
  const { text, edges, direction } = line;
  const widest = gap * (line.crossEnd - line.crossStart);
  const pieces: LinePiece[] = [];
  const cut = (start: number, end: number): void => {
    if (end > start) {
      pieces.push({ line: position, start, end, text: text.slice(start, end), box: spanBox(line, start, end) });
    }
  };
  let start = 0;
  const next = (from: number): number => (direction === 'horizontal' ? text.indexOf(' ', from) : -1);
  for (let at = next(0); at >= 0; at = next(at + 1)) {
    if (edges[2 * at + 1] - edges[2 * at] < widest) continue;
    if (edges[2 * at] < edges[2 * start]) return [wholeLine(line, position)];
    cut(start, at);
    start = at + 1;
  }
  if (start === 0) return text === '' ? [] : [wholeLine(line, position)];
  cut(start, text.length);
  return pieces;
}

export const wholeLine = (line: IndexedLine, position: number): LinePiece => ({
  line: position,
  start: 0,
  end: line.text.length,
  text: line.text,
  box: spanBox(line, 0, line.text.length),
});

/** The line with only these characters, which begin and end with words. */
export function partOf(line: IndexedLine, { start, end }: UnitRange): IndexedLine {
  if (start === 0 && end === line.text.length) return line;
  const { wordConfidences, unsure, slope, crossStart, crossEnd } = line;
  const edges = line.edges.slice(2 * start, 2 * end);
  const fall = (edges[0] - line.edges[0]) * (slope ?? 0);
  const firstWord = line.text.slice(0, start).split(' ').length - 1;
  const words = line.text.slice(start, end).split(' ').length;
  const stillUnsure = unsure
    ?.filter((range) => range.start < end && range.end > start)
    .map((range) => ({ start: Math.max(range.start, start) - start, end: Math.min(range.end, end) - start }));
  return {
    ...line,
    text: line.text.slice(start, end),
    edges,
    crossStart: crossStart + fall,
    crossEnd: crossEnd + fall,
    ...(wordConfidences !== undefined && { wordConfidences: wordConfidences.slice(firstWord, firstWord + words) }),
    ...(unsure !== undefined && { unsure: stillUnsure?.length === 0 ? undefined : stillUnsure }),
  };
}
