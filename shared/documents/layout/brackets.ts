/** Brackets and quotation marks that are drawn as their mirror images where the text runs from right to left. */

const PAIRS = ['()', '[]', '{}', '<>', '«»', '‹›', '⟨⟩', '⟦⟧'];
const IMAGES: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([open, close]): [string, string][] => [
    [open, close],
    [close, open],
  ]),
);
const OPENING: ReadonlySet<string> = new Set(PAIRS.map(([open]) => open));

/** `undefined` for a character that has none. */
export const mirrorImageOf = (text: string): string | undefined => IMAGES.get(text);
export const isOpening = (text: string): boolean => OPENING.has(text);
export const isClosing = (text: string): boolean => IMAGES.has(text) && !OPENING.has(text);
export const closes = (opening: string, text: string): boolean => OPENING.has(opening) && IMAGES.get(opening) === text;
