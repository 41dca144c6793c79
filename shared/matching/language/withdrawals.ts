/**
 * Words that take back, forbid or limit the adjacent text without being denials: "refuses to", "except", "unless", "alleged". Leaving one
 * out with an ellipsis reverses the statement. Folded forms.
 */
import { patternsOf, phrasesOf, stemsOf, wordsOf } from './languages.ts';

const words = new Set([...wordsOf('limit'), ...wordsOf('condition')]);

/** Korean glues endings to them. */
const glued = new RegExp(patternsOf('limitGlued'), 'u');

/** Whether a folded word takes back, forbids or limits. */
export const withdraws = (key: string): boolean =>
  words.has(key) || words.has(key.replace(/^(?:[cdjlmnst]|qu|dell|all|nell|dall|sull|un)'/, '')) || glued.test(key);

const voided = stemsOf('voided');
/** "Cancelled" in a cell of its own: the row no longer holds. */
export const isVoided = (key: string): boolean => voided.test(key);

const harmless = phrasesOf('limitsNothing');
const harmlessWithin = [...harmless, ...phrasesOf('limitsNothingWithin')];

/** Words around a statement, without such phrases. */
export const withoutHarmless = (keys: readonly string[]): string[] =>
  without(
    harmless,
    keys.map((key) => ({ key })),
  ).map(({ key }) => key);

/** Tokens that an ellipsis leaves out, without such phrases. */
export const withoutHarmlessWithin = <T extends { readonly key: string }>(tokens: readonly T[]): T[] =>
  without(harmlessWithin, tokens);

function without<T extends { readonly key: string }>(some: readonly string[][], tokens: readonly T[]): T[] {
  const kept: T[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = some.find((words) => words.every((word, order) => tokens.at(at + order)?.key === word));
    if (phrase === undefined) kept.push(tokens[at++]);
    else at += phrase.length;
  }
  return kept;
}

/** The same in scripts without spaces, anywhere in a stretch of characters. */
const unspaced = new RegExp(patternsOf('limitUnspaced'), 'u');
/** "Not only" limits nothing. */
export const withdrawsUnspaced = (signs: string): boolean => unspaced.test(signs.replace(/不[仅僅只]/gu, ''));

/** What may follow a whole statement, first after its full stop, and take it back. */
const retractions = new RegExp(`^${patternsOf('retracts')}`, 'u');
export const takesBackStatement = (next: string): boolean => retractions.test(next);
