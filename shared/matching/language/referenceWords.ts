/** Words with which a citation mark names where a quotation is from: "Source: page 12", "S. 4, Zeile 3", "第12页". Folded. */
import { languages, wordsOf } from './languages.ts';

const labels = Object.values(languages).flatMap(({ referenceLabel }) => referenceLabel?.split('|') ?? []);
/** Longest first, for an alternation. */
const alternatives = [...new Set(labels)].sort((a, b) => b.length - a.length).join('|');

/** A word of this list, whole: letters neither before nor after it; the source of a pattern with the flags `iu`. */
export const REFERENCE_LABEL = `(?<!\\p{L})(?:${alternatives})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}])`;
/** Labels that are a mark by themselves: "[source]". */
export const BARE_LABEL = `(?:cite_start|cite_end|${[...wordsOf('markByItself')].join('|')})`;

/** Heads of the column of a table that names the notes to its rows. */
const noteHeads = wordsOf('headsNotes');
export const headsNotes = (cell: string): boolean => noteHeads.has(cell.toLowerCase().replace(/[.:]$/, ''));

/** What sections are called before their numbers; the source of a pattern with the flags `iu`. */
export const SECTION_NAMES = ['§', ...wordsOf('sectionName')].join('|');
