/** By which words a clause is known to speak of something of its own. Folded. */
import { tagged, wordsOf } from './languages.ts';
import { isAuxiliary, isModal, opensObject, opposes, setsAgainst } from './openWords.ts';
import { isNegation } from './negations.ts';
import { grants } from './scopes.ts';
import { isSpeech, namesThought } from './speech.ts';

/** They take up what was said before: what a clause that begins so denies is said of that. */
const referring = wordsOf('refersBack');
/** French "il ne veut", not Italian "il riscaldamento". */
export const refersBack = (key: string, next?: string): boolean =>
  referring.has(key) && (key !== 'il' || next === undefined || isAuxiliary(next) || isNegation(next));

/** "Because", "so that": the clause says why or what for, not on what condition. */
const reasons = wordsOf('reason');
export const opensReason = (key: string, next: string): boolean =>
  reasons.has(key) || (key === 'so' && next === 'that');

/** "Without an oven": a denial of just the noun that it follows. */
export const lacks = tagged('lacks');

/** They deny the noun after them, so that the verb is before them: "hatten keine Fragen". */
const denyingArticle = wordsOf('deniesItsNoun');
/** Germanic languages put their denial after the verb, the others before it. */
const afterVerb = wordsOf('deniesAfterVerb');

/** Words after a denial that are a verb with something more: "not included" is only a participle. */
const LEAST_AFTER_DENIAL = 2;
/** Words before the denial: article, noun and, in Germanic languages, the verb. */
const [LEAST_BEFORE, LEAST_WITH_VERB] = [2, 3];

/** Whether words are a clause with a subject, named by them, and its verb. @param raw its first word as written */
export function isOwnClause(keys: readonly string[], raw: string): boolean {
  const [first = '', second = ''] = keys;
  if (isSlavicClause(keys) || isNordicClause(keys)) return true;
  const isNamed = opensObject(first)
    ? !refersBack(first, second) && !isAuxiliary(second) && !isNegation(second)
    : /^\p{Lu}\p{Ll}/u.test(raw) && isAuxiliary(second);
  if (!isNamed) return false;
  const at = keys.findIndex(isNegation);
  if (keys.slice(1).some((key) => isAuxiliary(key))) return true;
  if (at < 0 || lacks(keys[at])) return false;
  if (denyingArticle.has(keys[at])) return at >= LEAST_WITH_VERB;
  return at >= (afterVerb.has(keys[at]) ? LEAST_WITH_VERB : LEAST_BEFORE) && keys.length - 1 - at >= LEAST_AFTER_DENIAL;
}

/** "Członkowie nie mieli pytań": no articles. */
function isSlavicClause(keys: readonly string[]): boolean {
  const at = keys.findIndex((key) => key === 'nie' || key === 'не');
  const isPlain = keys.slice(0, Math.max(0, at)).every((key) => !refersBack(key) && !isNegation(key));
  return at > 0 && at <= LEAST_WITH_VERB && isPlain && keys.length - 1 - at >= LEAST_AFTER_DENIAL;
}

/** "Revisorerna hade inga anmärkningar": the article is an ending. */
const isNordicClause = ([first = '', second = '', ...rest]: readonly string[]): boolean =>
  /\p{L}{3}(?:en|et|n|t|na|ne)$/u.test(first) &&
  /^(?:har|havde|hade|hadde|var|er|är|blev|ble|kommer|kom|fick|fik|fikk)$/u.test(second) &&
  rest.some((key) => /^(?:inte|ikke|icke|ej|ing(?:en|a|et)|intet|inget)$/u.test(key));

/** "Will be", "wird": what shall be, not what must or may be. */
const future = wordsOf('future');
const isDuty = (key: string): boolean => grants(key) || (isModal(key) && !future.has(key));
/** Whether a clause says who thinks it, or what it is set against. */
export const frames = (key: string): boolean => isSpeech(key) || namesThought(key) || opposes(key) || setsAgainst(key);
/** Whether a clause says more than that something is not so: also what is permitted. */
export const saysMore = (key: string): boolean => frames(key) || isDuty(key);

/** With these a noun stands for any of its kind: a clause about it says which. */
const anyOne = wordsOf('anyOne');
/** Whether a clause about the noun that ends these words just adds something to it: one that is known, in the singular. */
export const isKnownNoun = (keys: readonly string[]): boolean =>
  keys.length > 1 && !keys.some((key) => anyOne.has(key)) && singular.has(keys[0]);
const singular = wordsOf('knownNoun');
