/** Mark-up that a source shows as plain text: tags, and the targets of links. */

/** Bounded, so that a text of opening brackets only is read in linear time. */
const markup = /<\/?[a-z][^<>\n]{0,200}>|(?<=\])\([^()\s]{1,200}\)/giu;

/** The text with spaces where its mark-up is: places in it stay the same. */
export const blankMarkup = (text: string): string => text.replace(markup, (found) => ' '.repeat(found.length));
