/** The lines of pages that are page artifacts: as the index says, and where it says nothing, as an older one, as their words tell. */
import { findFurniture } from './furniture.ts';
import type { SourceBlock, SourcePage } from './source.ts';

/** Line positions (0-based), by position of the page. */
export function artifactLines(pages: readonly SourcePage[]): ReadonlySet<number>[] {
  const guessed = pages.every(({ blocks }) => blocks !== undefined) ? [] : findFurniture(pages);
  return pages.map(({ blocks }, at) => (blocks === undefined ? guessed[at] : toldBy(blocks)));
}

function toldBy(blocks: readonly SourceBlock[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { kind, firstLine, lastLine } of blocks) {
    if (kind !== 'artifact') continue;
    for (let line = firstLine; line <= lastLine; line++) lines.add(line);
  }
  return lines;
}
