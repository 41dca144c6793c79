/**
 * Rows of stars, crosses and dashes across a page or a receipt. The networks read them as a few letters again and again (`KROKOROROKE`), sure of
 * none, and so clear print beside them looked as if it were in another script, or upside down.
 */
import type { RecognisedLine } from './recognised.ts';

/** Shorter rows may be a word. */
const LEAST_LETTERS = 8;
/**
 * The letters that a row of one symbol is read as most often, and the least share of it that these are: of a line of print they are half at
 * most.
 */
const COMMONEST = 3;
const LEAST_SHARE = 0.75;
/** Confidence, 0..100, that no row of symbols is read with: of a word with few different letters the networks are sure. */
const MOST_SURE = 40;

export const withoutOrnaments = (lines: readonly RecognisedLine[]): RecognisedLine[] =>
  lines.filter((line) => !isOrnament(line));

function isOrnament({ words }: RecognisedLine): boolean {
  const letters = words.flatMap(({ text }) => text.toLowerCase().match(/\p{L}/gu) ?? []);
  if (letters.length < LEAST_LETTERS || words.some(({ confidence }) => confidence > MOST_SURE)) return false;
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const commonest = [...counts.values()].sort((one, other) => other - one).slice(0, COMMONEST);
  return commonest.reduce((sum, count) => sum + count, 0) >= LEAST_SHARE * letters.length;
}
