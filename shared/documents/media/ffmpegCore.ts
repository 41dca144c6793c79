/** ffmpeg as WebAssembly: a fresh instance for every run, with a file system in memory that holds the recording and nothing else. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { capMemory, webAssembly, type WasmInstance, type WasmMemory } from '../pdf/webAssembly.ts';
import { INPUT, OUTPUT, type FfmpegDone, type FfmpegFailed, type FfmpegJob } from './ffmpegProtocol.ts';
import { FFMPEG_MEMORY_BYTES, MAX_PRINTED_BYTES } from './mediaLimits.ts';

/** The part of `@ffmpeg/core`'s interface that we use. */
interface Core {
  readonly FS: {
    createDataFile(folder: string, name: string, bytes: Uint8Array, read: boolean, write: boolean, own: boolean): void;
    readFile(path: string): Uint8Array;
  };
  exec(...args: readonly string[]): number;
  ffprobe(...args: readonly string[]): number;
  setLogger(logger: (line: { readonly type: string; readonly message: string }) => void): void;
}

type Instantiated = (instance: WasmInstance) => void;

interface CoreModule {
  readonly default: (options: {
    instantiateWasm(imports: object, done: Instantiated): object;
    stdout(byte: number | null): void;
  }) => Promise<Core>;
}

/** For the first input, which is the recording: anything else that it asks to open is not a file in its own file system. */
const NO_NETWORK = ['-protocol_whitelist', 'file'] as const;
/** Lines of error output that are kept. */
const KEPT_COMPLAINTS = 12;

export interface Ffmpeg {
  run(recording: Uint8Array, job: FfmpegJob): Promise<FfmpegDone | FfmpegFailed>;
}

export async function loadFfmpeg(paths: { readonly core: string; readonly wasm: string }): Promise<Ffmpeg> {
  // The core looks for the globals of a browser's worker. Those that would lead to a network are removed.
  const ways = { WebSocket: undefined, fetch: undefined, EventSource: undefined };
  Object.assign(globalThis, { self: globalThis, location: { href: pathToFileURL(paths.core).href }, ...ways });
  const [{ default: createCore }, compiled] = await Promise.all([
    import(pathToFileURL(paths.core).href) as Promise<CoreModule>,
    readFile(paths.wasm).then((bytes) => webAssembly.compile(bytes)),
  ]);
  return {
    run: async (recording, job) => {
      const memory = { isRefused: false as boolean };
      const printed = collectBytes(MAX_PRINTED_BYTES);
      const core = await createCore({
        instantiateWasm: (imports, done) => {
          void webAssembly.instantiate(compiled, imports).then((instance) => {
            capMemory(memoryOf(instance), FFMPEG_MEMORY_BYTES, () => {
              memory.isRefused = true;
            });
            done(instance);
          });
          return {};
        },
        stdout: printed.take,
      });
      const complaints: string[] = [];
      core.setLogger(({ message }) => {
        complaints.push(message);
        if (complaints.length > KEPT_COMPLAINTS) complaints.shift();
      });
      // Shared, not copied: a run cannot write to it.
      core.FS.createDataFile('/', INPUT, recording, true, false, true);
      try {
        if (job.program === 'ffprobe') core.ffprobe(...NO_NETWORK, ...job.arguments);
        else core.exec(...NO_NETWORK, ...job.arguments);
      } catch (error) {
        const reason = memory.isRefused ? 'too_complex' : 'corrupt';
        return { kind: 'failed', reason, cause: error instanceof Error ? error.message : String(error) };
      }
      const output = written(core);
      if (memory.isRefused && output === undefined) {
        return { kind: 'failed', reason: 'too_complex', cause: 'The program asked for too much memory.' };
      }
      const text = printed.text();
      if (text === undefined) return { kind: 'failed', reason: 'too_complex', cause: 'The program printed too much.' };
      return { kind: 'done', printed: text, complaint: complaints.join('\n'), output };
    },
  };
}

/** A tool shortens its name; it is the only export that has a buffer. */
function memoryOf(instance: WasmInstance): WasmMemory {
  const exports: readonly object[] = Object.values(instance.exports);
  const memory = exports.find((value): value is WasmMemory => 'buffer' in value && 'grow' in value);
  if (memory === undefined) throw new Error('The program has no memory.');
  return memory;
}

interface CollectedBytes {
  readonly take: (byte: number | null) => void;
  /** Undefined if there were too many. */
  text(): string | undefined;
}

/** Byte by byte, as the program writes: a line may be longer than memory. */
function collectBytes(maxBytes: number): CollectedBytes {
  let bytes = Buffer.alloc(64 * 1024);
  let size = 0;
  return {
    take: (byte) => {
      if (byte === null) return;
      // Makes the program see that its output cannot be written.
      if (size >= maxBytes) throw new Error('The program printed too much.');
      if (size === bytes.length) bytes = Buffer.concat([bytes], 2 * bytes.length);
      bytes[size++] = byte;
    },
    text: () => (size >= maxBytes ? undefined : bytes.toString('utf8', 0, size)),
  };
}

function written({ FS }: Core): Uint8Array | undefined {
  try {
    return FS.readFile(`/${OUTPUT}`);
  } catch {
    // The file system's errors are not `Error` objects, and the only possible one is that the file does not exist.
    return undefined;
  }
}
