/** Puts combining marks and separately drawn accents on their characters, and divides the extent of ligatures. */
import { composed, isAccent, isCombiningMark, isRightToLeft } from './codePoints.ts';
import type { Glyph } from './glyph.ts';
import { isLetter } from './letters.ts';
import { normalForm } from '../../platform/normalForm.ts';
import { greatest } from '../../platform/longLists.ts';

export function withCombiningMarks(glyphs: readonly Glyph[]): readonly Glyph[] {
  let plain = true;
  let pieces = false;
  for (let i = 0; i < glyphs.length; i++) {
    const { text, origin } = glyphs[i];
    if (isCombiningMark(text) || isAccent(text)) plain = false;
    if (i > 0 && glyphs[i - 1].origin === origin) pieces = true;
  }
  if (plain && !pieces) return glyphs;
  const bases: Glyph[] = [];
  const loose: Glyph[] = [];
  for (const [at, glyph] of glyphs.entries()) {
    const last = bases.at(-1);
    const mark = isCombiningMark(glyph.text);
    if (mark && last !== undefined && standsOn(glyph, last) && !belongsToNext(glyph, last, glyphs, at + 1)) {
      last.text += glyph.text;
      // Vowels of Indian scripts are beside their letter: without them a gap would be left.
      if (SPACING.test(glyph.text)) last.end = Math.max(last.end, glyph.end);
    } else if (mark || isAccent(glyph.text)) loose.push(glyph);
    else bases.push(glyph);
  }
  if (pieces) sharePieces(bases);
  for (const glyph of loose) if (!joinsLetter(glyph, bases)) insert(bases, glyph);
  return bases;
}

const SPACING = /^\p{Mc}$/u;

/** In font sizes: how far the middle of a mark may be outside its character. */
const MARK_OVERHANG = 0.25;

function standsOn(mark: Glyph, base: Glyph): boolean {
  const middle = (mark.start + mark.end) / 2;
  const overhang = MARK_OVERHANG * mark.size;
  return middle > base.start - overhang && middle < base.end + overhang;
}

/**
 * From left to right a mark of Arabic or Hebrew comes before its letter, and may reach over the next one: it is the letter's whose extent has
 * its middle, and no bracket's.
 */
function belongsToNext(mark: Glyph, last: Glyph, glyphs: readonly Glyph[], from: number): boolean {
  if (!isRightToLeft(mark.text.charCodeAt(0))) return false;
  let at = from;
  while (at < glyphs.length && isCombiningMark(glyphs[at].text)) at++;
  const next = glyphs.at(at);
  if (next === undefined || !isRightToLeft(next.text.charCodeAt(0))) return false;
  const middle = (mark.start + mark.end) / 2;
  const isIn = ({ start, end }: Glyph): boolean => middle >= start && middle < end;
  return isIn(next) && (!isIn(last) || !isLetter(last.text));
}

/** An accent or a mark drawn before, or long after, the letter that it is over. */
function joinsLetter(glyph: Glyph, placed: readonly Glyph[]): boolean {
  const middle = (glyph.start + glyph.end) / 2;
  const under = placed.find((candidate) => middle > candidate.start && middle < candidate.end);
  if (under === undefined) return false;
  const whole = isCombiningMark(glyph.text)
    ? normalForm(under.text + glyph.text, 'NFC')
    : composed(under.text, glyph.text);
  if (whole === undefined) return false;
  under.text = whole;
  return true;
}

function insert(placed: Glyph[], glyph: Glyph): void {
  // What ends before it is before it whenever it was drawn: "300℃ ~ 350℃" may be drawn digits first.
  const before = placed.findLastIndex(
    (other) =>
      other.start <= glyph.start && (other.order < glyph.order || (other.start + other.end) / 2 <= glyph.start),
  );
  placed.splice(before + 1, 0, glyph);
}

function sharePieces(placed: readonly Glyph[]): void {
  let from = 0;
  while (from < placed.length) {
    let to = from + 1;
    while (to < placed.length && placed[to].origin === placed[from].origin) to++;
    const { start } = placed[from];
    // The last piece of a ligature may be stated to be narrower than the whole.
    const end = greatest(placed.slice(from, to).map((piece) => piece.end));
    const width = (end - start) / (to - from);
    for (let i = from; to - from > 1 && i < to; i++) {
      placed[i].start = start + (i - from) * width;
      placed[i].end = start + (i - from + 1) * width;
    }
    from = to;
  }
}
