/** Line numbers in the margin of transcripts, pleadings and manuscripts: beside the text for a reader, not in it. */
import type { Chunk } from './chunks.ts';
import type { Row } from './rows.ts';

/** Fewer numbers may be a list or the ranks of a short table. */
const LEAST_NUMBERS = 8;
/** Part of the steps from number to number that must be equal: now and then one is hidden by other text. */
const REGULAR = 0.9;
/** Lines are numbered one by one, or every fifth. */
const STEPS = [1, 5];
/** Chunks per row beside the numbers: more is a table, whose first column holds ranks. */
const MOST_CHUNKS = 2.2;
/** Words per row beside the numbers, from which on they are prose. */
const PROSE_WORDS = 2.5;
/** In font sizes: how ragged the edges of the numbers may be, on the side where they are aligned. */
const ALIGNMENT = 0.8;

/** The chunks that are line numbers; empty when there are none. */
export function marginNumbers(rows: readonly Row[]): ReadonlySet<Chunk> {
  for (const edge of ['first', 'last'] as const) {
    const found = numbersAt(rows, edge);
    if (found !== undefined) return new Set(found);
  }
  return new Set();
}

function numbersAt(rows: readonly Row[], edge: 'first' | 'last'): Chunk[] | undefined {
  const candidates: Chunk[] = [];
  let chunksBeside = 0;
  let wordsBeside = 0;
  let rowsBeside = 0;
  for (const row of rows) {
    const chunk = row.chunks.at(edge === 'first' ? 0 : -1);
    if (chunk === undefined || !isNumber(chunk)) continue;
    candidates.push(chunk);
    const beside = row.chunks.filter((other) => other !== chunk);
    if (beside.length === 0) continue;
    rowsBeside++;
    chunksBeside += beside.length;
    wordsBeside += beside.reduce((sum, other) => sum + other.words, 0);
  }
  if (candidates.length < LEAST_NUMBERS) return undefined;
  const aligned = alignedOf(candidates, rows);
  if (aligned.length < LEAST_NUMBERS || rowsBeside === 0) return undefined;
  if (chunksBeside > MOST_CHUNKS * rowsBeside || wordsBeside < PROSE_WORDS * rowsBeside) return undefined;
  return countsUp(aligned) ? aligned : undefined;
}

const isNumber = (chunk: Chunk): boolean =>
  chunk.glyphs.length <= 4 && chunk.glyphs.every((glyph) => glyph.text >= '0' && glyph.text <= '9');

/** The candidates whose left or right edges stand on the commonest line. */
function alignedOf(candidates: readonly Chunk[], rows: readonly Row[]): Chunk[] {
  let best: Chunk[] = [];
  for (const side of ['start', 'end'] as const) {
    const edges = candidates.map((chunk) => chunk[side]).sort((one, other) => one - other);
    const line = edges[edges.length >> 1] ?? 0;
    const aligned = candidates.filter((chunk) => Math.abs(chunk[side] - line) <= ALIGNMENT * chunk.size);
    if (aligned.length > best.length) best = aligned;
  }
  // The margin is outside the text: of the other rows hardly any reaches into it.
  const start = Math.min(...best.map((chunk) => chunk.start));
  const end = Math.max(...best.map((chunk) => chunk.end));
  const numbered = new Set(best);
  const within = rows.filter((row) =>
    row.chunks.some((chunk) => !numbered.has(chunk) && chunk.start < end && chunk.end > start),
  );
  return within.length * 5 <= best.length ? best : [];
}

function countsUp(chunks: readonly Chunk[]): boolean {
  const numbers = chunks.map((chunk) => Number(chunk.glyphs.map((glyph) => glyph.text).join('')));
  return STEPS.some((step) => {
    let regular = 0;
    for (let i = 1; i < numbers.length; i++) if (numbers[i] - numbers[i - 1] === step) regular++;
    return regular >= REGULAR * (numbers.length - 1);
  });
}
