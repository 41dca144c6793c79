/**
 * Aligns a quotation's tokens with the source's: equal ones paired, the rest as replaced, missing or added. The source's ends are free: it
 * may start before the quotation and continue after it. Needleman and Wunsch (1970), with free ends.
 */
import type { Token } from '../text/tokens.ts';

/** A place where the two sides differ: quotation tokens [quotedFrom, quotedTo) stand for source tokens [sourceFrom, sourceTo). */
export interface Hunk {
  readonly quotedFrom: number;
  readonly quotedTo: number;
  readonly sourceFrom: number;
  readonly sourceTo: number;
}

export interface Alignment {
  /** Source tokens from the first paired one to the last, end exclusive; empty if nothing pairs. */
  readonly sourceFrom: number;
  readonly sourceTo: number;
  readonly hunks: readonly Hunk[];
  /** For each quotation token, the source token that equals it, or -1. */
  readonly pairs: Int32Array;
  /** For each quotation token, the source token in its place, equal or not, or -1. */
  readonly partners: Int32Array;
}

/** The source tokens that take part; at a free end, tokens may be left over at no cost. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
  readonly free: boolean;
}

/** Points for a pair of equal tokens. */
const EQUAL = 4;
/** Replacing a word costs less than leaving it out and adding another, so that pairs stay side by side. */
const REPLACED = -3;
const REPLACED_BY_SIMILAR = -1;
const GAP = -2;

const STOP = 0;
const PAIR = 1;
const SKIP_QUOTED = 2;
const SKIP_SOURCE = 3;

/** Cells (quotation tokens times source tokens) of one table: 2 MB; longer stretches are cut at common passages first. */
const MAX_CELLS = 2_000_000;
/** Tokens of a passage at which long stretches are cut: shorter ones recur by chance. */
const ANCHOR_TOKENS = 4;

/** Both lists in reading order; all source tokens, ends free, unless a range is given. */
export function alignTokens(quoted: readonly Token[], source: readonly Token[], range?: SourceRange): Alignment {
  const { from, to, free } = range ?? { from: 0, to: source.length, free: true };
  const pairs = new Int32Array(quoted.length).fill(-1);
  const partners = new Int32Array(quoted.length).fill(-1);
  if (!pairAll(quoted, source, from, to, pairs, partners)) {
    const table: Table = { quoted, source, pairs, partners };
    alignRange(table, { quotedFrom: 0, quotedTo: quoted.length, sourceFrom: from, sourceTo: to }, free, free);
  }
  const extent = free ? pairedExtent(partners, pairs) : { sourceFrom: from, sourceTo: to };
  return { ...extent, hunks: hunksOf(extent, pairs), pairs, partners };
}

/** The common case, without a table: both lists are equal. */
function pairAll(
  quoted: readonly Token[],
  source: readonly Token[],
  from: number,
  to: number,
  pairs: Int32Array,
  partners: Int32Array,
): boolean {
  if (to - from !== quoted.length || quoted.some((token, at) => token.key !== source[from + at].key)) return false;
  for (let at = 0; at < quoted.length; at++) pairs[at] = partners[at] = from + at;
  return true;
}

interface Table {
  readonly quoted: readonly Token[];
  readonly source: readonly Token[];
  readonly pairs: Int32Array;
  readonly partners: Int32Array;
}

function alignRange(table: Table, range: Hunk, freeStart: boolean, freeEnd: boolean): void {
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = range;
  if (quotedFrom >= quotedTo || sourceFrom >= sourceTo) return;
  if ((quotedTo - quotedFrom) * (sourceTo - sourceFrom) <= MAX_CELLS) {
    alignTable(table, range, freeStart, freeEnd);
    return;
  }
  // Without a common passage there is nothing to pair in such a long stretch: it remains one difference.
  const anchors = commonPassages(table, range);
  if (anchors.length === 0) return;
  let from = { quotedFrom, sourceFrom };
  for (const [position, [quotedTo, sourceTo]] of anchors.entries()) {
    alignRange(table, { ...from, quotedTo, sourceTo }, position === 0 && freeStart, false);
    table.pairs[quotedTo] = table.partners[quotedTo] = sourceTo;
    from = { quotedFrom: quotedTo + 1, sourceFrom: sourceTo + 1 };
  }
  alignRange(table, { ...from, quotedTo, sourceTo }, false, freeEnd);
}

/** Passages that occur once on each side, in the longest order that both sides share (patience diff). */
function commonPassages(table: Table, range: Hunk): [number, number][] {
  const places = uniquePassages(table.source, range.sourceFrom, range.sourceTo);
  const candidates: [number, number][] = [];
  for (const [passage, inQuoted] of uniquePassages(table.quoted, range.quotedFrom, range.quotedTo)) {
    const inSource = places.get(passage);
    if (inQuoted >= 0 && inSource !== undefined && inSource >= 0) candidates.push([inQuoted, inSource]);
  }
  return longestIncreasing(candidates.sort((a, b) => a[0] - b[0]));
}

