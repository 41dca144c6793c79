/** A quotation made ready for comparison: language models' mark-up removed, tokens cut, editorial marks recognised. */
import { isQuotedBullet } from '../marks/bullets.ts';
import { foldText } from '../text/foldText.ts';
import type { FoldedText } from '../text/foldedText.ts';
import { editorialNotesIn, citationMarksIn, type Range } from './citationMarks.ts';
import { withoutMarkup } from './citingMarkup.ts';
import { lettersOf } from '../source/sourceIndex.ts';
import { standardPolicy, type Policy, type RuleId } from '../rules/policy.ts';
import { tokenize, type Token } from '../text/tokens.ts';

export interface QuotedText {
  /** As given, or without mark-up. */
  readonly raw: string;
  readonly fold: FoldedText;
  /** The folded text with blanks in place of the citing author's mark-up; offsets are the same. */
  readonly bare: string;
  readonly tokens: readonly Token[];
  readonly letters: string;
  /** Tokens that the citing author may have added: citation marks, `[sic]`, the number of a list item at the start. */
  readonly optional: readonly boolean[];
  /** The rules by which its numbers were rewritten in the source's notation; absent if they are as given. */
  readonly rewrittenBy?: readonly RuleId[];
  /** What it is judged by. */
  readonly policy: Policy;
}

/**
 * The number of a list item: "1. ", "2) ", "(3) ", "a) "; from ten on it may be a quantity. Whether it is one is decided by comparison with
 * the source.
 */
const leadingEnumerator = /^[\s"“*_>]*(?:\(?\d[.)]|\(?[a-z]\)|\([ivx]{1,5}\))[*_]*\s+/u;

/**
 * The same quotation with blanks in place of editorial notes and of citation marks after it; unchanged if it has none. Marks inside remain:
 * only the source shows whether it has another mark there.
 */
export function withoutMarks(raw: string): string {
  const text = blank(raw, editorialNotesIn(raw));
  const after: Range[] = [];
  let end = text.length;
  for (const mark of citationMarksIn(text).sort((one, other) => other.start - one.start)) {
    if (/[\p{L}\p{N}]/u.test(text.slice(mark.end, end))) break;
    after.push(mark);
    end = Math.min(end, mark.start);
  }
  return blank(text, after);
}

/** The same quotation with blanks in place of every mark: good for finding the place, not for judging it. */
export const withoutAllMarks = (raw: string): string => blank(raw, citationMarksIn(raw));

function blank(text: string, ranges: readonly Range[]): string {
  let blanked = '';
  let at = 0;
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    if (end <= at) continue;
    blanked += text.slice(at, Math.max(at, start)) + ' '.repeat(end - Math.max(at, start));
    at = end;
  }
  return blanked + text.slice(at);
}

export function quotedText(raw: string, policy = standardPolicy): QuotedText {
  const fold = foldText(raw);
  const tokens = tokenize(fold.text);
  const ranges = [...citationMarksIn(raw), ...firstRange(raw, leadingEnumerator)].sort(
    (one, other) => one.start - other.start,
  );
  let next = 0;
  let reach = 0;
  const optional = tokens.map((token) => {
    const start = fold.starts === null ? token.start : fold.starts[token.start];
    const end = fold.ends === null ? token.end : fold.ends[token.end - 1];
    for (; next < ranges.length && ranges[next].start <= start; next++) reach = Math.max(reach, ranges[next].end);
    return isQuotedBullet(fold.text, token) || end <= reach;
  });
  return { raw, fold, bare: withoutMarkup(fold.text), tokens, letters: lettersOf(fold.text), optional, policy };
}

function firstRange(text: string, pattern: RegExp): Range[] {
  const found = pattern.exec(text);
  return found === null ? [] : [{ start: found.index, end: found.index + found[0].length }];
}

/** The quotation's own characters for a stretch of its folded text. */
export const rawBetween = ({ fold, raw }: QuotedText, start: number, end: number): string =>
  start >= end ? '' : raw.slice(fold.starts?.at(start) ?? start, fold.ends?.at(end - 1) ?? end);

/** The quotation's own words for tokens `from` to `to`, end exclusive. */
export const quotedWords = (quoted: QuotedText, from: number, to: number): string =>
  from >= to ? '' : rawBetween(quoted, quoted.tokens[from].start, quoted.tokens[to - 1].end);
