/**
 * TeX's first fonts set what they lack with another, lowered character: the comma, dot or bar under a letter becomes part of the letter,
 * and a lowered closing quotation mark an opening one on the line of its word.
 */
import type { Glyph } from './glyph.ts';
import { isLetter } from './letters.ts';
import { normalForm } from '../../platform/normalForm.ts';

interface Below {
  /** The combining marks that it may be, the most likely first. */
  readonly marks: readonly string[];
  /** In font sizes of the letter: how far it is lowered, at least and at most; most under letters with a descender. */
  readonly least: number;
  readonly most: number;
  /** Ratio of its font size to the letter's. */
  readonly smallest: number;
}

/** Measured on LaTeX: the comma in half the size by 0.14, the dot by 0.2, the bar (whose ink is at the height of an x) by 0.7. */
const BELOW: ReadonlyMap<string, Below> = new Map([
  [',', { marks: ['\u0326', '\u0327'], least: 0.05, most: 0.5, smallest: 0.4 }],
  ['.', { marks: ['\u0323'], least: 0.12, most: 0.6, smallest: 0.9 }],
  ['\u00af', { marks: ['\u0331'], least: 0.5, most: 1, smallest: 0.9 }],
]);

const LOW_QUOTES: ReadonlyMap<string, string> = new Map([
  ['\u201d', '\u201e'],
  ['\u2019', '\u201a'],
]);
/** In font sizes: how far a quotation mark is lowered until it is on the line, where capitals and small letters end. */
const LEAST_LOWERED = 0.35;
const MOST_LOWERED = 0.75;
/** In font sizes: how far a quotation mark is from its word, or extends into it. */
const MOST_APART = 0.3;

/** In font sizes: the middle of a mark is under the middle of its letter, except in slanted type. */
const OFF_CENTRE = 0.15;
const SAME_SIZE = 1.05;
/** Glyphs: accents of neighbouring letters may be drawn between a letter and its mark. */
const REACH = 3;

/** @param glyphs in drawing order */
export function withLoweredCharacters(glyphs: readonly Glyph[]): readonly Glyph[] {
  let changed: (Glyph | undefined)[] | undefined;
  glyphs.forEach((glyph, i) => {
    const below = BELOW.get(glyph.text);
    if (below !== undefined) {
      const at = letterOver(glyphs, i, below);
      const whole = at === undefined ? undefined : composed((changed ?? glyphs)[at]?.text ?? '', below);
      if (at === undefined || whole === undefined) return;
      changed ??= [...glyphs];
      changed[at] = { ...glyphs[at], text: whole };
      changed[i] = undefined;
    } else if (LOW_QUOTES.has(glyph.text)) {
      const word = glyphs.at(i + 1);
      if (word === undefined || !isLowQuote(glyph, word)) return;
      const { top, baseline, bottom } = word;
      changed ??= [...glyphs];
      changed[i] = { ...glyph, text: LOW_QUOTES.get(glyph.text) ?? glyph.text, top, baseline, bottom };
    }
  });
  return changed === undefined ? glyphs : changed.filter((glyph) => glyph !== undefined);
}

function letterOver(glyphs: readonly Glyph[], at: number, below: Below): number | undefined {
  for (let away = 1; away <= REACH; away++) {
    for (const i of [at - away, at + away]) {
      if (i >= 0 && i < glyphs.length && isUnder(glyphs[at], glyphs[i], below)) return i;
    }
  }
  return undefined;
}

function isUnder(mark: Glyph, letter: Glyph, { least, most, smallest }: Below): boolean {
  const lowered = (mark.baseline - letter.baseline) / letter.size;
  const aside = Math.abs(mark.start + mark.end - letter.start - letter.end) / 2;
  return (
    isLetter(letter.text) &&
    lowered >= least &&
    lowered <= most &&
    aside <= OFF_CENTRE * letter.size &&
    mark.size >= smallest * letter.size &&
    mark.size <= SAME_SIZE * letter.size
  );
}

/** The letter with its mark as one character; undefined if there is no such letter. */
function composed(letter: string, { marks }: Below): string | undefined {
  return marks.map((mark) => normalForm(letter + mark, 'NFC')).find((whole) => whole.length === 1);
}

function isLowQuote(quote: Glyph, word: Glyph): boolean {
  const lowered = (quote.baseline - word.baseline) / word.size;
  return (
    lowered >= LEAST_LOWERED &&
    lowered <= MOST_LOWERED &&
    Math.abs(word.start - quote.end) <= MOST_APART * word.size &&
    quote.start < word.start &&
    Math.max(quote.size, word.size) <= SAME_SIZE * Math.min(quote.size, word.size)
  );
}