/** Start of every passage; -1 if it occurs more than once. */
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

function alignTable(table: Table, range: Hunk, freeStart: boolean, freeEnd: boolean): void {
  const { quoted, source } = table;
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = range;
  const rows = quotedTo - quotedFrom;
  const columns = sourceTo - sourceFrom;
  const moves = new Uint8Array((rows + 1) * (columns + 1));
  const ids = new Map<string, number>();
  const left = encode(quoted, quotedFrom, quotedTo, ids);
  const right = encode(source, sourceFrom, sourceTo, ids);
  let above = new Int32Array(columns + 1);
  let current = new Int32Array(columns + 1);
  for (let column = 1; column <= columns; column++) {
    above[column] = freeStart ? 0 : column * GAP;
    moves[column] = freeStart ? STOP : SKIP_SOURCE;
  }
  for (let row = 1; row <= rows; row++) {
    const id = left.ids[row - 1];
    const kind = left.kinds[row - 1];
    const first = left.firsts[row - 1];
    const last = left.lasts[row - 1];
    current[0] = row * GAP;
    moves[row * (columns + 1)] = SKIP_QUOTED;
    const sourceGap = freeEnd && row === rows ? 0 : GAP;
    for (let column = 1; column <= columns; column++) {
      const other = column - 1;
      let score = REPLACED;
      if (right.ids[other] === id) score = EQUAL;
      else if (kind === right.kinds[other]) {
        const mayBeSimilar = kind === kindCodes.word && (first === right.firsts[other] || last === right.lasts[other]);
        if (kind === kindCodes.number) score = REPLACED_BY_SIMILAR;
        else if (mayBeSimilar && isSimilar(quoted[quotedFrom + row - 1].key, source[sourceFrom + other].key)) {
          score = REPLACED_BY_SIMILAR;
        }
      }
      const pair = above[other] + score;
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
      table.partners[quotedFrom + row] = sourceFrom + column;
      if (quoted[quotedFrom + row].key === source[sourceFrom + column].key) {
        table.pairs[quotedFrom + row] = sourceFrom + column;
      }
    } else if (move === SKIP_QUOTED) row--;
    else column--;
  }
}

/** Tokens as numbers: equal keys have equal ids, so that filling the table compares no strings. */
interface Codes {
  readonly ids: Int32Array;
  readonly kinds: Uint8Array;
  /** First and last letter of the key in one number: words that share neither are not similar. */
  readonly firsts: Uint16Array;
  readonly lasts: Uint16Array;
}

const kindCodes = { word: 0, number: 1, glyph: 2, symbol: 3 } as const;

function encode(tokens: readonly Token[], from: number, to: number, ids: Map<string, number>): Codes {
  const count = to - from;
  const codes = {
    ids: new Int32Array(count),
    kinds: new Uint8Array(count),
    firsts: new Uint16Array(count),
    lasts: new Uint16Array(count),
  };
  for (let at = 0; at < count; at++) {
    const { key, kind } = tokens[from + at];
    let id = ids.get(key);
    if (id === undefined) {
      id = ids.size;
      ids.set(key, id);
    }
    codes.ids[at] = id;
    codes.kinds[at] = kindCodes[kind];
    codes.firsts[at] = key.charCodeAt(0);
    codes.lasts[at] = key.charCodeAt(key.length - 1);
  }
  return codes;
}

/** Words that begin or end alike: the same word in another form, or with an error in it. */
export function isSimilar(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  if (shorter * 2 < longer) return false;
  let same = 0;
  while (same < shorter && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  let sameEnd = 0;
  while (sameEnd < shorter - same && a.charCodeAt(a.length - 1 - sameEnd) === b.charCodeAt(b.length - 1 - sameEnd)) {
    sameEnd++;
  }
  return same + sameEnd >= Math.max(2, longer / 2);
}

/** From the first source token that is paired or replaced to the last; empty if no token is paired. */
function pairedExtent(partners: Int32Array, pairs: Int32Array): { sourceFrom: number; sourceTo: number } {
  if (pairs.every((source) => source < 0)) return { sourceFrom: 0, sourceTo: 0 };
  const used = partners.filter((source) => source >= 0);
  return { sourceFrom: used[0], sourceTo: used[used.length - 1] + 1 };
}

/** Hunks between pairs, with what was replaced before the first pair and after the last. */
function hunksOf(extent: { sourceFrom: number; sourceTo: number }, pairs: Int32Array): Hunk[] {
  const hunks: Hunk[] = [];
  let quotedFrom = 0;
  let { sourceFrom } = extent;
  for (let at = 0; at <= pairs.length; at++) {
    if (at < pairs.length && pairs[at] < 0) continue;
    const sourceTo = at < pairs.length ? pairs[at] : extent.sourceTo;
    if (at > quotedFrom || sourceTo > sourceFrom) hunks.push({ quotedFrom, quotedTo: at, sourceFrom, sourceTo });
    quotedFrom = at + 1;
    sourceFrom = sourceTo + 1;
  }
  return hunks;
}
