/**
 * Tells quotations from other uses of quotation marks: titles, terms, scare quotes. Finding something too short to search for
 * means nothing. Amounts and dates are claims, however short; and whatever is skipped is reported to the caller with its reason.
 */
import { isSaid, namesTerm, otherUse, type Beside } from './otherUses.ts';
import type { NotCheckedReason } from './quotation.ts';

/** Words from which a marked stretch counts as a quotation by its length alone: terms and titles have two or three. */
const LEAST_WORDS = 4;
/** With a reference right after it, a shorter one is meant as a quotation, too. */
const LEAST_REFERENCED_WORDS = 2;
/** A number with its unit, or a date. */
const LEAST_WORDS_WITH_A_NUMBER = 2;
/** No term or name is this long: what is announced as "the phrase" or "the section" is meant word for word. */
const LEAST_WORDS_OF_A_CLAIM = 6;
/** Chinese, Japanese and Thai have no spaces between words: this many characters say as much as four words. */
const LEAST_CHARACTERS = 8;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** Words that stay in lower case in titles. */
const SMALL_WORDS =
  /^(?:a|an|and|as|at|but|by|de|der|des|die|das|du|el|en|et|for|from|in|la|le|les|of|on|or|the|to|und|vs?|von|with|y|zur?)$/iu;
/** "TypeError: x is not a function" */
const PROGRAM_ERROR = /^\p{Lu}[\p{L}\p{N}_.]*(?:Error|Exception|Warning):\s/u;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u;
const NUMBER = /\p{N}+(?:[.,:\p{N}]*\p{N})?/gu;
const NUMBER_WITH_SYMBOL = /\p{Sc}|\p{N}\s?[%‰°]/u;

/**
 * @param words the stretch between the quotation marks
 * @returns undefined for a quotation
 */
export function whyNotChecked(words: string, beside: Beside, hasReference: boolean): NotCheckedReason | undefined {
  const unspaced = words.match(UNSPACED)?.length ?? 0;
  const parts = words.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isLong = parts.length >= LEAST_WORDS || unspaced >= LEAST_CHARACTERS;
  const isReferenced =
    (hasReference || isSaid(beside)) && (parts.length >= LEAST_REFERENCED_WORDS || unspaced >= LEAST_CHARACTERS / 2);
  const states = statesNumber(parts, words);
  if (PROGRAM_ERROR.test(words) && !hasReference) return 'term';
  if (!isLong && !isReferenced && !states) return 'too_short';
  // If its source is right beside it, it is from there, whoever said it.
  const other = hasReference ? undefined : otherUse(beside);
  if (other !== undefined) return other;
  const looksLikeTitle = isTitle(parts, words) && !states;
  const isClaim = (hasReference && isLong) || parts.length >= LEAST_WORDS_OF_A_CLAIM;
  if (!states && namesTerm(beside) && (looksLikeTitle || !isClaim)) return 'term';
  return !hasReference && looksLikeTitle ? 'title' : undefined;
}

/** An amount or a date: a number before its unit, two numbers, or one with a symbol. A name ends in its number: "Windows 11". */
function statesNumber(parts: readonly string[], words: string): boolean {
  if (parts.length < LEAST_WORDS_WITH_A_NUMBER) return NUMBER_WITH_SYMBOL.test(words);
  const numbers = words.match(NUMBER)?.length ?? 0;
  const startsWithOne = /^\p{N}/u.test(parts[0]) && /^\p{Ll}/u.test(parts[1]);
  return numbers >= 2 || NUMBER_WITH_SYMBOL.test(words) || startsWithOne;
}

/** From this many significant words on, a capital on each indicates a title even if it ends in a full stop, as in lists of references. */
const LEAST_TITLE_WORDS = 4;

/** Every significant word has a capital, and no sentence ends. */
function isTitle(parts: readonly string[], words: string): boolean {
  const weighty = parts.filter((word) => !SMALL_WORDS.test(word) && /\p{L}/u.test(word));
  if (weighty.length < LEAST_TITLE_WORDS && SENTENCE_END.test(words.trim())) return false;
  return weighty.length > 0 && weighty.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
}
