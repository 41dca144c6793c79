/** Any text as text in XML or HTML, in elements and in attributes. */

/** What neither may contain at all. Joined, because a pattern with control characters in it is unreadable. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const SPACES = '\t\n\r';

export const markupText = (text: string): string =>
  text
    .replace(FORBIDDEN, (character) => (SPACES.includes(character) ? character : '\uFFFD'))
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
