/** Mark-up that a source shows as plain text: tags, and the targets of links. */
import type { Token } from './tokens.ts';

/** Bounded, so that a text of nothing but opening brackets is read in linear time. */
const markup = /<\/?[a-z][^<>\n]{0,200}>|(?<=\])\([^()\s]{1,200}\)/giu;

/** The text with spaces in place of its mark-up: its offsets stay the same. */
export const blankMarkup = (text: string): string => text.replace(markup, (found) => ' '.repeat(found.length));

/** Whether nothing is left of a token once mark-up is blank, or only the bracket of a link's text. */
export const isMarkup = (shown: string, { start, end }: Token): boolean => /^[\s[\]]*$/.test(shown.slice(start, end));
