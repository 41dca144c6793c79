/**
 * Blanks of a form ("for ___ minutes") that somebody filled in: the entry is over the blank, often smaller and a little higher. A reader
 * sees it in place of the blank, so it is read there, and not as a superscript or a separate line.
 */
import type { Glyph } from './glyph.ts';

/** A single underscore is part of a name. */
const LEAST_BLANK = 2;
/** In font sizes of the blank: how far above its line an entry may be, less than a line of text, and how far below. */
const HIGHEST = 0.75;
const LOWEST = 0.3;
/** An entry is no larger than this, in font sizes of the blank. */
const LARGEST = 1.6;
/** In font sizes: how far one underscore may be from the last. */
const WIDEST_GAP = 0.2;

/** @param glyphs in drawing order */
export function withFilledBlanks(glyphs: readonly Glyph[]): readonly Glyph[] {
  const blanks = blanksIn(glyphs);
  if (blanks.length === 0) return glyphs;
  const entries = new Map<Glyph, Glyph[]>();
  const taken = new Set<Glyph>();
  for (const blank of blanks) {
    const written = glyphs.filter((glyph) => fills(glyph, blank) && !taken.has(glyph));
    if (written.length === 0) continue;
    written.sort((one, other) => one.start - other.start);
    for (const glyph of [...written, ...blank]) taken.add(glyph);
    entries.set(
      blank[0],
      written.map((glyph, i) => onLine(glyph, i, blank[0])),
    );
  }
  if (entries.size === 0) return glyphs;
  return glyphs.flatMap((glyph) => entries.get(glyph) ?? (taken.has(glyph) ? [] : [glyph]));
}

/** Runs of underscores on one line. */
function blanksIn(glyphs: readonly Glyph[]): [Glyph, ...Glyph[]][] {
  const found: [Glyph, ...Glyph[]][] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.text === '_') {
      const blank = found.at(-1);
      if (last?.text === '_' && blank !== undefined && continuesBlank(last, glyph)) blank.push(glyph);
      else found.push([glyph]);
    }
    last = glyph;
  }
  return found.filter((blank) => blank.length >= LEAST_BLANK);
}

const continuesBlank = (last: Glyph, next: Glyph): boolean =>
  last.baseline === next.baseline && Math.abs(next.start - last.end) <= WIDEST_GAP * last.size;

function fills(glyph: Glyph, blank: readonly [Glyph, ...Glyph[]]): boolean {
  const [{ size, baseline, start }] = blank;
  const middle = (glyph.start + glyph.end) / 2;
  const above = baseline - glyph.baseline;
  return (
    glyph.text !== '_' &&
    middle > start &&
    middle < blank[blank.length - 1].end &&
    above <= HIGHEST * size &&
    above >= -LOWEST * size &&
    glyph.size <= LARGEST * size
  );
}

/** In the size and on the line of the blank, so that it is read like its surroundings. */
const onLine = (glyph: Glyph, position: number, blank: Glyph): Glyph => ({
  ...glyph,
  top: Math.min(glyph.top, blank.top),
  baseline: blank.baseline,
  bottom: blank.bottom,
  size: blank.size,
  spaceBefore: position === 0 ? blank.spaceBefore || glyph.spaceBefore : glyph.spaceBefore,
});
