/** The words of a proof in Pango markup, which the typesetter sets. */
import { clockTime } from '../../documents/media/timedText/times.ts';
import { MARK_STYLES, type Colour } from '../markStyle.ts';
import { escaped } from '../typesetting/pangoMarkup.ts';
import type { Run, Shown } from './shownCues.ts';
import type { SpokenTimes } from './spokenTimes.ts';

const QUIET = '#5f6670';
/** A time has no direction of its own, and must not give one to the words beside it. */
const LEFT_TO_RIGHT = '\u200e';
const ISOLATE = '\u2066';
const END_ISOLATE = '\u2069';
const CONTEXT = '#3a3f45';

export function transcriptMarkup(times: SpokenTimes, shown: readonly Shown[]): string {
  const head = `<span weight="bold">${LEFT_TO_RIGHT}${clockTime(times.startMs)} – ${clockTime(times.endMs)}</span>`;
  const cues = shown.map((cue) =>
    cue === 'gap'
      ? `<span foreground="${QUIET}">…</span>`
      : `<span foreground="${QUIET}" size="smaller">${ISOLATE}${clockTime(cue.startMs)}${END_ISOLATE}</span>  ${cue.runs.map(runMarkup).join('')}`,
  );
  return [head, ...cues].join('\n');
}

function runMarkup({ text, kind }: Run): string {
  if (kind === undefined) return `<span foreground="${CONTEXT}">${escaped(text)}</span>`;
  const { fill, bar } = MARK_STYLES[kind];
  const line = bar === undefined ? '' : ` underline="single" underline_color="${hex(bar)}"`;
  return `<span background="${hex(fill)}"${line}>${escaped(text)}</span>`;
}

const hex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
