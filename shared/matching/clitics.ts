/**
 * Words that are glued to another one without being part of it: a quotation or value may start behind them or end before
 * them. The English possessive, the elided articles of French and Italian, the particles of Korean.
 */
import type { QuotedText } from './quotedText.ts';
import type { Window } from './window.ts';

/** "n'" is missing on purpose: it denies. */
const elided = /^(?:l|d|s|c|j|m|t|qu|jusqu|lorsqu|puisqu|quelqu|un|dell|all|nell|dall|sull|quell|quest|gl)'/u;

/** Whether the quotation's token is the source's without a clitic, at that edge of the quotation where it may be cut. */
export function isCutAtClitic(quoted: QuotedText, window: Window, inQuoted: number, inSource: number): boolean {
  const { key } = quoted.tokens[inQuoted];
  const source = window.tokens[inSource].key;
  const isFirst = inQuoted === 0;
  const isLast = inQuoted === quoted.tokens.length - 1;
  if (isLast && source === `${key}'s`) return true;
  if (isFirst && elided.test(source) && source.replace(elided, '') === key) return true;
  return isLast && isCutBeforeParticle(quoted, window, inQuoted, inSource);
}

/** Syllables of the particles and endings that Korean glues to a word: "원이며" for "원". */
const MAX_PARTICLE_SYLLABLES = 4;
/** UTF-16 units in which a verb's denial shows. */
const DENIAL_LENGTH = 12;

/** Korean quotations and values end before the particle that the sentence needs; unless what follows denies. */
function isCutBeforeParticle(quoted: QuotedText, window: Window, inQuoted: number, inSource: number): boolean {
  const { key } = quoted.tokens[inQuoted];
  const source = window.tokens[inSource];
  if (!/^\p{Script=Hangul}+$/u.test(key) || !source.key.startsWith(key)) return false;
  const rest = window.text.slice(source.end - (source.key.length - key.length), source.end + DENIAL_LENGTH);
  return source.key.length - key.length <= MAX_PARTICLE_SYLLABLES && !/^\S{0,4}\s?[않못없아]/u.test(rest);
}
