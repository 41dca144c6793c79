/**
 * Details that only some lines and pages of a text index have, or only the lines of transcripts, as one JSON text in its stored form: empty
 * if none has any.
 */
import type { IndexedLine, IndexedPage } from './textIndex.ts';

type LineDetails = Pick<IndexedLine, 'slope' | 'wordConfidences' | 'cue' | 'provenance' | 'unsure'>;
type PageDetails = Pick<IndexedPage, 'error'>;

interface Stored {
  /** By position among all lines of the document. */
  readonly lines: readonly (readonly [position: number, details: LineDetails])[];
  /** By position among the pages. */
  readonly pages: readonly (readonly [position: number, details: PageDetails])[];
}

export function rareDetails(pages: readonly IndexedPage[], lines: readonly IndexedLine[]): string {
  const stored: Stored = {
    // Most lines have none: nothing is created for those.
    lines: lines.flatMap(({ slope, wordConfidences, cue, provenance, unsure }, position) =>
      (slope ?? wordConfidences ?? cue ?? provenance ?? unsure) === undefined
        ? []
        : [[position, { slope, wordConfidences, cue, provenance, unsure }] as const],
    ),
    pages: pages.flatMap(({ error }, position) => (error === undefined ? [] : [[position, { error }] as const])),
  };
  return stored.lines.length + stored.pages.length === 0 ? '' : JSON.stringify(stored);
}

/** @param text as written by `rareDetails` */
export function readRareDetails(text: string): {
  line(position: number): LineDetails | undefined;
  page(position: number): PageDetails | undefined;
} {
  const stored = (text === '' ? { lines: [], pages: [] } : JSON.parse(text)) as Stored;
  const lines = new Map(stored.lines);
  const pages = new Map(stored.pages);
  return { line: (position) => lines.get(position), page: (position) => pages.get(position) };
}
