/** The decoding process's entry: image decoders are native code, so they run where a hang or a crash harms nobody. */
import sharp from 'sharp';
import { UnreadableDocument } from '../unreadableDocument.ts';
import type { DecodedFrame, DecodedImage } from './decodedImage.ts';
import type { DecoderReply, DecoderRequest, Drawn, DrawJob } from './decoderProtocol.ts';
import { damagedImage } from './failures.ts';
import { openImage } from './openImage.ts';

// One picture at a time: more threads would only take memory and processors away from reading.
sharp.concurrency(1);
sharp.cache(false);

const images = new Map<string, DecodedImage>();
/** The frame decoded last: the next region requested is usually part of it. */
let latest: { readonly documentId: string; readonly frame: number; readonly decoded: DecodedFrame } | undefined;

process.on('message', (request: DecoderRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());

async function answer(request: DecoderRequest): Promise<DecoderReply> {
  try {
    for (const id of request.evict) {
      images.get(id)?.close();
      images.delete(id);
    }
    const image = await imageOf(request);
    return request.job.kind === 'inspect'
      ? { kind: 'inspected', frames: image.frames }
      : await draw(request.documentId, image, request.job);
  } catch (error) {
    const told = error instanceof UnreadableDocument ? error : damagedImage(error);
    const cause = told.cause instanceof Error ? told.cause.message : told.cause;
    return { kind: 'failed', reason: told.reason, message: told.message, cause: String(cause) };
  }
}

async function imageOf({ documentId, bytes, type, maxFrames }: DecoderRequest): Promise<DecodedImage> {
  const known = images.get(documentId);
  if (known !== undefined) return known;
  if (bytes === undefined) throw new Error('This file is held for loaded, and it is not.');
  const image = await openImage(bytes, type, maxFrames);
  images.set(documentId, image);
  return image;
}

async function draw(documentId: string, image: DecodedImage, job: DrawJob): Promise<Drawn> {
  if (latest?.documentId !== documentId || latest.frame !== job.frame) {
    latest = undefined;
    latest = { documentId, frame: job.frame, decoded: await image.decode(job.frame) };
  }
  const { width, height, pixels } = latest.decoded;
  const { left, top, outputWidth, outputHeight } = job;
  const part = sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: job.width, height: job.height })
    .resize(outputWidth, outputHeight, { fit: 'fill' });
  const drawn = await (job.colour === 'grey' ? part.greyscale() : part).raw().toBuffer();
  return { kind: 'drawn', pixels: drawn };
}
