/** Subtitles that come without their recording: what is said, one cue per line, without numbers, times and tags between the words. */
import { cuesOf } from '../../documents/media/timedText/cueText.ts';
import { readSubtitleFile } from '../../documents/media/timedText/subtitleFile.ts';
import { UnreadableDocument } from '../../documents/unreadableDocument.ts';

/** WebVTT by its first word; SubRip by the number of its first cue with its time on the line below. */
const WEBVTT = /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/;
const SUBRIP = /^\ufeff?\s{0,16}\d{1,9}[ \t]{0,16}\r?\n[ \t]{0,16}\d{1,4}:\d{2}:\d{2}[.,]\d{3}[ \t]{1,16}-->/;

/** @returns undefined if the text is not subtitles, or has no readable cue: then it is what it is */
export function subtitleText(text: string): string | undefined {
  if (!WEBVTT.test(text) && !SUBRIP.test(text)) return undefined;
  try {
    return cuesOf(readSubtitleFile(Buffer.from(text)))
      .map((cue) => cue.text)
      .join('\n');
  } catch (error) {
    if (error instanceof UnreadableDocument) return undefined;
    throw error;
  }
}
