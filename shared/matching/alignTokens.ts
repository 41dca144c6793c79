/**
 * Lays a quotation's tokens beside the source's: equal ones paired, the rest as replaced, missing or added. The source's
 * ends are free: it may start before the quotation and go on after it. Needleman and Wunsch (1970), with free ends.
 */
import type { Token } from './tokens.ts';

/** A place where both sides differ: quotation tokens [quotedFrom, quotedTo) stand for source tokens [sourceFrom, sourceTo). */
export interface Hunk {
  readonly quotedFrom: number;
  readonly quotedTo: number;
  readonly sourceFrom: number;
  readonly sourceTo: number;
}

export interface Alignment {
  /** Source tokens from the first paired one to the last, end exclusive; empty when nothing pairs. */
  readonly sourceFrom: number;
  readonly sourceTo: number;
  readonly hunks: readonly Hunk[];
  /** For each quotation token the source token that equals it, or -1. */
  readonly pairs: Int32Array;
}

/** Points of a pair of equal tokens. */
const EQUAL = 4;
/** A replaced word costs less than leaving it out and adding another, so that pairs stand beside each other. */
const REPLACED = -3;
const REPLACED_BY_SIMILAR = -1;
const GAP = -2;

const STOP = 0;
const PAIR = 1;
const SKIP_QUOTED = 2;
const SKIP_SOURCE = 3;

/** Cells (quotation tokens times source tokens) of one table: 2 MB; longer stretches are cut at common passages first. */
const MAX_CELLS = 2_000_000;
/** Tokens of a passage at which long stretches are cut: shorter ones occur by chance. */
const ANCHOR_TOKENS = 4;

/** Both lists in reading order. */
export function alignTokens(quoted: readonly Token[], source: readonly Token[]): Alignment {
  const pairs = new Int32Array(quoted.length).fill(-1);
  alignRange(quoted, 0, quoted.length, source, 0, source.length, true, true, pairs);
  return { ...extent(pairs), hunks: hunksOf(pairs), pairs };
}

function alignRange(
  quoted: readonly Token[],
  quotedFrom: number,
  quotedTo: number,
  source: readonly Token[],
  sourceFrom: number,
  sourceTo: number,
  freeStart: boolean,
  freeEnd: boolean,
  pairs: Int32Array,
): void {
  if (quotedFrom >= quotedTo || sourceFrom >= sourceTo) return;
  if ((quotedTo - quotedFrom) * (sourceTo - sourceFrom) <= MAX_CELLS) {
    alignTable(quoted, quotedFrom, quotedTo, source, sourceFrom, sourceTo, freeStart, freeEnd, pairs);
    return;
  }
  let lastQuoted = quotedFrom;
  let lastSource = sourceFrom;
  const anchors = commonPassages(quoted, quotedFrom, quotedTo, source, sourceFrom, sourceTo);
  // Without a common passage there is nothing to pair in so long a stretch: it stays a difference as a whole.
  if (anchors.length === 0) return;
  for (const [position, [inQuoted, inSource]] of anchors.entries()) {
    alignRange(quoted, lastQuoted, inQuoted, source, lastSource, inSource, position === 0 && freeStart, false, pairs);
    pairs[inQuoted] = inSource;
    lastQuoted = inQuoted + 1;
    lastSource = inSource + 1;
  }
  alignRange(quoted, lastQuoted, quotedTo, source, lastSource, sourceTo, false, freeEnd, pairs);
}

/** Passages that occur once on each side, in the longest order that both sides share (patience difference). */
function commonPassages(
  quoted: readonly Token[],
  quotedFrom: number,
  quotedTo: number,
  source: readonly Token[],
  sourceFrom: number,
  sourceTo: number,
): [number, number][] {
  const places = uniquePassages(source, sourceFrom, sourceTo);
  const candidates: [number, number][] = [];
  for (const [passage, inQuoted] of uniquePassages(quoted, quotedFrom, quotedTo)) {
    const inSource = places.get(passage);
    if (inQuoted >= 0 && inSource !== undefined && inSource >= 0) candidates.push([inQuoted, inSource]);
  }
  return longestIncreasing(candidates.sort((a, b) => a[0] - b[0]));
}

