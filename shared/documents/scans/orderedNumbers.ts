/**
 * Fonts that say nothing about their glyphs, but have letters and digits in the order of the alphabet, as most fonts do: once the shapes of
 * some show where a series begins, the numbers tell the others, and letters of one stroke apart (`l`, `I`, `t`).
 */
import type { GlyphKind } from './glyphKinds.ts';

/** Series of consecutive numbers, and how many of each must be recognised. */
const SERIES = [
  { characters: 'abcdefghijklmnopqrstuvwxyz', least: 8 },
  { characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', least: 5 },
  { characters: '0123456789', least: 5 },
];
/** Capitals that are enough right before the small letters, as in most fonts. */
const LEAST_BEFORE = 1;
/** Likeness from which a shape shows where its series begins, and from which a font of letters has a symbol. */
const LEAST_LIKENESS = 0.9;
/** Share of the recognised shapes of a series that must agree. */
const AGREEING = 0.75;
const EAST_ASIAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/u;
const SYMBOL = /^[^\p{L}\p{N}]$/u;

/** What a glyph of one of these fonts shows; undefined if its number does not tell. */
export type OrderedCharacter = (kind: GlyphKind) => string | undefined;

export function orderedNumbers(kinds: readonly GlyphKind[]): OrderedCharacter {
  const unsaid = kinds.filter(({ isSaid, font }) => !isSaid && font !== '');
  const byFont = new Map(
    [...Map.groupBy(unsaid, ({ font }) => font)].map(([font, own]) => [font, characterByNumber(own)]),
  );
  return (kind) => {
    const known = kind.isSaid ? undefined : byFont.get(kind.font);
    if (known === undefined || known.size === 0) return undefined;
    const { isOfLargeFont, isNumberedAsUnicode, looksLike, likeness } = kind;
    const character = known.get(numberOf(kind));
    if (character !== undefined) return isPossible(character, looksLike) ? character : undefined;
    // What such fonts have besides letters: a font of thousands of characters may have strokes that look like a dash.
    const isSymbol = isOfLargeFont && !isNumberedAsUnicode && SYMBOL.test(looksLike) && likeness >= LEAST_LIKENESS;
    return isSymbol && kind.places.every(({ line }) => !EAST_ASIAN.test(line.text)) ? looksLike : undefined;
  };
}

/** A digit must look like it. */
const isPossible = (character: string, looksLike: string): boolean =>
  character === looksLike ||
  (!/\d/.test(character) && (looksLike === '' || (STROKES.has(character) && STROKES.has(looksLike))));
const STROKES = new Set(Array.from('lIitfj1|[]!'));

const numberOf = ({ numbered }: GlyphKind): number => numbered.charCodeAt(0);

function characterByNumber(kinds: readonly GlyphKind[]): Map<number, string> {
  const sure = kinds.filter(({ likeness }) => likeness >= LEAST_LIKENESS);
  const [small, capital, digit] = SERIES.map(({ characters }) => startOf(sure, characters));
  const starts = SERIES.map(({ least }, i) => {
    const start = [small, capital, digit][i];
    if (start === undefined) return undefined;
    const isBeforeSmall =
      i === 1 && small?.count !== undefined && start.first === small.first - SERIES[i].characters.length;
    return start.count >= (isBeforeSmall ? LEAST_BEFORE : least) ? start.first : undefined;
  });
  // Without its small letters it may be any font.
  if (starts[0] === undefined) return new Map();
  return new Map(
    SERIES.flatMap(({ characters }, i) => {
      const first = starts[i];
      return first === undefined ? [] : Array.from(characters, (character, at) => [first + at, character] as const);
    }),
  );
}

/** Where most of the shapes say that a series begins. */
function startOf(kinds: readonly GlyphKind[], characters: string): { first: number; count: number } | undefined {
  const numbers = new Map<number, Set<number>>();
  for (const kind of kinds) {
    const at = characters.indexOf(kind.looksLike);
    if (kind.looksLike.length !== 1 || at < 0) continue;
    const first = numberOf(kind) - at;
    numbers.set(first, (numbers.get(first) ?? new Set()).add(numberOf(kind)));
  }
  const counts = [...numbers].map(([first, own]) => ({ first, count: own.size }));
  const most = counts.reduce<(typeof counts)[number] | undefined>(
    (one, other) => (one === undefined || other.count > one.count ? other : one),
    undefined,
  );
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return most === undefined || most.count < AGREEING * total ? undefined : most;
}
