/**
 * What the rules must know about a language: its words by what they do. Each tag says what its words do and how they are written
 * (`tags/notation.ts`).
 */
import { CLAUSES } from './tags/clauses.ts';
import type { Notation } from './tags/notation.ts';
import { patterns, words } from './tags/notation.ts';
import { NUMBERS } from './tags/numbers.ts';
import { PAGES } from './tags/pages.ts';
import { STATEMENTS } from './tags/statements.ts';

const RECOGNITION = {
  recognisedBy: words(
    'Common words by which a sentence is known to be in this language, where a word means something else in another.',
  ),
  decimalPoint: patterns(
    'Common words that no language with a decimal comma has, if this one has a decimal point; as printed.',
  ),
  decimalComma: patterns(
    'Common words that no language with a decimal point has, if this one has a decimal comma; as printed.',
  ),
  stopWord: words('So common that finding it proves nothing.'),
  abbreviation: words('Is written with a point that ends no sentence.'),
} as const;

export const TAGS = { ...RECOGNITION, ...STATEMENTS, ...CLAUSES, ...NUMBERS, ...PAGES } as const;
export type Tag = keyof typeof TAGS;
/** The tags whose words are written in this way. */
export type TagOf<N extends Notation> = {
  [T in Tag]: (typeof TAGS)[T]['notation'] extends N ? T : never;
}[Tag];

/** A language's file names its words' tags in the order of `TAGS`; those that it lacks are left out. */
export type Language = Readonly<Partial<Record<Tag, string>>>;
