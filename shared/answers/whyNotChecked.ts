/**
 * Tells quotations from other uses of quotation marks: titles, terms, scare quotes. What is too short to be looked for says nothing
 * when it is found. Amounts and dates are claims, however short; and whatever is passed over is told to the caller with its reason.
 */
import type { NotCheckedReason } from './quotation.ts';

/** Words from which a marked stretch is taken for a quotation by its length alone: terms and titles have two or three. */
const LEAST_WORDS = 4;
/** With a reference right after it, a shorter one is meant as a quotation, too. */
const LEAST_REFERENCED_WORDS = 2;
/** A figure with its unit, or a date. */
const LEAST_WORDS_WITH_A_FIGURE = 2;
/** No term and no name is so long: what is announced as "the phrase" or "the section" is meant by its words. */
const LEAST_WORDS_OF_A_CLAIM = 6;
/** Chinese, Japanese and Thai have no spaces between words: so many characters say as much as four words. */
const LEAST_CHARACTERS = 8;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** Words before a mark that announce a name or a term, in the languages that models answer in most. */
const NAMES_TERM =
  /(?:\b(?:titled|entitled|called|named|known as|so-called|termed|dubbed|labell?ed|headed|the (?:word|term|phrase|title|section|column|tab|button|menu|field|file|folder)s?|sogenannten?|genannt|mit dem Titel|intitulée?|appelée?|titulado|llamad[oa]|denominad[oa]|intitolato|chiamat[oa]))[\s:,*_]*$/iu;
/** What somebody is told to press or to write stands in marks, too. */
const TELLS_WHAT_TO_DO =
  /\b(?:choose|click|select|press|tap|pick|open|type|enter|(?:try|consider) (?:asking|saying|writing)|you (?:could|can|might|may) (?:ask|say|write|reply|answer))(?: on)?[\s:,*_]{0,8}$/iu;
/** Characters before a stretch that such words are looked for in. */
const NEAR = 40;
/** Words that stay small in titles. */
const SMALL_WORDS =
  /^(?:a|an|and|as|at|but|by|de|der|des|die|das|du|el|en|et|for|from|in|la|le|les|of|on|or|the|to|und|vs?|von|with|y|zur?)$/iu;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u;
const FIGURE = /\p{N}+(?:[.,:\p{N}]*\p{N})?/gu;
const FIGURE_WITH_SIGN = /\p{Sc}|\p{N}\s?[%‰°]/u;

/**
 * @param words the stretch between the marks
 * @param before what stands before it in the same block
 * @returns undefined for a quotation
 */
export function whyNotChecked(words: string, before: string, hasReference: boolean): NotCheckedReason | undefined {
  const unspaced = words.match(UNSPACED)?.length ?? 0;
  const parts = words.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isLong = parts.length >= LEAST_WORDS || unspaced >= LEAST_CHARACTERS;
  const isReferenced = hasReference && (parts.length >= LEAST_REFERENCED_WORDS || unspaced >= LEAST_CHARACTERS / 2);
  const states = statesFigure(parts, words);
  if (!isLong && !isReferenced && !states) return 'too_short';
  const near = before.slice(-NEAR);
  if (TELLS_WHAT_TO_DO.test(near)) return 'instruction';
  const looksLikeTitle = isTitle(parts, words) && !states;
  const isClaim = (hasReference && isLong) || parts.length >= LEAST_WORDS_OF_A_CLAIM;
  if (NAMES_TERM.test(near) && (looksLikeTitle || !isClaim)) return 'term';
  return !hasReference && looksLikeTitle ? 'title' : undefined;
}

/** An amount or a date: a figure before its unit, two figures, or one with a sign. A name ends in its number: "Windows 11". */
function statesFigure(parts: readonly string[], words: string): boolean {
  if (parts.length < LEAST_WORDS_WITH_A_FIGURE) return FIGURE_WITH_SIGN.test(words);
  const figures = words.match(FIGURE)?.length ?? 0;
  const startsWithOne = /^\p{N}/u.test(parts[0]) && /^\p{Ll}/u.test(parts[1]);
  return figures >= 2 || FIGURE_WITH_SIGN.test(words) || startsWithOne;
}

/** From so many words of weight on, a capital on each tells a title even where a full stop ends it, as in lists of references. */
const LEAST_TITLE_WORDS = 4;

/** Every word of weight has a capital, and no sentence ends. */
function isTitle(parts: readonly string[], words: string): boolean {
  const weighty = parts.filter((word) => !SMALL_WORDS.test(word) && /\p{L}/u.test(word));
  if (weighty.length < LEAST_TITLE_WORDS && SENTENCE_END.test(words.trim())) return false;
  return weighty.length > 0 && weighty.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
}
