/**
 * Small text beside the lines of a paragraph: notes in the margin of a statute, the box of facts beside an article, a caption at a
 * picture's side. It is in the rows of the paragraph, but not part of its sentences.
 */
import type { Chunk } from './chunks.ts';
import { LINE_DISTANCE, WIDEST_LINE_DISTANCE } from './lineDistances.ts';
import { beginsParagraph } from './paragraphs.ts';
import { rowsOf, type Row } from './rows.ts';
import { stretchesOf, type Stretch } from './stretches.ts';
import { boxAround } from './writtenBox.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Text smaller than this part of the body's size may be a note. */
const NOTE_SIZE_RATIO = 0.93;
/** In font sizes: how far a note is from the lines beside it. */
const LEAST_GAP = 0.3;
/** In font sizes: how far a note's baseline may be above that of the line it is beside. */
const RISE = 0.4;
/** In font sizes: notes that are no further apart are one. */
const NOTE_DISTANCE = 2.5;
/** In font sizes: cells of one box of facts are no further apart; there may be a note on either side of a paragraph. */
const CELL_DISTANCE = 8;
/** In font sizes: how exactly a field's name begins over its value. */
const ALIGNED = 0.3;
/** Words of a line of prose. */
const LEAST_WORDS = 4;
/** Letters and digits of a note: a reference mark or a bullet has fewer. */
const LEAST_LETTERS = 3;
export interface SideNote {
  readonly chunks: readonly Chunk[];
  /** The line of text before which it is read, at the start of a paragraph; undefined if there is none. */
  readonly before: Chunk | undefined;
}

/** @param bodySize in points: font size of most of the page's text */
export function sideNotesOf(chunks: readonly Chunk[], bodySize: number): SideNote[] {
  const isSmall = (chunk: Chunk): boolean => chunk.size <= NOTE_SIZE_RATIO * bodySize;
  if (!chunks.some((chunk) => isSmall(chunk) && !isReferenceMark(chunk))) return [];
  const lines = rowsOf(chunks.filter((chunk) => !isSmall(chunk)));
  const written = chunks.filter((chunk) => !isSmall(chunk)).sort((one, other) => one.order - other.order);
  const body = rowsOf(chunks)
    .flatMap(stretchesOf)
    .filter((stretch) => stretch.chunks.some((chunk) => !isSmall(chunk)));
  const beside = chunks.flatMap((chunk) => {
    const at = isSmall(chunk) && !isReferenceMark(chunk) ? lineBeside(lines, chunk) : undefined;
    const isNote =
      at !== undefined &&
      isWrittenApart(chunk, lines[at], lines[at + 1]) &&
      isOutside(chunk, lines[at], body) &&
      !body.some((stretch) => isLabelOf(chunk, stretch)) &&
      !body.some((stretch) => isWithin(chunk, stretch, written));
    return isNote ? [{ chunk, at }] : [];
  });
  if (beside.length === 0) return [];
  const all = chunks.toSorted((one, other) => one.order - other.order);
  return mergedOf(
    groupsOf(beside).map((group) => ({
      chunks: boxAround(
        group.map(({ chunk }) => chunk),
        all,
        isSmall,
      ),
      at: least(group.map(({ at }) => at)),
    })),
  ).map((box) => ({ chunks: box.chunks, before: paragraphFrom(lines, box.at) }));
}

type Found = Readonly<{ chunks: readonly Chunk[]; at: number }>;

/** Groups that turn out to belong to one box, once. */
function mergedOf(boxes: readonly Found[]): Found[] {
  const merged: Found[] = [];
  for (const box of boxes) {
    const known = merged.findIndex(({ chunks }) => chunks.some((chunk) => box.chunks.includes(chunk)));
    if (known < 0) merged.push(box);
    else {
      const other = merged[known];
      merged[known] = {
        chunks: [...new Set([...other.chunks, ...box.chunks])],
        at: Math.min(other.at, box.at),
      };
    }
  }
  return merged;
}

const isReferenceMark = ({ glyphs }: Chunk): boolean =>
  glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length < LEAST_LETTERS;

