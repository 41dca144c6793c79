/** Words of documents and models on a terminal, which must not obey them. */

/** Bidirectional controls would show what follows in another order. */
const COMMANDS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** One line without anything that a terminal acts on. */
export const plainLine = (text: string): string => text.replace(/\s+/gu, ' ').replace(COMMANDS, '');
