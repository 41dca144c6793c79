/**
 * Compares what stands between the tokens of a quotation and those of its source, and at the match's ends: punctuation,
 * brackets, signs of mathematics and program code. Strict by default: a mark that the other side lacks keeps a quotation from
 * being found, unless it is one of those that are known to be harmless where it stands (see `gapMarks.ts`).
 */
import type { Alignment, Hunk } from '../comparison/alignTokens.ts';
import { isEquivalent, marksBetween, type Gap } from './gapMarks.ts';
import { isSpace } from '../text/characters.ts';
import { MAX_GAP_LENGTH, shortened } from './gaps.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Token } from '../text/tokens.ts';
import { rawPieces, segmentOf, type Window } from '../source/window.ts';

/** Tokens of the quotation that stand for tokens of the source, both ends exclusive. */
interface Block {
  readonly quotedFrom: number;
  readonly quotedTo: number;
  readonly sourceFrom: number;
  readonly sourceTo: number;
}

/** Places where the marks differ, each as the tokens around it. */
export function changedMarks(quoted: QuotedText, window: Window, alignment: Alignment): Hunk[] {
  const blocks = blocksOf(alignment);
  const changed: Hunk[] = [];
  for (let at = 1; at < blocks.length; at++) {
    const before = blocks[at - 1];
    const after = blocks[at];
    if (!isSameBetween(quoted, window, before, after)) {
      changed.push({
        quotedFrom: before.quotedTo - 1,
        quotedTo: after.quotedFrom + 1,
        sourceFrom: before.sourceTo - 1,
        sourceTo: after.sourceFrom + 1,
      });
    }
  }
  const first = blocks.at(0);
  const last = blocks.at(-1);
  if (first !== undefined && !isSameBefore(quoted, window, first)) {
    const { quotedFrom, sourceFrom } = first;
    changed.push({ quotedFrom, quotedTo: quotedFrom + 1, sourceFrom, sourceTo: sourceFrom + 1 });
  }
  if (last !== undefined && !isSameAfter(quoted, window, last)) {
    const { quotedTo, sourceTo } = last;
    changed.push({ quotedFrom: quotedTo - 1, quotedTo, sourceFrom: sourceTo - 1, sourceTo });
  }
  return changed;
}

function blocksOf({ hunks, pairs }: Alignment): Block[] {
  const blocks: Block[] = hunks.filter((hunk) => hunk.quotedTo > hunk.quotedFrom && hunk.sourceTo > hunk.sourceFrom);
  for (const [at, source] of pairs.entries()) {
    if (source >= 0) blocks.push({ quotedFrom: at, quotedTo: at + 1, sourceFrom: source, sourceTo: source + 1 });
  }
  return hunks.length === 0 ? blocks : blocks.sort((a, b) => a.quotedFrom - b.quotedFrom);
}

function isSameBetween(quoted: QuotedText, window: Window, before: Block, after: Block): boolean {
  const left = quoted.tokens[before.quotedTo - 1];
  const right = quoted.tokens[after.quotedFrom];
  const sourceLeft = window.tokens[before.sourceTo - 1];
  const sourceRight = window.tokens[after.sourceFrom];
  const sourceText = textBetween(window.text, window.tokens, before.sourceTo - 1, after.sourceFrom);
  const quotedGap = textBetween(quoted.fold.text, quoted.tokens, before.quotedTo - 1, after.quotedFrom);
  if (isScriptChanged(quoted.fold.text, right, window.text, sourceRight)) return false;
  if (isSignMoved(left, right, quotedGap) !== isSignMoved(sourceLeft, sourceRight, sourceText)) return false;
  if (quotedGap === sourceText) return true;
  const source: Gap = {
    text: sourceText,
    left: sourceLeft,
    right: sourceRight,
    before: window.text.slice(Math.max(0, sourceLeft.end - QUOTATION_MARK_REACH), sourceLeft.end),
    side: segmentOf(window, sourceLeft.end).readBy === 'ocr' ? 'scan' : 'source',
    hasLongDash: () => holdsLongDash(window, sourceLeft.end, sourceRight.start),
  };
  const inQuoted = (text: string): Gap => ({
    text: textBetween(text, quoted.tokens, before.quotedTo - 1, after.quotedFrom),
    left,
    right,
    before: text.slice(Math.max(0, left.end - QUOTATION_MARK_REACH), left.end),
    side: 'quotation',
    hasLongDash: () => longDash.test(rawQuoted(quoted, left.end, right.start)),
  });
  return isEquivalent(inQuoted(quoted.fold.text), source) || isEquivalent(inQuoted(quoted.bare), source);
}

/** UTF-16 units before a quotation mark in which the one that opened may stand. */
const QUOTATION_MARK_REACH = 300;

/** Brackets and signs of a mark that was left out go with it. */
const referenceMarks = /[[\](){}【】^,*†]/g;

/** What stands between two tokens, without the tokens between them that the other side has not. */
function textBetween(text: string, tokens: readonly Token[], left: number, right: number): string {
  if (right === left + 1) return shortened(text.slice(tokens[left].end, tokens[right].start));
  let between = '';
  for (let at = left; at < right; at++) {
    between += text.slice(tokens[at].end, tokens[at + 1].start).replace(referenceMarks, '');
  }
  return shortened(between);
}

