/** Words written with a full stop that does not end a sentence, and words that may or may not have a comma before them. Folded. */
import { tagged, wordsOf } from './languages.ts';

const abbreviations = wordsOf('abbreviation');
/** "Mr.", "No.", "e.g." and initials. */
export const isAbbreviation = (key: string): boolean => key.length === 1 || abbreviations.has(key);

/** A list's last comma is a matter of taste: "A, B, and C". */
export const isConjunction = tagged('listConjunction');

/** Words beside names and in references, before or after which a comma is a matter of taste: "Smith, Jr., resigned". */
export const isTitleOrSuffix = tagged('besideName');
