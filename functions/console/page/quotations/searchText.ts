/** Finds words in the text of a document, whatever their case and wherever its lines break. */

export interface TextHit {
  readonly pageNumber: number;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Characters of the text beside a hit. */
const CONTEXT = 48;

/** @param pages one string per page @param most hits that are wanted */
export function searchText(pages: readonly string[], words: string, most: number): TextHit[] {
  const pattern = new RegExp(words.trim().split(/\s+/).map(literally).join('\\s+'), 'giu');
  const hits: TextHit[] = [];
  for (const [index, page] of pages.entries()) {
    for (const { index: at, 0: match } of page.matchAll(pattern)) {
      const end = at + match.length;
      hits.push({
        pageNumber: index + 1,
        before: inOneLine(page.slice(Math.max(0, at - CONTEXT), at)),
        match: inOneLine(match),
        after: inOneLine(page.slice(end, end + CONTEXT)),
      });
      if (hits.length >= most) return hits;
    }
  }
  return hits;
}

const literally = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');
