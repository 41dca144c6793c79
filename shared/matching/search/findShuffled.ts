/** The passage whose words a quotation has in another order: never found, but worth showing. */
import { alignTokens } from '../alignment/alignTokens.ts';
import type { Comparison } from '../comparison/comparePassage.ts';
import { findScattered } from './findApproximate.ts';
import { CONTEXT_SEGMENTS } from './findPlaces.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { shareInAnyOrder, tokenWeight } from './relevance.ts';
import type { Finding } from '../alignment/finding.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { segmentAt, tokensBetween, windowOf } from '../source/window.ts';

/** Share of the quotation's weight that the passage must hold: with less, the words are scattered by chance. */
const MIN_SHARE = 0.7;
/** Weight of the quotation below which its words may occur together by chance: about three content words. */
const MIN_WEIGHT = 2.8;
/** Letters beyond the place of the seeds, which lie inside words. */
const MARGIN_LETTERS = 24;

/** With one difference that covers the whole passage. */
export function findShuffled(index: SourceIndex, quoted: QuotedText): Comparison | undefined {
  const weight = quoted.tokens.reduce((sum, token) => sum + tokenWeight(token), 0);
  if (weight < MIN_WEIGHT) return undefined;
  const region = findScattered(index, quoted.letters);
  if (region === undefined) return undefined;
  const start = Math.max(0, region.start - MARGIN_LETTERS);
  const end = Math.min(index.letters.length, region.end + MARGIN_LETTERS);
  const window = windowOf(index, segmentAt(index, start), segmentAt(index, end - 1), CONTEXT_SEGMENTS);
  const { from, to } = tokensBetween(window, start, end);
  if (shareInAnyOrder(quoted.tokens, window.tokens.slice(from, to)) < MIN_SHARE) return undefined;
  const keys = new Set(quoted.tokens.filter((token) => tokenWeight(token) > MIN_TELLING).map((token) => token.key));
  const first = window.tokens.findIndex((token, at) => at >= from && keys.has(token.key));
  const last = window.tokens.findLastIndex((token, at) => at < to && keys.has(token.key));
  if (first < 0 || last < first) return undefined;
  const whole: Finding = {
    rule: 'order.shuffled',
    quotedFrom: 0,
    quotedTo: quoted.tokens.length,
    sourceFrom: first,
    sourceTo: last + 1,
  };
  const alignment = alignTokens(quoted.tokens, window.tokens, { from: first, to: last + 1, free: false });
  return { quoted, window, alignment, harmful: [whole], excuses: [], harmless: 0, from: first, to: last + 1 };
}

/** Weight of a word that marks where the passage starts and ends; function words are everywhere. */
const MIN_TELLING = 0.3;
