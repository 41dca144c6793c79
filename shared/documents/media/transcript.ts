/** A transcript as pages of a text index: five minutes are a page, a cue is a line. */
import type { IndexedLine, IndexedPage } from '../textIndex.ts';
import type { Cue } from './cue.ts';

/** Milliseconds of a recording that are one page, for `deepTextPages` and for the price. */
export const PAGE_MS = 5 * 60_000;

/** The page that contains a moment, 1-based. */
export const pageAt = (atMs: number): number => Math.floor(atMs / PAGE_MS) + 1;

/** Started pages of the whole recording; subtitles that continue after its stated end count too. */
export function transcriptPageCount(durationMs: number, cues: readonly Cue[]): number {
  return Math.max(1, Math.ceil(durationMs / PAGE_MS), pageAt(cues.at(-1)?.startMs ?? 0));
}

/**
 * @param cues in order of time
 * @param picture size of the pages' pictures, points
 */
export function transcriptPages(
  cues: readonly Cue[],
  pageCount: number,
  picture: { readonly width: number; readonly height: number },
  readBy: 'subtitles' | 'speech',
): IndexedPage[] {
  const pages: IndexedLine[][] = Array.from({ length: pageCount }, () => []);
  for (const cue of cues) pages.at(pageAt(cue.startMs) - 1)?.push(cueLine(cue));
  return pages.map((lines, at) => ({ pageNumber: at + 1, ...picture, readBy, lines }));
}

function cueLine({ text, wordConfidences, ...cue }: Cue): IndexedLine {
  const nowhere = {
    direction: 'horizontal',
    crossStart: 0,
    crossEnd: 0,
    edges: new Float32Array(2 * text.length),
  } as const;
  return { text, cue, ...nowhere, ...(wordConfidences && { wordConfidences }) };
}
