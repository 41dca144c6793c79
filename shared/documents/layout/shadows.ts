/** Headlines whose letters each are drawn twice, as shadow and as letter, are one text to a reader: the letters that are on top. */
import type { Glyph } from './glyph.ts';

/** In font sizes: how far a shadow is from its letter. What is nearer is drawn twice for a bold look. */
const MOST_AWAY = 0.3;
/** In font sizes: how much the distances of one headline differ. */
const SAME_DISTANCE = 0.02;
/**
 * Letters, and different ones among them, from which pairs at one distance are not a coincidence: leaders are pairs of dots, and "ll" is
 * one.
 */
const LEAST_PAIRS = 4;
const LEAST_KINDS = 3;
/** Pairs among which those different letters are: without this bound a page of one letter at one place would be looked through for each. */
const KINDS_WITHIN = 12;

/** @param glyphs in drawing order */
export function withoutShadows(glyphs: readonly Glyph[]): readonly Glyph[] {
  let kept: Glyph[] | undefined;
  let at = 0;
  while (at < glyphs.length) {
    const end = endOfPairs(glyphs, at);
    if (end > at) kept ??= glyphs.slice(0, at);
    for (; at < end; at += 2) kept?.push(onTop(glyphs[at], glyphs[at + 1]));
    if (at < glyphs.length) kept?.push(glyphs[at]);
    at++;
  }
  return kept ?? glyphs;
}

/** After the pairs that begin there; the same place if they are too few. */
function endOfPairs(glyphs: readonly Glyph[], from: number): number {
  // Nearly every glyph of every page: nothing is made for it.
  if (from + 1 >= glyphs.length || !isPair(glyphs[from], glyphs[from + 1])) return from;
  const kinds = new Set<string>();
  let at = from;
  while (at + 1 < glyphs.length && isPair(glyphs[at], glyphs[at + 1]) && isAsFar(glyphs, from, at)) {
    kinds.add(glyphs[at].text);
    at += 2;
    if (kinds.size < LEAST_KINDS && at - from >= 2 * KINDS_WITHIN) return from;
  }
  return at - from < 2 * LEAST_PAIRS || kinds.size < LEAST_KINDS ? from : at;
}

const isPair = (one: Glyph, other: Glyph): boolean =>
  one.text === other.text &&
  one.origin !== other.origin &&
  one.size === other.size &&
  Math.abs(other.start - one.start) <= MOST_AWAY * one.size &&
  Math.abs(other.baseline - one.baseline) <= MOST_AWAY * one.size;

/** Whether the pairs at two places are equally far apart. */
function isAsFar(glyphs: readonly Glyph[], first: number, second: number): boolean {
  const by = (at: number, side: 'start' | 'baseline'): number => glyphs[at + 1][side] - glyphs[at][side];
  const play = SAME_DISTANCE * glyphs[first].size;
  return (['start', 'baseline'] as const).every((side) => Math.abs(by(first, side) - by(second, side)) <= play);
}

/** The letter itself is drawn last; the spaces are before its shadow. */
const onTop = (shadow: Glyph, letter: Glyph): Glyph => ({
  ...letter,
  spaceBefore: shadow.spaceBefore || letter.spaceBefore,
  gapBefore: shadow.gapBefore,
});
