/**
 * Verdicts on letters beyond those of Western Europe. Word 2007 takes them for each other in whole documents: "moŜe" for "może", "πρόβλθμα"
 * for "πρόβλημα". OCR confirms those in Latin letters; Greek ones are told by the shapes of several.
 */
import type { GlyphKind } from './glyphKinds.ts';
import type { GlyphVerdict } from './glyphVerdict.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** Greek letters of a font that look clearly like others, from which it says what they are wrongly: unusual designs have one. */
const LEAST_GREEK = 3;
/** How much more each looks like the other. */
const GREEK_LEAD = 0.25;
/** The same of a letter that looks less like the other, in a font that has some that do: designs of φ are as far apart as it is from ψ (.23). */
const FAINT_LEAD = 0.3;

const GREEK = /^\p{Script=Greek}$/u;
const BEYOND = /^[\u0100-\u024f\u0386-\u03ce]$/u;

const isGreek = ({ text, looksLike }: GlyphKind): boolean => GREEK.test(text) && GREEK.test(looksLike);
/** Letters of which little is known unless others of their font are wrong. */
export const isFaint = ({ text, isSaid, isSuspect }: GlyphKind): boolean => isSaid && isSuspect && BEYOND.test(text);

/** Of clearly wrong Greek letters: mended if their font has several, or another font with several has the same. Undefined for others. */
export function greekVerdicts(kinds: readonly GlyphKind[]): (kind: GlyphKind) => GlyphVerdict | undefined {
  const wrong = kinds.filter((kind) => isGreek(kind) && kind.likeness >= kind.ownLikeness + GREEK_LEAD);
  const ofFont = Map.groupBy(wrong, ({ font }) => font);
  const lying = [...ofFont.values()].filter((own) => new Set(own.map(({ text }) => text)).size >= LEAST_GREEK);
  const mended = new Set(lying.flat());
  const pairs = new Set(lying.flat().map(pairOf));
  return (kind) => {
    if (!isGreek(kind)) return undefined;
    if (mended.has(kind) || pairs.has(pairOf(kind))) return { outcome: 'mended', by: kind.looksLike };
    return { outcome: pairs.size > 0 ? 'unsure' : 'kept' };
  };
}

const pairOf = ({ text, looksLike }: GlyphKind): string => text + looksLike;

/**
 * The others of documents with wrong letters: mended if another font has the same wrong letter; and in a font with wrong ones, if another of
 * its glyphs was found to be the letter that they are said to be, or if they look much more like another one.
 */
export function faintVerdicts(
  kinds: readonly GlyphKind[],
  verdicts: ReadonlyMap<GlyphKind, GlyphVerdict>,
): Map<GlyphKind, GlyphVerdict> {
  const mended = [...verdicts].flatMap(([kind, verdict]) =>
    verdict.outcome === 'mended' && kind.isSaid && BEYOND.test(kind.text) ? [{ kind, by: verdict.by }] : [],
  );
  const pairs = new Set(mended.map(({ kind, by }) => kind.text + by));
  const shown = Map.groupBy(mended, ({ kind }) => kind.font);
  return new Map(
    kinds.filter(isFaint).flatMap((kind): [GlyphKind, GlyphVerdict][] => {
      const { text, looksLike, likeness, ownLikeness } = kind;
      const known = shown.get(kind.font);
      const isWrong =
        pairs.has(pairOf(kind)) ||
        (known !== undefined &&
          (known.some(({ by }) => by === text) ||
            likeness >= ownLikeness + FAINT_LEAD ||
            baseOf(text) === baseOf(looksLike)));
      return isWrong ? [[kind, { outcome: 'mended', by: looksLike }]] : [];
    }),
  );
}

/** Without its accent: a circumflex and a caron differ by less. */
const baseOf = (letter: string): string => normalForm(letter, 'NFD').charAt(0);
