/** Citations of rules that an ellipsis leaves out: by which provision something is so, which takes nothing from it. */
import { wordsOf } from '../language/languages.ts';
import { takesNumber } from '../language/quantities.ts';
import { rawText, type Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

const sections = wordsOf('sectionName');
const citing = wordsOf('leadsCitation');
const excepting = wordsOf('leadsOutside');
/** Words before the first number: "within the meaning of section". */
const MAX_WORDS_BEFORE = 5;

const namesProvision = ({ key }: Token): boolean => key === '§' || sections.has(key);
/** "Im Sinne des": of other words, "not section 17" and "if section 17" would be left out. */
const leads = ({ kind, key }: Token): boolean => kind === 'word' && citing.has(key);

/**
 * "Nach § 522 Abs. 2 Satz 1 ZPO", "pursuant to Article 12(3)", and nothing else: other words might belong to another clause.
 * @param words of the window
 */
export function isCitation(window: Window, words: readonly Token[]): boolean {
  if (exceptsProvision(words)) return false;
  const at = words.findIndex(namesProvision);
  if (at < (isInBrackets(window, words) ? 0 : 1) || at > MAX_WORDS_BEFORE || words.at(at + 1)?.kind !== 'number')
    return false;
  if (!words.slice(0, at).every(leads)) return false;
  return words.slice(at + 2).every((token, order, rest) => {
    const { kind, key, start, end } = token;
    if (kind !== 'word') return kind === 'number' || key === '§';
    if (namesProvision(token) || takesNumber(key) || key.length === 1) return true;
    // "BZG BL": a state's law.
    return order >= rest.length - 2 && lawName.test(rawText(window, start, end));
  });
}
/** "Outside section 5", "hors l'article 5": what is so in all cases but those of the provision. */
export const exceptsProvision = (words: readonly Token[]): boolean =>
  words.some(({ key }, at) => {
    if (!excepting.has(key)) return false;
    const number = words.slice(at + 1, at + 1 + MAX_WORDS_BEFORE).findIndex(({ kind }) => kind === 'number');
    const named = words.at(at + number);
    if (number < 1 || named === undefined) return false;
    const name = named.key.replace(/^\p{L}+'/u, '');
    return name === '§' || sections.has(name) || takesNumber(name);
  });

/** "(§ 5 BZG)". */
export const isBracketedCitation = (window: Window, words: readonly Token[]): boolean =>
  isInBrackets(window, words) && isCitation(window, words);

const isInBrackets = ({ text }: Window, words: readonly Token[]): boolean =>
  text.charAt(words[0].start - 1) === '(' && text.charAt(words[words.length - 1].end) === ')';

/** "BGB", "StVZO", "Act". */
const lawName = /\p{Lu}.*\p{Lu}|^Act$/u;
