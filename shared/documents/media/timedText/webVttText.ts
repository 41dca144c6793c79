/** The text of a WebVTT cue: tags removed, escapes decoded, times of words kept. */
import { timeOf } from './times.ts';

const TAG = /<([^<>]*)>/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};
const ESCAPE = /&(?:amp|lt|gt|nbsp|lrm|rlm);/g;
/** WebVTT's tags: classes, italics, bold, underline, ruby, voices and languages, and times of words. */
const KNOWN_TAG = /^\/?(?:c|i|b|u|ruby|rt|v|lang)(?:[.\s].*)?$/s;

export interface TimedWords {
  readonly text: string;
  readonly stops: readonly (readonly [offset: number, atMs: number])[];
}

/** @param startMs only times of words after it are taken */
export function webVttText(payload: string, startMs: number): TimedWords {
  let text = '';
  const stops: [number, number][] = [];
  let at = 0;
  const take = (until: number): void => {
    text += payload.slice(at, until).replace(ESCAPE, (escape) => ESCAPES[escape]);
  };
  for (const tag of payload.matchAll(TAG)) {
    const time = timeOf(tag[1]);
    if (time === undefined && !KNOWN_TAG.test(tag[1])) continue;
    take(tag.index);
    at = tag.index + tag[0].length;
    if (time !== undefined && time > (stops.at(-1)?.[1] ?? startMs)) stops.push([text.length, time]);
  }
  take(payload.length);
  return { text, stops };
}
