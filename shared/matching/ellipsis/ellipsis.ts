/** A quotation that its author shortened: its parts must be in the source, in order and close together. */
import { comparePassage, type Comparison } from '../comparison/comparePassage.ts';
import { crossedHead, isHeadOfNext } from './crossedHeads.ts';
import type { Omission } from './leftOut.ts';
import { omissionBetween } from './omission.ts';
import { skipsLeadIn } from './ownHeads.ts';
import { isForetold } from '../language/doubts.ts';
import { isNoDenialThere } from '../language/leadingDenials.ts';
import { isNegation } from '../language/negations.ts';
import { findNearest } from '../search/findNearest.ts';
import { findPlaces } from '../search/findPlaces.ts';
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';
import { isTitle } from './skippedHeads.ts';
import { skipsCells } from './skippedRows.ts';
import { tokenWeight } from '../search/relevance.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Question } from '../quotation/question.ts';
import { rawWords, segmentAt, tokensBetween, windowOf, type Window } from '../source/window.ts';

/** How the three dots are written, in brackets or bare; the full stop of "said so. ... Then" is its sentence's. */
const ellipsis = /[[(（]\s*(?:…+|⋯|\.\s?\.\s?\.)\s*[\])）]|(?:…|⋯)+|(?!\.\s\.{3}(?!\s?\.))\.(?:\s?\.){2,}/gu;

/** Letters between two parts that are searched: about a page, so that a reader is told where too much is left out. */
const MAX_OMITTED_LETTERS = 2_400;
/** The same around a part that is too slight to be certain: it must be in the same sentence or the next. */
const MAX_OMITTED_BESIDE_SLIGHT = 240;
/** Weight of a part that is certain by itself: about two content words. */
const SOLID_WEIGHT = 1.8;
/** Weight of the most certain part, from which the others are searched: a content word. */
const MIN_ANCHOR_WEIGHT = 0.9;
/** Weight of all parts together: with less, words that are close by chance would pass. */
const MIN_WHOLE_WEIGHT = 2.2;
/** Words of a part that stands for itself. */
const MIN_PART_WORDS = 3;
/** Parts of a quotation: more make it a list of fragments, not a quotation. */
const MAX_PARTS = 12;
/** Places of the most certain part that are tried. */
const MAX_ANCHORS = 40;

export interface Shortened {
  /** One comparison per part, none harmful, in reading order. */
  readonly parts: readonly Comparison[];
  /** What is left out between them, one fewer than there are parts. */
  readonly omissions: readonly Omission[];
  /** Only the number of an item is left out: the parts follow each other directly. */
  readonly isWhole?: boolean;
}

/** The parts of a shortened quotation; one part if it is not shortened. */
export const partsOf = (raw: string): string[] =>
  raw
    .split(ellipsis)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);

/** The place where nothing that is left out matters; otherwise the first where all parts occur in order. */
export function findShortened(index: SourceIndex, quoted: QuotedText, quotation: Question): Shortened | undefined {
  const parts = partsOf(quoted.raw).map((part) => quotedText(part, quoted.policy));
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined;
  const weights = parts.map((part) => sum(part.tokens.map(tokenWeight)));
  const surest = weights.indexOf(Math.max(...weights));
  // "Branch training … On track": what is so slight must be cells of one row.
  const mustBeCells = parts.every((part) => wordsOf(part) < MIN_PART_WORDS);
  if (weights[surest] < MIN_ANCHOR_WEIGHT || sum(weights) < MIN_WHOLE_WEIGHT) return undefined;
  const exact = findPlaces(index, parts[surest], quotation, MAX_ANCHORS).found;
  const anchors = exact.length > 0 ? exact : findNearest(index, parts[surest], quotation).filter(isHarmless);
  const isRefused = ({ rule }: Omission): boolean => quoted.policy(rule) === 'block';
  let first: Shortened | undefined;
  for (const anchor of anchors) {
    const chain = chainFrom(index, parts, weights, surest, anchor);
    if (chain === undefined) continue;
    const between = chain.slice(1).map((_, at) => omissionAfter(index, chain, at));
    if (mustBeCells && !between.every((cut) => cut === undefined || skipsCells(cut.window, cut.from, cut.to))) continue;
    const words = wordsInSentences(parts, between);
    const omissions = between.flatMap((omission, at) => {
      const isSlight =
        (words[at] < MIN_PART_WORDS && !isTitle(chain[at]) && !isHeadOfNext(index, chain[at], chain[at + 1])) ||
        words[at + 1] < MIN_PART_WORDS;
      if (omission?.crossesSentence !== true || !isSlight || omission.rule === 'elision.section') return omission ?? [];
      return { ...omission, rule: 'elision.too-far' as const };
    });
    omissions.push(...cutEnd(chain[chain.length - 1]));
    const shortened = { parts: chain, omissions };
    if (!omissions.some(isRefused)) return shortened;
    first ??= shortened;
  }
  return first;
}

