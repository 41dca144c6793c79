/** Mark-up that a source shows as plain text: tags, and the targets of links. */
import type { Token } from './tokens.ts';

/** Bounded, so that a text of nothing but opening brackets is read in linear time. */
const markup = /<\/?[a-z][^<>\n]{0,200}>|(?<=\])\([^()\s]{1,200}\)/giu;

/** The text with spaces in place of its mark-up: its offsets stay the same. */
export const blankMarkup = (text: string): string => text.replace(markup, (found) => ' '.repeat(found.length));

/** Whether a place is within a comment of Markdown, which is in the file and on no page made of it; folding makes an arrow of its end. */
export const isInComment = (text: string, from: number, to: number): boolean =>
  text.lastIndexOf('<!-', from) > text.lastIndexOf('→', from) && text.indexOf('→', to) >= 0;

/** Whether nothing is left of a token once mark-up is blank, or only the bracket of a link's text. */
export const isMarkup = (shown: string, { start, end }: Token): boolean => /^[\s[\]]*$/.test(shown.slice(start, end));

/** With nothing in it but attributes and their values: "a <b and c> 5 mg" compares. */
const tag = String.raw`<\/?[a-z][a-z\d]{0,15}(?:\s[a-z-]{1,30}=(?:"[^"<>\n]{0,150}"|'[^'<>\n]{0,150}'))*\s?\/?>`;
const tagBefore = new RegExp(`${tag}$`, 'iu');
const tagAfter = new RegExp(`^${tag}`, 'iu');
/** Longest mark-up that is looked for beside a place. */
const MAX_TAG = 204;

/** "<li>|Only in groups|.</li>": what stands between `from` and a word at `to`, a space in place of the tag before the word. */
export function gapBeforeWord(text: string, from: number, to: number): string {
  const gap = text.slice(from, to);
  const tagEnd = from + gap.lastIndexOf('>') + 1;
  return tagEnd > from && tagBefore.test(text.slice(Math.max(0, tagEnd - MAX_TAG), tagEnd))
    ? ` ${text.slice(tagEnd, to)}`
    : gap;
}

/** The same after a word. */
export function gapAfterWord(text: string, from: number, to: number): string {
  const gap = text.slice(from, to);
  const tagStart = gap.indexOf('<');
  return tagStart >= 0 && tagAfter.test(text.slice(from + tagStart, from + tagStart + MAX_TAG))
    ? `${gap.slice(0, tagStart)} `
    : gap;
}
