/** ffmpeg as WebAssembly: a fresh instance for every run, with a file system in memory that holds the recording and nothing else. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { capMemory, webAssembly, type WasmInstance, type WasmMemory } from '../pdf/webAssembly.ts';
import { INPUT, OUTPUT, type FfmpegAnswer, type FfmpegJob } from './ffmpegProtocol.ts';
import { FFMPEG_MEMORY_BYTES, MAX_PRINTED_UNITS } from './mediaLimits.ts';

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
  readonly default: (options: { instantiateWasm(imports: object, done: Instantiated): object }) => Promise<Core>;
}

/** Lines of complaint that are kept. */
const KEPT_COMPLAINTS = 12;

class TooMuch extends Error {}

export interface Ffmpeg {
  run(recording: Uint8Array, job: FfmpegJob): Promise<FfmpegAnswer>;
}

export async function loadFfmpeg(paths: { readonly core: string; readonly wasm: string }): Promise<Ffmpeg> {
  // The core asks a browser's worker where it stands.
  Object.assign(globalThis, { self: globalThis, location: { href: pathToFileURL(paths.core).href } });
  const [{ default: createCore }, compiled] = await Promise.all([
    import(pathToFileURL(paths.core).href) as Promise<CoreModule>,
    readFile(paths.wasm).then((bytes) => webAssembly.compile(bytes)),
  ]);
  return {
    run: async (recording, job) => {
      const memory = { isRefused: false as boolean };
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
      });
      const printed: string[] = [];
      const complaints: string[] = [];
      let units = 0;
      core.setLogger(({ type, message }) => {
        if (type === 'stdout') {
          units += message.length;
          if (units > MAX_PRINTED_UNITS) throw new TooMuch('The program printed too much.');
          printed.push(message);
        } else {
          complaints.push(message);
          if (complaints.length > KEPT_COMPLAINTS) complaints.shift();
        }
      });
      // Shared and not copied: a run cannot write it.
      core.FS.createDataFile('/', INPUT, recording, true, false, true);
      try {
        if (job.program === 'ffprobe') core.ffprobe(...job.arguments);
        else core.exec(...job.arguments);
      } catch (error) {
        const reason = error instanceof TooMuch || memory.isRefused ? 'too_complex' : 'corrupt';
        return { kind: 'failed', reason, cause: error instanceof Error ? error.message : String(error) };
      }
      const output = written(core);
      if (memory.isRefused && output === undefined) {
        return { kind: 'failed', reason: 'too_complex', cause: 'The program asked for too much memory.' };
      }
      return { kind: 'done', printed: printed.join('\n'), complaint: complaints.join('\n'), output };
    },
  };
}

/** Its name is made short by a tool; it is the one export that has a buffer. */
function memoryOf(instance: WasmInstance): WasmMemory {
  const exports: readonly object[] = Object.values(instance.exports);
  const memory = exports.find((value): value is WasmMemory => 'buffer' in value && 'grow' in value);
  if (memory === undefined) throw new Error('The program has no memory.');
  return memory;
}

function written({ FS }: Core): Uint8Array | undefined {
  try {
    return FS.readFile(`/${OUTPUT}`);
  } catch {
    // The file system's errors are no `Error`, and the only one that can be is that there is no such file.
    return undefined;
  }
}
