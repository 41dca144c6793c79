/**
 * Words that are glued to another one without being part of it: a quotation or value may start after them or end before
 * them. The English possessive, the elided articles of French and Italian, the particles of Korean.
 */
import type { QuotedText } from '../quotation/quotedText.ts';
import { startsWithKoreanDenial } from '../language/negations.ts';
import { wordCount } from '../source/vocabulary.ts';
import type { Window } from '../source/window.ts';

/** "n'" is missing on purpose: it denies. */
const elided = /^(?:l|d|s|c|j|m|t|qu|jusqu|lorsqu|puisqu|quelqu|un|dell|all|nell|dall|sull|quell|quest|gl)'/u;

/** Whether the quotation's token is the source's without a clitic, at that edge of the quotation where it may be cut. */
export function isCutAtClitic(quoted: QuotedText, window: Window, inQuoted: number, inSource: number): boolean {
  const { key } = quoted.tokens[inQuoted];
  const source = window.tokens[inSource].key;
  const isFirst = inQuoted === 0;
  const isLast = inQuoted === quoted.tokens.length - 1;
  if (isLast && source === `${key}'s`) return quoted.tokens.length <= MAX_VALUE_WORDS || !ownsNext(window, inSource);
  if (isFirst && elided.test(source) && source.replace(elided, '') === key) return true;
  return isLast && isCutBeforeParticle(quoted, window, inQuoted, inSource);
}

/** Words of a name or value, which may omit its "'s"; a longer quotation would end with the owner of what follows. */
const MAX_VALUE_WORDS = 3;

/** "The king's | enemies". */
const ownsNext = ({ tokens, text }: Window, at: number): boolean =>
  tokens.at(at + 1)?.kind === 'word' && /^\s+$/.test(text.slice(tokens[at].end, tokens[at + 1].start));

/** Particles and the forms of "to be" and "to do" that Korean glues to a word: "원이며" for "원". */
const particle =
  /^(?:은|는|이|가|을|를|의|에|에서|에게|에는|에도|께|께서|로|으로|로서|으로서|와|과|도|만|부터|까지|보다|처럼|마다|조차|밖에|이나|이라|라|이라고|라고|이라는|라는|이며|며|이고|고|이다|다|입니다|였다|이었다|인|이지만|간|씩|에서는|에서의|에서도|으로는|로는|와의|과의|까지의|부터의|하여|하고|하며|한다|했다|하였다|하는|한|할|함|된|되는|된다|됐다|되었다|되며|되고|되어야|하여야|해야|합니다|했습니다|됩니다)$/u;
/** Particles that also end names ("김정은") and verbs: accepted only for a word that also occurs elsewhere in the source. */
const ambiguous = /^[은이가도만나로고인한할다라며]$/u;
/** "백만": a power of ten after a number is not one. */
const isNumber = (stem: string, rest: string): boolean =>
  /[일이삼사오육칠팔구십백천만억조]$/u.test(stem) && /^[만억조천]/u.test(rest);
/** Syllables of a word that is not merely the beginning of a name. */
const MIN_SURE_SYLLABLES = 3;
/** UTF-16 units in which a verb's denial shows. */
const DENIAL_LENGTH = 24;

/** Korean quotations and values end before the particle that the sentence needs; unless a denial follows. */
function isCutBeforeParticle(quoted: QuotedText, window: Window, inQuoted: number, inSource: number): boolean {
  const { key } = quoted.tokens[inQuoted];
  const source = window.tokens[inSource];
  if (!/^\p{Script=Hangul}+$/u.test(key) || !source.key.startsWith(key)) return false;
  const rest = source.key.slice(key.length);
  if (!particle.test(rest) || isNumber(key, rest)) return false;
  const isSure = !ambiguous.test(rest) || key.length >= MIN_SURE_SYLLABLES || key.length === 1;
  if (!isSure && !standsElsewhere(window, key)) return false;
  const cut = source.end - rest.length;
  return !startsWithKoreanDenial(
    window.text
      .slice(cut, cut + DENIAL_LENGTH)
      .replace(/\n/g, ' ')
      .split(/[.!?,;]/u)[0],
  );
}

const standsElsewhere = ({ index }: Window, stem: string): boolean =>
  ['', '을', '를', '의', '에', '과', '와', '는'].some((ending) => wordCount(index, stem + ending) > 0);
