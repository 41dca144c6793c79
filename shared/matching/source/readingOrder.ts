/** Puts the lines of all pages in the order in which sentences run: the text without page artifacts and notes, then these. */
import { findFootnotes } from './footnotes.ts';
import { artifactLines } from './artifacts.ts';
import type { SourcePage } from './source.ts';

export interface LineRef {
  /** Position (0-based) in the array of pages. */
  readonly page: number;
  /** Position (0-based) in the page's lines. */
  readonly line: number;
}

export interface NoteNumbers {
  readonly all: readonly number[];
  /** Those whose mark is separated from the words. */
  readonly lone: readonly number[];
}

export interface ReadingOrder {
  /** Runs of lines through which a sentence may continue: the text first, then every page's asides. */
  readonly runs: readonly (readonly LineRef[])[];
  /** The footnotes, by position of the page. */
  readonly notes: readonly NoteNumbers[];
}

export function readingOrder(pages: readonly SourcePage[]): ReadingOrder {
  const artifacts = artifactLines(pages);
  const text: LineRef[] = [];
  const asides: LineRef[][] = [];
  const noteNumbers: NoteNumbers[] = [];
  for (const [position, page] of pages.entries()) {
    const notes = findFootnotes(page, artifacts[position]);
    noteNumbers.push({ all: notes?.numbers ?? [], lone: notes?.lone ?? [] });
    const top: LineRef[] = [];
    const foot: LineRef[] = [];
    const bottom: LineRef[] = [];
    for (let line = 0; line < page.lines.length; line++) {
      const ref = { page: position, line };
      const inText = text.at(-1)?.page === position;
      if (artifacts[position].has(line)) (inText ? bottom : top).push(ref);
      else if (notes !== undefined && line >= notes.start) foot.push(ref);
      else text.push(ref);
    }
    asides.push(...[top, foot, bottom].filter((run) => run.length > 0));
  }
  return { runs: [text, ...asides].filter((run) => run.length > 0), notes: noteNumbers };
}
