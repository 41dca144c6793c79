/** When the words of a match are spoken. */
import type { CueTimes } from '../../documents/media/cue.ts';
import type { IndexedLine, IndexedPage } from '../../documents/textIndex.ts';
import type { LineSpan } from '../../matching/source/source.ts';

export interface SpokenTimes {
  /** Milliseconds from the beginning of the recording. */
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * From the first word to the last.
 * @param pages all pages of the document, in order
 * @returns undefined if the spans are not of a transcript
 */
export function spokenTimes(pages: readonly IndexedPage[], spans: readonly LineSpan[]): SpokenTimes | undefined {
  const times = spans.flatMap(({ pageNumber, lineId, start, end }) => {
    const line = pages.at(pageNumber - 1)?.lines.at(lineId - 1);
    if (line?.cue === undefined) return [];
    return [timeAt(line, line.cue, start), timeAt(line, line.cue, end)];
  });
  if (times.length === 0) return undefined;
  return { startMs: Math.min(...times), endMs: Math.max(...times) };
}

/** Between two known times, words take time in proportion to their letters. */
function timeAt({ text }: IndexedLine, { startMs, endMs, stops = [] }: CueTimes, offset: number): number {
  const known = [[0, startMs] as const, ...stops, [text.length, endMs] as const];
  const next = known.findIndex(([at]) => at >= offset);
  if (next <= 0) return startMs;
  const [from, fromMs] = known[next - 1];
  const [to, toMs] = known[next];
  return to === from ? toMs : Math.round(fromMs + ((offset - from) / (to - from)) * (toMs - fromMs));
}
