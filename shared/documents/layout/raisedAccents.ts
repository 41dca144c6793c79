/**
 * Accents that are drawn separately above a tall letter, as TeX sets those of capitals: they belong to the line of their letter, and are
 * not a separate line between the halves of a sentence.
 */
import { isAccent } from './codePoints.ts';
import type { Glyph } from './glyph.ts';
import { isLetter } from './letters.ts';

/** In font sizes: how much an accent is raised above its place in the font. Wide ones over mathematics, and accents on accents, most. */
const LEAST_RAISED = 0.02;
const MOST_RAISED = 0.55;
/** Ratio of sizes: an accent is set in the size of its letter. */
const SAME_SIZE = 1.1;
/** Glyphs: how far from its letter an accent is drawn, the nearest first: TeX draws it before its letter, after it, or after the next one. */
const PLACES = [1, -1, -2, 2];
/** Glyphs: some producers draw the accents of a line after it. */
const LONGEST_LINE = 200;

/** @param glyphs in drawing order */
export function withRaisedAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => isAccent(text))) return glyphs;
  return glyphs.map((glyph, i) => {
    // PDFium sees a gap after an accent that belongs to a letter elsewhere in the line.
    if (!isAccent(glyph.text)) return followsAccent(glyphs, i) ? { ...glyph, gapBefore: false } : glyph;
    const beside = PLACES.map((away) => (i + away < 0 ? undefined : glyphs.at(i + away)));
    const letter = beside.find((other) => other !== undefined && isRaisedOver(glyph, other)) ?? letterInLine(glyphs, i);
    if (letter === undefined) return glyph;
    const { top, baseline, bottom } = letter;
    return { ...glyph, top, baseline, bottom };
  });
}

const followsAccent = (glyphs: readonly Glyph[], at: number): boolean =>
  glyphs[at].gapBefore && at > 0 && isAccent(glyphs[at - 1].text);

/** The nearest in drawing order, as far as its line may be away. */
function letterInLine(glyphs: readonly Glyph[], at: number): Glyph | undefined {
  for (let away = 1; away <= LONGEST_LINE; away++) {
    for (const i of [at - away, at + away]) {
      if (i >= 0 && i < glyphs.length && isRaisedOver(glyphs[at], glyphs[i])) return glyphs[i];
    }
  }
  return undefined;
}

function isRaisedOver(accent: Glyph, letter: Glyph): boolean {
  const raised = (letter.baseline - accent.baseline) / letter.size;
  const middle = (accent.start + accent.end) / 2;
  return (
    isLetter(letter.text) &&
    raised >= LEAST_RAISED &&
    raised <= MOST_RAISED &&
    Math.max(accent.size, letter.size) <= SAME_SIZE * Math.min(accent.size, letter.size) &&
    middle >= letter.start &&
    middle <= letter.end
  );
}
