/** From the contents of subtitles to the cues of a transcript: in order, each on one line, nothing repeated. */
import type { Cue } from '../cue.ts';
import { MAX_CUE_LENGTH } from '../mediaLimits.ts';
import { assText, movText, shownLines, subRipText } from './payload.ts';
import { withoutRepeats, type TimedLines } from './rollUp.ts';
import { webVttText, type TimedWords } from './webVttText.ts';

/** Contents of a file for one cue. */
export type TimedPayload = { readonly startMs: number; readonly endMs: number } & (
  | { readonly format: 'subrip' | 'webvtt' | 'ass' | 'text'; readonly payload: string }
  | { readonly format: 'mov_text'; readonly payload: Buffer }
);

export function cuesOf(payloads: readonly TimedPayload[]): Cue[] {
  const timed = payloads
    .map((payload): TimedLines => ({ startMs: payload.startMs, endMs: payload.endMs, lines: linesOf(payload) }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);
  return withoutRepeats(timed).flatMap(joined);
}

function linesOf(timed: TimedPayload): TimedWords[] {
  switch (timed.format) {
    case 'webvtt':
      return timed.payload.split('\n').flatMap((line) => tidy(webVttText(line, timed.startMs)));
    case 'mov_text':
      return plain(movText(timed.payload));
    case 'subrip':
      return plain(subRipText(timed.payload));
    case 'ass':
      return plain(assText(timed.payload));
    case 'text':
      return plain(timed.payload);
  }
}

const plain = (text: string): TimedWords[] => shownLines(text).map((line) => ({ text: line, stops: [] }));

/** White space collapsed, as in every other format; the positions of times move along. */
function tidy({ text, stops }: TimedWords): TimedWords[] {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole === '') return [];
  // One pass for all times: a line may have as many as it has letters.
  let at = 0;
  let kept = 0;
  let isAfterSpace = true;
  const moved = stops.map(([offset, atMs]): [number, number] => {
    for (; at < offset; at++) {
      const isSpace = /\s/.test(text[at]);
      if (!isSpace || !isAfterSpace) kept++;
      isAfterSpace = isSpace;
    }
    return [Math.min(kept, whole.length), atMs];
  });
  return [{ text: whole, stops: moved }];
}

/** The lines of a cue as one, with its times. */
function joined({ startMs, endMs, lines }: TimedLines): Cue[] {
  let text = '';
  const stops: [number, number][] = [];
  for (const line of lines) {
    if (text !== '') text += ' ';
    for (const [offset, atMs] of line.stops) {
      if (atMs < endMs && atMs > (stops.at(-1)?.[1] ?? startMs)) stops.push([text.length + offset, atMs]);
    }
    text += line.text;
  }
  if (text === '') return [];
  return [{ startMs, endMs, text: text.slice(0, MAX_CUE_LENGTH), ...(stops.length > 0 && { stops }) }];
}
