/** From heard words to the lines of a transcript: a sentence, or what is said between two pauses, is a line. */
import type { Cue } from '../documents/media/cue.ts';
import type { SpokenWord } from './spokenWord.ts';
import { greatest, least } from '../platform/longLists.ts';

/** Milliseconds of silence that end a line. */
const PAUSE_MS = 1_000;
/** UTF-16 units of a line: two lines of subtitles. Longer ones have no useful time, and hide doubts in scripts without spaces. */
const MAX_LINE_LENGTH = 90;

const ENDS_SENTENCE = /[.!?…。！？؟।][\p{Pf}\p{Pe}"']*$/u;
/** Scripts without spaces between words. */
const SPACELESS =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}。、，！？]';
const ENDS_SPACELESS = new RegExp(`${SPACELESS}$`, 'u');
const STARTS_SPACELESS = new RegExp(`^${SPACELESS}`, 'u');

/**
 * @param words of the whole recording
 * @param durationMs of the recording: nothing is said later
 */
export function spokenCues(words: readonly SpokenWord[], durationMs: number): Cue[] {
  const lines: SpokenWord[][] = [];
  let length = 0;
  for (const word of tidy(words, durationMs)) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    const isContinued =
      last !== undefined &&
      word.startMs - last.endMs < PAUSE_MS &&
      length + word.text.length < MAX_LINE_LENGTH &&
      !ENDS_SENTENCE.test(last.text);
    if (line !== undefined && isContinued) {
      line.push(word);
      length += word.text.length + 1;
    } else {
      lines.push([word]);
      length = word.text.length;
    }
  }
  return lines.map(cueOf);
}

/** In order of time, within the recording, and none with white space inside: a confidence belongs to what is between spaces. */
function tidy(words: readonly SpokenWord[], durationMs: number): SpokenWord[] {
  const latest = Math.max(0, durationMs - 1);
  return words
    .flatMap(({ text, startMs, endMs, confidence }) => {
      const start = Math.min(Math.max(0, Math.round(startMs)), latest);
      const times = { startMs: start, endMs: Math.min(Math.max(start, Math.round(endMs)), durationMs) };
      const parts = text.split(/[\s\p{Cc}]+/u).filter((part) => part !== '');
      return parts.map((part): SpokenWord => ({ text: part, ...times, confidence }));
    })
    .sort((one, other) => one.startMs - other.startMs);
}

function cueOf(words: readonly SpokenWord[]): Cue {
  const startMs = least(words.map((word) => word.startMs));
  const endMs = Math.max(startMs + 1, greatest(words.map((word) => word.endMs)));
  let text = '';
  const wordConfidences: number[] = [];
  const stops: [offset: number, atMs: number][] = [];
  const stop = (offset: number, atMs: number): void => {
    const [lastOffset, lastMs] = stops.at(-1) ?? [0, startMs];
    if (offset > lastOffset && atMs > lastMs && atMs < endMs) stops.push([offset, atMs]);
  };
  for (const word of words) {
    const confidence = Math.round(word.confidence);
    const isGlued = ENDS_SPACELESS.test(text) && STARTS_SPACELESS.test(word.text);
    if (isGlued) {
      wordConfidences.push(Math.min(wordConfidences.pop() ?? confidence, confidence));
    } else {
      wordConfidences.push(confidence);
      if (text !== '') text += ' ';
    }
    stop(text.length, word.startMs);
    text += word.text;
    stop(text.length, word.endMs);
  }
  return { startMs, endMs, text, wordConfidences, ...(stops.length > 0 && { stops }) };
}
