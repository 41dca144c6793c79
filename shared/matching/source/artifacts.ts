/** The lines of pages that are page artifacts: as the index says, or, for an older index that does not, as their words show. */
import { findRunningLines } from './runningLines.ts';
import type { SourceBlock, SourcePage } from './source.ts';

/** Line positions (0-based), by position of the page. */
export function artifactLines(pages: readonly SourcePage[]): ReadonlySet<number>[] {
  const guessed = pages.every(({ blocks }) => blocks !== undefined) ? [] : findRunningLines(pages);
  return pages.map((page, at) =>
    page.blocks === undefined ? guessed[at] : withPageNumbers(page, toldBy(page.blocks)),
  );
}

/** The page's own number, alone on a line next to its header or footer, which the index took for text. */
function withPageNumbers({ pageNumber, lines }: SourcePage, told: ReadonlySet<number>): ReadonlySet<number> {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const found = new Set(told);
  for (const order of [filled, filled.toReversed()]) {
    const outer = order.findIndex((at) => !told.has(at));
    if (outer > 0 && lines[order[outer]].trim() === String(pageNumber)) found.add(order[outer]);
  }
  return found;
}

function toldBy(blocks: readonly SourceBlock[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { kind, firstLine, lastLine } of blocks) {
    if (kind !== 'artifact') continue;
    for (let line = firstLine; line <= lastLine; line++) lines.add(line);
  }
  return lines;
}
