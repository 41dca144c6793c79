/** Pull quotes and captions between two lines of a sentence: they are read after its paragraph. */
import { goesOnIn } from './paragraphs.ts';
import { usualSize, type Row } from './rows.ts';
import { append } from '../../platform/longLists.ts';

/** Type that differs less in size is the same. */
const OTHER_SIZE = 0.06;
/** Rows of a quotation or caption. */
const MOST_ROWS = 8;
/** Average words in its rows: formulas and lines of code belong to the sentence that surrounds them. */
const LEAST_WORDS = 4;
/** Words of a line that breaks off: a heading or a cell may have fewer, and also end in a letter. */
const LEAST_WORDS_BEFORE = 4;

const SMALL_LETTER = /^\p{Ll}$/u;
const LETTER = /^[\p{L}\p{N}\u00AD\u2010-]$/u;
const BEGINNING = /^[\p{Lu}\p{Pi}"'„‚]$/u;

/** @param rows in reading order */
export function withoutInterruptions(rows: readonly Row[]): readonly Row[] {
  const read: Row[] = [];
  for (let at = 0; at < rows.length; at++) {
    read.push(rows[at]);
    const next = endOfInterruption(rows, at);
    if (next === undefined) continue;
    let last = next;
    while (last + 1 < rows.length && goesOnIn(rows[last], rows[last + 1]) && !isParagraphApart(rows, last)) last++;
    append(read, [...rows.slice(next, last + 1), ...rows.slice(at + 1, next)]);
    at = last;
  }
  return read;
}

/** Number of the row that continues a sentence that breaks off in this one, after rows in other type. */
function endOfInterruption(rows: readonly Row[], at: number): number | undefined {
  const row = rows[at];
  // In a paragraph: text under a dish or a heading breaks off too, line for line.
  const isInParagraph = at > 0 && goesOnIn(rows[at - 1], row);
  if (!isInParagraph || !LETTER.test(lastOf(row)) || wordsOf([row]) < LEAST_WORDS_BEFORE) return undefined;
  let next = at + 1;
  while (next < rows.length && next <= at + MOST_ROWS && isOther(rows[next], row)) next++;
  if (next === at + 1 || next >= rows.length || isOther(rows[next], row)) return undefined;
  const between = rows.slice(at + 1, next);
  return SMALL_LETTER.test(firstOf(rows[next])) &&
    BEGINNING.test(firstOf(between[0])) &&
    wordsOf(between) >= LEAST_WORDS * between.length
    ? next
    : undefined;
}

/** By most of their characters: a filled-in entry, or a number, may be larger. */
const isOther = (row: Row, other: Row): boolean =>
  differ(row.size, other.size) && differ(usualSize(row), usualSize(other));
const differ = (size: number, other: number): boolean => Math.abs(size - other) > OTHER_SIZE * other;
const firstOf = ({ chunks }: Row): string => chunks[0].glyphs[0].text;
const lastOf = ({ chunks }: Row): string => chunks.at(-1)?.glyphs.at(-1)?.text ?? '';
const wordsOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { chunks }) => sum + chunks.reduce((words, chunk) => words + chunk.words, 0), 0);

/** In distances of the lines before: the next paragraph begins further away. */
const PARAGRAPH_DISTANCE = 1.2;

function isParagraphApart(rows: readonly Row[], at: number): boolean {
  const distance = rows[at + 1].baseline - rows[at].baseline;
  const usual = at === 0 ? distance : rows[at].baseline - rows[at - 1].baseline;
  return usual > 0 && distance > PARAGRAPH_DISTANCE * usual;
}
