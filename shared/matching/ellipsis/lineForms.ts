/** What a line by itself looks like: an item with its number or bullet, a row with its amount, a field, a sentence, a list head. */
import { isSumWord } from '../language/sums.ts';
import { foldText } from '../text/foldText.ts';
import { tokensIn } from '../text/tokens.ts';
import { markOf } from './lineMarks.ts';

/** The number of a line: "3.2" and "4.1" are alike, "3." and "(3)" are not. */
export const kindOfLine = (text: string): string | undefined => markOf(text)?.shape;

export const withoutMarker = (text: string): string => text.slice(markOf(text)?.length ?? 0);

/** The first list item after the words of a line: "The Board shall not: (1) sell any pier". */
const firstInLine = /[\p{L}:：—–]\s{1,3}(?=\(?(?:1|a|i)[.)]\s[\p{L}"“„«])|[:：]\s?(?=（[1１一]）)/iu;

/** The words before a list that begins in the line, and its first item; undefined if none does. */
export function listInLine(text: string): { readonly head: string; readonly item: string } | undefined {
  const own = markOf(text)?.length ?? 0;
  const found = firstInLine.exec(text.slice(own));
  if (found === null) return undefined;
  const at = own + found.index + found[0].length;
  return { head: text.slice(0, at), item: text.slice(at) };
}

/** "6.50", "€5", "Rp5.000", "90,-", "5%", "9-17". */
const amount = /^(?:\p{Sc}|\p{Lu}{1,3}\.?|Rp|Rs\.?)?\d[\d.,'’]*(?:[-–]\d[\d.,]*)?[-–—]{0,2}(?:%|\p{Sc}|\p{L}{1,3})?$/u;
const unit = /^(?:%|\p{Sc}|[\p{L}.]{1,4})$/u;

/** "Latte 6.50", "Wax 1 000 Ft", "Hotel 3 nights € 90,-", a note's "(1,7)" after it. */
export function isRow(text: string): boolean {
  const words = wordsOf(text);
  if (/^\([\d,]+\)$/.test(words.at(-1) ?? '')) words.pop();
  if (unit.test(words.at(-1) ?? '') && /\d/.test(words.at(-2) ?? '')) words.pop();
  return amount.test(words.pop() ?? '') && words.some((word) => /\p{L}/u.test(word));
}

const wordsOf = (text: string): string[] => withoutLeaders(text).split(/\s/u).filter(Boolean);

/** "Delivery ........ 3 €": the dots, dashes or lines lead to the value. */
export const withoutLeaders = (text: string): string => text.replace(/(?:[.·_]\s?){4,}|…{2,}|[-–—]{4,}/gu, ' ');

/** "Total", "Sub-total", "Gesamtkosten": the row sums up those above it. */
export const isTotal = (text: string): boolean => isSumWord(text.replace(/^\W*(?:sub-?)?/iu, ''));

export const lettersIn = (text: string): string => foldText(text).text.replace(/[^\p{L}\p{N}]/gu, '');

export const isField = (text: string): boolean => /^[^:：.!?]{2,40}\s?[:：]\s?\S/u.test(text);
export const endsSentence = /[.。;；,，、…]["'”’»」)\]]*\s*$/u;
export const leadsIn = /[:：]\s*$/u;

/**
 * Words of a sentence: a shorter unit that ends in a full stop may be a heading with one. Two characters of unspaced scripts count as one.
 */
const MIN_SENTENCE_WORDS = 5;

export type Form = 'marked' | 'row' | 'field' | 'sentence';

/** Undefined if what starts with this line could be anything. */
export function formOf(text: string): Form | undefined {
  if (markOf(text) !== undefined) return 'marked';
  if (isRow(text) && !endsSentence.test(text)) return 'row';
  if (isField(text)) return 'field';
  return isSentence(text) ? 'sentence' : undefined;
}

export const isSentence = (text: string): boolean => endsSentence.test(text) && wordsIn(text) >= MIN_SENTENCE_WORDS;

export const wordsIn = (text: string): number =>
  tokensIn(text).reduce((sum, { kind }) => sum + (kind === 'glyph' ? 0.5 : kind === 'symbol' ? 0 : 1), 0);
