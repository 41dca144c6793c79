/** The entry of ffmpeg's process: parsers of recordings run where a hang or a crash harms nobody, with no file and no network to reach. */
import { loadFfmpeg } from './ffmpegCore.ts';
import type { FfmpegAnswer, FfmpegDone, FfmpegFailed, FfmpegQuestion, FfmpegRun } from './ffmpegProtocol.ts';
import { ffmpegCorePaths } from './mediaAssets.ts';
import { readPackets } from './packets.ts';
import { cuesOf, type TimedPayload } from './timedText/cueText.ts';
import { readSubtitleFile } from './timedText/subtitleFile.ts';
import { withoutNetwork } from '../../platform/withoutNetwork.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';

const core = ffmpegCorePaths(import.meta.url);
withoutNetwork();
const ffmpeg = loadFfmpeg(core);
const recordings = new Map<string, Uint8Array>();

process.on('message', (question: FfmpegQuestion) => {
  void answer(question).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());

async function answer(question: FfmpegQuestion): Promise<FfmpegAnswer> {
  if (question.kind === 'subtitles') return cuesOrRefusal(() => readSubtitleFile(question.bytes));
  const done = await run(question);
  const { track } = question;
  if (done.kind !== 'done' || track === undefined) return done;
  return cuesOrRefusal(() => readPackets(done.printed, track.of, track.startMs));
}

function cuesOrRefusal(read: () => TimedPayload[]): FfmpegAnswer {
  try {
    return { kind: 'cues', cues: cuesOf(read()) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { kind: 'refused', reason: error.reason, message: error.message };
    return { kind: 'failed', reason: 'corrupt', cause: String(error) };
  }
}

async function run({ documentId, bytes, evict, job }: FfmpegRun): Promise<FfmpegDone | FfmpegFailed> {
  for (const id of evict) recordings.delete(id);
  if (bytes !== undefined) recordings.set(documentId, bytes);
  const recording = recordings.get(documentId);
  if (recording === undefined) throw new Error('This file is held for loaded, and it is not.');
  return (await ffmpeg).run(recording, job);
}
