/** Reports word by word what a quotation says and its source does not. */
import type { Hunk } from '../alignment/alignTokens.ts';
import type { Comparison } from '../comparison/comparePassage.ts';
import type { ContextLimit } from '../context/sentenceContext.ts';
import { caretBefore } from './caret.ts';
import { joinMoved } from './movedWords.ts';
import { differenceType, ruleOfChange } from './differenceType.ts';
import { passageLines, passageText } from './passage.ts';
import { isUnsureNotation } from '../comparison/figures.ts';
import { isGrouped } from '../source/groupedNumbers.ts';
import type { Finding } from '../alignment/finding.ts';
import { isChange } from '../rules/policy.ts';
import { rawBetween, type QuotedText } from '../quotation/quotedText.ts';
import { isSpace } from '../text/characters.ts';
import { UNREADABLE } from '../text/foldText.ts';
import type { Token } from '../text/tokens.ts';
import type { Difference } from './verdict.ts';
import { guessedTokens, readingConfidence } from '../source/readingCertainty.ts';
import { isSpelledNumber } from '../language/mishearable.ts';
import { lineSpans } from '../source/window.ts';

/** Between the source's lines where nothing but their end differs from the quotation: a bare line break would show as a space. */
const LINE_END = ' ↵ ';
/** In place of what a machine could not read, as lines of a scan that nobody can read are in the text. */
const UNREAD = UNREADABLE.repeat(3);

/** In the quotation's reading order. */
export function describeDifferences(comparison: Comparison): Difference[] {
  const runs: Difference[][] = [];
  const known = new Set<string>();
  const findings = joinMoved(comparison);
  for (const [order, hunk] of findings.entries()) {
    // What several rules object to counts as one difference.
    if (order > 0 && isSamePlace(findings[order - 1], hunk)) continue;
    for (const difference of differencesIn(comparison, hunk)) {
      // Two comparisons may find the same place.
      const identity = identityOf(difference);
      if (known.has(identity)) continue;
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (last?.kind === difference.kind && last.type === difference.type && difference.type === 'word_replaced') {
        known.delete(identityOf(last));
        run?.push(difference);
      } else {
        known.add(identity);
        runs.push([difference]);
      }
    }
  }
  const differences = runs.map(joined);
  const telling = differences.filter(({ quoted, source }) => quoted !== source);
  return telling.length > 0 ? telling : differences;
}

/**
 * Numbers and denials in a match that OCR or speech recognition all but guessed. They read as they are quoted, which is no evidence: what the
 * source says there counts as unread.
 */
export const describeGuesses = ({ window, from, to }: Pick<Comparison, 'window' | 'from' | 'to'>): Difference[] =>
  guessedTokens(window, from, to).map((at): Difference => {
    const { start, end, kind, key } = window.tokens[at];
    const words = passageText(window, start, end);
    const read = readingConfidence(window, at, at + 1) ?? 0;
    const spans = lineSpans(window, start, end);
    return {
      kind: 'replaced',
      type: kind === 'number' || isSpelledNumber(key) ? 'number_changed' : 'word_replaced',
      rule: 'number.guessed',
      quoted: words,
      source: UNREAD,
      spans,
      readingConfidence: read / 100,
    };
  });

/** The words beside a match that limit it; for the head of a list, which may be far above, the match itself. */
export function describeLimit({ window, from, to }: Comparison, limit: ContextLimit): Difference {
  const { tokens, text } = window;
  const { rule } = limit;
  const beside = tokens.slice(limit.from, limit.to);
  const { start, end } = extentOf(text, beside.length > 0 ? beside : tokens.slice(from, to));
  const source = passageText(window, start, end);
  return { kind: 'missing', type: 'words_missing', rule, quoted: '', source, spans: lineSpans(window, start, end) };
}

