/** Where a quotation may be split into a list head or heading, and what is further down under it. */
import { rawBetween, type QuotedText } from '../quotation/quotedText.ts';
import { findExact } from '../source/findExact.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { segmentAt } from '../source/window.ts';
import { kindOfLine } from './lineForms.ts';
import { sectionMarkOf } from './lineMarks.ts';
import { breaksOff } from './unmarkedItems.ts';

export interface HeadSplit {
  readonly head: string;
  readonly item: string;
  /** Only a space in between: the head's sentence continues in its items. */
  readonly isOpen: boolean;
  /** A full stop of the citing author's: the head must be whole lines. */
  readonly isStopped?: boolean;
  /** Another heading is quoted before it. */
  readonly isLower?: boolean;
}

/** What joins a heading to what is under it; not the colon of a time or an address. */
export const joint = /[:：](?!\d|\/\/)|;(?=\s)|\s[-–—|>›→•\u25a0-\u25ff](?=\s)|(?<=】)\s?|\n/gu;
/** "A member shall (4) carry …". */
const beforeMarker =
  /(?<=[\p{L})）])\s(?=\(?(?:\d{1,2}|\p{L}|[ivx]{2,4})[.)]\s+[\p{L}"“„«])|(?<=[\p{L})）。])\s?(?=(?:[(（][\d一二三四五六七八九十]{1,2}[)）]|[①-⑳])\s*[\p{L}「『])/giu;
/** Joints that are tried after the heading: "Article 3 - Payments: 4. If …". */
const MAX_JOINTS = 4;
/** UTF-16 units of a head: list heads may be long. */
const MIN_HEAD = 3;
const MAX_HEAD = 240;
const MAX_STOPPED_HEAD = 80;

export function* headSplits(index: SourceIndex, quoted: QuotedText): Generator<HeadSplit> {
  const text = quoted.raw.trim();
  for (const { index: at, 0: written } of [...text.matchAll(joint)].slice(0, MAX_JOINTS)) {
    if (at < MIN_HEAD || at > MAX_HEAD) continue;
    yield { head: text.slice(0, at).trim(), item: text.slice(at + written.length).trim(), isOpen: false };
  }
  const stop = /\.\s(?=[\p{Lu}\d(])/u.exec(text);
  if (stop !== null && stop.index >= MIN_HEAD && stop.index <= MAX_STOPPED_HEAD) {
    const [head, item] = [text.slice(0, stop.index), text.slice(stop.index + 1)];
    yield { head: head.trim(), item: item.trim(), isOpen: false, isStopped: true };
  }
  const numbered = text.search(beforeMarker);
  if (numbered >= MIN_HEAD && numbered <= MAX_HEAD)
    yield { head: text.slice(0, numbered), item: text.slice(numbered).trim(), isOpen: true };
  yield* splitsAtLineEnds(index, quoted);
}

/** Letters at the start of a head by which it is searched: a character of an unspaced script says as much as two. */
const SEED_LETTERS = 8;
const SEED_SIGNS = 4;
/** Number of such places that are examined. */
const MAX_SEEDS = 20;

/** The words that the quotation shares with the source up to the end of a line, below which a list begins. */
function* splitsAtLineEnds(index: SourceIndex, quoted: QuotedText): Generator<HeadSplit> {
  const { letters, tokens, raw } = quoted;
  const tried = new Set<number>();
  const seed = /^[^a-z]{0,4}[\p{Script=Han}\u3041-\u30ff]/u.test(letters) ? SEED_SIGNS : SEED_LETTERS;
  for (const start of findExact(index, letters.slice(0, seed), MAX_SEEDS)) {
    let shared = seed;
    while (shared < letters.length && letters[shared] === index.letters[start + shared]) shared++;
    const line = segmentAt(index, start + shared);
    // The end of the last line that is shared in full.
    const end = index.letterStarts[line] - start;
    if (end < seed || end >= letters.length || tried.has(end) || !mayBeginList(index, line)) continue;
    tried.add(end);
    let count = 0;
    const next = tokens.findIndex((token) => (count += token.letters.length) > end);
    if (next <= 0 || count - tokens[next].letters.length !== end) continue;
    const { start: at } = tokens[next];
    const before = rawBetween(quoted, 0, at);
    // A colon there is a joint.
    if (at > MAX_HEAD || !/[\p{L}\p{N})）]\s+\(?$/u.test(before)) continue;
    yield { head: before.trim(), item: raw.slice(before.length), isOpen: !index.headings.has(line - 1) };
  }
}

/** Most lines simply continue. */
const mayBeginList = ({ segments, headings }: SourceIndex, line: number): boolean =>
  line > 0 &&
  (headings.has(line - 1) ||
    kindOfLine(segments[line].text) !== undefined ||
    breaksOff(segments[line - 1].text) ||
    sectionMarkOf(segments[line - 1].text) !== undefined);
