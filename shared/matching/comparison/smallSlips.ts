/**
 * Small spelling rules that only a lenient verdict excuses: omitted accents, British for American spelling or the reverse, and a corrected
 * typing error of the source. Never in a name, a number, a denial or a unit.
 */
import { misspells } from '../language/misspellings.ts';
import { isNegation, mayDeny } from '../language/negations.ts';
import { isNumberWord, isUnit } from '../language/quantities.ts';
import { spelledAlike } from '../language/spellingVariants.ts';
import { isStopword } from '../language/stopwords.ts';
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import { wordCount } from '../source/vocabulary.ts';
import { rawWords, type Window } from '../source/window.ts';
import { withoutAccents } from './spellings.ts';

/** Positions of tokens on both sides. */
export function smallSlip(quoted: QuotedText, window: Window, inQuoted: number, inSource: number): RuleId | undefined {
  const left = quoted.tokens[inQuoted].key;
  const right = window.tokens[inSource].key;
  if ([left, right].some(carriesMeaning)) return undefined;
  const written = [quotedWords(quoted, inQuoted, inQuoted + 1), rawWords(window, inSource, inSource + 1)];
  if (written.some((word) => /^\p{Lu}/u.test(word))) return undefined;
  if (isBareOf(left, right)) return wordCount(window.index, left) === 0 ? 'spelling.accents' : undefined;
  if (spelledAlike(left, right)) return 'spelling.variant';
  return misspells(right, left) ? 'spelling.typo-corrected' : undefined;
}

const carriesMeaning = (key: string): boolean =>
  isNegation(key) || mayDeny(key) || isNumberWord(key) || isUnit(key) || isStopword(key);

/** "Resume" of "résumé": all accents left out, none put in. */
const isBareOf = (bare: string, accented: string): boolean =>
  /^[\p{Script=Latin}\p{M}]+$/u.test(accented) && bare !== accented && bare === withoutAccents(accented);