/** "x²" is not "x₂". */
const isScriptChanged = (quotedText: string, quoted: Token, sourceText: string, source: Token): boolean =>
  (quoted.raised && isLowered(sourceText, source)) || (source.raised && isLowered(quotedText, quoted));
const isLowered = (text: string, token: Token): boolean => token.kind === 'number' && text[token.start - 1] === '_';

/** "5 −7": a second number that is negative; "5–7" and "5 – 7" are ranges. */
const isSignMoved = (left: Token, right: Token, gap: string): boolean =>
  left.kind === 'number' && right.kind === 'number' && right.key.startsWith('-') && !right.dashed && /^\s+$/.test(gap);

/** Dashes that only ever separate. */
const longDash = /[—―⸺⸻]/;
const holdsLongDash = (window: Window, from: number, to: number): boolean =>
  rawPieces(window, from, to).some((piece) =>
    longDash.test(window.index.segments[piece.segment].text.slice(piece.start, piece.end)),
  );

function rawQuoted({ raw, fold: { starts, ends } }: QuotedText, from: number, to: number): string {
  if (from >= to) return '';
  return raw.slice(starts === null ? from : starts[from], ends === null ? to : ends[to - 1]);
}

/** A comparison that a space sets apart from its number still belongs to it: "< 18". */
const comparison = /^(?:[<>~+]+=?|=[<>])$/;

/** The marks that touch what comes behind them. */
function lastRun(gap: string): string {
  let start = gap.length;
  while (start > 0 && !isSpace(gap.charCodeAt(start - 1))) start--;
  return gap.slice(start);
}

function runBeforeNumber(gap: string): string {
  const run = lastRun(gap);
  const spaced = gap.slice(0, gap.length - run.length).trimEnd();
  const sign = lastRun(spaced);
  return comparison.test(sign) ? gap.slice(spaced.length - sign.length) : run;
}

function isFirstOnLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text[before] === ' ') before--;
  return before < 0 || text[before] === '\n';
}

/** Marks glued to the first token, from the outside. */
function isSameBefore(quoted: QuotedText, window: Window, { quotedFrom, sourceFrom }: Block): boolean {
  const edge = (text: string, tokens: readonly Token[], at: number, side: Gap['side']): string => {
    const token = tokens[at];
    const previous = tokens.at(at - 1);
    const outside = at === 0 || previous === undefined ? 0 : previous.end;
    const gap = text.slice(Math.max(outside, token.start - MAX_GAP_LENGTH), token.start);
    const run = token.kind === 'number' || token.kind === 'symbol' ? runBeforeNumber(gap) : lastRun(gap);
    const glued = run.replace(/\s/g, '');
    if (glued === '') return '';
    if (run.length === gap.length && at > 0) return cutInside(glued, side);
    const lead = isFirstOnLine(text, token.start - run.length) ? '\n' : ' ';
    return marksBetween({ text: lead + glued, right: token, before: '', side, hasLongDash: () => false });
  };
  const source = edge(window.text, window.tokens, sourceFrom, 'source');
  return [quoted.fold.text, quoted.bare].some((text) => edge(text, quoted.tokens, quotedFrom, 'quotation') === source);
}

/** Marks glued to the last token, from the outside. */
function isSameAfter(quoted: QuotedText, window: Window, { quotedTo, sourceTo }: Block): boolean {
  const edge = (text: string, tokens: readonly Token[], at: number, side: Gap['side']): string => {
    const token = tokens[at];
    const outside = at + 1 < tokens.length ? tokens[at + 1].start : text.length;
    const gap = text.slice(token.end, Math.min(outside, token.end + MAX_GAP_LENGTH));
    const glued = /^\S*/.exec(gap)?.[0] ?? '';
    // A hyphen at a line end breaks a word; whether the match may end before it is decided with the words.
    if (glued === '' || /^-\s*\n/.test(gap)) return '';
    if (glued.length === gap.length && at + 1 < tokens.length) return cutInside(glued, side);
    const before = text.slice(Math.max(0, token.end - QUOTATION_MARK_REACH), token.end);
    return marksBetween({ text: `${glued} `, left: token, before, side, hasLongDash: () => false });
  };
  const source = edge(window.text, window.tokens, sourceTo - 1, 'source');
  return [quoted.fold.text, quoted.bare].some(
    (text) => edge(text, quoted.tokens, quotedTo - 1, 'quotation') === source,
  );
}

/**
 * Marks that glue the match to a word outside of it. Punctuation there means that an extractor lost a space; whether a hyphen
 * may be cut at is decided with the words.
 */
const cutInside = (marks: string, side: Gap['side']): string =>
  marks.replace(
    side === 'quotation'
      ? /[\p{Terminal_Punctuation}.,;:?!'"()[\]{}\-\ufdd0]/gu
      : /[\p{Terminal_Punctuation}.,;:?!'"()[\]{}\-*†‡]/gu,
    '',
  );
