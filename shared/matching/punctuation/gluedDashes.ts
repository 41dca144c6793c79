/**
 * "Galleria Mall- 1500 Washington Road": a dash right after a word, before the number of a house. It ends the word, and is neither the hyphen
 * of "COVID-19" nor the sign of "AA-".
 */
import { isConjunction } from '../language/abbreviations.ts';
import { rawWords, segmentOf, type Window, gapText } from '../source/window.ts';

/** Letters of a word after which a minus is not a rating ("AA-"). */
const MIN_LETTERS = 4;
/** "1500 Washington Road", "12 rue de Rome". */
const address =
  /^\d{1,5}[a-z]?\s(?:\p{L}[\p{L}.'’-]*\s){0,3}(?:Road|Rd|Street|St|Avenue|Ave|Boulevard|Blvd|Lane|Ln|Drive|Dr|Highway|Hwy|Parkway|Court|Plaza|Square|Way|\p{L}*straße|\p{L}*strasse|[Rr]ue|[Cc]alle|[Vv]ia|[Aa]venida|[Rr]ua)(?!\p{L})/u;
const WORDS_OF_ADDRESS = 5;
const dashInLine = /\p{L}{3}- (\p{L}+)/gu;

/** @param at the token after the dash */
export function isGluedDash(window: Window, at: number): boolean {
  const { tokens } = window;
  if (at >= tokens.length || tokens[at - 1].letters.length < MIN_LETTERS) return false;
  const written = rawWords(window, at, Math.min(tokens.length, at + WORDS_OF_ADDRESS));
  const word = rawWords(window, at - 1, at);
  if (!/^\p{L}+$/u.test(word) || !/\p{Ll}/u.test(word) || !address.test(written)) return false;
  const gap = gapText(window, at);
  return gap === '- ' || (/^- ?\n$/.test(gap) && isHabit(window, tokens[at - 1].start));
}

/** Whether lines of the page have such dashes; "short- and long-term" has none. */
function isHabit(window: Window, at: number): boolean {
  const { pageNumber } = segmentOf(window, at);
  const { segments, segmentsOfPage } = window.index;
  return (segmentsOfPage.get(pageNumber) ?? []).some((line) =>
    Array.from(segments[line].text.matchAll(dashInLine)).some(([, next]) => !isConjunction(next.toLowerCase())),
  );
}
