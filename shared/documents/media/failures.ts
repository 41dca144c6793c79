/** What can be wrong with a recording, in sentences for the caller. */
import { clockTime } from './timedText/times.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import { MAX_CUES } from './mediaLimits.ts';

const WITH_SUBTITLES =
  'Upload the recording with its subtitles (WebVTT or SubRip) beside it, in the form field "subtitles".';

export const damagedRecording = (cause?: unknown): UnreadableDocument =>
  new UnreadableDocument(
    'corrupt',
    'The recording is damaged or incomplete and cannot be opened; export it again and upload the new file.',
    { cause },
  );

export const complexRecording = (cause?: unknown): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    'The recording takes too much time or memory to open. Export it as MP4 or MP3 and upload that.',
    { cause },
  );

export const noTranscript = (): UnreadableDocument =>
  new UnreadableDocument(
    'no_transcript',
    'The recording has no subtitle track, and this service does not recognise speech. ' + WITH_SUBTITLES,
  );

export const soundlessRecording = (): UnreadableDocument =>
  new UnreadableDocument('no_transcript', `The recording has neither a subtitle track nor sound. ${WITH_SUBTITLES}`);

export const noSpeech = (cause?: unknown): UnreadableDocument =>
  new UnreadableDocument(
    'no_transcript',
    `The recording has no subtitle track, and no speech was recognised in it. ${WITH_SUBTITLES}`,
    { cause },
  );

export const tooLongForSpeech = (durationMs: number, longestMs: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    `The recording has no subtitle track and is ${clockTime(durationMs)} long; speech is recognised in up to ${clockTime(longestMs)}. ` +
      `Split it and upload the parts. Or: ${WITH_SUBTITLES}`,
  );

export const silentTranscript = (): UnreadableDocument =>
  new UnreadableDocument(
    'no_transcript',
    'The subtitles of the recording have no text. Upload the recording with subtitles that have words (WebVTT or SubRip), in the form field "subtitles".',
  );

export const damagedSubtitles = (): UnreadableDocument =>
  new UnreadableDocument(
    'corrupt',
    'The subtitles cannot be read: they must be WebVTT or SubRip, as UTF-8 or UTF-16. Export them again and upload both files.',
  );

export const tooManyCues = (): UnreadableDocument =>
  new UnreadableDocument(
    'too_complex',
    `The subtitles have more than ${MAX_CUES} cues. Split the recording and upload the parts.`,
  );

export const tooLong = (pages: number, limit: number): UnreadableDocument =>
  new UnreadableDocument(
    'too_many_pages',
    `The recording has ${pages} pages of five minutes each; the limit is ${limit}. Split it and upload the parts.`,
  );

export const noSuchPage = (pageNumber: number, count: number): UnreadableDocument =>
  new UnreadableDocument('no_pages', `The recording has no page ${pageNumber}; it has ${count}.`);

/** @param lastMs when the last words are supposed to be spoken */
export const foreignSubtitles = (lastMs: number, durationMs: number): UnreadableDocument =>
  new UnreadableDocument(
    'corrupt',
    `The subtitles go on until ${clockTime(lastMs)}, but the recording ends at ${clockTime(durationMs)}: they belong to another one. Upload the recording with its own subtitles.`,
  );
