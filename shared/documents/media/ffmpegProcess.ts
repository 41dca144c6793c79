/** The entry of ffmpeg's process: parsers of recordings work where a hang or a crash harms nobody, with no file and no network to reach. */
import { loadFfmpeg } from './ffmpegCore.ts';
import type { FfmpegAnswer, FfmpegQuestion } from './ffmpegProtocol.ts';
import { ffmpegCorePaths } from './mediaAssets.ts';

const ffmpeg = loadFfmpeg(ffmpegCorePaths(import.meta.url));
const recordings = new Map<string, Uint8Array>();

process.on('message', (question: FfmpegQuestion) => {
  void answer(question).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());

async function answer({ documentId, bytes, evict, job }: FfmpegQuestion): Promise<FfmpegAnswer> {
  for (const id of evict) recordings.delete(id);
  if (bytes !== undefined) recordings.set(documentId, bytes);
  const recording = recordings.get(documentId);
  if (recording === undefined) throw new Error('This file is held for loaded, and it is not.');
  return (await ffmpeg).run(recording, job);
}
