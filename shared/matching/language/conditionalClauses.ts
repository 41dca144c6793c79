/** How a clause begins that makes what stands beside it hold on a condition: "if", "should the", Portuguese "se". Folded. */
import { isPortuguese } from './leadingDenials.ts';
import { wordsOf } from './languages.ts';
import { opensObject } from './openWords.ts';

const opening = wordsOf('opensCondition');
/** English turns verb and subject around: "should the buyer object". Elsewhere these are verbs. */
const inverted = new Set('had were should'.split(' '));
const pronouns = new Set('he she it they we you i there any such no'.split(' '));

/**
 * Whether a clause that begins with `key` and `next` sets a condition.
 * @param around the words of the lines around it, by which a word that denies or refers back in another language is told
 */
export function opensConditionalClause(key: string, next: string, around: () => readonly string[]): boolean {
  if (!opening.has(key)) return false;
  if (inverted.has(key)) return opensObject(next) || pronouns.has(next);
  // "Se" refers back in Spanish and French, before a verb.
  return key !== 'se' || opensObject(next) || isPortuguese(around());
}

const times = new Set(
  'when whenever once cuando quand lorsque quando når när kiedy gdy когда wanneer عندما כאשר'.split(' '),
);
/** Whether a sentence that begins so tells first when, or on what condition, the rest of it holds. */
export const opensWhen = (key: string): boolean => opening.has(key) || times.has(key);

/** "| when delivered in line with the evidence": a clause without a subject that says how, and in no story when. */
const passive = /^(?: |, )(?:when|where|once|while) (?:\p{L}+ly )?(?!asked|told|compared)\p{L}+ed\b/u;
/** @param next the text right after a statement */
export const isBoundToManner = (next: string): boolean => passive.test(next);
