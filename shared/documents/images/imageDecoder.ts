/** The guarded decoding process: started when needed, a kill timer on every job, a new process after a crash. */
import { forkConfined } from '../../platform/confinedProcess.ts';
import type { ImageType } from '../fileType.ts';
import { createGuardedProcess, ProcessBroke } from '../guardedProcess.ts';
import { createHeldFiles } from '../heldFiles.ts';
import type { PdfSource } from '../pdfReader.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import type { DecoderReply, DecoderRequest, DrawJob, Frame, InspectJob } from './decoderProtocol.ts';
import { damagedImage, slowImage } from './failures.ts';
import { decoderPath } from './imageAssets.ts';
import { DECODER_HEAP_MB, DECODING_DEADLINE_MS, KEPT_FILE_BYTES } from './imageLimits.ts';

export interface ImageDecoder {
  /** @throws UnreadableDocument if the file is damaged, too large or too slow to inspect */
  inspect(source: PdfSource, type: ImageType): Promise<readonly Frame[]>;
  /** Pixels of the region, one or three bytes each. @throws UnreadableDocument as above */
  draw(source: PdfSource, type: ImageType, job: Omit<DrawJob, 'kind'>): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface ImageDecoderOptions {
  /** Image files with more frames are not read. */
  readonly maxFrames: number;
  /** Milliseconds. */
  readonly deadlineMs?: number;
}

export function createImageDecoder({
  maxFrames,
  deadlineMs = DECODING_DEADLINE_MS,
}: ImageDecoderOptions): ImageDecoder {
  const files = createHeldFiles(KEPT_FILE_BYTES);
  // Jobs wait for each other: the process holds one decoded frame, and decoding is short compared with reading.
  const decoder = createGuardedProcess<DecoderRequest, DecoderReply>(startProcess);

  const perform = async (source: PdfSource, type: ImageType, job: InspectJob | DrawJob): Promise<DecoderReply> => {
    const prepare = async (): Promise<DecoderRequest> => ({
      documentId: source.id,
      type,
      maxFrames,
      job,
      ...(await files.deliver(source)),
    });
    const reply = await decoder.ask(source.owner ?? '', prepare, deadlineMs).catch((error: unknown) => {
      if (!(error instanceof ProcessBroke)) throw error;
      files.forget();
      throw error.how === 'slow' ? slowImage() : damagedImage(error);
    });
    if (reply.kind === 'failed') {
      files.forget(source.id);
      throw new UnreadableDocument(reply.reason, reply.message, { cause: reply.cause });
    }
    return reply;
  };

  return {
    inspect: async (source, type) => {
      const reply = await perform(source, type, { kind: 'inspect' });
      if (reply.kind !== 'inspected') throw new Error('The decoder answered another question than it was asked.');
      return reply.frames;
    },
    draw: async (source, type, job) => {
      const reply = await perform(source, type, { kind: 'draw', ...job });
      if (reply.kind !== 'drawn') throw new Error('The decoder answered another question than it was asked.');
      return reply.pixels;
    },
    close: () => decoder.close(),
  };
}

const startProcess = () =>
  forkConfined(decoderPath(import.meta.url), { heapMb: DECODER_HEAP_MB, loadsNativeCode: true });
