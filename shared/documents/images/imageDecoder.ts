/** The decoding process under guard: started when needed, a kill timer on every job, a new process after a break. */
import { fork, type ChildProcess } from 'node:child_process';
import type { ImageType } from '../fileType.ts';
import type { PdfSource } from '../pdfReader.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import type { DecoderReply, DecoderRequest, DrawJob, Frame, InspectJob } from './decoderProtocol.ts';
import { damagedImage, slowImage } from './failures.ts';
import { decoderPath } from './imageAssets.ts';
import { DECODER_HEAP_MB, DECODING_DEADLINE_MS, KEPT_FILE_BYTES } from './imageLimits.ts';

export interface ImageDecoder {
  /** @throws UnreadableDocument when the file is damaged, too large or too slow to look at */
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
  let child: ChildProcess | undefined;
  let closed = false;
  // Sizes in bytes, the least recently used first.
  const loaded = new Map<string, number>();
  // Jobs wait for each other: the process holds one decoded frame, and decoding is short beside reading.
  let before: Promise<unknown> = Promise.resolve();

  const discard = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
    loaded.clear();
  };

  const started = (): ChildProcess => {
    if (closed) throw new Error('The image decoder is closed.');
    child ??= start();
    return child;
  };

  const requestFor = async (
    source: PdfSource,
    type: ImageType,
    job: DecoderRequest['job'],
  ): Promise<DecoderRequest> => {
    const common = { documentId: source.id, type, maxFrames, job };
    const held = loaded.get(source.id);
    if (held !== undefined) {
      loaded.delete(source.id);
      loaded.set(source.id, held);
      return { ...common, evict: [] };
    }
    const bytes = await source.load();
    const evict: string[] = [];
    let total = bytes.byteLength + [...loaded.values()].reduce((sum, size) => sum + size, 0);
    for (const [id, size] of loaded) {
      if (total <= KEPT_FILE_BYTES) break;
      evict.push(id);
      loaded.delete(id);
      total -= size;
    }
    loaded.set(source.id, bytes.byteLength);
    return { ...common, bytes, evict };
  };

  const perform = async (source: PdfSource, type: ImageType, job: DecoderRequest['job']): Promise<DecoderReply> => {
    const worker = started();
    const reply = await ask(worker, await requestFor(source, type, job), deadlineMs);
    if (reply instanceof UnreadableDocument) {
      discard();
      throw reply;
    }
    if (reply.kind === 'failed') {
      loaded.delete(source.id);
      throw new UnreadableDocument(reply.reason, reply.message, { cause: reply.cause });
    }
    return reply;
  };

  const queued = (source: PdfSource, type: ImageType, job: InspectJob | DrawJob): Promise<DecoderReply> => {
    const result = before.then(() => perform(source, type, job));
    before = result.catch(() => undefined);
    return result;
  };

  return {
    inspect: async (source, type) => {
      const reply = await queued(source, type, { kind: 'inspect' });
      if (reply.kind !== 'inspected') throw new Error('The decoder answered another question than it was asked.');
      return reply.frames;
    },
    draw: async (source, type, job) => {
      const reply = await queued(source, type, { kind: 'draw', ...job });
      if (reply.kind !== 'drawn') throw new Error('The decoder answered another question than it was asked.');
      return reply.pixels;
    },
    close: async () => {
      closed = true;
      await before;
      discard();
    },
  };
}

function start(): ChildProcess {
  const child = fork(decoderPath(import.meta.url), {
    // Structured clone: pixels travel as bytes, not as JSON.
    serialization: 'advanced',
    env: {},
    execArgv: [`--max-old-space-size=${DECODER_HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that waits must not keep ours alive.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Sends the job and waits for the reply, the deadline or the process's end, whichever comes first. */
function ask(
  child: ChildProcess,
  request: DecoderRequest,
  deadlineMs: number,
): Promise<DecoderReply | UnreadableDocument> {
  return new Promise((resolve) => {
    const onMessage = (message: unknown): void => {
      settle(message as DecoderReply);
    };
    const onError = (error: Error): void => {
      settle(damagedImage(error));
    };
    const onExit = (code: number | null, signal: string | null): void => {
      settle(damagedImage(`The decoding process ended with ${signal ?? String(code)}.`));
    };
    const settle = (reply: DecoderReply | UnreadableDocument): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      // Without a listener, an error after the end would end our own process.
      if (reply instanceof UnreadableDocument) child.on('error', () => undefined);
      child.unref();
      child.channel?.unref();
      resolve(reply);
    };
    const timer = setTimeout(() => {
      settle(slowImage());
    }, deadlineMs);
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    child.ref();
    child.channel?.ref();
    child.send(request, (error) => {
      if (error !== null) onError(error);
    });
  });
}