/** The number of a line that the chunk is beside, and that continues below. */
function lineBeside(lines: readonly Row[], chunk: Chunk): number | undefined {
  const at = lines.findLastIndex(({ baseline, size }) => baseline - RISE * size <= chunk.baseline);
  if (at < 0 || at + 1 >= lines.length) return undefined;
  const [line, next] = [lines[at], lines[at + 1]];
  const isParagraph =
    next.baseline - line.baseline <= WIDEST_LINE_DISTANCE * line.size && line.start < next.end && next.start < line.end;
  const words = line.chunks.reduce((sum, each) => sum + each.words, 0);
  return isParagraph && words >= LEAST_WORDS && isApart(chunk, line) ? at : undefined;
}

const isApart = (chunk: Chunk, { start, end, size }: Row): boolean =>
  chunk.start - end >= LEAST_GAP * size || start - chunk.end >= LEAST_GAP * size;

/** Raised words are in a line, though not on its baseline, and were written with it. */
function isWithin(chunk: Chunk, { start, end, chunks }: Stretch, written: readonly Chunk[]): boolean {
  if (chunk.start >= end || chunk.end <= start) return false;
  if (!chunks.some(({ top, bottom }) => chunk.bottom > top && chunk.top < bottom)) return false;
  const at = written.findIndex(({ order }) => order > chunk.order);
  const [before, after] = at < 0 ? [written.at(-1), undefined] : [written[at - 1], written[at]];
  return [before, after].some((other) => other !== undefined && chunks.includes(other));
}

/** The text continues from this line to the next without it. */
function isWrittenApart(chunk: Chunk, line: Row, next: Row): boolean {
  const last = greatest(line.chunks.map(({ order }) => order));
  const first = least(next.chunks.map(({ order }) => order));
  const start = least(line.chunks.map(({ order }) => order));
  return last < first && (chunk.order < start || chunk.order > first);
}

/**
 * No column of the text continues above or below it: text there extends from the lines that it is beside. A heading or the short last line
 * of a paragraph is not a column.
 */
function isOutside(chunk: Chunk, line: Row, body: readonly Stretch[]): boolean {
  const inWay = body.filter(
    (other) =>
      other.end > chunk.start && other.start < chunk.end && (other.start >= line.end || other.end <= line.start),
  );
  return inWay.every(({ chunks: [{ baseline }] }, i) => {
    const before = inWay.at(i - 1);
    return i === 0 || before === undefined || baseline - before.chunks[0].baseline > WIDEST_LINE_DISTANCE * line.size;
  });
}

/** A field's small name right over what is filled in, and beginning where that does. */
const isLabelOf = ({ start, baseline, size }: Chunk, value: Stretch): boolean => {
  const distance = value.chunks[0].baseline - baseline;
  return Math.abs(value.start - start) <= ALIGNED * size && distance > 0 && distance <= LINE_DISTANCE * size;
};

type Beside = Readonly<{ chunk: Chunk; at: number }>;

/** Those near each other are one note. */
function groupsOf(beside: readonly Beside[]): Beside[][] {
  const groups: Beside[][] = [];
  for (const each of beside.toSorted((one, other) => one.chunk.baseline - other.chunk.baseline)) {
    const group = groups.find((other) => other.some(({ chunk }) => areNear(chunk, each.chunk)));
    if (group === undefined) groups.push([each]);
    else group.push(each);
  }
  return groups;
}

function areNear(one: Chunk, other: Chunk): boolean {
  const size = Math.max(one.size, other.size);
  const gap = Math.max(one.start - other.end, other.start - one.end);
  return Math.abs(one.baseline - other.baseline) <= NOTE_DISTANCE * size && gap <= CELL_DISTANCE * size;
}

/** The first paragraph that begins with this line or after it, of the lines above and below it. */
function paragraphFrom(lines: readonly Row[], at: number): Chunk | undefined {
  const beside = lines[at];
  const column = lines.filter(({ start, end }) => start < beside.end && end > beside.start);
  const from = column.indexOf(beside);
  const start = column.findIndex((_, index) => index >= from && beginsParagraph(column, index));
  return start < 0 ? undefined : column[start].chunks[0];
}
