/** Puts combining marks and separately drawn accents on their characters, and shares out the extent of ligatures. */
import { composed, isAccent, isMark } from './codePoints.ts';
import type { Glyph } from './glyph.ts';
import type { Placed } from './placed.ts';

export function place(glyphs: readonly Glyph[]): Placed[] {
  const placed: Placed[] = [];
  const loose: Glyph[] = [];
  let pieces = false;
  for (const glyph of glyphs) {
    const { text, start, end, spaceBefore } = glyph;
    const last = placed.at(-1);
    const mark = isMark(text);
    if (mark && last !== undefined && standsOn(glyph, last)) {
      last.text += text;
    } else if (mark || isAccent(text)) {
      loose.push(glyph);
    } else {
      pieces ||= last?.glyph.origin === glyph.origin;
      placed.push({ text, start, end, glyph, spaceBefore });
    }
  }
  if (pieces) sharePieces(placed);
  for (const glyph of loose) if (!joinsLetter(glyph, placed)) insert(placed, glyph);
  return placed;
}

/** In font sizes: how far the middle of a mark may lie outside its character. */
const MARK_OVERHANG = 0.25;

function standsOn(mark: Glyph, base: Placed): boolean {
  const middle = (mark.start + mark.end) / 2;
  const overhang = MARK_OVERHANG * mark.size;
  return middle > base.start - overhang && middle < base.end + overhang;
}

/** An accent or a mark drawn before, or long after, the letter that it stands over. */
function joinsLetter(glyph: Glyph, placed: readonly Placed[]): boolean {
  const middle = (glyph.start + glyph.end) / 2;
  const under = placed.find((candidate) => middle > candidate.start && middle < candidate.end);
  if (under === undefined) return false;
  const whole = isMark(glyph.text) ? (under.text + glyph.text).normalize('NFC') : composed(under.text, glyph.text);
  if (whole === undefined) return false;
  under.text = whole;
  return true;
}

function insert(placed: Placed[], glyph: Glyph): void {
  const { text, start, end, spaceBefore } = glyph;
  const before = placed.findLastIndex((other) => other.glyph.order < glyph.order && other.start <= start);
  placed.splice(before + 1, 0, { text, start, end, glyph, spaceBefore });
}

function sharePieces(placed: readonly Placed[]): void {
  let from = 0;
  while (from < placed.length) {
    let to = from + 1;
    while (to < placed.length && placed[to].glyph.origin === placed[from].glyph.origin) to++;
    const { start, end } = placed[from];
    const width = (end - start) / (to - from);
    for (let i = from; to - from > 1 && i < to; i++) {
      placed[i].start = start + (i - from) * width;
      placed[i].end = start + (i - from + 1) * width;
    }
    from = to;
  }
}
