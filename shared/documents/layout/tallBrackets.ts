/** Brackets around several lines: a line of their own size would take these for superscripts and subscripts beside it. */
import { chunkOf, type Chunk } from './chunks.ts';

/** A bracket is at least this many times as large as the lines that it encloses. */
const LEAST_RATIO = 1.5;
/** Lines beside it: what is drawn large before a single line belongs to that. */
const LEAST_LINES = 2;
/** Characters of a line that it encloses: in formulas fractions are shorter. */
const LEAST_CHARACTERS = 5;
/** In font sizes: letters extend this far above and below their middle. */
const BASELINE_BELOW_MIDDLE = 0.35;
/** In sizes of the bracket: what it encloses begins no further away. */
const DISTANCE = 0.7;

const BRACKET = /^[()[\]{}（）［］｛｝〔〕【】⎧⎨⎩⎪⎫⎬⎭⎰⎱]$/u;

/** The chunks with every such bracket as large as the lines beside it, at the middle of its height. */
export function withTallBrackets(chunks: readonly Chunk[]): readonly Chunk[] {
  if (!chunks.some(isBracket)) return chunks;
  return chunks.map((chunk) => {
    if (!isBracket(chunk)) return chunk;
    const beside = chunks.filter((other) => standsBeside(other, chunk));
    const baselines = new Set(beside.map(({ baseline }) => Math.round(baseline)));
    if (baselines.size < LEAST_LINES) return chunk;
    const { size } = beside[0];
    const baseline = (chunk.top + chunk.bottom) / 2 + BASELINE_BELOW_MIDDLE * size;
    return chunkOf([{ ...chunk.glyphs[0], baseline, size, top: baseline - size, bottom: baseline }]);
  });
}

const isBracket = ({ glyphs }: Chunk): boolean => glyphs.length === 1 && BRACKET.test(glyphs[0].text);

function standsBeside(chunk: Chunk, bracket: Chunk): boolean {
  const middle = (chunk.top + chunk.bottom) / 2;
  return (
    chunk.size * LEAST_RATIO <= bracket.size &&
    chunk.glyphs.length >= LEAST_CHARACTERS &&
    middle > bracket.top &&
    middle < bracket.bottom &&
    chunk.start - bracket.end <= DISTANCE * bracket.size &&
    bracket.start - chunk.end <= DISTANCE * bracket.size
  );
}
