/** Where a sentence goes on after a quotation, and its form alone says that it limits what was quoted. */
import { coordinates } from '../language/openWords.ts';
import { gapText, rawWords, type TokenRange, type Window } from '../source/window.ts';
import { deniesOn } from './sentenceSides.ts';

/**
 * "Members may not be expelled | for any other reason than fraud": whatever goes on without a mark says what is denied, in any language. A verb
 * that denies at the clause's end is the end of it.
 * @param sentence that the match ends in; its end is the match's. `next`: the first word after it in the same sentence
 */
export function leavesDenialOpen(window: Window, sentence: TokenRange, next: string | undefined): boolean {
  const { tokens, text } = window;
  const { to } = sentence;
  if (next === undefined || coordinates(next) || !/^\s+$/u.test(text.slice(tokens[to - 1].end, tokens[to].start)))
    return false;
  for (let at = to - 1; at >= sentence.from; at--) {
    if (at < to - 1 && deniesOn(window, at)) return true;
    if (coordinates(tokens[at].key) || (at > sentence.from && /[,:;]/u.test(gapText(window, at)))) return false;
  }
  return false;
}

/** "Xbox One | X": another one of the same name. English "I" is no letter of a name, nor is one with a mark of an item or of initials after it. */
export function cutsLetterOfName(window: Window, to: number): boolean {
  const { tokens, text } = window;
  if (to >= tokens.length || !/^[^\S\n]+$/u.test(text.slice(tokens[to - 1].end, tokens[to].start))) return false;
  const isNamed = /^\p{Lu}\p{Ll}/u.test(rawWords(window, to - 1, to));
  return isNamed && /^(?!I)\p{Lu}$/u.test(rawWords(window, to, to + 1)) && !/[.)&]/u.test(text.charAt(tokens[to].end));
}

/** "You may not use the site | for: (a) …": the list that follows says for what. */
export const goesOnInList = (after: string): boolean => /^[^\S\n]+\p{L}{1,12}\s?:\s/u.test(after);
