/** Any text as text of XML or HTML, in elements and in attributes. */

/** What neither may hold at all. Joined, because a pattern with control characters in it cannot be read. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const SPACES = '\t\n\r';

export const markupText = (text: string): string =>
  text
    .replace(FORBIDDEN, (character) => (SPACES.includes(character) ? character : '\uFFFD'))
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
