/** Russian that was read with the data for Ukrainian, which has no letter for ы and reads it as two. */
import type { RecognisedLine } from './recognised.ts';

/** Ukrainian never has these side by side; in Russian the letter is in every tenth word. */
const READ_FOR_Y = /ьі/iu;
/** Share of the words, and how many: a third of one in ten, since many are not read at all; one word may be a misprint. */
const LEAST_SHARE = 0.03;
const LEAST_WORDS = 2;

export function isRussianInUkrainian(
  lines: readonly Pick<RecognisedLine, 'words'>[],
  languages: readonly string[],
): boolean {
  if (languages[0] !== 'ukr' || languages.includes('rus')) return false;
  const words = lines.flatMap((line) => line.words);
  const count = words.filter(({ text }) => READ_FOR_Y.test(text)).length;
  return count >= LEAST_WORDS && count >= LEAST_SHARE * words.length;
}
