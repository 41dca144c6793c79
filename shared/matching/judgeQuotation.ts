/** Decides whether a source says what a quotation claims: found, partly found, or not found. */
import { alignTokens, type Alignment } from './alignTokens.ts';
import { describeDifferences } from './describeDifferences.ts';
import { findApproximate } from './findApproximate.ts';
import { findExact } from './findExact.ts';
import { foldText } from './foldText.ts';
import { passageText, snippetText } from './passage.ts';
import { lettersOf, type SourceIndex } from './sourceIndex.ts';
import { tokenize, type Token } from './tokens.ts';
import type { Match, Quotation, Verdict } from './verdict.ts';
import { lineSpans, openWindow, segmentAt, type Window } from './window.ts';

export { MATCHER_VERSION } from './matcherVersion.ts';

const MAX_EXACT_PLACES = 1_000;
const MAX_REGIONS = 4;
const MIN_PARTIAL_SHARE = 0.5;
const CONTEXT_SEGMENTS = 2;

/** The verdict on a quotation. */
export function judgeQuotation(index: SourceIndex, quotation: Quotation): Verdict {
  const text = quotation.sourceContext?.trim() ? quotation.sourceContext : (quotation.value ?? '');
  const folded = foldText(text).text;
  const tokens = tokenize(folded);
  const letters = lettersOf(folded);
  const exact = findExact(index, letters, MAX_EXACT_PLACES)
    .map((place) => windowAround(index, place, place + letters.length))
    .map((window) => ({ window, alignment: alignTokens(tokens, window.tokens) }))
    .filter(({ alignment }) => alignment.hunks.length === 0);
  const nearest = exact
    .toSorted((a, b) => distance(a.window, a.alignment, quotation) - distance(b.window, b.alignment, quotation))
    .at(0);
  if (nearest !== undefined) {
    const match = matchOf(nearest.window, nearest.alignment, quotation);
    if (quotation.value === undefined || match.valueSpans.length > 0) {
      return { status: 'found', match, occurrences: exact.length, confidence: 0.99, warnings: [] };
    }
    return {
      status: 'partial_text_found',
      match,
      occurrences: exact.length,
      confidence: 0.9,
      differences: [],
      warnings: [],
    };
  }
  const best = findApproximate(index, letters, MAX_REGIONS)
    .map((region) => windowAround(index, region.start, region.end))
    .map((window) => ({ window, alignment: alignTokens(tokens, window.tokens) }))
    .map((candidate) => ({ ...candidate, share: pairedShare(tokens, candidate.alignment) }))
    .toSorted((a, b) => b.share - a.share)
    .at(0);
  if (best === undefined || best.share < MIN_PARTIAL_SHARE) return { status: 'not_found', confidence: 0.9 };
  return {
    status: 'partial_text_found',
    match: matchOf(best.window, best.alignment, quotation),
    occurrences: 1,
    confidence: 0.8,
    differences: describeDifferences(text, tokens, best.window, best.alignment),
    warnings: [],
  };
}

function windowAround(index: SourceIndex, start: number, end: number): Window {
  const from = Math.max(0, segmentAt(index, start) - CONTEXT_SEGMENTS);
  const to = Math.min(index.segments.length - 1, segmentAt(index, Math.max(start, end - 1)) + CONTEXT_SEGMENTS);
  return openWindow(
    index,
    Array.from({ length: to - from + 1 }, (_, position) => from + position),
  );
}

function pairedShare(tokens: readonly Token[], alignment: Alignment): number {
  let paired = 0;
  let total = 0;
  for (const [position, token] of tokens.entries()) {
    total += token.letters.length;
    if (alignment.pairs[position] >= 0) paired += token.letters.length;
  }
  return total === 0 ? 0 : paired / total;
}

function distance(window: Window, alignment: Alignment, quotation: Quotation): number {
  const span = lineSpans(window, window.tokens[alignment.sourceFrom].start, window.tokens[alignment.sourceFrom].end)[0];
  return quotation.pageNumber === undefined ? 0 : Math.abs(span.pageNumber - quotation.pageNumber);
}

function matchOf(window: Window, alignment: Alignment, quotation: Quotation): Match {
  const start = window.tokens[alignment.sourceFrom].start;
  const end = window.tokens[alignment.sourceTo - 1].end;
  return {
    text: passageText(window, start, end),
    snippet: snippetText(window, start, end),
    spans: lineSpans(window, start, end),
    valueSpans: quotation.value === undefined ? [] : valueSpans(window, alignment, quotation.value),
  };
}

function valueSpans(window: Window, alignment: Alignment, value: string): Match['valueSpans'] {
  const wanted = tokenize(foldText(value).text);
  if (wanted.length === 0) return [];
  for (let at = alignment.sourceFrom; at + wanted.length <= alignment.sourceTo; at++) {
    if (wanted.every((token, position) => token.key === window.tokens[at + position].key)) {
      return lineSpans(window, window.tokens[at].start, window.tokens[at + wanted.length - 1].end);
    }
  }
  return [];
}
