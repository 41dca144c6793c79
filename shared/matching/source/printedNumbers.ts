/** The numbers printed on pages, which need not follow their order in the file. */
import type { SourceIndex } from './sourceIndex.ts';

/** Lines with words at the top and bottom of a page that may include its number. */
const OUTER_LINES = 3;
/** Pages on each side whose numbers give that of a page without one, such as the first page of a chapter. */
const NEIGHBOURS = 4;
/** A number by itself says as much as two at the end of a running header, which may be a year or a sum. */
const ENOUGH = 2;

/** A number by itself has at most this many words: "- 12 -", "Page 12", "S. 12", "12/30", "Page 12 of 30". */
const WORDS_BESIDE = 3;

/** Whether a page bears one of these numbers, or must according to the pages around it. */
export function isPrintedAs(index: SourceIndex, pageNumber: number, first: number, last: number): boolean {
  for (let number = first; number <= last && number - first <= 2 * NEIGHBOURS; number++) {
    let weight = 0;
    for (let beside = -NEIGHBOURS; beside <= NEIGHBOURS && weight < ENOUGH; beside++) {
      if (number + beside > 0) weight += weightOf(index, pageNumber + beside, number + beside);
    }
    if (weight >= ENOUGH) return true;
  }
  return false;
}

function weightOf({ segments, segmentsOfPage }: SourceIndex, pageNumber: number, number: number): number {
  const lines = (segmentsOfPage.get(pageNumber) ?? [])
    .map((at) => segments[at].text)
    .filter((text) => text.trim() !== '');
  const outer =
    lines.length <= 2 * OUTER_LINES ? lines : [...lines.slice(0, OUTER_LINES), ...lines.slice(-OUTER_LINES)];
  return Math.max(0, ...outer.map((line) => weightInLine(line.match(/[\p{L}\p{N}]+/gu) ?? [], number)));
}

/** "12  Journal of Ferries" and "Journal of Ferries 12" have it at one end. */
function weightInLine(words: readonly string[], number: number): number {
  const isIt = (word: string | undefined): boolean => /^\d{1,5}$/.test(word ?? '') && Number(word) === number;
  const first = words.findIndex((word) => /^\d+$/.test(word));
  if (words.length <= 1 + WORDS_BESIDE && first <= 1 && isIt(words.at(first))) return ENOUGH;
  return isIt(words.at(0)) || isIt(words.at(-1)) ? 1 : 0;
}
