/**
 * What wiki editors put in brackets right after a word: footnote references, and doubts about the text that are not its own ("[citation
 * needed]", "[by whom?]"). Folded.
 */
import { wordsOf } from './languages.ts';

const note = /^(?:note|notes|nb|n|lower-alpha|upper-alpha|anm|anmerkung|a|fn|nota|réf)\.? ?\d{1,3}$/u;
const question = /^\p{Ll}[\p{L} '-]{1,30} ?\?$/u;
/** Every other tag has one of these words. */
const tagWords = wordsOf('wikiTag');
/** Words of a tag: "non-primary source needed". */
const MAX_TAG_WORDS = 6;

/** @param content folded, without its brackets; single letters are recognised by their series */
export function isWikiTag(content: string): boolean {
  if (note.test(content) || question.test(content)) return true;
  const words = content.split(/[^\p{L}]+/u).filter(Boolean);
  return words.length <= MAX_TAG_WORDS && !/[\d,;]/.test(content) && words.some((word) => tagWords.has(word));
}
