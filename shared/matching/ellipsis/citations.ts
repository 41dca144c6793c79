/** Citations of rules that an ellipsis leaves out: by which provision something is so, which takes nothing from it. */
import { wordsOf } from '../language/languages.ts';
import { isAuxiliary } from '../language/openWords.ts';
import { takesNumber } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import type { Token } from '../text/tokens.ts';

const sections = wordsOf('sectionName');
/** Words before the first number: "within the meaning of section", "nach Maßgabe des §". */
const MAX_WORDS_BEFORE = 5;
/** Letters of what abbreviates the name of a law: "BGB", "StVZO". */
const MAX_ABBREVIATION = 6;

const namesProvision = ({ key }: Token): boolean => key === '§' || sections.has(key);

/** "Nach § 522 Abs. 2 Satz 1 ZPO", "pursuant to Article 12(3)", and nothing else. */
export function isCitation(words: readonly Token[]): boolean {
  const at = words.findIndex(namesProvision);
  if (at < 0 || at > MAX_WORDS_BEFORE || words.at(at + 1)?.kind !== 'number') return false;
  if (words.slice(0, at).some(({ kind, key }) => kind !== 'word' || isAuxiliary(key))) return false;
  return words.slice(at + 2).every((token, order) => {
    if (token.kind !== 'word') return token.kind === 'number' || token.key === '§';
    const { key } = token;
    if (namesProvision(token) || takesNumber(key) || isStopword(key) || key.length === 1) return true;
    return words[at + 1 + order].kind === 'number' && key.length <= MAX_ABBREVIATION;
  });
}
