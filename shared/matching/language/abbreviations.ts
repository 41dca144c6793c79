/** Words written with a full stop that does not end a sentence, and words that may or may not have a comma before them. Folded. */
import { tagged, wordsOf } from './languages.ts';

const abbreviations = wordsOf('abbreviation');
/** A letter of an alphabet: in Chinese and Japanese a word may have one character. */
const initial = /^(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})\p{L}$/u;
/** After an elided article: "dell'art. 62", "l'av. Foch". What follows the apostrophe of "don't" is too short for one. */
const elided = /'(?<word>\p{L}{2,})$/u;
/** "Mr.", "No.", "e.g." and initials. */
export const isAbbreviation = (key: string): boolean =>
  initial.test(key) || abbreviations.has(elided.exec(key)?.groups?.word ?? key);

/** A list's last comma is a matter of taste: "A, B, and C". */
export const isConjunction = tagged('listConjunction');

/** Words beside names and in references, before or after which a comma is a matter of taste: "Smith, Jr., resigned". */
export const isTitleOrSuffix = tagged('besideName');
