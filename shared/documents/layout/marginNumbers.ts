/**
 * Line numbers in the margin of transcripts, pleadings and manuscripts, and between the columns of patents: beside the text
 * for a reader, not in it.
 */
import type { Chunk } from './chunks.ts';
import type { Row } from './rows.ts';
import { median } from '../../platform/median.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Fewer numbers may be a list or the ranks of a short table. */
const LEAST_NUMBERS = 8;
/** Share of the steps from number to number that must be equal: now and then one is hidden by other text. */
const REGULAR = 0.9;
/** Lines are numbered one by one, or every fifth. */
const STEPS = [1, 5];
/** If smaller than the text by this ratio, three numbers in equal steps are enough; footnote references rise by one. */
const SMALL = 0.87;
const LEAST_SMALL_NUMBERS = 3;
const WIDEST_STEP = 10;
/** Chunks per row beside the numbers: more is a table, whose first column holds ranks. */
const MOST_CHUNKS = 2.2;
/** Words per row beside the numbers, from which they are prose. */
const PROSE_WORDS = 2.5;
/** Rows with text beside a number between columns: the last column of a document may be short. */
const LEAST_BESIDE = 3;
/** In font sizes: how ragged the edges of the numbers may be, on the side where they are aligned. */
const ALIGNMENT = 0.8;

/** Chunks of a row with line numbers, twice those of justified text on a sheet of four pages: each number keeps the rest of its row. */
const MOST_IN_ROW = 100;

/** Columns of numbers on one page: condensed transcripts have two or three columns of pages on a sheet. */
const MOST_SERIES = 3;

/** The chunks that are line numbers; empty if there are none. */
export function marginNumbers(rows: readonly Row[]): ReadonlySet<Chunk> {
  const all = rows.flatMap(numbersIn);
  const found = new Set<Chunk>();
  for (let series = 0; series < MOST_SERIES; series++) {
    const more = seriesIn(all.filter(({ number }) => !found.has(number)).map(beside(found)), rows);
    if (more.length === 0) break;
    for (const number of more) found.add(number);
  }
  return found.size > 0 ? found : smallNumbers(all, rows);
}

/** The row of a number without the line numbers that are already known. */
const beside =
  (found: ReadonlySet<Chunk>) =>
  ({ number, left, right }: Numbered): Numbered => ({
    number,
    left: left.filter((chunk) => !found.has(chunk)),
    right: right.filter((chunk) => !found.has(chunk)),
  });

/** The numbers of one margin, or of one gap between columns. */
function seriesIn(all: readonly Numbered[], rows: readonly Row[]): readonly Chunk[] {
  if (all.length < LEAST_NUMBERS) return [];
  const places = [
    { candidates: all.filter(({ left }) => left.length === 0), areBesideProse: areInMarginOfProse },
    { candidates: all.filter(({ right }) => right.length === 0), areBesideProse: areInMarginOfProse },
    { candidates: all, areBesideProse: areBetweenProse },
  ];
  for (const { candidates, areBesideProse } of places) {
    const aligned = alignedOf(candidates, rows);
    if (
      aligned.length >= LEAST_NUMBERS &&
      areBesideProse(aligned) &&
      countsUp(aligned) &&
      !areEntries(aligned) &&
      !areRepeated(aligned)
    ) {
      return aligned.map(({ number }) => number);
    }
  }
  return [];
}

/** The lines of a poem are numbered in small digits, and few of them. */
function smallNumbers(all: readonly Numbered[], rows: readonly Row[]): ReadonlySet<Chunk> {
  const usual = median(rows.map(({ size }) => size));
  const small = all.filter(({ number }) => number.size <= SMALL * usual);
  const numbers = alignedOf(small, rows).map(({ number }) => number);
  const steps = new Set(numbers.slice(1).map((number, i) => valueOf(number) - valueOf(numbers[i])));
  const [step] = steps;
  const isSeries = numbers.length >= LEAST_SMALL_NUMBERS && steps.size === 1 && step > 1 && step <= WIDEST_STEP;
  return new Set(isSeries ? numbers : []);
}

/** A number, and the rest of its row on both sides. */
interface Numbered {
  readonly number: Chunk;
  readonly left: readonly Chunk[];
  readonly right: readonly Chunk[];
}

