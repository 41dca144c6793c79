/** What a recording may cost: all limits on time, memory and output of the process that opens it. */

/** Milliseconds for inspecting a file and reading its subtitles: 100 MB take under two seconds. */
export const OPENING_DEADLINE_MS = 20_000;
/**
 * Milliseconds for one picture, including the delivery of its file: 240 frames of 1080p, the usual distance between key frames, take about
 * one second on a free processor.
 */
export const PICTURE_DEADLINE_MS = 15_000;
/** Milliseconds for the sound of a whole recording: 30 minutes of MP3 take 2.5 seconds of a free processor, four hours twenty. */
export const SOUND_DEADLINE_MS = 240_000;
/** Memory of ffmpeg itself, bytes: ample for 4K video; a recording that needs more gets no picture. */
export const FFMPEG_MEMORY_BYTES = 512 * 1024 * 1024;
/** JavaScript memory of its process, megabytes. The file is outside it. */
export const PROCESS_HEAP_MB = 256;
/** Bytes that ffprobe may print: as a hexadecimal listing, 5 MB of subtitles. The longest films have 200 kB. */
export const MAX_PRINTED_BYTES = 24 * 1024 * 1024;
/** Bytes of files that the process keeps for the next question about the same recording. */
export const KEPT_FILE_BYTES = 100 * 1024 * 1024;
/** Cues of one transcript: a day of speech has 30,000. */
export const MAX_CUES = 200_000;
/** UTF-16 units of one cue: a screenful of text has 100; whole speeches in one cue have no useful time. */
export const MAX_CUE_LENGTH = 20_000;
/** Pixels along the longer side of a frame: enough to recognise who speaks and to read a slide. */
export const FRAME_SIDE = 960;
