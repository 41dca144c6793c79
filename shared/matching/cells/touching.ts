/** Symbols that touch a word and are not tokens: found character by character, in as many steps as there are. */

/** The trailing characters of a text that all belong to a set. */
export function tailOf(text: string, some: string): string {
  let from = text.length;
  while (from > 0 && some.includes(text[from - 1])) from--;
  return text.slice(from);
}

export const withoutTail = (text: string, some: string): string =>
  text.slice(0, text.length - tailOf(text, some).length);

/** The leading characters of a text that all belong to a set. */
export function headOf(text: string, some: string): string {
  let end = 0;
  while (end < text.length && some.includes(text[end])) end++;
  return text.slice(0, end);
}
