/**
 * One network on ONNX Runtime, in this thread and without waiting: its package's own wrapper answers later, reads files itself, and has no
 * bound for its memory.
 */
import type { OnnxRuntime } from 'onnxruntime-web/ort-wasm-simd-threaded.mjs';
import { capMemory, webAssembly, type CompiledWasm, type WasmMemory } from '../../pdf/webAssembly.ts';

export interface Table {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly values: Float32Array;
}

export interface Network {
  /**
   * @param shape of the values
   * @returns its only output, of which the last two dimensions are rows and columns
   * @throws Error if it gives up
   */
  run(values: Float32Array, shape: readonly number[]): Table;
}

/** `OrtLoggingLevel`: fatal ones only. */
const LOG_FATAL = 4;
/** `GraphOptimizationLevel`: all but those of the layout in memory, which take longer at the start and gain nothing for words. */
const OPTIMISE_EXTENDED = 2;
/** `ONNXTensorElementDataType`: 32-bit floating point. */
const FLOAT = 1;
/** The package's number for data in its own memory. */
const IN_MEMORY = 1;
const BYTES = 4;

/** @param compiled shared by all threads */
export async function startNetwork(
  compiled: CompiledWasm,
  memoryLimitBytes: number,
  model: () => Uint8Array,
): Promise<Network> {
  // Not with this module: where the package is missing, pages are read without it.
  const { default: startRuntime } = await import('onnxruntime-web/ort-wasm-simd-threaded.mjs');
  const runtime = await startRuntime({
    numThreads: 1,
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm: (imports, receive) => {
      const memory = memoryIn(imports);
      capMemory(memory, memoryLimitBytes, () => undefined);
      void webAssembly.instantiate(compiled, imports).then((instance) => {
        receive(instance, compiled);
      });
      return {};
    },
  });
  const scratch = runtime._malloc(4 * BYTES);
  const whole = (address: number): number => new DataView(runtime.HEAPU8.buffer).getInt32(address, true);
  const failed = (what: string): Error => {
    runtime._OrtGetLastError(scratch, scratch + BYTES);
    const message = whole(scratch + BYTES);
    return new Error(`ONNX Runtime ${what}: ${message === 0 ? 'no reason given' : runtime.UTF8ToString(message)}`);
  };
  if (runtime._OrtInit(1, LOG_FATAL) !== 0) throw failed('does not start');

  // When it is first needed: most pages need no second reader, and preparing the network takes a tenth of a second.
  let session: Session | undefined;
  const open = (): Session => (session ??= opened(runtime, model(), scratch, whole, failed));

  return {
    run: (values, shape) => {
      const { handle, names } = open();
      const data = runtime._malloc(values.byteLength);
      const dimensions = stored(runtime, shape);
      const input = runtime._OrtCreateTensor(FLOAT, data, values.byteLength, dimensions, shape.length, IN_MEMORY);
      const inputs = stored(runtime, [input]);
      const outputs = stored(runtime, [0]);
      let output = 0;
      try {
        if (data === 0 || input === 0) throw failed('has no memory');
        new Float32Array(runtime.HEAPU8.buffer, data, values.length).set(values);
        if (runtime._OrtRun(handle, names, inputs, 1, names + BYTES, 1, outputs, 0) !== 0) throw failed('gave up');
        output = whole(outputs);
        if (runtime._OrtGetTensorData(output, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0) {
          throw failed('shows no result');
        }
        const [at, sizes, rank] = [whole(scratch + 4), whole(scratch + 8), whole(scratch + 12)];
        const [rows, columns] = [whole(sizes + (rank - 2) * BYTES), whole(sizes + (rank - 1) * BYTES)];
        runtime._OrtFree(sizes);
        return { rows, columns, values: new Float32Array(runtime.HEAPU8.buffer, at, rows * columns).slice() };
      } finally {
        if (output !== 0) runtime._OrtReleaseTensor(output);
        if (input !== 0) runtime._OrtReleaseTensor(input);
        for (const address of [data, dimensions, inputs, outputs]) runtime._free(address);
      }
    },
  };
}

interface Session {
  readonly handle: number;
  /** Of the names of its input and its output. */
  readonly names: number;
}

function opened(
  runtime: OnnxRuntime,
  model: Uint8Array,
  scratch: number,
  whole: (address: number) => number,
  failed: (what: string) => Error,
): Session {
  // Memory is not kept for the next run: words differ in width, and every width would leave its own.
  const options = runtime._OrtCreateSessionOptions(OPTIMISE_EXTENDED, false, false, 0, false, 0, 0, LOG_FATAL, 0, 0);
  const at = runtime._malloc(model.length);
  if (at === 0) throw failed('has no memory');
  runtime.HEAPU8.set(model, at);
  const handle = runtime._OrtCreateSession(at, model.length, options);
  runtime._free(at);
  if (handle === 0) throw failed('does not take the network');
  const names = [0, 1].map((index) => {
    if (runtime._OrtGetInputOutputMetadata(handle, index, scratch, scratch + BYTES) !== 0) throw failed('has no names');
    return whole(scratch);
  });
  return { handle, names: stored(runtime, names) };
}

function stored(runtime: OnnxRuntime, values: readonly number[]): number {
  const address = runtime._malloc(values.length * BYTES);
  new Int32Array(runtime.HEAPU8.buffer, address, values.length).set(values);
  return address;
}

/** The package makes its memory, and hands it to its code. */
function memoryIn(imports: object): WasmMemory {
  for (const group of Object.values(imports) as object[]) {
    for (const value of Object.values(group) as unknown[]) {
      if (typeof value === 'object' && value !== null && 'grow' in value && 'buffer' in value)
        return value as WasmMemory;
    }
  }
  throw new Error('ONNX Runtime has no memory.');
}
