/**
 * The verdicts on all doubtful glyphs of a document: by their shapes, by what is read of them, and by the verdicts on others in their font.
 */
import type { IndexedLine } from '../textIndex.ts';
import { withCodepages } from './codepages.ts';
import { glyphKinds, type DoubtfulPage, type GlyphKind } from './glyphKinds.ts';
import { glyphReadings, type KnownCharacters, type ReadStretch } from './glyphReadings.ts';
import { verdictByFont, verdictByNumber, verdictByReading, verdictByShape, type GlyphVerdict } from './glyphVerdict.ts';
import { faintVerdicts, greekVerdicts, isFaint } from './letterVerdicts.ts';
import { orderedNumbers } from './orderedNumbers.ts';
import { partedLigatures } from './ligatureLetters.ts';
import { texCharacter } from './texCharacters.ts';
import { textCharacter, textEncoding } from './texTextFonts.ts';
import { isUsualSo } from './letterShares.ts';

/** Glyphs of a font about which nothing is said, from which it is a font for writing: symbol fonts have a few. */
const TEXT_GLYPHS = 8;
/** Glyphs of a font that are not what it says, from which nothing that it says counts. */
const LYING_GLYPHS = 4;

export async function glyphVerdicts(
  pages: readonly DoubtfulPage[],
  read: ReadStretch,
): Promise<Map<GlyphKind, GlyphVerdict>> {
  const all = glyphKinds(pages).flatMap(partedLigatures);
  const kinds = all.filter(({ isSuspect }) => !isSuspect);
  const unsaid = countByFont(kinds.filter(({ isSaid }) => !isSaid));
  const encoding = textEncoding(kinds);
  const ordered = orderedNumbers(kinds);
  const greek = greekVerdicts(kinds);
  const verdicts = new Map<GlyphKind, GlyphVerdict>();
  const open: GlyphKind[] = [];
  for (const kind of kinds) {
    const numbered = textCharacter(kind, encoding) ?? ordered(kind);
    const verdict =
      (numbered === undefined ? undefined : verdictByNumber(kind, numbered)) ??
      usualVerdict(kind) ??
      greek(kind) ??
      (isInWords(kind) ? undefined : verdictByShape(kind, (unsaid.get(kind.font) ?? 0) >= TEXT_GLYPHS));
    if (verdict === undefined) open.push(kind);
    else verdicts.set(kind, verdict);
  }
  for (const [kind, seen] of await glyphReadings(open, read, shownBy(verdicts)))
    verdicts.set(kind, verdictByReading(kind, seen));

  const mended = countByFont(kinds.filter((kind) => kind.isSaid && verdicts.get(kind)?.outcome === 'mended'));
  const kept = countByFont(kinds.filter((kind) => verdicts.get(kind)?.outcome === 'kept'));
  for (const kind of all) {
    if (isFaint(kind)) continue;
    const lies = mended.get(kind.font) ?? 0;
    if (lies < LYING_GLYPHS || lies < (kept.get(kind.font) ?? 0)) continue;
    if (verdicts.get(kind)?.outcome !== 'mended') verdicts.set(kind, verdictByFont(kind));
  }
  for (const [kind, verdict] of faintVerdicts(all, verdicts)) verdicts.set(kind, verdict);
  return withCodepages(all, verdicts);
}

function shownBy(verdicts: ReadonlyMap<GlyphKind, GlyphVerdict>): KnownCharacters {
  const known = new Map<IndexedLine, Map<number, string>>();
  for (const [{ places }, verdict] of verdicts) {
    if (verdict.outcome !== 'mended') continue;
    for (const { line, unit } of places)
      known.set(line, (known.get(line) ?? new Map<number, string>()).set(unit, verdict.by));
  }
  return known;
}

/** A letter that is as frequent as that letter usually is, and would be missing if it were the other one. */
function usualVerdict({ isSaid, text, looksLike, places }: GlyphKind): GlyphVerdict | undefined {
  if (!isSaid || !LETTER.test(text) || Array.from(looksLike).length !== 1) return undefined;
  const lines = new Map<IndexedLine, Set<number>>();
  for (const { line, unit } of places) lines.set(line, (lines.get(line) ?? new Set()).add(unit));
  const said = [...lines.keys()].map((line) => line.text).join('');
  const other = [...lines]
    .map(([line, units]) => Array.from(line.text, (one, unit) => (units.has(unit) ? looksLike : one)).join(''))
    .join('');
  return isUsualSo(said, other) ? { outcome: 'kept' } : undefined;
}

const LETTER = /^[a-z]$/i;

/** Share of the places of a letter within words from which no shape alone turns it into a symbol: "phθtθs". */
const MOSTLY = 0.5;
/** Letters around it that make a word: units of measurement have fewer. */
const LETTERS_OF_WORD = 4;

function isInWords({ font, isSaid, text, looksLike, places }: GlyphKind): boolean {
  if (
    !isSaid ||
    texCharacter(font, text) !== undefined ||
    !LETTER.test(text) ||
    looksLike.length !== 1 ||
    /[a-z0-9]/i.test(looksLike)
  )
    return false;
  return (
    places.filter(({ line, unit }) => lettersAround(line.text, unit) >= LETTERS_OF_WORD).length > MOSTLY * places.length
  );
}

function lettersAround(text: string, unit: number): number {
  let [start, end] = [unit, unit];
  while (start > 0 && /\p{L}/u.test(text[start - 1])) start--;
  while (end < text.length && /\p{L}/u.test(text[end])) end++;
  return end - start;
}

function countByFont(kinds: readonly GlyphKind[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { font } of kinds) counts.set(font, (counts.get(font) ?? 0) + 1);
  return counts;
}
