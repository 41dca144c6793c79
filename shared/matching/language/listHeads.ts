/** What the head of a list does to its items: it excepts them, or asks what they answer. Folded. */
import { patternsOf, tagged, taggedByStem } from './languages.ts';

/** "Exclusions"; "Nicht versichert" denies by itself. */
export const excludes = taggedByStem('exclusionHead');

/** "What we do not pay for". */
export const asks = tagged('question');

const inapplicable = new RegExp(String.raw`[(（[:：–—-]\s*${patternsOf('notApplicable')}\s*[)）\]]?\s*$`, 'iu');
/** "LONG DISTANCE (not applicable)". */
export const isVoid = (heading: string): boolean => inapplicable.test(heading);
