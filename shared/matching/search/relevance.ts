/** How much of a quotation a passage holds, and whether that would help a reader. */
import { isSimilar } from '../alignment/alignTokens.ts';
import type { Comparison } from '../comparison/comparePassage.ts';
import { findExact } from '../source/findExact.ts';
import { isCommonGlyph, isStopword } from '../language/stopwords.ts';
import { quotedWords } from '../quotation/quotedText.ts';
import { rawWords } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

/** Weight of a function word: finding "of the" proves nothing. */
const STOPWORD_WEIGHT = 0.15;
/** Letters of a word that counts in full; shorter words weigh their share. */
const FULL_WEIGHT_LETTERS = 5;
/** A character of an unspaced script is about half a word. */
const GLYPH_WEIGHT = 0.5;
const COMMON_GLYPH_WEIGHT = 0.15;

/** Share of its weight that a word keeps if the passage has a similar one in its place: mistyped, or inflected. */
const SIMILAR_SHARE = 0.6;

/** Share of the quotation's weight that a passage must hold to be an approximate version of it. */
const MIN_SHARE = 0.5;
/** Weight of words below which a likeness may be chance, however large its share. */
const MIN_WEIGHT = 1.6;
/** Weight of an unbroken run beside a changed number: one long word, "£52.57 per sheet". */
const MIN_WEIGHT_BESIDE_FIGURE = 1.1;
/** The same if it occurs once in the source, so that there is no doubt which place is meant: "Card 4471". */
const MIN_WEIGHT_OF_PLACE = 0.7;
/** Weight of an unbroken run that helps a reader even as a small part of a long quotation: about five content words. */
const MIN_RUN_WEIGHT = 4.5;

export function tokenWeight(token: Token): number {
  if (token.kind === 'symbol') return STOPWORD_WEIGHT;
  if (token.kind === 'glyph') return isCommonGlyph(token.key) ? COMMON_GLYPH_WEIGHT : GLYPH_WEIGHT;
  if (token.kind === 'number') return Math.min(1, 0.4 + token.letters.length * 0.15);
  return isStopword(token.key) ? STOPWORD_WEIGHT : Math.min(1, token.letters.length / FULL_WEIGHT_LETTERS);
}

export interface Relevance {
  /** 0..1: the share of the quotation's weight that is in the passage, in order. */
  readonly share: number;
  /** Weight of what is there. */
  readonly weight: number;
  /** Weight of the longest run; a number or name for which the passage has another does not break it. */
  readonly run: number;
  /** All that is missing is numbers and names, for which the passage has others. */
  readonly isFilledOtherwise: boolean;
  /** The rest is nowhere else. */
  readonly isUnique: boolean;
}

export function relevanceOf(comparison: Comparison): Relevance {
  const { pairs, partners } = comparison.alignment;
  let total = 0;
  let weight = 0;
  let run = 0;
  let longest = 0;
  let runLetters = '';
  let longestLetters = '';
  let isFilled = false;
  let isOtherwise = false;
  for (const [position, token] of comparison.quoted.tokens.entries()) {
    const worth = tokenWeight(token);
    total += worth;
    const continues = position > 0 && partners[position] === partners[position - 1] + 1;
    if (pairs[position] < 0) {
      const partner = partners[position] < 0 ? undefined : comparison.window.tokens[partners[position]];
      if (isFilledOtherwise(comparison, position)) {
        isFilled = true;
        runLetters = '';
      } else {
        isOtherwise = true;
        run = 0;
      }
      if (partner?.kind === 'word' && token.kind === 'word' && isSimilar(token.key, partner.key)) {
        weight += worth * SIMILAR_SHARE;
      }
    } else {
      weight += worth;
      run = continues ? run + worth : worth;
      runLetters = continues ? runLetters + token.letters : token.letters;
      if (runLetters.length > longestLetters.length) longestLetters = runLetters;
      longest = Math.max(longest, run);
    }
  }
  return {
    share: total === 0 ? 0 : weight / total,
    weight,
    run: longest,
    isFilledOtherwise: isFilled && !isOtherwise,
    isUnique: isFilled && findExact(comparison.window.index, longestLetters, 2).length === 1,
  };
}

/** The token in its place; at an end of the quotation the alignment has none, but the differences do. */
function partnerOf({ alignment, harmful }: Comparison, at: number): number | undefined {
  if (alignment.partners[at] >= 0) return alignment.partners[at];
  const hunk = harmful.find(({ quotedFrom, quotedTo }) => quotedFrom <= at && at < quotedTo);
  const isPaired = hunk !== undefined && hunk.quotedTo - hunk.quotedFrom === hunk.sourceTo - hunk.sourceFrom;
  return isPaired ? hunk.sourceFrom + at - hunk.quotedFrom : undefined;
}

/** A number for which the passage has another one, or a name. */
function isFilledOtherwise(comparison: Comparison, at: number): boolean {
  const { quoted, window } = comparison;
  const partner = partnerOf(comparison, at);
  if (partner === undefined) return false;
  const [token, other] = [quoted.tokens[at], window.tokens[partner]];
  if (token.kind === 'number' || other.kind === 'number') return token.kind === other.kind;
  const names = [quotedWords(quoted, at, at + 1), rawWords(window, partner, partner + 1)];
  return token.kind === 'word' && names.every((name) => /^\p{Lu}/u.test(name));
}

export const helpsReader = (relevance: Relevance): boolean =>
  (relevance.share >= MIN_SHARE && relevance.weight >= MIN_WEIGHT) ||
  relevance.run >= MIN_RUN_WEIGHT ||
  (relevance.isFilledOtherwise &&
    relevance.run >= (relevance.isUnique ? MIN_WEIGHT_OF_PLACE : MIN_WEIGHT_BESIDE_FIGURE));

/** Share of the quotation's weight that the passage holds in any order. */
export function shareInAnyOrder(quoted: readonly Token[], source: readonly Token[]): number {
  const available = new Map<string, number>();
  for (const token of source) available.set(token.key, (available.get(token.key) ?? 0) + 1);
  let total = 0;
  let held = 0;
  for (const token of quoted) {
    const worth = tokenWeight(token);
    total += worth;
    const left = available.get(token.key) ?? 0;
    if (left === 0) continue;
    available.set(token.key, left - 1);
    held += worth;
  }
  return total === 0 ? 0 : held / total;
}
