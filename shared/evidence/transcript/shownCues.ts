/** Which lines of a transcript a proof shows, and how their words are marked. */
import type { IndexedPage } from '../../documents/textIndex.ts';
import type { LineSpan } from '../../matching/source/source.ts';
import type { MarkKind } from '../mark.ts';
import { MARK_PRECEDENCE } from '../markStyle.ts';

export interface MarkedSpan extends LineSpan {
  readonly kind: MarkKind;
}

export interface Run {
  readonly text: string;
  /** Absent for words beside the match. */
  readonly kind?: MarkKind;
}

export interface ShownCue {
  /** Milliseconds. */
  readonly startMs: number;
  readonly runs: readonly Run[];
}

/** `gap`: cues in between are left out. */
export type Shown = ShownCue | 'gap';

/** Cues before and after the match that are shown with it. */
const CONTEXT_CUES = 1;
/** A longer quotation is shown by its first and last cues. */
const MAX_CUES = 8;
/** UTF-16 units shown of one cue, before and from its first mark on. */
const SHOWN_BEFORE = 200;
const SHOWN_AFTER = 800;

/**
 * @param pages all pages of the transcript, in order
 * @param marks at least one of kind `quotation`
 */
export function shownCues(pages: readonly IndexedPage[], marks: readonly MarkedSpan[]): Shown[] {
  const starts = firstCues(pages);
  const count = starts[pages.length];
  const marked = new Set(marks.map(({ pageNumber, lineId }) => starts[pageNumber - 1] + lineId - 1));
  const matched = [...marked].sort((a, b) => a - b);
  const around = new Set(
    fewest(matched).flatMap((at) => Array.from({ length: 2 * CONTEXT_CUES + 1 }, (_, i) => at + i - CONTEXT_CUES)),
  );
  const shown: Shown[] = [];
  let before: number | undefined;
  for (const at of [...around].filter((cue) => cue >= 0 && cue < count).sort((a, b) => a - b)) {
    if (before !== undefined && at > before + 1) shown.push('gap');
    before = at;
    const page = starts.findLastIndex((start) => start <= at);
    shown.push(...shownCue(pages[page], at - starts[page], marks));
  }
  return shown;
}

/** The number of the first cue on each page, with all cues counted consecutively; one more entry for the end. */
function firstCues(pages: readonly IndexedPage[]): number[] {
  const starts = [0];
  for (const { lines } of pages) starts.push(starts[starts.length - 1] + lines.length);
  return starts;
}

const fewest = (matched: readonly number[]): readonly number[] =>
  matched.length <= MAX_CUES ? matched : [...matched.slice(0, MAX_CUES / 2), ...matched.slice(-MAX_CUES / 2)];

function shownCue({ pageNumber, lines }: IndexedPage, line: number, marks: readonly MarkedSpan[]): ShownCue[] {
  const { text, cue } = lines[line];
  if (cue === undefined) return [];
  const own = marks.filter((mark) => mark.pageNumber === pageNumber && mark.lineId === line + 1);
  return [{ startMs: cue.startMs, runs: cut(runsOf(text, own)) }];
}

function runsOf(text: string, marks: readonly MarkedSpan[]): Run[] {
  const kinds = Array.from({ length: text.length }, (_, at) =>
    MARK_PRECEDENCE.find((kind) => marks.some((mark) => mark.kind === kind && mark.start <= at && at < mark.end)),
  );
  const runs: Run[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && kinds[at] === kinds[start]) continue;
    const kind = kinds[start];
    runs.push({ text: text.slice(start, at), ...(kind !== undefined && { kind }) });
    start = at;
  }
  return runs;
}

/** For a cue that is a whole speech, the part around its first mark. */
function cut(runs: readonly Run[]): Run[] {
  const firstMark = Math.max(
    0,
    runs.findIndex(({ kind }) => kind !== undefined),
  );
  const offset = runs.slice(0, firstMark).reduce((sum, { text }) => sum + text.length, 0);
  const from = Math.max(0, offset - SHOWN_BEFORE);
  const to = offset + SHOWN_AFTER;
  let at = 0;
  const kept = runs.flatMap((run): Run[] => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
  return [...(from > 0 ? [ELLIPSIS] : []), ...kept, ...(at > to ? [ELLIPSIS] : [])];
}

const ELLIPSIS: Run = { text: ' … ' };