/** What is left out after a part; a heading in it matters most, unless something else keeps the parts from being joined at all. */
function omissionAfter(index: SourceIndex, chain: readonly Comparison[], at: number): Omission | undefined {
  const omission = omissionBetween(index, chain[at], chain[at + 1]);
  if (omission !== undefined && skipsLeadIn(chain[at], chain[at + 1])) return { ...omission, rule: 'elision.head' };
  const head = omission && crossedHead(index, chain, at, omission);
  if (omission === undefined || head === undefined) return omission;
  const isRefused = chain[at].quoted.policy(omission.rule) === 'block';
  return isRefused && head.rule !== 'elision.section' ? omission : { ...omission, ...head };
}

/** "The hull is insured … the cargo is" of "the cargo is not": someone who shortens in the middle has read to the end. */
function cutEnd({ window, to }: Comparison): Omission[] {
  const { tokens, text } = window;
  if (to >= tokens.length) return [];
  const { end } = tokens[to - 1];
  const place = { from: to, to: to + 1 };
  const cut = { window, ...place, crossesSentence: false, matters: place };
  if (isForetold(text.slice(end, end + FORETOLD_REACH))) return [{ ...cut, rule: 'elision.condition' }];
  // "No. 12" in the line below a name.
  const isApart = text.slice(end, tokens[to].start).includes('\n') && /^\p{Lu}/u.test(rawWords(window, to, to + 1));
  const isDenied =
    !isApart &&
    isNegation(tokens[to].key) &&
    !isNoDenialThere(tokens[to].key, () => tokens.map(({ key }) => key)) &&
    /^\s+$/.test(text.slice(end, tokens[to].start));
  return isDenied ? [{ ...cut, rule: 'elision.denial' }] : [];
}

/** UTF-16 units in which a verb's ending says that something is only planned. */
const FORETOLD_REACH = 16;

const isHarmless = (comparison: Comparison): boolean => comparison.harmful.length === 0;

function chainFrom(
  index: SourceIndex,
  parts: readonly QuotedText[],
  weights: readonly number[],
  surest: number,
  anchor: Comparison,
): Comparison[] | undefined {
  const chain = new Array<Comparison>(parts.length);
  chain[surest] = anchor;
  const reach = (left: number, right: number): number => {
    const isSure = [left, right].every((at) => weights[at] >= SOLID_WEIGHT || wordsOf(parts[at]) >= MIN_PART_WORDS);
    return isSure ? MAX_OMITTED_LETTERS : MAX_OMITTED_BESIDE_SLIGHT;
  };
  for (let at = surest + 1; at < parts.length; at++) {
    const limit = reach(at - 1, at);
    const start = endPlace(chain[at - 1]);
    const next = findWithin(index, parts[at], start, start + limit + parts[at].letters.length, 'first');
    if (next === undefined) return undefined;
    chain[at] = next;
  }
  for (let at = surest - 1; at >= 0; at--) {
    const limit = reach(at, at + 1);
    const end = startPlace(chain[at + 1]);
    const previous = findWithin(index, parts[at], end - limit - parts[at].letters.length, end, 'last');
    if (previous === undefined) return undefined;
    chain[at] = previous;
  }
  return chain;
}

const startPlace = ({ window, from }: Comparison): number => window.letterPlaces[from];
const endPlace = ({ window, to }: Comparison): number =>
  window.letterPlaces[to - 1] + window.tokens[to - 1].letters.length;

/** The part between two places in the stream, nearest to its neighbouring part. */
function findWithin(
  index: SourceIndex,
  part: QuotedText,
  start: number,
  end: number,
  which: 'first' | 'last',
): Comparison | undefined {
  const from = Math.max(0, start);
  const to = Math.min(index.letters.length, end);
  if (to <= from) return undefined;
  const window = windowOf(index, segmentAt(index, from), segmentAt(index, to - 1), 1);
  const inside = tokensBetween(window, from, to);
  const exact = exactRanges(part, window, inside.from, inside.to);
  if (which === 'last') exact.reverse();
  for (const range of exact) {
    const comparison = comparePassage(part, window, { ...range, free: false });
    if (comparison.harmful.length === 0) return comparison;
  }
  const comparison = comparePassage(part, window, { ...inside, free: true });
  return comparison.harmful.length === 0 && comparison.to > comparison.from ? comparison : undefined;
}

function exactRanges(part: QuotedText, window: Window, from: number, to: number): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  const length = part.tokens.length;
  for (let at = from; at + length <= to; at++) {
    if (part.tokens.every((token, order) => token.key === window.tokens[at + order].key)) {
      ranges.push({ from: at, to: at + length });
    }
  }
  return ranges;
}

/**
 * Words of each part that belong to its own sentence: one or two beside another sentence prove nothing, as "Revenue … $5 million" may be
 * the costs' millions.
 */
function wordsInSentences(parts: readonly QuotedText[], between: readonly (Omission | undefined)[]): number[] {
  const sentences = parts.map(() => 0);
  for (let at = 1; at < parts.length; at++)
    sentences[at] = sentences[at - 1] + (between[at - 1]?.crossesSentence === true ? 1 : 0);
  return sentences.map((own) => sum(parts.map((part, at) => (sentences[at] === own ? wordsOf(part) : 0))));
}

/** Words of a part; two characters of an unspaced script count as one. */
const wordsOf = (part: QuotedText): number =>
  sum(part.tokens.map(({ kind }) => (kind === 'symbol' ? 0 : kind === 'glyph' ? 0.5 : 1)));
