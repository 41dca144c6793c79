/** How the words of a tag are written in a language's file. All are folded: lower case, one form of every letter. */

export type Notation = 'words' | 'values' | 'phrases' | 'stems' | 'patterns';

interface Noted<N extends Notation> {
  readonly notation: N;
  readonly says: string;
}

/** Separated by spaces. */
export const words = (says: string): Noted<'words'> => ({ notation: 'words', says });
/** Separated by spaces, with the number that each stands for after `=`: `two=2`. Without one, it is also another word: German `ein`. */
export const values = (says: string): Noted<'values'> => ({ notation: 'values', says });
/** Separated by `|`, their words by spaces. */
export const phrases = (says: string): Noted<'phrases'> => ({ notation: 'phrases', says });
/**
 * How words begin, separated by spaces; `$` where one ends. Each is a regular expression, since endings differ: `exclu[ds]`, `right$`,
 * `\p{L}*mehrheit$`.
 */
export const stems = (says: string): Noted<'stems'> => ({ notation: 'stems', says });
/** Alternatives of a regular expression, for what spaces do not separate, and for phrases with changing words in them. */
export const patterns = (says: string): Noted<'patterns'> => ({ notation: 'patterns', says });
