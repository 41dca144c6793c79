/** Whether what is quoted is somebody's: said, assumed or only named in quotation marks outside the match. */
import { isSpeech, attributes, introducesSpeech, namesThought } from '../language/speech.ts';
import { coordinates, opensObject } from '../language/openWords.ts';
import type { TokenRange, Window } from '../source/window.ts';
import { sentenceStart } from './sentenceSides.ts';

/** @param opens what parts the match from the word before it, folded */
export const isAttributed = (window: Window, match: TokenRange, opens: string): boolean =>
  claimsWithoutThat(window, match.from, opens) || goesOnClaiming(window, match) || isQuotedThere(window, match);

/** "Ich glaube, | der Kai …", "the tenant claims | the quay …"; Hebrew glues its "that" to the word after it. */
function claimsWithoutThat({ tokens }: Window, from: number, opens: string): boolean {
  if (from === 0 || !attributes(tokens[from - 1].key)) return false;
  const { key } = tokens[from];
  return /^\s*,\s*$/.test(opens) || (/^\s+$/.test(opens) && (opensObject(key) || /^ש\p{L}{2}/u.test(key)));
}

/** "They assume that the effects are equal, and that | they add up": the second clause is assumed too. */
function goesOnClaiming(window: Window, match: TokenRange): boolean {
  const { tokens } = window;
  const { from } = match;
  if (from < 2 || !introducesSpeech(tokens[from - 1].key) || !coordinates(tokens[from - 2].key)) return false;
  return tokens
    .slice(sentenceStart(window, match), from - 2)
    .some(({ key }) => isSpeech(key) || namesThought(key) || attributes(key));
}

/** Words between two titles in quotation marks: "A" or "B". */
const BETWEEN_QUOTED = 8;
const quotedOnly = new RegExp(`^[\\s\\d.)#*-]*(?:"[^"\\n]*"[^"\\n]{0,${BETWEEN_QUOTED}})*$`, 'u');

/** A line that holds nothing but words in quotation marks: a myth that is named, a voice that is heard. The page itself says something else. */
function isQuotedThere({ tokens, text }: Window, { from, to }: TokenRange): boolean {
  const [start, end] = [tokens[from].start, tokens[to - 1].end];
  if (text.charAt(start - 1) !== '"') return false;
  const after = /^[.!?,。]?"/u.exec(text.slice(end, end + 2))?.[0];
  if (after === undefined) return false;
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start - 1);
  const next = text.indexOf('\n', end);
  const rest = text.slice(end + after.length, next < 0 ? text.length : next);
  return quotedOnly.test(line) && /^[^"\n]{0,8}(?:"[^"\n]*"?[^"\n]{0,8})*$/u.test(rest);
}