/** Start of every passage; -1 when it occurs more than once. */
function uniquePassages(tokens: readonly Token[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = from; at + ANCHOR_TOKENS <= to; at++) {
    const passage = tokens
      .slice(at, at + ANCHOR_TOKENS)
      .map((token) => token.key)
      .join(' ');
    places.set(passage, places.has(passage) ? -1 : at);
  }
  return places;
}

function longestIncreasing(candidates: [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before = new Int32Array(candidates.length).fill(-1);
  for (const [position, [, inSource]] of candidates.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (candidates[tails[middle]][1] < inSource) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[position] = tails[low - 1];
    tails[low] = position;
  }
  const chain: [number, number][] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at]) chain.push(candidates[at]);
  return chain.reverse();
}

function alignTable(
  quoted: readonly Token[],
  quotedFrom: number,
  quotedTo: number,
  source: readonly Token[],
  sourceFrom: number,
  sourceTo: number,
  freeStart: boolean,
  freeEnd: boolean,
  pairs: Int32Array,
): void {
  const rows = quotedTo - quotedFrom;
  const columns = sourceTo - sourceFrom;
  const moves = new Uint8Array((rows + 1) * (columns + 1));
  let above = new Int32Array(columns + 1);
  let current = new Int32Array(columns + 1);
  for (let column = 1; column <= columns; column++) {
    above[column] = freeStart ? 0 : column * GAP;
    moves[column] = freeStart ? STOP : SKIP_SOURCE;
  }
  for (let row = 1; row <= rows; row++) {
    const token = quoted[quotedFrom + row - 1];
    current[0] = row * GAP;
    moves[row * (columns + 1)] = SKIP_QUOTED;
    const sourceGap = freeEnd && row === rows ? 0 : GAP;
    for (let column = 1; column <= columns; column++) {
      const pair = above[column - 1] + pairScore(token, source[sourceFrom + column - 1]);
      const skipQuoted = above[column] + GAP;
      const skipSource = current[column - 1] + sourceGap;
      const best = Math.max(pair, skipQuoted, skipSource);
      current[column] = best;
      moves[row * (columns + 1) + column] = best === pair ? PAIR : best === skipQuoted ? SKIP_QUOTED : SKIP_SOURCE;
    }
    [above, current] = [current, above];
  }
  for (let row = rows, column = columns; row > 0;) {
    const move = moves[row * (columns + 1) + column];
    if (move === PAIR) {
      row--;
      column--;
      if (quoted[quotedFrom + row].key === source[sourceFrom + column].key) {
        pairs[quotedFrom + row] = sourceFrom + column;
      }
    } else if (move === SKIP_QUOTED) row--;
    else column--;
  }
}

function pairScore(quoted: Token, source: Token): number {
  if (quoted.key === source.key) return EQUAL;
  if (quoted.kind !== source.kind) return REPLACED;
  if (quoted.kind === 'number') return REPLACED_BY_SIMILAR;
  return quoted.key.length > 3 && quoted.key.slice(0, 3) === source.key.slice(0, 3) ? REPLACED_BY_SIMILAR : REPLACED;
}

function extent(pairs: Int32Array): { sourceFrom: number; sourceTo: number } {
  const paired = pairs.filter((source) => source >= 0);
  return paired.length === 0
    ? { sourceFrom: 0, sourceTo: 0 }
    : { sourceFrom: paired[0], sourceTo: paired[paired.length - 1] + 1 };
}

/** Hunks between pairs; before the first and after the last pair the source's side is empty. */
function hunksOf(pairs: Int32Array): Hunk[] {
  const hunks: Hunk[] = [];
  let quotedFrom = 0;
  let sourceFrom = -1;
  for (let at = 0; at <= pairs.length; at++) {
    if (at < pairs.length && pairs[at] < 0) continue;
    const sourceTo = at < pairs.length ? pairs[at] : sourceFrom;
    const start = sourceFrom < 0 ? sourceTo : sourceFrom;
    if (at > quotedFrom || sourceTo > start) {
      hunks.push({ quotedFrom, quotedTo: at, sourceFrom: Math.max(0, start), sourceTo: Math.max(0, sourceTo) });
    }
    quotedFrom = at + 1;
    sourceFrom = sourceTo + 1;
  }
  return hunks;
}
