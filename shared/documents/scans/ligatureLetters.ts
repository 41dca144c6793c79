/** Which of the ligatures with an f a glyph is, determined by the letters beside it: their shapes differ by a dot or less. */
import type { GlyphKind, GlyphPlace } from './glyphKinds.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** Likeness from which a glyph is one of the similar ones. */
const LEAST_LIKENESS = 0.9;
/** The same for ff, whose crossbars differ most between typefaces. */
const LEAST_DOUBLE_LIKENESS = 0.88;
const VOWEL = /^[aeiouyæøœ]$/;
/** After fi one of these is rare, after fl it is not: "flow", "influence", "flag", "flight". */
const SELDOM_AFTER_I = /^[oauiy]$/;
/** How English words with fi continue that would also be words with fl, or nearly: "fiat", "fiancé", "fiasco". */
const EITHER = /^(?:at|anc|asc|ord|one)/;
/** The number of glyphs whose number the font does not define: there several glyphs may look like one kind. */
const NO_NUMBER = '\0';
const ENGLISH = /\b(?:the|of|and|from|with)\b/i;
/** Lines of a page with such a word, from which the page is in English. */
const LEAST_ENGLISH = 3;
/** How words continue after fi and after fl: "field", "verified", "fierce"; "reflect", "flexible", "fleet". */
const E_AFTER_I = /^e[dlrs]/i;
const E_AFTER_L = /^e[cetwx]/i;

/** @returns undefined if it is none of them, or if the letters are not conclusive */
export function ligatureByLetters({ isSaid, looksLike, likeness, places }: GlyphKind): string | undefined {
  if (isSaid) return undefined;
  if (looksLike === 'ff') {
    const isAfterVowels = places.every((place) => VOWEL.test(letterBeside(place, -1)));
    return likeness >= LEAST_DOUBLE_LIKENESS && isAfterVowels ? looksLike : undefined;
  }
  const stem = stemOf(looksLike);
  if (stem === undefined || likeness < LEAST_LIKENESS) return undefined;
  const told = places.map(endOf);
  const [i, l] = ['i', 'l'].map((end) => told.filter((one) => one === end).length);
  return i === l ? undefined : stem + (i > l ? 'i' : 'l');
}

/** Splits a kind without a number into two if the letters show that it is two glyphs. English only: Italian has "fiore" and "fianco". */
export function partedLigatures(kind: GlyphKind): readonly GlyphKind[] {
  const { isSaid, numbered, looksLike, places } = kind;
  if (isSaid || numbered !== NO_NUMBER || stemOf(looksLike) === undefined) return [kind];
  if (places.some(({ page }) => page.lines.filter(({ text }) => ENGLISH.test(text)).length < LEAST_ENGLISH))
    return [kind];
  const parts = Map.groupBy(places, (place) => endOf(place) ?? looksLike.at(-1));
  return parts.size === 1 ? [kind] : Array.from(parts.values(), (own) => ({ ...kind, places: own }));
}

const stemOf = (ligature: string): string | undefined => /^f+(?=[il]$)/.exec(ligature)?.[0];

/** The last letter of the ligature, derived from the next letter. */
function endOf(place: GlyphPlace): 'i' | 'l' | undefined {
  const after = letterBeside(place, 1);
  if (!VOWEL.test(after)) return 'i';
  const rest = place.line.text.slice(place.unit + 1).toLowerCase();
  if (E_AFTER_I.test(rest)) return 'i';
  if (E_AFTER_L.test(rest)) return 'l';
  const isEither = letterBeside(place, -1) === '' && EITHER.test(rest);
  return SELDOM_AFTER_I.test(after) && !isEither ? 'l' : undefined;
}

/** Lower case, without accents; empty for anything that is not a letter. */
function letterBeside({ line, unit }: GlyphPlace, step: number): string {
  const at = unit + step;
  if (at < 0 || at >= line.text.length) return '';
  const [base] = normalForm(line.text[at], 'NFD').toLowerCase();
  return /\p{L}/u.test(base) ? base : '';
}
