/** Compares a quotation with a stretch of the source, token by token, and keeps the differences that may alter the meaning. */
import { alignTokens, type Alignment, type Hunk, type SourceRange } from './alignTokens.ts';
import { withDenials } from '../edges/deniedEdges.ts';
import { wholeAround } from '../edges/edges.ts';
import { withClaimedEnd } from '../edges/claimedEnd.ts';
import { withAnswer } from '../edges/fieldEdges.ts';
import { withMarks } from '../edges/markEdges.ts';
import { withLeadingDenial } from '../edges/leadingDenial.ts';
import { pairAtEdge } from './edgePairs.ts';
import { isHarmless } from './harmless.ts';
import { changedGaps } from '../punctuation/changedGaps.ts';
import type { Measure } from '../edges/numberEdges.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { changedPoints } from './spellings.ts';
import { changedUnits } from './unitCase.ts';
import type { Window } from '../source/window.ts';

export interface Comparison {
  readonly quoted: QuotedText;
  readonly window: Window;
  readonly alignment: Alignment;
  /** What differs and may alter the meaning; the source says what the quotation says when there is none. */
  readonly harmful: readonly Hunk[];
  /** Differences that were found harmless: the more of them, the less sure the verdict. */
  readonly harmless: number;
  /** Tokens of the window that the match covers, end exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Source tokens by which a difference at the edge of a match may grow to prove harmless: a word in three pieces. */
const MAX_EDGE_GROWTH = 3;

/** @param measure `optional` for a value, whose unit and magnitude the quotation around it states */
export function comparePassage(
  quoted: QuotedText,
  window: Window,
  range?: SourceRange,
  measure: Measure = 'needed',
): Comparison {
  const alignment = alignTokens(quoted.tokens, window.tokens, range);
  const harmful: Hunk[] = [];
  const harmless: Hunk[] = [];
  harmful.push(...changedUnits(quoted, window, alignment.pairs));
  harmful.push(...changedPoints(quoted, window, alignment.pairs));
  let from = alignment.sourceFrom;
  let to = alignment.sourceTo;
  for (const hunk of alignment.hunks) {
    const excused = isHarmless(quoted, window, hunk) ? hunk : growAtEdge(quoted, window, hunk);
    if (excused === undefined) {
      const paired = pairAtEdge(quoted, window, withoutHarmlessEnds(quoted, window, hunk));
      harmful.push(paired);
      from = Math.min(from, paired.sourceFrom);
      to = Math.max(to, paired.sourceTo);
      continue;
    }
    harmless.push(excused);
    from = Math.min(from, excused.sourceFrom);
    to = Math.max(to, excused.sourceTo);
  }
  harmful.push(...changedGaps(quoted, window, alignment.pairs, harmless));
  if (to > from) {
    const cutOut = wholeAround(window, from, to, measure);
    const marked = withMarks(window, cutOut.from, cutOut.to);
    const denied = withDenials(window, marked.from, withAnswer(window, marked.from, marked.to));
    const claimed = denied.to === alignment.sourceTo ? withClaimedEnd(quoted, window, denied.to) : denied.to;
    const whole = { from: withLeadingDenial(quoted, window, denied.from), to: claimed };
    if (whole.from < from) {
      harmful.unshift({ quotedFrom: 0, quotedTo: 1, sourceFrom: whole.from, sourceTo: from + 1 });
    }
    if (whole.to > to) {
      const last = quoted.tokens.length;
      harmful.push({ quotedFrom: last - 1, quotedTo: last, sourceFrom: to - 1, sourceTo: whole.to });
    }
    from = whole.from;
    to = whole.to;
  }
  harmful.sort((a, b) => a.quotedFrom - b.quotedFrom || a.sourceFrom - b.sourceFrom);
  return { quoted, window, alignment, harmful, harmless: harmless.length, from, to };
}

/** Tokens at an end of a difference that are taken for a word in pieces. */
const MAX_PIECES = 3;

/** "without caution" beside "with cau-\ntion" differs in one word: what is harmless at the ends is no part of the difference. */
function withoutHarmlessEnds(quoted: QuotedText, window: Window, hunk: Hunk): Hunk {
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = hunk;
  for (let words = 1; words <= MAX_PIECES && words < quotedTo - quotedFrom; words++) {
    for (let pieces = 1; pieces <= MAX_PIECES && pieces < sourceTo - sourceFrom; pieces++) {
      const end = { ...hunk, quotedFrom: quotedTo - words, sourceFrom: sourceTo - pieces };
      if (isHarmless(quoted, window, end)) return { ...hunk, quotedTo: end.quotedFrom, sourceTo: end.sourceFrom };
      const start = { ...hunk, quotedTo: quotedFrom + words, sourceTo: sourceFrom + pieces };
      if (isHarmless(quoted, window, start)) return { ...hunk, quotedFrom: start.quotedTo, sourceFrom: start.sourceTo };
    }
  }
  return hunk;
}

/** The alignment leaves the source's ends free, so that a broken word at an edge lost the pieces that look unlike it. */
function growAtEdge(quoted: QuotedText, window: Window, hunk: Hunk): Hunk | undefined {
  for (let growth = 1; growth <= MAX_EDGE_GROWTH; growth++) {
    if (hunk.quotedFrom === 0 && hunk.sourceFrom - growth >= 0) {
      const grown = { ...hunk, sourceFrom: hunk.sourceFrom - growth };
      if (isHarmless(quoted, window, grown)) return grown;
    }
    if (hunk.quotedTo === quoted.tokens.length && hunk.sourceTo + growth <= window.tokens.length) {
      const grown = { ...hunk, sourceTo: hunk.sourceTo + growth };
      if (isHarmless(quoted, window, grown)) return grown;
    }
  }
  return undefined;
}
