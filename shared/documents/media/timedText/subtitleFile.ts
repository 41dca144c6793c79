/** Subtitle files that come with a recording: WebVTT and SubRip, by their content. */
import { damagedSubtitles, tooManyCues } from '../failures.ts';
import { MAX_CUES } from '../mediaLimits.ts';
import type { TimedPayload } from './cueText.ts';
import { timeOf } from './times.ts';

/** The line between a cue's number and its words; WebVTT puts settings after it. */
const TIMING = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s.*)?$/;
/** WebVTT blocks that are not cues. */
const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** @throws UnreadableDocument if the bytes are neither, or hold too many cues */
export function readSubtitleFile(bytes: Uint8Array): TimedPayload[] {
  const text = decode(bytes);
  const isWebVtt = /^WEBVTT(?:[ \t\n]|$)/.test(text);
  const format = isWebVtt ? 'webvtt' : 'subrip';
  const payloads: TimedPayload[] = [];
  for (const block of text.split(/\n(?:[ \t]*\n)+/)) {
    const lines = block.split('\n');
    if (isWebVtt && NO_CUE.test(lines[0])) continue;
    const at = lines.findIndex((line) => TIMING.test(line));
    const [, start = '', end = ''] = TIMING.exec(lines[at] ?? '') ?? [];
    const startMs = timeOf(start);
    const endMs = timeOf(end);
    if (startMs === undefined || endMs === undefined || endMs < startMs) continue;
    payloads.push({ startMs, endMs, format, payload: lines.slice(at + 1).join('\n') });
    if (payloads.length > MAX_CUES) throw tooManyCues();
  }
  if (payloads.length === 0) throw damagedSubtitles();
  return payloads;
}

/** UTF-8 unless a byte order mark says UTF-16. @throws UnreadableDocument for bytes that are not text */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw damagedSubtitles();
  }
}