function numbersIn({ chunks }: Row): Numbered[] {
  if (chunks.length > MOST_IN_ROW) return [];
  return chunks.flatMap((number, at) =>
    isNumber(number) ? [{ number, left: chunks.slice(0, at), right: ownText(number, chunks.slice(at + 1)) }] : [],
  );
}

/** What follows a number, up to the same number in the next column: on a sheet with several pages each has its own lines. */
function ownText(number: Chunk, right: readonly Chunk[]): readonly Chunk[] {
  const again = right.findIndex((other) => isSame(other, number));
  return again >= 0 && wordsOf(right.slice(again + 1)) >= PROSE_WORDS ? right.slice(0, again) : right;
}

const wordsOf = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { words }) => sum + words, 0);

function areInMarginOfProse(numbered: readonly Numbered[]): boolean {
  const rows = numbered.map(({ left, right }) => [...left, ...right]).filter((beside) => beside.length > 0);
  const all = rows.flat();
  return rows.length > 0 && all.length <= MOST_CHUNKS * rows.length && wordsOf(all) >= PROSE_WORDS * rows.length;
}

/** On both sides: the middle column of a table has short cells on one of them. */
function areBetweenProse(numbered: readonly Numbered[]): boolean {
  const isProse = (rows: readonly (readonly Chunk[])[]): boolean =>
    rows.length >= LEAST_BESIDE && wordsOf(rows.flat()) >= PROSE_WORDS * rows.length;
  return (['left', 'right'] as const).every((side) =>
    isProse(numbered.map((each) => each[side]).filter((beside) => beside.length > 0)),
  );
}

/** Share of the numbered rows that end in a number, none of them lower than the one before. */
const ENTRIES = 0.8;

/** Entries of a contents page: each has its number, its title and its page. */
function areEntries(numbered: readonly Numbered[]): boolean {
  const pages = numbered.flatMap(({ right }) => {
    const text = right.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text)).join('');
    return [Number(/\d{1,4}$/.exec(text)?.[0] ?? NaN)].filter((page) => !Number.isNaN(page));
  });
  return pages.length >= ENTRIES * numbered.length && pages.every((page, at) => at === 0 || page >= pages[at - 1]);
}

/** Share of the rows in which the number is repeated. */
const REPEATED = 0.4;

/** Lines of a form: the entry beside each repeats its number. */
const areRepeated = (numbered: readonly Numbered[]): boolean =>
  numbered.filter(({ number, left, right }) => [...left, ...right].some((other) => isSame(other, number))).length >=
  REPEATED * numbered.length;

const isNumber = (chunk: Chunk): boolean =>
  chunk.glyphs.length <= 4 && chunk.glyphs.every((glyph) => glyph.text >= '0' && glyph.text <= '9');

const isSame = (other: Chunk, number: Chunk): boolean => isNumber(other) && valueOf(other) === valueOf(number);

/** The candidates whose left or right edges are on the most common line. */
function alignedOf(candidates: readonly Numbered[], rows: readonly Row[]): Numbered[] {
  let best: Numbered[] = [];
  for (const side of ['start', 'end'] as const) {
    const line = median(candidates.map(({ number }) => number[side]));
    const aligned = candidates.filter(({ number }) => Math.abs(number[side] - line) <= ALIGNMENT * number.size);
    if (aligned.length > best.length) best = aligned;
  }
  // The margin is outside the text: hardly any of the rows between them extends into it.
  const start = least(best.map(({ number }) => number.start));
  const end = greatest(best.map(({ number }) => number.end));
  const numbers = new Set(best.map(({ number }) => number));
  const baselines = best.map(({ number }) => number.baseline);
  const [first, last] = [least(baselines), greatest(baselines)];
  const within = rows.filter(
    (row) =>
      row.baseline >= first &&
      row.baseline <= last &&
      row.chunks.some((chunk) => !numbers.has(chunk) && chunk.start < end && chunk.end > start),
  );
  return within.length * 5 <= best.length ? best : [];
}

const valueOf = ({ glyphs }: Chunk): number => Number(glyphs.map(({ text }) => text).join(''));

function countsUp(numbered: readonly Numbered[]): boolean {
  const numbers = numbered.map(({ number }) => valueOf(number));
  return STEPS.some((step) => {
    let regular = 0;
    for (let i = 1; i < numbers.length; i++) if (numbers[i] - numbers[i - 1] === step) regular++;
    return regular >= REGULAR * (numbers.length - 1);
  });
}
