/**
 * How a quotation may name the heads of a value: "Prices – Delivery – Vienna: 3 €", "Delivery, Vienna: 3 €", "Vienna (Delivery): 3 €",
 * "Delivery Vienna: 3 €". Which words are heads only the source shows.
 */
import { afterUnder } from '../language/underWords.ts';
import { rawBetween, type QuotedText } from '../quotation/quotedText.ts';
import { findExact } from '../source/findExact.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { segmentAt } from '../source/window.ts';
import { lettersIn } from './lineForms.ts';
import { shownLine } from './lineLevels.ts';

export interface NamedItem {
  /** From the outermost to the one right above the item; at least one. */
  readonly heads: readonly string[];
  readonly item: string;
}

/** What joins a head to what is under it; not the colon of a time or an address, nor the comma of a number. */
const joint = /\s?[:：](?!\d|\/\/)\s?|\s?[>›»|→]\s?|\s[-–—/•]\s|[,;]\s|\/|\n/gu;
/** Joints that are tried, and heads that are named one above the other. */
const MAX_JOINTS = 5;
const MAX_HEADS = 3;
/** UTF-16 units of a head. */
const MAX_HEAD = 120;
/** Words of a head that nothing separates from its item, and places of its letters that are looked at. */
const MAX_OPEN_WORDS = 6;
const MAX_PLACES = 40;

export function* namedItems(index: SourceIndex, quoted: QuotedText): Generator<NamedItem> {
  const text = quoted.raw.trim();
  const joints = [...text.matchAll(joint)].slice(0, MAX_JOINTS).map(({ index: start, 0: written }) => ({
    start,
    end: start + written.length,
  }));
  for (const [last, { start, end }] of joints.entries()) {
    for (const heads of waysToCut({ text, start: 0, end: start }, joints.slice(0, last), MAX_HEADS))
      if (heads.every(isHead)) yield { heads, item: text.slice(end).trim() };
  }
  const bracketed = /^([^()]{2,120}?)\s?[(（]([^()（）]{2,80})[)）]\s?(?:[:：–—-]\s?)?(.{1,80})$/u.exec(text);
  if (bracketed !== null) yield { heads: [bracketed[2]], item: `${bracketed[1]}: ${bracketed[3]}` };
  const under = afterUnder(text);
  if (under !== undefined) yield { heads: [under.head], item: under.item };
  yield* openHeads(index, quoted);
}

const isHead = (head: string): boolean => head.length <= MAX_HEAD && /[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(head);

interface Range {
  readonly start: number;
  readonly end: number;
}

/** As one head, and as two or three: a head may have a dash or comma of its own. */
function waysToCut(
  { text, start, end }: Range & { readonly text: string },
  joints: readonly Range[],
  most: number,
): string[][] {
  const deeper = most === 1 ? [] : joints.entries();
  return [
    [text.slice(start, end).trim()],
    ...[...deeper].flatMap(([order, joint]) =>
      waysToCut({ text, start: joint.end, end }, joints.slice(order + 1), most - 1).map((below) => [
        text.slice(start, joint.start).trim(),
        ...below,
      ]),
    ),
  ];
}

/** First words that are all of a line of the source. */
function* openHeads(index: SourceIndex, quoted: QuotedText): Generator<NamedItem> {
  const { tokens, raw } = quoted;
  let letters = '';
  for (let count = 1; count <= MAX_OPEN_WORDS && count < tokens.length - 1; count++) {
    letters += tokens[count - 1].letters;
    const head = letters;
    const isLine = (start: number): boolean =>
      lettersIn(shownLine(index.segments[segmentAt(index, start)].text)) === head;
    if (!isHead(head) || !findExact(index, head, MAX_PLACES).some(isLine)) continue;
    const words = rawBetween(quoted, 0, tokens[count].start);
    yield { heads: [words.trim()], item: raw.slice(words.length).trim() };
  }
}
