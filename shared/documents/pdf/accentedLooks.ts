/**
 * Whether a glyph looks like the accented letter that it is said to be, or like another letter or a ligature: where an encoding was mistaken
 * for another ("pøíspìvek" for "příspěvek"), or a producer gave a ligature of a font the number of a letter ("acƟon").
 */
import { closestShape, closeTo } from './closestShape.ts';
import type { GlyphLook } from './glyphLook.ts';
import { closeLikeness, type GlyphShape } from './glyphShape.ts';
import { EXTENDED, GREEK, USED } from './lentShapes.ts';
import { ACCENTED, LETTERS, LIGATURES, type ReferenceShapes } from './referenceShapes.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** As in `glyphLooks.ts`. */
const SYMBOL_LIKENESS = 0.84;
const OWN_LIKENESS = 0.8;
const LETTER_LEAD = 0.1;
const CLEAR_LEAD = 0.18;
/** What is only worth knowing if the font has other letters that are not what it says: an unusual design looks so, too. */
const FAINT_LIKENESS = 0.65;
const FAINT_LEAD = 0.03;
/** Likeness by which accents of one letter may differ from those of other typefaces: .02 to .06. */
const ACCENT_PLAY = 0.08;
/** Letters with circumflexes and carons lead by .03 to .05 over each other. */
const SISTER_LEAD = 0.02;

export interface LetterLook {
  /** Undefined if it looks like the letter. */
  readonly look: GlyphLook | undefined;
  /** It counts only if the font has other letters that are clearly not what it says. */
  readonly isSuspect: boolean;
}

const OWN: LetterLook = { look: undefined, isSuspect: false };

/** What takes the place of accented letters and accents where an encoding was mistaken for another one. */
const MISTAKEN = [...LIGATURES, ...Array.from(LETTERS + ACCENTED + '‘’“”')];
const GREEK_LETTERS = Array.from(GREEK);
const USED_LETTERS = Array.from(USED);
const MISTAKEN_ANYWHERE = [...MISTAKEN, ...USED_LETTERS];

/**
 * Letters of Latin Extended-A and B and of Greek: what fonts for Western Europe lack, what some producers call the ligatures of Calibri
 * (`Ɵ`), and what Word 2007 takes for each other ("moŜe" for "może", "πρόβλθμα" for "πρόβλημα").
 */
export const isExtended = (codePoint: number): boolean =>
  (codePoint >= 0x100 && codePoint < 0x250) || isGreek(codePoint);
const isGreek = (codePoint: number): boolean => codePoint >= 0x386 && codePoint < 0x3cf;

export function extendedLook(shape: GlyphShape, codePoint: number, references: ReferenceShapes): LetterLook {
  const character = String.fromCodePoint(codePoint);
  const isOfGreek = isGreek(codePoint);
  const isKnown = isOfGreek || EXTENDED.includes(character);
  const shapes = isOfGreek ? references.greek : references;
  // Where the fonts are left out nothing is known of its shape.
  if (isKnown && shapes.of(isOfGreek ? GREEK.charAt(0) : character).length === 0) return OWN;
  const regular = closeTo(shape, character, shapes);
  if (regular >= OWN_LIKENESS) return sisterLook(shape, character, regular, references);
  const own = references
    .further(character)
    .reduce((most, model) => Math.max(most, closeLikeness(shape, model)), regular);
  if (own >= OWN_LIKENESS) return OWN;
  const candidates = isOfGreek ? GREEK_LETTERS : isKnown ? MISTAKEN_ANYWHERE : LIGATURES;
  const closest = closestShape(shape, candidates, shapes, isKnown ? FAINT_LIKENESS : SYMBOL_LIKENESS);
  const found = isKnown && !isOfGreek ? beyond(closest, shape, references) : closest;
  if (found === undefined || found.character === character || found.likeness < own + FAINT_LEAD) return OWN;
  const isOtherLetter = baseOf(found.character).toLowerCase() !== baseOf(character).toLowerCase();
  const isClear = isOtherLetter && found.likeness >= Math.max(SYMBOL_LIKENESS, own + CLEAR_LEAD);
  return {
    look: { looksLike: found.character, likeness: found.likeness, ownLikeness: own },
    isSuspect: !isClear,
  };
}

interface Closest {
  readonly character: string;
  readonly likeness: number;
}

/** What is taken for a letter beyond those of Western Europe is one, too: "ő", though "õ" looks as much so. */
function beyond(closest: Closest | undefined, shape: GlyphShape, references: ReferenceShapes): Closest | undefined {
  if (closest === undefined || !ACCENTED.includes(closest.character)) return closest;
  const others = USED_BY_BASE.get(baseOf(closest.character)) ?? [];
  const other = closestShape(shape, others, references, closest.likeness - ACCENT_PLAY);
  return other ?? closest;
}

/** Of letters of Esperanto, which Word 2007 takes those of Croatian for. They differ in a part of their accent. */
function sisterLook(shape: GlyphShape, character: string, own: number, references: ReferenceShapes): LetterLook {
  const sister = SISTERS.get(character);
  const likeness = sister === undefined ? 0 : closeTo(shape, sister, references);
  if (sister === undefined || likeness < own + SISTER_LEAD) return OWN;
  return { look: { looksLike: sister, likeness, ownLikeness: own }, isSuspect: true };
}
const SISTERS = new Map([
  ['ĉ', 'č'],
  ['Ĉ', 'Č'],
  ['ŝ', 'š'],
  ['Ŝ', 'Š'],
]);

/** The same for one of Western Europe. */
export function accentedLook(
  shape: GlyphShape,
  character: string,
  own: number,
  references: ReferenceShapes,
): GlyphLook | undefined {
  const ownClose = Math.max(own, closeTo(shape, character, references));
  if (ownClose >= OWN_LIKENESS && !isCapital(character)) return undefined;
  const candidates = ownClose >= OWN_LIKENESS ? MISTAKEN : MISTAKEN_ANYWHERE;
  const found = closestShape(shape, candidates, references, Math.max(SYMBOL_LIKENESS, own + LETTER_LEAD));
  if (found === undefined) return undefined;
  // Accents differ in height and size between typefaces.
  const [base, other] = [baseOf(character), baseOf(found.character)];
  const isClear = found.likeness >= ownClose + CLEAR_LEAD;
  const needsClear = !/\p{L}/u.test(other) || other.toLowerCase() === base.toLowerCase();
  if (base === other || (needsClear && !isClear)) return undefined;
  return { looksLike: found.character, likeness: found.likeness, ownLikeness: own };
}

const baseOf = (text: string): string => normalForm(text, 'NFD').charAt(0);
const USED_BY_BASE = Map.groupBy(USED_LETTERS, baseOf);

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();