/** The source's brackets right after a match. */
const bracketed = /^[\s"'.,;]*([([【][^()[\]【】]{1,80}[)\]】])/u;

/** The citing author's reference `mark`, if all the words before it are in the source, beside what the source has there. */
export function describeReference({ window, to }: Comparison, mark: string): Difference {
  const { end } = window.tokens[to - 1];
  const found = bracketed.exec(window.text.slice(end));
  if (found === null)
    return { kind: 'added', type: 'words_added', rule: 'mark.replaced', quoted: mark, source: '', spans: [] };
  const [start, stop] = [end + found[0].length - found[1].length, end + found[0].length];
  const source = passageText(window, start, stop);
  const type = [mark, source].every((words) => /\d/.test(words)) ? 'number_changed' : 'word_replaced';
  return { kind: 'replaced', type, rule: 'mark.replaced', quoted: mark, source, spans: lineSpans(window, start, stop) };
}

const isSamePlace = (one: Hunk, other: Hunk): boolean =>
  one.quotedFrom === other.quotedFrom &&
  one.quotedTo === other.quotedTo &&
  one.sourceFrom === other.sourceFrom &&
  one.sourceTo === other.sourceTo;

/** Equal for equal differences at one place. */
const identityOf = ({ type, quoted, source, spans }: Difference): string =>
  JSON.stringify([type, quoted, source, spans]);

/** Changed words are separated and named by what they change; what a rule found at an edge or between words is one difference. */
function differencesIn(comparison: Comparison, finding: Finding): Difference[] {
  if (isChange(finding.rule)) return splitIntoPairs(comparison, finding).map((piece) => describe(comparison, piece));
  const pieces = isOfEqualWords(comparison, finding) ? [finding] : splitIntoPairs(comparison, finding);
  return pieces.map((piece) => ({ ...describe(comparison, piece), rule: finding.rule }));
}

const isOfEqualWords = ({ alignment }: Comparison, { quotedFrom, quotedTo }: Hunk): boolean =>
  alignment.pairs.subarray(quotedFrom, quotedTo).every((source) => source >= 0);

/** A replaced word beside the word in its place; words that only one side has are kept together. */
function splitIntoPairs(comparison: Comparison, hunk: Hunk): Hunk[] {
  if (hunk.quotedTo - hunk.quotedFrom === 1 && hunk.sourceTo - hunk.sourceFrom === 1) return [hunk];
  if (isGroupedFigure(comparison, hunk) || describe(comparison, hunk).type === 'order_changed') return [hunk];
  const { partners } = comparison.alignment;
  const isInside = (source: number): boolean => source >= hunk.sourceFrom && source < hunk.sourceTo;
  // At an end of the quotation the alignment has no partners, but the words stand for as many of the source's.
  if (hunk.sourceTo > hunk.sourceFrom && !partners.subarray(hunk.quotedFrom, hunk.quotedTo).some(isInside))
    return [hunk];
  const pieces: Hunk[] = [];
  let { quotedFrom, sourceFrom } = hunk;
  const flush = (quotedTo: number, sourceTo: number): void => {
    if (quotedTo > quotedFrom) pieces.push({ quotedFrom, quotedTo, sourceFrom, sourceTo: sourceFrom });
    if (sourceTo > sourceFrom) pieces.push({ quotedFrom: quotedTo, quotedTo, sourceFrom, sourceTo });
  };
  for (let at = hunk.quotedFrom; at < hunk.quotedTo; at++) {
    const partner = partners[at];
    if (partner < sourceFrom || partner >= hunk.sourceTo) continue;
    flush(at, partner);
    pieces.push({ quotedFrom: at, quotedTo: at + 1, sourceFrom: partner, sourceTo: partner + 1 });
    quotedFrom = at + 1;
    sourceFrom = partner + 1;
  }
  flush(hunk.quotedTo, hunk.sourceTo);
  return pieces;
}

/** "40,000" beside "40 000": one number. */
function isGroupedFigure(
  { quoted, window }: Comparison,
  { quotedFrom, quotedTo, sourceFrom, sourceTo }: Hunk,
): boolean {
  const areNumbers = [...quoted.tokens.slice(quotedFrom, quotedTo), ...window.tokens.slice(sourceFrom, sourceTo)].every(
    ({ kind }) => kind === 'number',
  );
  if (!areNumbers || quotedTo === quotedFrom || sourceTo <= sourceFrom + 1) return false;
  for (let at = sourceFrom + 1; at < sourceTo; at++) if (!isGrouped(window, at)) return false;
  return true;
}

function describe(comparison: Comparison, hunk: Hunk): Difference {
  const { quoted, window } = comparison;
  const inQuoted = quoted.tokens.slice(hunk.quotedFrom, hunk.quotedTo);
  const inSource = window.tokens.slice(hunk.sourceFrom, hunk.sourceTo);
  const kind = inQuoted.length === 0 ? 'missing' : inSource.length === 0 ? 'added' : 'replaced';
  let { start, end } = extentOf(window.text, inSource);
  const stated = extentOf(quoted.fold.text, inQuoted);
  let words = rawBetween(quoted, stated.start, stated.end);
  let source = passageText(window, start, end);
  if (words === source && words !== '') {
    // The words are the same: only the punctuation that touches them differs.
    while (start > 0 && !isSpace(window.text.charCodeAt(start - 1))) start--;
    while (end < window.text.length && !isSpace(window.text.charCodeAt(end))) end++;
    source = passageText(window, start, end);
    words = quotedWithMarks(quoted, hunk);
    // So is the punctuation: the source has it on two lines, where it belongs to other words.
    if (words === source) source = passageLines(window, start, end).join(LINE_END);
  }
  const isUnsure = kind === 'replaced' && isUnsureNotation(quoted, window, hunk);
  const type = isUnsure
    ? 'number_notation'
    : differenceType(
        kind,
        { tokens: inQuoted, words, before: quoted.tokens[hunk.quotedFrom - 1], after: quoted.tokens[hunk.quotedTo] },
        {
          tokens: inSource,
          words: source,
          before: window.tokens[hunk.sourceFrom - 1],
          after: window.tokens[hunk.sourceTo],
        },
      );
  const read = readingConfidence(window, hunk.sourceFrom, hunk.sourceTo);
  return {
    kind,
    type,
    rule: ruleOfChange[type],
    quoted: words,
    source,
    spans: kind === 'added' ? caretBefore(window, hunk.sourceFrom) : lineSpans(window, start, end),
    ...(read !== undefined && { readingConfidence: read / 100 }),
  };
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

/** From the first of these tokens to the last, including the brackets that make an amount negative. */
function extentOf(text: string, tokens: readonly Token[]): Extent {
  const [first, last] = [tokens.at(0), tokens.at(-1)];
  if (first === undefined || last === undefined) return { start: 0, end: 0 };
  return {
    start: isBracketed(first) ? text.lastIndexOf('(', first.start) : first.start,
    end: isBracketed(last) ? text.indexOf(')', last.end) + 1 : last.end,
  };
}

const isBracketed = ({ kind, key }: Token): boolean => kind === 'number' && key.includes('(');

/** The quotation's own words with the punctuation that touches them. */
function quotedWithMarks(quoted: QuotedText, { quotedFrom, quotedTo }: Hunk): string {
  const { fold, tokens } = quoted;
  let start = tokens[quotedFrom].start;
  let end = tokens[quotedTo - 1].end;
  while (start > 0 && !isSpace(fold.text.charCodeAt(start - 1))) start--;
  while (end < fold.text.length && !isSpace(fold.text.charCodeAt(end))) end++;
  return rawBetween(quoted, start, end);
}

/** Replaced words one after the other are one difference. */
const joined = (run: readonly Difference[]): Difference => ({
  ...run[0],
  quoted: run.map(({ quoted }) => quoted).join(' '),
  source: run.map(({ source }) => source).join(' '),
  spans: run.flatMap(({ spans }) => spans),
  ...leastSure(run),
});

function leastSure(run: readonly Difference[]): Pick<Difference, 'readingConfidence'> {
  const known = run.flatMap(({ readingConfidence: read }) => (read === undefined ? [] : [read]));
  return known.length === 0 ? {} : { readingConfidence: known.reduce((least, read) => Math.min(least, read)) };
}
